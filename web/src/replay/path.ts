/**
 * The way through a match, step by step and turn by turn, from the first decision, without steps that were taken back.
 */
import { isDecision, numbersInForce } from "../table/lines.ts";
import type { Line } from "../wire/protocol.ts";

/** The place of a stop, such as step 3 of 4 in turn 2. */
export interface Place {
  turn: number;
  step: number;
  /** The number of steps in the turn. */
  steps: number;
}

export class Path {
  /** The steps on the path. Step `n` leads from stop `n` to stop `n + 1`. */
  readonly steps: readonly Line[];
  /** The stops, each as the number of record entries played so far. The first stop is that of the first decision. */
  readonly stops: readonly number[];
  /**
   * The first stop, and the stops at which turns end. A turn is what one seat decides in a row, with the chance in
   * between.
   */
  readonly turnEnds: readonly number[];
  /** The steps that were taken back, by the stop at which they began. */
  readonly takenBack: ReadonlyMap<number, readonly Line[]>;
  private readonly entries: readonly Line[];
  private readonly numbers: readonly number[];
  /** How many steps come before the first decision. */
  private readonly setup: number;

  /** `entries` are those of a record: steps and undos. */
  constructor(entries: readonly Line[]) {
    this.entries = entries;
    this.numbers = numbersInForce(entries);
    const steps = this.numbers.flatMap((number) => entries[number] ?? []);
    const first = steps.findIndex(isDecision);
    this.setup = first < 0 ? steps.length : first;
    this.steps = steps.slice(this.setup);
    this.stops = [0, ...this.numbers.map((number) => number + 1)].slice(this.setup);
    this.turnEnds = endsOfTurns(this.steps);
    this.takenBack = this.allTakenBack();
  }

  get end(): number {
    return this.steps.length;
  }

  get turns(): number {
    return this.turnEnds.length - 1;
  }

  nextTurn(stop: number): number {
    return this.turnEnds.find((end) => end > stop) ?? this.end;
  }

  previousTurn(stop: number): number {
    return this.turnEnds.findLast((end) => end < stop) ?? 0;
  }

  isTurnEnd(stop: number): boolean {
    return this.turnEnds.includes(stop);
  }

  /** Null at the first stop, which is before any turn. */
  place(stop: number): Place | null {
    const turn = this.turnEnds.findIndex((end) => end >= stop);
    const [start, end] = [this.turnEnds[turn - 1], this.turnEnds[turn]];
    return start === undefined || end === undefined ? null : { turn, step: stop - start, steps: end - start };
  }

  /**
   * The stop after the first `entries` of the record; if the last of them were taken back, the stop where they began.
   */
  stopAt(entries: number): { stop: number; isTakenBack: boolean } {
    const led = numbersInForce(this.entries.slice(0, entries));
    const parts = led.findIndex((number, n) => number !== this.numbers[n]);
    const common = parts < 0 ? led.length : parts;
    return { stop: Math.max(0, common - this.setup), isTakenBack: common < led.length };
  }

  private allTakenBack(): Map<number, Line[]> {
    const found = new Map<number, Line[]>();
    const kept = new Set(this.numbers);
    let stop = -this.setup;
    this.entries.forEach((entry, number) => {
      if (kept.has(number)) stop += 1;
      else if (entry.e === "step") found.set(Math.max(0, stop), [...(found.get(Math.max(0, stop)) ?? []), entry]);
    });
    return found;
  }
}

function endsOfTurns(steps: readonly Line[]): number[] {
  const ends = [0];
  let mover = steps[0]?.actor;
  steps.forEach((step, stop) => {
    if (!isDecision(step) || step.actor === mover) return;
    ends.push(stop);
    mover = step.actor;
  });
  return steps.length ? [...ends, steps.length] : ends;
}
