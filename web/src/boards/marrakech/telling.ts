/** Assam's walks and their tolls, read from events. */
import { type Cell, type Leg, loop, walk } from "./geometry.ts";
import { type GameEvent, readEvent } from "./language.ts";

/** The legs of an event; empty if Assam does not move. */
export function legsOf(event: GameEvent): Leg[] {
  if (event.verb === "walks") return walk(event.start, event.end);
  return event.verb === "loops" ? [loop(event.start, event.end, event.way)] : [];
}

/** What is paid where Assam stops. `short`: less than was due. */
export interface Toll {
  seat: number;
  amount: number;
  to: number;
  short: boolean;
  out: boolean;
}

/** One walk of Assam, real or previewed. */
export interface Walk {
  from: Cell;
  slippers: number | null;
  legs: Leg[];
  /** Where he stops. */
  to: Cell;
  toll: Toll | null;
}

export function walkOf(from: Cell, events: readonly string[]): Walk {
  const found: Walk = { from, slippers: null, legs: [], to: from, toll: null };
  let due = 0;
  for (const one of events.map(readEvent)) {
    found.legs.push(...legsOf(one));
    if (one.verb === "roll") found.slippers = one.slippers;
    else if (one.verb === "owes") due = one.n;
    else if (one.verb === "pays")
      found.toll = { seat: one.seat, amount: one.n, to: one.owner, short: due > one.n, out: false };
    else if (one.verb === "out" && found.toll) found.toll.out = true;
  }
  found.to = found.legs.at(-1)?.to ?? from;
  found.from = found.legs[0]?.from ?? from;
  return found;
}
