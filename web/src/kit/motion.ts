/** A motion: what has just happened, played on the board. Any tap skips to its end. */
import type { AnyView, Line } from "../wire/protocol.ts";

export const LEG = 230;
const LONGEST = 1200;

export interface Motion<View extends AnyView = AnyView> {
  before: View;
  after: View;
  /** The steps with their events, in order, including those of chance. */
  lines: readonly Line[];
  /** All their events. */
  events: readonly string[];
  /** Milliseconds for each of a number of legs: 230, or less if all together would take more than 1.2 s. */
  leg(legs: number): number;
  /** Moves an element by keyframes. Ends at once when the motion is skipped. */
  run(element: Element, keyframes: Keyframe[] | PropertyIndexedKeyframes, ms: number, easing?: string): Promise<void>;
  /** Waits; returns at once when the motion is skipped. */
  rest(ms: number): Promise<void>;
  /** Calls back on each frame with 0 … 1. */
  frames(ms: number, draw: (part: number) => void): Promise<void>;
  /** True once somebody has tapped. */
  readonly skipped: boolean;
}

export class PlayedMotion<View extends AnyView> implements Motion<View> {
  readonly events: readonly string[];
  private readonly stop = new AbortController();
  readonly before: View;
  readonly after: View;
  readonly lines: readonly Line[];

  private readonly pace: number;

  /** With a `pace` of 2 it plays twice as fast. */
  constructor(before: View, after: View, lines: readonly Line[], pace = 1) {
    this.pace = pace;
    this.before = before;
    this.after = after;
    this.lines = lines;
    this.events = lines.flatMap((line) => line.events ?? []);
  }

  get skipped(): boolean {
    return this.stop.signal.aborted;
  }

  skip(): void {
    this.stop.abort();
  }

  leg(legs: number): number {
    return Math.min(LEG, LONGEST / Math.max(1, legs));
  }

  async run(
    element: Element,
    keyframes: Keyframe[] | PropertyIndexedKeyframes,
    ms: number,
    easing = "ease-in-out",
  ): Promise<void> {
    if (this.skipped) return;
    const animation = element.animate(keyframes, { duration: ms / this.pace, easing, fill: "forwards" });
    const finish = () => animation.finish();
    this.stop.signal.addEventListener("abort", finish);
    await animation.finished.catch(() => undefined);
    this.stop.signal.removeEventListener("abort", finish);
    if (!animation.effect || !element.isConnected) return;
    void Promise.resolve().then(() => requestAnimationFrame(() => animation.cancel()));
  }

  rest(ms: number): Promise<void> {
    return new Promise((done) => {
      if (this.skipped) return done();
      const timer = setTimeout(done, ms / this.pace);
      this.stop.signal.addEventListener("abort", () => {
        clearTimeout(timer);
        done();
      });
    });
  }

  frames(ms: number, draw: (part: number) => void): Promise<void> {
    return new Promise((done) => {
      const start = performance.now();
      const next = (now: number) => {
        const part = this.skipped ? 1 : Math.min(1, ((now - start) * this.pace) / ms);
        draw(part);
        if (part < 1) requestAnimationFrame(next);
        else done();
      };
      requestAnimationFrame(next);
    });
  }
}
