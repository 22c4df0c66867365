/** What can be chosen, what it would bring, and what others did last. */
import type { FunctionComponent, JSX } from "preact";
import { degrees, turned } from "../../kit/grid.ts";
import type { Point } from "../../kit/point.ts";
import { SeatSign, seatColour, seatInk } from "../../seats/marks.tsx";
import type { MazaitsyView, Way } from "../../wire/views/mazaitsy.ts";
import { cellsOf, type Offer, type Place, stepsOf } from "./asking.ts";
import { Card } from "./cards.tsx";
import type { Desk } from "./desk.ts";
import { type Foresight, foresight, type HareMove, type Leg } from "./foresight.ts";
import { type Layout, middle } from "./geometry.ts";
import { readStep } from "./language.ts";
import { cardAt } from "./lying.ts";
import { Boat, Going, Hare, Turned } from "./pieces.tsx";
import { ofBoat, ofHare, pointOf, TURN_KNOB } from "./places.ts";

/** The least width in pixels of anything that can be tapped. */
const FINGER = 44;

/** Ways of boats, cards laid, and hares carried since the player's last action. */
export const Recent: FunctionComponent<{ desk: Desk }> = ({ desk }) => {
  const { table } = desk;
  const plan = desk.plan.value;
  const asked = table.asked.value;
  const lines = table.recent.value.filter((line) => line.actor !== asked);
  const told = lines.map((line) => foresight(line.events ?? []));
  return (
    <g class="mz-recent mz-through" aria-hidden="true">
      {told.map(({ laid }) => laid && <Laid plan={plan} cell={laid.cell} seat={laid.seat} />)}
      {told
        .flatMap(({ legs }) => legs)
        .map((leg) => (
          <Trail plan={plan} leg={leg} />
        ))}
    </g>
  );
};

const Laid: FunctionComponent<{ plan: Layout; cell: string; seat: number }> = ({ plan, cell, seat }) => {
  const { x, y } = middle(plan, cell);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="mz-laid" x="-47" y="-47" width="94" height="94" rx="11" stroke={seatColour(seat)} />
      <circle cx="-37" cy="-37" r="11" fill={seatColour(seat)} />
      <g fill={seatInk(seat)} transform="translate(-37 -37) scale(0.95)">
        <SeatSign seat={seat} />
      </g>
    </g>
  );
};

const Trail: FunctionComponent<{ plan: Layout; leg: Leg }> = ({ plan, leg }) => {
  const [from, to] = [middle(plan, leg.from), middle(plan, leg.to)];
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return (
    <>
      <path class="mz-trail-edge" d={d} />
      <path class={`mz-trail ${leg.by}`} d={d} stroke={seatColour(leg.seat)} />
      <circle class="mz-trail-start" cx={from.x} cy={from.y} r="7" fill={seatColour(leg.seat)} />
    </>
  );
};

/** Quiet marks on all cards that can be chosen: the boat as it would lie there, and where the water would carry it. */
export const Targets: FunctionComponent<{ desk: Desk }> = ({ desk }) => {
  const { table } = desk;
  const plan = desk.plan.value;
  const view = table.view.value;
  const seat = table.asked.value;
  if (seat === null) return null;
  const isLaying = view.phase === "lay" || view.phase === "scatter";
  return (
    <g class="mz-through" aria-hidden="true">
      {desk.offers.value.flatMap((offer) =>
        cellsOf(view, offer).map((cell) => {
          const { x, y } = middle(plan, cell);
          if (cell === view.seats[seat]?.boat && !isLaying) return null;
          return isLaying ? (
            <g transform={`translate(${x} ${y})`}>
              <circle class="mz-dot-edge" r="10" />
              <circle class="mz-dot" r="7" />
            </g>
          ) : (
            <g transform={`translate(${x} ${y})`}>
              <rect class="mz-target" x="-42" y="-42" width="84" height="84" rx="12" />
              {goesTo(offer) && offer !== desk.looked.value && (
                <g transform="scale(0.84)">
                  <Boat seat={seat} heading={view.seats[seat]?.heading ?? "n"} ghost />
                </g>
              )}
            </g>
          );
        }),
      )}
      {desk.offers.value.map((offer) => {
        const told = offer.step ? desk.foreseen.value.get(offer.step) : undefined;
        return told?.legs.length && offer !== desk.looked.value ? <Drift plan={plan} told={told} /> : null;
      })}
    </g>
  );
};

/** Whether the boat goes to the card that is offered. */
function goesTo({ step }: Offer): boolean {
  return step !== undefined && stepsOf([step], "ahead", "slip left", "slip right", "funnel").length > 0;
}

