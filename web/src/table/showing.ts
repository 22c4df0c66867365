/**
 * Shows what has been heard, one after the other and each turn whole. Everything on the page tells of the position that
 * is shown: the board, the chips, the log and what is asked.
 */
import { batch, computed, signal } from "@preact/signals";
import type { Board } from "../kit/board.ts";
import { calm, crossFade } from "../kit/calm.ts";
import { PlayedMotion } from "../kit/motion.ts";
import type { AnyView, Line, Position } from "../wire/protocol.ts";
import { decider, turnsIn } from "./lines.ts";
import { paceOf } from "./pace.ts";

const PAUSE = 900; // milliseconds after somebody's turn
const READING = 900; // milliseconds for each decision where nothing moves: then it is read
const MOST_WAITING = 12; // turns; more have not been missed but slept through

/** A position that was heard, and the steps that led there from the one before. */
export interface Scene {
  position: Position;
  steps: Line[];
  /** The whole log up to here. */
  lines: Line[];
}

/** Somebody's turn while it is shown: what they decided last in it, and what came of that. */
export interface Turn {
  seat: number;
  /** Empty while it is played: nobody is told before the die has come to rest. */
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

  /** Shows what waits; turns wait until there is a board to show them on. */
  goOn(): void {
    if (!this.isPlaying) void this.play();
  }

  /** Ends what is played, and the pause after it. */
  skip(): void {
    this.motion.peek()?.skip();
  }

  /** Shows the last of what was heard at once. */
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
        .catch((error: unknown) => console.error(error)); // the table goes on
    this.put(scene);
    if (this.isOthers(seat)) await motion.rest(calm() ? READING : this.goesOn(seat) ? 0 : PAUSE);
    this.rest(seat);
  }

  /** Nothing is played any more; a turn that goes on is still told. */
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

  /** Another's turn, unless it is now for somebody here to act: then they wait for the question. */
  private isOthers(seat: number | null): boolean {
    const isAsked = Object.keys(this.position.peek()?.legal ?? {}).length > 0;
    return seat !== null && !this.isOwn(seat) && !isAsked && this.view.peek()?.phase !== "over";
  }

  /** Whether the seat has more to decide in this turn. */
  private goesOn(seat: number | null): boolean {
    return seat !== null && (this.position.peek()?.waits?.includes(seat) ?? false);
  }

  /** Decisions that are still to be shown. Positions without a step take no time. */
  private waiting(): number {
    return this.queue.filter(({ steps }) => steps.length).length;
  }
}
