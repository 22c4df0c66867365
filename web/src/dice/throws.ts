/** The chance events of a record, and the rounds of its races, each with the number that it has along the line in force. */
import { OF_SEAL } from "./record.ts";

/** The outcomes of a chance event in the order of the rules, each with its weight. */
export type Outcomes = readonly (readonly [text: string, weight: number])[];

export interface ChanceEvent {
  /** From 1, along the line that was in force when it happened. */
  k: number;
  /** The number of its entry, from 0. */
  entry: number;
  text: string;
  outcomes: Outcomes;
}

const ROUND = /^call /;

/** `chances` has the outcomes of each chance event, by the number of its entry. */
export function chanceEvents(
  entries: readonly string[],
  chances: Readonly<Record<string, Outcomes>>,
): readonly ChanceEvent[] {
  const found: ChanceEvent[] = [];
  const isChance: boolean[] = []; // for each step in force
  entries.forEach((text, entry) => {
    const outcomes = chances[entry];
    if (takenBack(text, isChance)) return;
    isChance.push(outcomes !== undefined);
    if (outcomes) found.push({ k: isChance.filter(Boolean).length, entry, text, outcomes });
  });
  return found;
}

/** The round in which a race ends, or everybody picks, after the first `count` entries: its word has been called. */
export function roundAfter(entries: readonly string[], count: number): number {
  const steps: string[] = [];
  for (const entry of entries.slice(0, count)) if (!takenBack(entry, steps)) steps.push(entry);
  return steps.filter((step) => ROUND.test(step)).length;
}

/** Goes back to the steps that are in force after an entry. False if the entry is a step itself. */
function takenBack(entry: string, steps: unknown[]): boolean {
  const [, to] = /^undo (\d+)$/.exec(entry) ?? [];
  if (to !== undefined) steps.length = Math.min(steps.length, Number(to));
  return to !== undefined || OF_SEAL.test(entry);
}
