/** The course of a match: what each position was worth, and where it turned. */
import type { Judgement, Review } from "../wire/protocol.ts";

const CHANCE = -1;
const RACE = -2;
/** Millionths. What chance changed less than this is no news. */
const NEWS = 25_000;
/** Standard errors, beyond which a difference is hardly an error. */
const SURE = 2;

/** A step that changed what the match was worth. */
export interface Swing {
  kind: "luck" | "mistake" | "race";
  /** Before the step. */
  stop: number;
  /** Who erred, or whom chance or the race helped or harmed most. */
  seat: number;
  /** What it changed for this seat. */
  effect: number;
  judgement: Judgement;
}

export interface Course {
  /** For each stop, what the position is worth to each seat. */
  worths: readonly (readonly number[])[];
  /** In the order of the match. */
  swings: readonly Swing[];
  /** The decisions that cost most, the most expensive first. */
  worst: readonly Swing[];
}

/** `stops` are those of the replay, as numbers of record entries. */
export function courseOf(review: Review, stops: readonly number[]): Course {
  const before = new Map(stops.slice(1).map((entries, stop) => [entries - 1, stop]));
  const worths: (readonly number[])[] = [];
  const swings: Swing[] = [];
  const byJudgement = new Map<Judgement, Swing>();
  for (const judgement of review.judgements) {
    const stop = before.get(judgement.entry);
    if (stop === undefined) continue; // before the first decision, where the replay begins
    worths[stop] = judgement.worth;
    const swing = swingOf(judgement, stop);
    if (!swing) continue;
    swings.push(swing);
    byJudgement.set(judgement, swing);
  }
  worths[stops.length - 1] = review.result;
  const worst = review.worst.flatMap((number) => byJudgement.get(review.judgements[number] as Judgement) ?? []);
  return { worths, swings, worst };
}

/** Null if nothing can be said: within the error, or not judged yet. */
function swingOf(judgement: Judgement, stop: number): Swing | null {
  const { actor, effect, error = 0, is_clear } = judgement;
  if (actor >= 0) {
    const lost = effect[actor] ?? 0;
    return is_clear ? { kind: "mistake", stop, seat: actor, effect: lost, judgement } : null;
  }
  if (actor !== CHANCE && actor !== RACE) return null;
  const seat = mostMoved(effect);
  const moved = effect[seat] ?? 0;
  if (Math.abs(moved) < Math.max(NEWS, SURE * error)) return null;
  return { kind: actor === CHANCE ? "luck" : "race", stop, seat, effect: moved, judgement };
}

/** The seat that won or lost most; who wins goes first. */
function mostMoved(effect: readonly number[]): number {
  const most = Math.max(...effect.map(Math.abs));
  const winner = effect.indexOf(most);
  return winner < 0 ? effect.findIndex((one) => -one === most) : winner;
}

/** The largest swings, in the order of the match. */
export function largest(swings: readonly Swing[], most: number): Swing[] {
  return [...swings]
    .sort((one, other) => Math.abs(other.effect) - Math.abs(one.effect))
    .slice(0, most)
    .sort((one, other) => one.stop - other.stop);
}

/** What would have been better, and what was played instead, to be marked on the board. */
export function marksOf(swings: readonly Swing[]): Map<number, readonly string[]> {
  return new Map(
    swings.flatMap(({ stop, judgement: { better, step } }) =>
      better?.line[0] === undefined ? [] : [[stop, [better.line[0], step]] as const],
    ),
  );
}
