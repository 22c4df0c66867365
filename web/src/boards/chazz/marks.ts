/** What the last round has brought, to be kept marked: cards that were laid, chairs that were captured. */
import type { Line } from "../../protocol.ts";
import type { Kind } from "./view.ts";

export interface Marks {
  /** By chair, then by seat. */
  fresh: Map<number, Map<number, Kind[]>>;
  taken: number[];
}

/** From the last call after which somebody has sat down. */
function lastRound(events: readonly string[]): readonly string[] {
  const sat = events.findLastIndex((event) => event.includes(" sits "));
  const from = events.slice(0, sat + 1).findLastIndex((event) => event.includes(" calls "));
  const to = events.findIndex((event, number) => number > sat && event.includes(" calls "));
  return events.slice(from + 1, to < 0 ? undefined : to);
}

export function marksOf(lines: readonly Line[]): Marks {
  const round = lastRound(lines.flatMap((line) => line.events ?? []));
  const fresh: Marks["fresh"] = new Map();
  const taken: number[] = [];
  for (const event of round) {
    const [seat, verb, kind, ...chairs] = event.split(" ");
    if (verb === "captures") taken.push(Number(kind) - 1);
    if (verb !== "lays" && verb !== "moves") continue;
    const chair = Number(chairs.at(-1)) - 1;
    const there = fresh.get(chair) ?? new Map<number, Kind[]>();
    there.set(Number(seat) - 1, [...(there.get(Number(seat) - 1) ?? []), kind as Kind]);
    fresh.set(chair, there);
  }
  return { fresh, taken };
}