/** Where a boat would be carried, faintly. */
const Drift: FunctionComponent<{ plan: Layout; told: Foresight }> = ({ plan, told }) => {
  const carried = told.legs.filter((leg) => leg.by !== "rows");
  const last = carried.at(-1);
  if (!last) return null;
  const end = middle(plan, last.to);
  return (
    <>
      {carried.map((leg) => {
        const [from, to] = [middle(plan, leg.from), middle(plan, leg.to)];
        return <path class={`mz-drift ${leg.by}`} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
      })}
      <circle class="mz-rest" cx={end.x} cy={end.y} r="13" />
    </>
  );
};

/** Everything that the offer under the cursor would bring. */
export const Looked: FunctionComponent<{ desk: Desk }> = ({ desk }) => {
  const { table } = desk;
  const offer = desk.looked.value;
  const seat = table.asked.value;
  if (!offer || seat === null) return null;
  const plan = desk.plan.value;
  const view = table.view.value;
  const told = offer.step ? desk.foreseen.value.get(offer.step) : undefined;
  return (
    <g class="mz-looked mz-through" aria-hidden="true">
      {cellsOf(view, offer).map((cell) => (
        <Cursor plan={plan} cell={cell} />
      ))}
      <Ghost desk={desk} offer={offer} view={view} seat={seat} told={told} />
      {told?.legs.map((leg) => (
        <Ahead plan={plan} leg={leg} />
      ))}
      {told && <Pickable plan={plan} view={view} told={told} />}
      {told && <GhostBoat plan={plan} view={view} told={told} seat={seat} />}
      {told?.hares.map((move) => (
        <Carried plan={plan} move={move} />
      ))}
      {told?.lost.map((cell) => (
        <Lost plan={plan} cell={cell} />
      ))}
    </g>
  );
};

const Cursor: FunctionComponent<{ plan: Layout; cell: string }> = ({ plan, cell }) => {
  const { x, y } = middle(plan, cell);
  return <rect class="mz-cursor" x={x - 46} y={y - 46} width="92" height="92" rx="12" />;
};

/** The card in hand where it would lie, or the boat where it would start; the new hares of Mazai. */
const Ghost: FunctionComponent<{
  desk: Desk;
  offer: Offer;
  view: MazaitsyView;
  seat: number;
  told: Foresight | undefined;
}> = ({ desk, offer, view, seat }) => {
  const plan = desk.plan.value;
  const { place } = offer;
  if (place.is === "bow") {
    const { x, y } = middle(plan, place.cell);
    return (
      <g transform={`translate(${x} ${y})`}>
        <Boat seat={seat} heading={place.way} ghost />
      </g>
    );
  }
  if (offer.step && readStep(offer.step).verb === "scatter")
    return (
      <>
        {cellsOf(view, offer).map((cell) => (
          <NewHare plan={plan} cell={cell} />
        ))}
      </>
    );
  const isLay = view.phase === "lay" && view.hand && (place.is === "way" || place.is === "cell");
  if (!isLay || !view.hand) return null;
  const { x, y } = middle(plan, place.cell);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="mz-ghost-card">
        <Card card={view.hand.card} arrow={place.is === "way" ? place.way : null} />
      </g>
      {view.hand.hare && (
        <g transform="translate(27 30)">
          <Hare value={view.hand.hare} />
        </g>
      )}
      <rect class="mz-cursor" x="-46" y="-46" width="92" height="92" rx="12" />
    </g>
  );
};

const NewHare: FunctionComponent<{ plan: Layout; cell: string }> = ({ plan, cell }) => {
  const { x, y } = middle(plan, cell);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle class="mz-new-hare" r="24" />
      <use href="#mz-symbol" class="mz-new-symbol" transform="scale(1.7)" y="2" />
    </g>
  );
};

const Ahead: FunctionComponent<{ plan: Layout; leg: Leg }> = ({ plan, leg }) => {
  const [from, to] = [middle(plan, leg.from), middle(plan, leg.to)];
  return <Pointed class={`mz-ahead ${leg.by}`} from={from} to={to} bend={0} />;
};

/** A line with a tip, straight or bent. */
const Pointed: FunctionComponent<{ class: string; from: Point; to: Point; bend: number }> = ({
  class: kind,
  from,
  to,
  bend,
}) => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy) || 1;
  const mid = { x: (from.x + to.x) / 2 - (dy / long) * bend, y: (from.y + to.y) / 2 + (dx / long) * bend };
  const tip = { x: to.x - (dx / long) * 12, y: to.y - (dy / long) * 12 };
  const turn = (Math.atan2(to.y - mid.y, to.x - mid.x) * 180) / Math.PI;
  const d = `M${from.x} ${from.y}Q${mid.x} ${mid.y} ${tip.x} ${tip.y}`;
  return (
    <g class={kind}>
      <path class="mz-line-edge" d={d} />
      <path class="mz-line" d={d} />
      <path class="mz-tip" transform={`translate(${to.x} ${to.y}) rotate(${turn})`} d="M4 0L-14 -10L-14 10Z" />
    </g>
  );
};

