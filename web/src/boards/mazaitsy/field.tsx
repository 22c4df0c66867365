/** The field: shore, cards, the reach of funnels, hares and boats. */
import art from "@igroteka/games/mazaitsy/drawing/art.svg";
import { Component, type FunctionComponent } from "preact";
import { Art } from "../../kit/art.tsx";
import { SeatSign, seatColour, seatInk } from "../../seats/marks.tsx";
import type { Way } from "../../wire/views/mazaitsy.ts";
import { Card } from "./cards.tsx";
import type { Desk } from "./desk.ts";
import { CELL, hareSpot, type Layout, middle, SHORE } from "./geometry.ts";
import { typeOf } from "./lying.ts";
import { cellName } from "./names.ts";
import { Boat, Hare, Pennant, shownHares } from "./pieces.tsx";
import { apart, ofBoat } from "./places.ts";

export const Shore: FunctionComponent<{ desk: Desk }> = ({ desk }) => {
  const plan = desk.plan.value;
  const side = plan.size * CELL + 2 * SHORE;
  const numbers = Array.from({ length: plan.size }, (_, n) => n);
  return (
    <g transform={`translate(${plan.field.x} ${plan.field.y})`} aria-hidden="true">
      <rect class="mz-shore" x="3" y="3" width={side - 6} height={side - 6} rx="26" />
      {tufts(side).map((spot) => (
        <Art of={art.tuft} transform={`translate(${spot})`} />
      ))}
      <rect
        class="mz-bank"
        x={SHORE - 6}
        y={SHORE - 6}
        width={side - 2 * SHORE + 12}
        height={side - 2 * SHORE + 12}
        rx="15"
      />
      {numbers.map((n) => (
        <>
          <text class="mz-letter" x={SHORE + (n + 0.5) * CELL} y="24">
            {String.fromCharCode(97 + n)}
          </text>
          <text class="mz-letter" x="16" y={SHORE + (n + 0.5) * CELL + 7}>
            {n + 1}
          </text>
        </>
      ))}
    </g>
  );
};

/** Tufts along the bank, always at the same places. */
function tufts(side: number): string[] {
  const spots: string[] = [];
  for (let at = 60; at < side - 40; at += 73) {
    const by = (at * 7) % 11;
    spots.push(`${at} ${side - 8 - by / 2}`, `${side - 16 + by / 2} ${at}`);
  }
  return spots;
}

export const Cards: FunctionComponent<{ desk: Desk }> = ({ desk }) => {
  const plan = desk.plan.value;
  const view = desk.table.view.value;
  return (
    <g>
      {view.field.map((one) => (
        <Place
          key={one.cell}
          plan={plan}
          cell={one.cell}
          card={one.card}
          arrow={one.arrow}
          name={cellName(desk, one)}
        />
      ))}
      <g aria-hidden="true">
        {view.field.map(
          (one) => one.card && typeOf(one.card) === "funnel" && <Reach key={one.cell} plan={plan} cell={one.cell} />,
        )}
      </g>
    </g>
  );
};

interface OnePlace {
  plan: Layout;
  cell: string;
  card: string | null;
  arrow: Way | null;
  name: string;
}

/** A card, rendered only if it has changed, because there are many. */
class Place extends Component<OnePlace> {
  override shouldComponentUpdate(next: OnePlace): boolean {
    const { plan, card, arrow, name } = this.props;
    return next.plan !== plan || next.card !== card || next.arrow !== arrow || next.name !== name;
  }

  override render({ plan, cell, card, arrow, name }: OnePlace) {
    const { x, y } = middle(plan, cell);
    return (
      <g class="mz-card" data-cell={cell} role="img" transform={`translate(${x} ${y})`}>
        <title>{name}</title>
        <rect class="mz-empty" x="-48" y="-48" width="96" height="96" rx="11" />
        {card && <Card card={card} arrow={arrow} />}
      </g>
    );
  }
}

