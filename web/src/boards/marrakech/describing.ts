/** The board in words. */
import { nameUnlessYou } from "../../kit/you.ts";
import { looksOf } from "./Rug.tsx";
import { type Stall, said } from "./stall.ts";

export const halvesOf = ({ table }: Stall, seat: number): number =>
  Object.values(table.view.value.rugs).filter((half) => half.seat === seat).length;

/** In brief. */
export function describe(stall: Stall): string {
  const { table } = stall;
  const seen = table.view.value.seats.map((_, seat) => said(stall).seen(table.name(seat), halvesOf(stall, seat)));
  return `${assam(stall)}. ${seen.join("; ")}.`;
}

/** In full. */
export function position(stall: Stall): string[] {
  const { view, name } = stall.table;
  const words = said(stall);
  const { seats, rugs } = view.value;
  const looks = looksOf(seats.length);
  const holdings = seats.map((seat, number) =>
    seat.out ? words.isOut(name(number)) : words.holds(name(number), seat.dirhams, seat.rugs),
  );
  const lying = Object.entries(rugs)
    .filter(([cell, { other }]) => other === null || cell < other)
    .map(([cell, { seat, colour, other }]) =>
      words.rug(nameUnlessYou(stall.table, seat), looks[colour]?.pale ?? false, other ? [cell, other] : [cell]),
    );
  return [assam(stall), ...holdings, ...(lying.length ? lying.sort() : [words.noRugs])];
}

function assam(stall: Stall): string {
  const words = said(stall);
  const { cell, facing } = stall.table.view.value.assam;
  return words.assam(cell, words.ways[facing]);
}
