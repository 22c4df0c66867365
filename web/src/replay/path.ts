/** The way through a match: from the first decision on, step by step and turn by turn, without what was taken back. */
import { isDecision, numbersInForce } from "../table/lines.ts";
import type { Line } from "../wire/protocol.ts";

/** Where a stop is: the third step of the turn's four, in the second turn. */
export interface Place {
  turn: number;
  step: number;
  /** How many the turn has. */
  steps: number;
}

export class Path {
  /** The steps that are walked through. Step `n` leads from stop `n` to stop `n + 1`. */
  readonly steps: readonly Line[];
  /** The stops: how many entries of the record have been played there. At the first one the first decision is asked for. */
  readonly stops: readonly number[];
  /** The stops at which a turn ends, after the first stop. A turn is what one seat decides in a row, and chance with it. */
  readonly turnEnds: readonly number[];
  /** The steps that were taken back, by the stop at which they had begun. */
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

  /** Null at the first stop, to which no turn has led. */
  place(stop: number): Place | null {
    const turn = this.turnEnds.findIndex((end) => end >= stop);
    const [start, end] = [this.turnEnds[turn - 1], this.turnEnds[turn]];
    return start === undefined || end === undefined ? null : { turn, step: stop - start, steps: end - start };
  }

  /** The stop that the first `entries` of the record lead to; if the last of them were taken back, the stop where they began. */
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
