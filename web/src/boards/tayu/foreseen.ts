/** Points read from events: `n scores 2`. */
import type { TayuView } from "../../wire/views/tayu.ts";
import type { Way } from "./geometry.ts";
import { readEvent } from "./language.ts";

export interface Gain {
  side: Way;
  points: number;
}

export function gains(events: readonly string[]): Gain[] {
  return events
    .map(readEvent)
    .flatMap((event) => (event.verb === "scores" ? [{ side: event.side, points: event.n }] : []));
}

/** Two opposite sides, the seats that build between them, and their product. */
export interface Reach {
  sides: [Way, Way];
  seats: number[];
  counts: [number, number];
  score: number;
}

/** Both directions, including what the events add. During the auction they belong to nobody. */
export function standing(view: TayuView, added: readonly Gain[] = []): Reach[] {
  return (
    [
      ["n", "s"],
      ["w", "e"],
    ] as [Way, Way][]
  ).map((sides) => {
    const seats = view.seats.flatMap((seat, number) =>
      seat.sides?.[0] === sides[0] && view.phase !== "bid" ? [number] : [],
    );
    const counts = sides.map((side) =>
      added.filter((gain) => gain.side === side).reduce((sum, gain) => sum + gain.points, view.sides[side]),
    ) as [number, number];
    return { sides, seats, counts, score: counts[0] * counts[1] };
  });
}
