/** Points as far as they are visible, and what decides at the end. */
import type { Reckoning } from "../../kit/board.ts";
import type { MazaitsyView, SeatView } from "../../wire/views/mazaitsy.ts";
import type { BoardWords } from "./words.ts";

const LEAST = 1; // no hare is worth less

export interface Known {
  points: number;
  /** False if hares ashore lie face down, so that there may be more. */
  isAll: boolean;
}

/**
 * A seat's certain points. Of others' hares ashore only the number is known (MZ-63); loads and written points are open.
 */
export function known({ ashore, banked, load, score }: SeatView): Known {
  if (score !== null) return { points: score, isAll: true };
  return { points: sum(load) + banked.points + ashore * LEAST, isAll: ashore === 0 };
}

/** Seats that win or lose together. */
export function parties({ seats }: MazaitsyView): number[][] {
  const team = seats.map((one, seat) => one.team ?? seat);
  return [...new Set(team)].map((party) => team.flatMap((one, seat) => (one === party ? [seat] : [])));
}

/** The seats that lead by what is visible; none if nobody does. */
export function leaders(view: MazaitsyView): number[] {
  const points = (party: number[]) => sum(party.map((seat) => known(view.seats[seat]!).points));
  const [first = [], second = []] = parties(view).sort((one, other) => points(other) - points(one));
  return points(first) > points(second) ? first : [];
}

/** Scores are given for each seat, and a team's are added up (MZ-77). */
export function teamScore({ seats }: MazaitsyView, team: readonly number[]): number {
  return sum(team.map((seat) => seats[seat]?.score ?? 0));
}

interface Standing {
  seats: number[];
  points: number;
  hares: number;
  aboard: number;
  isFirst: boolean;
}

/** More points, then more hares, then fewer of them in the boat (MZ-83); a team's are added up (MZ-77). */
function standings(view: MazaitsyView): Standing[] {
  return parties(view).map((seats) => {
    const own = seats.map((seat) => view.seats[seat]!);
    return {
      seats,
      points: teamScore(view, seats),
      hares: sum(own.map((one) => one.ashore + one.load.length + one.banked.hares)),
      aboard: sum(own.map((one) => one.load.length)),
      isFirst: own[0]?.place === 1,
    };
  });
}

/** The tie-break in words; null if there was none. */
export function decision(view: MazaitsyView, { and, end }: BoardWords, name: (seat: number) => string): string | null {
  const first = standings(view).filter((one) => one.isFirst);
  const [winner] = first;
  if (!winner) return null;
  const rivals = standings(view).filter((one) => !one.isFirst && one.points === winner.points);
  if (!rivals.length) return first.length > 1 ? end.shared : null;
  const counts = (all: Standing[], of: "hares" | "aboard") =>
    all.map((one) => end.count(one.seats.map(name).join(` ${and} `), one[of])).join(", ");
  const closest = rivals.filter((one) => one.hares === winner.hares);
  if (closest.length) return end.byLoad(winner.points, winner.hares, counts([...first, ...closest], "aboard"));
  return end.byHares(winner.points, counts([...first, ...rivals], "hares"));
}

/** The score sheet of a seat at the end. */
export function reckoning({ ashore_values, banked, load }: SeatView, words: BoardWords["reckoning"]): Reckoning[] {
  const rows = [
    { label: words.ashore, amount: sum(ashore_values ?? []) },
    { label: words.aboard, amount: sum(load) },
  ];
  return banked.hares ? [...rows, { label: words.banked, amount: banked.points }] : rows;
}

function sum(values: readonly number[]): number {
  return values.reduce((one, other) => one + other, 0);
}