/** The cards from which a funnel pulls, as a faint ring that stays on the field. */
const Reach: FunctionComponent<{ plan: Layout; cell: string }> = ({ plan, cell }) => {
  const { x, y } = middle(plan, cell);
  const [from, to] = [plan.field.x + SHORE + 3, plan.field.x + SHORE + plan.size * CELL - 3];
  const [above, below] = [plan.field.y + SHORE + 3, plan.field.y + SHORE + plan.size * CELL - 3];
  const left = Math.max(from, x - 143);
  const top = Math.max(above, y - 143);
  return (
    <rect
      class="mz-reach"
      x={left}
      y={top}
      width={Math.min(to, x + 143) - left}
      height={Math.min(below, y + 143) - top}
      rx="44"
    />
  );
};

/** Swamps that are about to swallow, drawn over the hares that lie there. */
export const Swamps: FunctionComponent<{ desk: Desk }> = ({ desk }) => {
  const view = desk.table.view.value;
  return (
    <g aria-hidden="true">
      {view.seats.map(
        (seat, number) =>
          seat.swamp && (
            <Swallowing
              key={number}
              plan={desk.plan.value}
              cell={seat.swamp}
              seat={number}
              soon={view.turn === number}
            />
          ),
      )}
    </g>
  );
};

/** The owner's sign, and jaws that close when it is that seat's turn. */
const Swallowing: FunctionComponent<{ plan: Layout; cell: string; seat: number; soon: boolean }> = ({
  plan,
  cell,
  seat,
  soon,
}) => {
  const { x, y } = middle(plan, cell);
  return (
    <g class={soon ? "mz-swallowing soon" : "mz-swallowing"} transform={`translate(${x} ${y})`}>
      <rect x="-44" y="-44" width="88" height="88" rx="30" stroke={seatColour(seat)} />
      <Art class="mz-jaws" of={art.jaws} />
      <circle class="mz-whose" cy="-40" r="12" fill={seatColour(seat)} />
      <g fill={seatInk(seat)} transform="translate(0 -40)">
        <SeatSign seat={seat} />
      </g>
    </g>
  );
};

export const Hares: FunctionComponent<{ desk: Desk }> = ({ desk }) => {
  const plan = desk.plan.value;
  const view = desk.table.view.value;
  return (
    <g aria-hidden="true">
      {view.field.map((one) => {
        if (!one.hares.length) return null;
        const { x, y } = middle(plan, one.cell);
        return (
          <g key={one.cell} data-hares={one.cell} class="mz-through" transform={`translate(${x} ${y})`}>
            {shownHares(one.hares).map(({ value, count }, number) => {
              const spot = hareSpot(number, one.arrow, apart(view, one.cell));
              return (
                <g key={number} data-hare={`${one.cell} ${value}`} transform={`translate(${spot.x} ${spot.y})`}>
                  <Hare value={value} count={count} />
                </g>
              );
            })}
          </g>
        );
      })}
    </g>
  );
};

export const Boats: FunctionComponent<{ desk: Desk }> = ({ desk }) => {
  const plan = desk.plan.value;
  const view = desk.table.view.value;
  return (
    <g aria-hidden="true">
      {view.seats.map((seat, number) => {
        const spot = ofBoat(plan, view, number);
        if (!spot || !seat.heading) return null;
        const isTurn = view.turn === number && view.phase !== "over";
        return (
          <g
            key={number}
            class={isTurn ? "mz-through mz-on-turn" : "mz-through"}
            transform={`translate(${spot.x} ${spot.y})`}
          >
            <g data-boat={number}>
              <g transform={`scale(${spot.scale})`}>
                <Boat seat={number} heading={seat.heading} load={seat.load.length} />
              </g>
              {seat.team !== null && (
                <g transform={`scale(${spot.scale}) translate(7 -6)`}>
                  <Pennant team={seat.team} />
                </g>
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
};
