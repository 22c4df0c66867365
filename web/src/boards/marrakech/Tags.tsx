/** Tags above everything else: tolls paid, and tolls of the cells where Assam may stop. */
import type { FunctionComponent } from "preact";
import { isTurn, looks } from "./asking.ts";
import { type Cell, centre } from "./geometry.ts";
import { walksOf } from "./Recent.tsx";
import { type Box, spread } from "./spread.ts";
import type { Stall } from "./stall.ts";
import { Payment, paymentBox, paymentText, Toll, tollBox } from "./Toll.tsx";
import { markBox } from "./TurnMark.tsx";
import type { Toll as Paid, Walk } from "./telling.ts";

const ABOVE = 66;

interface Tag extends Box {
  key: string;
  toll: Paid;
  /** Only for tolls that were paid. */
  text?: string;
}

export const Tags: FunctionComponent<{ stall: Stall }> = ({ stall }) => {
  const { yours } = stall.table;
  const seat = yours.value.length === 1 ? (yours.value[0] ?? null) : null;
  return (
    <g class="mk-tags" aria-hidden="true">
      {tags(stall, seat).map((tag) =>
        tag.text ? (
          <Payment key={tag.key} at={tag} toll={tag.toll} seat={seat} text={tag.text} />
        ) : (
          <Toll key={tag.key} at={tag} toll={tag.toll} seat={stall.table.asked.value} />
        ),
      )}
    </g>
  );
};

function tags(stall: Stall, seat: number | null): Tag[] {
  const { legal, marked, recent, view } = stall.table;
  const { assam } = view.value;
  const paying = stall.paying.value;
  if (paying) return spread(paymentsOf(stall, [paying]), [figure(paying.to)]);
  if (stall.moving.value || marked.value) return [];
  const ways = legal.value.filter(isTurn).map((turn) => looks(assam.facing, turn));
  const fixed = [figure(assam.cell), ...ways.map((way) => markBox(assam.cell, way))];
  return spread(
    [...foreseen(stall, stall.table.asked.value ?? seat), ...paymentsOf(stall, walksOf(recent.value, assam.cell))],
    fixed,
  );
}

/** One for each cell, whichever turn leads there. */
function foreseen(stall: Stall, seat: number | null): Tag[] {
  const walks = Object.values(stall.ahead.value).flat();
  const tolls = new Map(walks.flatMap(({ to, toll }) => (toll ? [[to, toll] as const] : [])));
  return [...tolls].map(([cell, toll]) => ({ ...tollBox(...centre(cell), toll, seat), key: cell, toll }));
}

function paymentsOf({ table }: Stall, walks: readonly Walk[]): Tag[] {
  return walks.flatMap(({ to, toll }, number) => {
    if (!toll) return [];
    const text = paymentText(toll, (seat) => table.name(seat));
    const [x, y] = centre(to);
    return [{ ...paymentBox(x, y - ABOVE, text), key: `paid-${number}`, toll, text }];
  });
}

/** The box that Assam takes up. */
export function figure(cell: Cell): Box {
  const [x, y] = centre(cell);
  return { x, y, wide: 78, high: 104 };
}
