/** Previews read from events: ways of boats and of hares. */
import type { Way } from "../../wire/views/mazaitsy.ts";
import { type GameEvent, readEvent } from "./language.ts";

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

/** What is certain: the events with which all outcomes begin. */
export function certain(outcomes: readonly string[][]): string[] {
  const [first = [], ...others] = outcomes;
  const differs = first.findIndex((event, number) => others.some((one) => one[number] !== event));
  return differs < 0 ? first : first.slice(0, differs);
}

export function foresight(events: readonly string[]): Foresight {
  const told: Foresight = { legs: [], turns: null, ends: null, hares: [], lost: [], laid: null };
  for (const event of events) tell(readEvent(event), told);
  return told;
}

function tell(event: GameEvent, told: Foresight): void {
  if (event.verb === "rows" || event.verb === "drifts")
    told.legs.push({ seat: event.seat, from: event.start, to: event.end, by: event.verb });
  else if (event.verb === "is pulled")
    told.legs.push({ seat: event.seat, from: event.start, to: event.end, by: "pulled" });
  else if (event.verb === "turns") told.turns = { seat: event.seat, way: event.way };
  else if (event.verb === "stops at" || event.verb === "is blocked at") told.ends = event.cell;
  else if (event.verb === "lays")
    told.laid = { seat: event.seat, card: event.card, cell: event.cell, arrow: event.way ?? null };
  else if (event.verb === "whirls" || event.verb === "sucks")
    told.hares.push({ from: event.start, to: event.end ?? null, tokens: event.tokens, by: event.verb });
  else if (event.verb === "clears" || event.verb === "swallows") told.lost.push(event.cell);
}