/** Hares on the way that may be taken in passing. */
const Pickable: FunctionComponent<{ plan: Layout; view: MazaitsyView; told: Foresight }> = ({ plan, view, told }) => (
  <>
    {told.legs.flatMap((leg) =>
      (cardAt(view, leg.to)?.hares ?? []).map((value) => {
        const { x, y } = ofHare(plan, view, leg.to, value);
        return <circle class="mz-pickable" cx={x} cy={y - 3} r="25" />;
      }),
    )}
  </>
);

const GhostBoat: FunctionComponent<{ plan: Layout; view: MazaitsyView; told: Foresight; seat: number }> = ({
  plan,
  view,
  told,
  seat,
}) => {
  const own = view.seats[seat];
  const cell = told.legs.at(-1)?.to ?? own?.boat;
  const heading = told.turns?.way ?? own?.heading;
  if (!cell || !heading || (!told.legs.length && !told.turns)) return null;
  const { x, y, scale } = (!told.legs.length && ofBoat(plan, view, seat)) || { ...middle(plan, cell), scale: 1 };
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Boat seat={seat} heading={heading} ghost />
    </g>
  );
};

/** Hares that a whirlpool or a swamp would carry. */
const Carried: FunctionComponent<{ plan: Layout; move: HareMove }> = ({ plan, move }) => {
  const from = middle(plan, move.from);
  if (!move.to) return <Lost plan={plan} cell={move.from} />;
  return <Pointed class="mz-carried" from={from} to={middle(plan, move.to)} bend={0} />;
};

const Lost: FunctionComponent<{ plan: Layout; cell: string }> = ({ plan, cell }) => {
  const { x, y } = middle(plan, cell);
  return (
    <g class="mz-lost" transform={`translate(${x} ${y})`}>
      <path class="mz-line-edge" d="M-18 -18L18 18M18 -18L-18 18" />
      <path class="mz-line" d="M-18 -18L18 18M18 -18L-18 18" />
    </g>
  );
};

/** What can be tapped besides cards and the tray: round handles, and hares beside the boat. */
export const Handles: FunctionComponent<{ desk: Desk }> = ({ desk }) => {
  const { table } = desk;
  const plan = desk.plan.value;
  const view = table.view.value;
  const seat = table.asked.value;
  if (seat === null) return null;
  return (
    <g aria-hidden="true">
      {desk.offers.value.map((offer) => {
        const icon = iconOf(view, seat, offer.place);
        if (!icon) return null;
        const { x, y } = pointOf(plan, view, seat, offer.place);
        const isHare = offer.place.is === "hare";
        const knob = knobOf(offer.place);
        return (
          <g
            key={offer.key}
            data-key={offer.key}
            class={`mz-handle${isHare ? " hare" : ""}${desk.looked.value === offer ? " looked" : ""}`}
            transform={`translate(${x} ${y})`}
          >
            <circle class="mz-hit" r={Math.max(knob, FINGER / 2 / plan.scale)} />
            <circle class="mz-knob" r={knob} cy={isHare ? -2 : 0} />
            {icon}
          </g>
        );
      })}
    </g>
  );
};

function iconOf(view: MazaitsyView, seat: number, place: Place): JSX.Element | null {
  switch (place.is) {
    case "turn":
      return <Turning seat={seat} heading={view.seats[seat]?.heading ?? "n"} side={place.side} />;
    case "bow":
      return (
        <g transform="scale(0.52)">
          <Going seat={seat} way={place.way} />
        </g>
      );
    case "way":
      return <path class="mz-icon" transform={`rotate(${degrees(place.way)})`} d="M0 13V-11M-9 -3L0 -13L9 -3" />;
    case "spin":
      return (
        <path
          class="mz-icon"
          transform={place.side === "counter" ? "scale(-1 1)" : undefined}
          d="M-10 6A11.5 11.5 0 1 1 2 11.5M10 14L1 12L6 4"
        />
      );
    case "hare":
      return <Hare value={place.value} />;
    case "shore":
      return <path class="mz-icon" d="M-14 9Q0 2 14 9M0 -14V-1M-6 -6L0 0L6 -6" />;
    default:
      return null;
  }
}

/** The boat as it will lie, and which way it turns to get there. */
const Turning: FunctionComponent<{ seat: number; heading: Way; side: "left" | "right" }> = ({
  seat,
  heading,
  side,
}) => (
  <g transform="scale(0.62)">
    <Turned seat={seat} from={heading} to={turned(heading, side === "left" ? -2 : 2)} />
  </g>
);

/** A handle's radius. */
function knobOf({ is }: Place): number {
  return is === "turn" ? TURN_KNOB : is === "bow" ? 29 : is === "hare" ? 27 : 25;
}
