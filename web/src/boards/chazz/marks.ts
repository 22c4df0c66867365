/** What the last round changed, to be marked: cards laid, chairs captured. */
import type { Line } from "../../wire/protocol.ts";
import { type GameEvent, type Kind, readEvent } from "./language.ts";

export interface Marks {
  /** By chair, then by seat. */
  fresh: Map<number, Map<number, Kind[]>>;
  taken: number[];
}

/** The lines from the last call after which somebody has sat down. */
function lastRound(events: readonly GameEvent[]): readonly GameEvent[] {
  const sat = events.findLastIndex(({ verb }) => verb === "sits");
  const from = events.slice(0, sat + 1).findLastIndex(({ verb }) => verb === "calls");
  const to = events.findIndex(({ verb }, number) => number > sat && verb === "calls");
  return events.slice(from + 1, to < 0 ? undefined : to);
}

export function marksOf(lines: readonly Line[]): Marks {
  const round = lastRound(lines.flatMap((line) => line.events ?? []).map(readEvent));
  const fresh: Marks["fresh"] = new Map();
  const taken: number[] = [];
  for (const event of round) {
    if (event.verb === "captures") taken.push(event.chair - 1);
    if (event.verb !== "lays" && event.verb !== "moves") continue;
    const there = fresh.get(event.chair - 1) ?? new Map<number, Kind[]>();
    there.set(event.seat, [...(there.get(event.seat) ?? []), event.kind]);
    fresh.set(event.chair - 1, there);
  }
  return { fresh, taken };
}
