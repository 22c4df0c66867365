/** Why the match ended, what decided it, and the score sheets. */
import type { Reckoning } from "../../kit/board.ts";
import { nameUnlessYou } from "../../kit/you.ts";
import { halvesOf } from "./describing.ts";
import { type Stall, said } from "./stall.ts";

/** MK-9, MK-20 */
export function ended(stall: Stall): string | null {
  const { view } = stall.table;
  if (view.value.phase !== "over") return null;
  const left = view.value.seats.flatMap((seat, number) => (seat.out ? [] : [number]));
  const [only, ...others] = left;
  return only !== undefined && !others.length
    ? said(stall).oneLeft(nameUnlessYou(stall.table, only))
    : said(stall).lastRug;
}

/** Dirhams decide between equal points (MK-21). */
export function decided(stall: Stall): string | null {
  const { view } = stall.table;
  const seats = view.value.seats.map((seat, number) => ({ ...seat, number })).filter((seat) => !seat.out);
  const first = seats.find((seat) => seat.place === 1);
  const equals = seats.filter((seat) => seat !== first && seat.score === first?.score);
  if (view.value.phase !== "over" || !first || !equals.length) return null;
  if (equals.some((seat) => seat.place === 1)) return said(stall).allEqual;
  return said(stall).moreDirhams(
    nameUnlessYou(stall.table, first.number),
    first.dirhams,
    Math.max(...equals.map((seat) => seat.dirhams)),
  );
}

export function reckoning(stall: Stall, seat: number): Reckoning[] {
  const words = said(stall);
  const own = stall.table.view.value.seats[seat];
  if (!own || own.out) return [{ label: words.wentOut, amount: "" }];
  return [
    { label: words.dirhams, amount: own.dirhams },
    { label: words.halves, amount: halvesOf(stall, seat) },
  ];
}
