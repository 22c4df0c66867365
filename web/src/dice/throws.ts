/** The chance events of a record, each with the number that it has along the line in force. */

/** The outcomes of a chance event in the order of the rules, each with its weight. */
export type Outcomes = readonly (readonly [text: string, weight: number])[];

/** The outcomes of each chance event, by the number of its entry from 0, as the server tells them. */
export type Chances = Readonly<Record<string, Outcomes>>;

/** Who takes steps with this text, by the game's words; nobody, if the game has no such step. */
export type Actors = (text: string) => readonly string[];

export interface ChanceEvent {
  /** From 1, along the line that was in force when it happened. */
  k: number;
  /** The number of its entry, from 0. */
  entry: number;
  text: string;
  outcomes: Outcomes;
}

const MOST = 2n ** 53n; // beyond it JSON is not exact
const UNDO = /^undo (0|[1-9]\d{0,8})$/;

export function chanceEvents(entries: readonly string[], chances: Chances): readonly ChanceEvent[] {
  const found: ChanceEvent[] = [];
  const isChance: boolean[] = []; // for each step in force
  entries.forEach((text, entry) => {
    const outcomes = chances[entry];
    const to = undoneTo(text);
    if (to !== null) isChance.length = Math.min(isChance.length, to);
    else isChance.push(outcomes !== undefined);
    if (outcomes) found.push({ k: isChance.filter(Boolean).length, entry, text, outcomes });
  });
  return found;
}

/** The number of steps to which an entry goes back; null if it is a step itself. */
export function undoneTo(entry: string): number | null {
  const to = UNDO.exec(entry)?.[1];
  return to === undefined ? null : Number(to);
}

/** Whether what the server tells can be used: it has outcomes exactly for the steps of chance, each with weights of which
 * the outcome of the record has one. Where both chance and seats take a step, the server says whose it is.
 */
export function areUsable(chances: unknown, entries: readonly string[], actors: Actors): chances is Chances {
  if (typeof chances !== "object" || chances === null) return false;
  const told = new Map<string, unknown>(Object.entries(chances));
  const fits = entries.every((entry, number) => {
    const outcomes = told.get(String(number));
    told.delete(String(number));
    const by = undoneTo(entry) === null ? actors(entry) : [];
    if (outcomes === undefined) return !by.includes("chance") || by.length > 1;
    return by.includes("chance") && areOutcomes(outcomes, entry);
  });
  return fits && told.size === 0;
}

function areOutcomes(told: unknown, thrown: string): boolean {
  if (!Array.isArray(told) || !told.every(isOutcome)) return false;
  const texts = new Set(told.map(([text]) => text));
  const sum = told.reduce((all, [, weight]) => all + BigInt(weight), 0n);
  return texts.size === told.length && texts.has(thrown) && sum <= MOST;
}

function isOutcome(told: unknown): told is Outcomes[number] {
  if (!Array.isArray(told)) return false;
  const [text, weight] = told;
  return typeof text === "string" && Number.isSafeInteger(weight) && weight >= 1;
}
