/**
 * Shows positions one after the other, each turn in full. Everything on the page belongs to the position that is shown:
 * the board, the chips, the log and the question.
 */
import { batch, computed, signal } from "@preact/signals";
import type { Board } from "../kit/board.ts";
import { calm, crossFade } from "../kit/calm.ts";
import { PlayedMotion } from "../kit/motion.ts";
import type { AnyView, Line, Position } from "../wire/protocol.ts";
import { decider, turnsIn } from "./lines.ts";
import { paceOf } from "./pace.ts";

const PAUSE = 900; // milliseconds after somebody's turn
const READING = 900; // milliseconds to read each decision, with reduced motion
const MOST_WAITING = 12; // turns; if more are waiting, nobody has been watching

/** A position, and the steps that led there from the one before. */
export interface Scene {
  position: Position;
  steps: Line[];
  /** The whole log up to here. */
  lines: Line[];
}

/** Whether the match is over: played to its end, or ended unfinished. */
export function isOver(position: Position | null): boolean {
  return position?.view.phase === "over" || position?.ended !== undefined;
}

/** A turn while it is shown: the seat, and its last decision with what followed. */
export interface Turn {
  seat: number;
  /** Empty while it is played, so that the result of a die is not told before it has come to rest. */
  lines: readonly Line[];
}

export class Showing {
  readonly position = signal<Position | null>(null);
  readonly lines = signal<readonly Line[]>([]);
  readonly turn = signal<Turn | null>(null);
  readonly motion = signal<PlayedMotion<AnyView> | null>(null);
  readonly view = computed(() => this.position.value?.view);

  private readonly queue: Scene[] = [];
  private isPlaying = false;
  private readonly board: () => Board | null;
  private readonly isOwn: (seat: number) => boolean;
  private readonly shown: (scene: Scene) => void;

  /** `shown` is called when a scene is on the page. */
  constructor(board: () => Board | null, isOwn: (seat: number) => boolean, shown: (scene: Scene) => void) {
    this.board = board;
    this.isOwn = isOwn;
    this.shown = shown;
  }

  add(scene: Scene): void {
    this.queue.push(scene);
    this.goOn();
    if (turnsIn(this.queue.map(({ steps }) => steps)) > MOST_WAITING) this.hurry();
  }

  /** Shows what is queued. Turns wait until the board is loaded. */
  goOn(): void {
    if (!this.isPlaying) void this.play();
  }

  /** Ends the motion that is played, and the pause after it. */
  skip(): void {
    this.motion.peek()?.skip();
  }

  /** Shows the latest position at once. */
  hurry(): void {
    const last = this.queue.at(-1);
    if (last) this.queue.splice(0, this.queue.length, { ...last, steps: [] });
    this.skip();
  }

  private async play(): Promise<void> {
    this.isPlaying = true;
    while (this.queue[0] && (this.board() || !this.position.peek())) await this.show(this.queue.shift() as Scene);
    this.isPlaying = false;
  }

  private async show(scene: Scene): Promise<void> {
    const before = this.view.peek();
    const seat = decider(scene.steps);
    if (!before || !scene.steps.length || document.hidden) {
      this.put(scene);
      return this.rest(seat);
    }
    const motion = new PlayedMotion(before, scene.position.view, scene.steps, paceOf(this.waiting()));
    batch(() => {
      this.turn.value = seat === null ? null : { seat, lines: [] };
      this.motion.value = motion;
    });
    if (calm()) crossFade();
    else
      await this.board()
        ?.animate?.(motion)
        .catch((error: unknown) => console.error(error)); // the table goes on without it
    this.put(scene);
    if (this.isOthers(seat)) await motion.rest(calm() ? READING : this.goesOn(seat) ? 0 : PAUSE);
    this.rest(seat);
  }

  /** Ends the motion. A turn that goes on stays in the bar. */
  private rest(seat: number | null): void {
    batch(() => {
      this.motion.value = null;
      if (!this.goesOn(seat)) this.turn.value = null;
    });
  }

  private put(scene: Scene): void {
    batch(() => {
      this.position.value = scene.position;
      this.lines.value = scene.lines;
      const seat = decider(scene.steps);
      this.turn.value = seat === null ? null : { seat, lines: scene.steps };
    });
    this.shown(scene);
  }

  /** Whether it is another player's turn and nobody here has to act, so that a pause delays no question. */
  private isOthers(seat: number | null): boolean {
    const isAsked = Object.keys(this.position.peek()?.legal ?? {}).length > 0;
    return seat !== null && !this.isOwn(seat) && !isAsked && !isOver(this.position.peek());
  }

  /** Whether the seat has more to decide in this turn. */
  private goesOn(seat: number | null): boolean {
    return seat !== null && (this.position.peek()?.waits?.includes(seat) ?? false);
  }

  /** The number of decisions in the queue. Positions without a step take no time. */
  private waiting(): number {
    return this.queue.filter(({ steps }) => steps.length).length;
  }
}
