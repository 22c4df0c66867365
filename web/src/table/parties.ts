/** Parties win together: the seats of a team, or each seat for itself. */
import type { Board } from "../kit/board.ts";
import type { AnyView } from "../wire/protocol.ts";

export interface Party {
  seats: number[];
  place: number | null;
  score: number | null;
}

/** Parties in order of their places. `teams` has the team of each seat, and is empty where nobody has a partner. */
export function parties(
  view: { seats: readonly Pick<AnyView["seats"][number], "score" | "place">[] },
  teams: readonly number[],
  board: Pick<Board, "teamScore"> | null,
): Party[] {
  const seats = view.seats.map((_, seat) => seat);
  const groups = teams.length
    ? [...new Set(teams)].map((team) => seats.filter((seat) => teams[seat] === team))
    : seats.map((seat) => [seat]);
  const all = groups.map((group) => {
    const first = view.seats[group[0] ?? 0];
    const score = group.length > 1 ? (board?.teamScore?.(group) ?? first?.score ?? null) : (first?.score ?? null);
    return { seats: group, place: first?.place ?? null, score };
  });
  const rank = ({ place }: Party) => place ?? Infinity;
  return all
    .sort((one, other) => rank(one) - rank(other))
    .map((party, at, sorted) => ({ ...party, place: placeAmong(sorted, party, at) }));
}

/** A team takes one place, whatever the number of its seats. */
function placeAmong(sorted: readonly Party[], { place }: Party, at: number): number | null {
  return place === null ? null : 1 + sorted.slice(0, at).filter((other) => (other.place ?? Infinity) < place).length;
}

/** The partners of a seat. */
export function partners(teams: readonly number[], seat: number): number[] {
  return teams.flatMap((team, other) => (other !== seat && team === teams[seat] ? [other] : []));
}
