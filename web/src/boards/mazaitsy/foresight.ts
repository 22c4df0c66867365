/** What events say about places on the board: ways of boats, and of hares. */
import type { Way } from "./view.ts";

export type Leg = { seat: number; from: string; to: string; by: "rows" | "drifts" | "pulled" };
export type HareMove = { from: string; to: string | null; tokens: number; by: "whirls" | "sucks" };

export interface Foresight {
  legs: Leg[];
  /** The heading after a turn. */
  turns: { seat: number; way: Way } | null;
  /** Where a log or a current without a way out ends the stage. */
  ends: string | null;
  hares: HareMove[];
  /** Cards whose hares are lost. */
  lost: string[];
  laid: { seat: number; card: string; cell: string; arrow: Way | null } | null;
}

/** What is certain whatever chance says: the events with which all outcomes begin. */
export function certain(outcomes: readonly string[][]): string[] {
  const [first = [], ...others] = outcomes;
  const differs = first.findIndex((event, number) => others.some((one) => one[number] !== event));
  return differs < 0 ? first : first.slice(0, differs);
}

export function foresight(events: readonly string[]): Foresight {
  const told: Foresight = { legs: [], turns: null, ends: null, hares: [], lost: [], laid: null };
  for (const event of events) read(event.split(" "), told);
  return told;
}

function read(words: string[], told: Foresight): void {
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = words;
  const seat = Number(first) - 1;
  if (second === "rows" || second === "drifts") told.legs.push({ seat, from: third, to: fourth, by: second });
  else if (second === "is" && third === "pulled") told.legs.push({ seat, from: fourth, to: fifth, by: "pulled" });
  else if (second === "turns") told.turns = { seat, way: third as Way };
  else if (second === "stops") told.ends = fourth;
  else if (second === "is" && third === "blocked") told.ends = fifth;
  else if (second === "lays") told.laid = { seat, card: third, cell: fourth, arrow: (fifth || null) as Way | null };
  else if (first === "whirls" || first === "sucks") told.hares.push({ from: third, to: fourth === "away" ? null : fourth, tokens: Number(second), by: first });
  else if (first === "clears" || first === "swallows") told.lost.push(third);
}
