/** Texts of events, read into what they tell. */
import { loop, walk, type Cell, type Leg, type Pair, type Way } from "./geometry.ts";

export type Told =
  | { what: "faces"; way: Way }
  | { what: "goes"; legs: Leg[] }
  | { what: "roll"; slippers: number }
  | { what: "owes" | "pays"; seat: number; amount: number; to: number }
  | { what: "out"; seat: number }
  | { what: "lays"; seat: number; cells: Pair; colour: number };

export function pairOf(text: string): Pair {
  return [text.slice(0, 2), text.slice(2)];
}

/** Null for what is told in another way. */
export function told(text: string): Told | null {
  const words = text.split(" ") as [string, string, ...string[]];
  const [first, second, third, fourth, fifth] = words;
  if (first === "faces") return { what: "faces", way: second as Way };
  if (first === "walks") return { what: "goes", legs: walk(second, third as Cell) };
  if (first === "loops") return { what: "goes", legs: [loop(second, third as Cell, fourth as Way)] };
  if (first === "roll") return { what: "roll", slippers: Number(second) };
  const seat = Number(first) - 1;
  if (second === "owes" || second === "pays") return { what: second, seat, amount: Number(third), to: Number(fifth) - 1 };
  if (second === "out") return { what: "out", seat };
  if (second === "lays") return { what: "lays", seat, cells: pairOf(third as string), colour: Number(fifth) - 1 };
  return null;
}

export const allTold = (events: readonly string[]): Told[] => events.map(told).filter((one) => one !== null);

/** What is paid where Assam comes to rest. `short`: it is not all that was due. */
export interface Toll {
  seat: number;
  amount: number;
  to: number;
  short: boolean;
  out: boolean;
}

/** One walk of Assam, as it was or would be. */
export interface Walk {
  from: Cell;
  slippers: number | null;
  legs: Leg[];
  /** Where he comes to rest. */
  to: Cell;
  toll: Toll | null;
}

export function walkOf(from: Cell, events: readonly string[]): Walk {
  const found: Walk = { from, slippers: null, legs: [], to: from, toll: null };
  let due = 0;
  for (const one of allTold(events)) {
    if (one.what === "roll") found.slippers = one.slippers;
    else if (one.what === "goes") found.legs.push(...one.legs);
    else if (one.what === "owes") due = one.amount;
    else if (one.what === "pays") found.toll = { ...one, short: due > one.amount, out: false };
    else if (one.what === "out" && found.toll) found.toll.out = true;
  }
  found.to = found.legs.at(-1)?.to ?? from;
  found.from = found.legs[0]?.from ?? from;
  return found;
}
