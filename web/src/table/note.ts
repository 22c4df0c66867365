/** One sentence that is shown for a while where the player looks. */
import { signal } from "@preact/signals";
import type { World } from "../wire/socket.ts";

const LASTS = 6000; // milliseconds

export class Note {
  readonly text = signal<string | null>(null);
  private readonly world: Pick<World, "later">;
  private stopTimer: (() => void) | null = null;
  private outlivesTurn = false;

  constructor(world: Pick<World, "later">) {
    this.world = world;
  }

  /** `outlivesTurn`: the sentence stays when the next turn is shown, because that turn is its reason. */
  say(sentence: string, outlivesTurn = false): void {
    this.stopTimer?.();
    this.text.value = sentence;
    this.outlivesTurn = outlivesTurn;
    this.stopTimer = this.world.later(LASTS, () => this.clear());
  }

  clear(): void {
    this.text.value = null;
  }

  /** Another position is shown. If a turn led to it, notes about the position before it go. */
  positionShown(isAfterTurn: boolean): void {
    if (isAfterTurn && !this.outlivesTurn) this.clear();
    this.outlivesTurn = false;
  }
}
