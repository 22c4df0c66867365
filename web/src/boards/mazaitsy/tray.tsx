/** Beside the field: the row in its order, the pile, and the load of each boat. */
import art from "@igroteka/games/mazaitsy/drawing/art.svg";
import type { FunctionComponent } from "preact";
import { Art } from "../../kit/art.tsx";
import type { Point } from "../../kit/point.ts";
import { isPlayedByYou, nameUnlessYou } from "../../kit/you.ts";
import { SeatSign, seatColour, seatInk } from "../../seats/marks.tsx";
import { type Place, samePlace } from "./asking.ts";
import { Card } from "./cards.tsx";
import type { Desk } from "./desk.ts";
import { holdRoom, holdSpot, type Layout } from "./geometry.ts";
import { HelpMark } from "./help.tsx";
import { type LyingCard, typeOf } from "./lying.ts";
import { lyingName } from "./names.ts";
import { Hare, Pennant, shownHares } from "./pieces.tsx";

export function trayTransform(plan: Layout): string {
  return `translate(${plan.tray.x} ${plan.tray.y}) scale(${plan.tray.scale})`;
}

/** The key of the offer at a place, if there is one. */
function keyAt(desk: Desk, place: Place): string | undefined {
  return desk.offers.value.find((one) => samePlace(one.place, place))?.key;
}

/** A card beside the field: one in hand, one of the row, or Mazai. */
interface Lying {
  card: LyingCard;
  /** The seat that is going to use it, as far as the row shows. */
  seat: number | null;
  /** Its number in the row, or null for Mazai and the hand. */
  number: number | null;
}

/** The hand or Mazai's turn first, then the row from the farthest card. */
export function lying(desk: Desk): Lying[] {
  const view = desk.table.view.value;
  const players = view.seats.length;
  const turn = view.turn ?? 0;
  const isOn = view.phase !== "over";
  const cards: Lying[] = view.hand ? [{ card: view.hand, seat: turn, number: null }] : [];
  const first = cards.length;
  for (const [number, card] of view.row.entries())
    cards.push({ card, seat: isOn ? (turn + number + first) % players : null, number: number + 1 });
  const { seat } = view.mazai;
  if (seat === null) return cards;
  const at = (seat - turn + players) % players;
  const mazai: Lying = { card: { card: "mazai", hare: null }, seat, number: null };
  return [...cards.slice(0, at), mazai, ...cards.slice(at).map((one) => ({ ...one, seat: null }))];
}

export const Tray: FunctionComponent<{ desk: Desk }> = ({ desk }) => {
  const plan = desk.plan.value;
  return (
    <g transform={trayTransform(plan)}>
      <Captions desk={desk} />
      <Row desk={desk} />
      <Pile desk={desk} />
      <Helps desk={desk} />
      {desk.table.view.value.seats.map((_, seat) => (
        <Hold key={seat} desk={desk} seat={seat} />
      ))}
    </g>
  );
};

const Captions: FunctionComponent<{ desk: Desk }> = ({ desk }) => {
  const { words, table } = desk;
  const plan = desk.plan.value;
  const view = table.view.value;
  const [next] = lying(desk);
  const rounds = words.rounds(view.mazai.appeared, view.mazai.rounds);
  const text =
    view.phase === "pick"
      ? words.use
      : next?.seat === null || !next
        ? ""
        : whose(desk, next.seat, next.card.card === "mazai");
  const slot = plan.slots[0]!;
  const end = plan.tray.width - 8;
  const apart = Math.min(24, 120 / view.mazai.rounds);
  return (
    <g class="mz-captions">
      {plan.upright ? (
        <text class="mz-caption lay" x={slot.x} y="21">
          {text}
        </text>
      ) : (
        <foreignObject
          x={slot.x + plan.card + 10}
          y={slot.y}
          width={plan.tray.width - slot.x - plan.card - 10}
          height={plan.card}
        >
          <div class="mz-caption beside">{text}</div>
        </foreignObject>
      )}
      <g class="mz-rounds" role="img" aria-label={view.mazai.last_lap ? `${rounds}, ${words.lastLap}` : rounds}>
        <title>{rounds}</title>
        {Array.from({ length: view.mazai.rounds }, (_, n) => (
          <Art
            of={art.hat}
            class={n < view.mazai.appeared ? "mz-round past" : "mz-round"}
            transform={
              plan.upright
                ? `translate(${end - 10 - (view.mazai.rounds - 1 - n) * apart} 16)`
                : `translate(${22 + n * apart} 16)`
            }
          />
        ))}
        {view.mazai.last_lap && (
          <text
            class="mz-caption last"
            x={plan.upright ? end - 8 - view.mazai.rounds * apart : 16 + view.mazai.rounds * apart}
            y="21"
            text-anchor={plan.upright ? "end" : "start"}
          >
            {words.lastLap}
          </text>
        )}
      </g>
    </g>
  );
};

function whose({ words, table }: Desk, seat: number, isMazai: boolean): string {
  const isMine = table.asked.value === seat || isPlayedByYou(table, seat);
  if (isMazai) return isMine ? words.youScatter : words.theyScatter(table.called(seat));
  return isMine ? words.youLay : words.theyLay(table.called(seat));
}

const Row: FunctionComponent<{ desk: Desk }> = ({ desk }) => {
  const { words, table } = desk;
  const plan = desk.plan.value;
  const scale = plan.card / 100;
  const isPick = table.view.value.phase === "pick";
  return (
    <>
      {lying(desk).map(({ card, seat, number }, n) => {
        const slot = plan.slots[n];
        if (!slot) return null;
        const key = number === null ? undefined : keyAt(desk, { is: "row", number });
        const name = lyingName(desk, card);
        return (
          <g
            key={number ?? card.card}
            data-slot={number ?? (card.card === "mazai" ? "mazai" : "hand")}
            data-key={key}
            data-row={number ?? undefined}
            data-card={card.card}
            class={`mz-lying${n === 0 && !isPick ? " next" : ""}${key ? " offered" : ""}${desk.looked.value?.key === key && key ? " looked" : ""}`}
            role="img"
            aria-label={number === null ? name : `${words.rowCard(number)}: ${name}`}
            transform={`translate(${slot.x + plan.card / 2} ${slot.y + plan.card / 2}) scale(${scale})`}
          >
            <rect class="mz-lying-edge" x="-50" y="-50" width="100" height="100" rx="13" />
            <Card card={card.card} />
            {card.hare && (
              <g transform="translate(24 28)">
                <Hare value={card.hare} />
              </g>
            )}
            {seat !== null && <Whose seat={seat} x={37} y={-37} />}
          </g>
        );
      })}
    </>
  );
};

const Whose: FunctionComponent<{ seat: number } & Point> = ({ seat, x, y }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle class="mz-whose" r="16" fill={seatColour(seat)} />
    <g fill={seatInk(seat)} transform="scale(1.6)">
      <SeatSign seat={seat} />
    </g>
  </g>
);

/** A question mark on each card that lies here. */
const Helps: FunctionComponent<{ desk: Desk }> = ({ desk }) => {
  const plan = desk.plan.value;
  const { top } = desk.table.view.value;
  const places = [
    ...lying(desk).map(({ card }, n) => ({ card: card.card, slot: plan.slots[n] })),
    ...(top ? [{ card: top, slot: plan.pile }] : []),
  ];
  const px = plan.scale * plan.tray.scale;
  return (
    <>
      {places.map(
        ({ card, slot }, n) =>
          slot && (
            <HelpMark
              key={n}
              desk={desk}
              card={card}
              wide={plan.card}
              at={{ x: Math.max(slot.x + plan.card * 0.2, 13 / px), y: slot.y + plan.card * 0.86 }}
              px={px}
            />
          ),
      )}
    </>
  );
};

const Pile: FunctionComponent<{ desk: Desk }> = ({ desk }) => {
  const { words, table } = desk;
  const plan = desk.plan.value;
  const view = table.view.value;
  const scale = plan.card / 100;
  const left = view.pile + (view.top ? 1 : 0);
  const key = keyAt(desk, { is: "top" });
  const name = view.top ? `, ${words.top}: ${words.cards[typeOf(view.top)].name}` : "";
  const looked = key !== undefined && desk.looked.value?.key === key;
  return (
    <>
      <g
        data-slot="top"
        data-key={key}
        data-top={view.top ?? undefined}
        class={`mz-lying${key ? " offered" : ""}${looked ? " looked" : ""}`}
        role="img"
        aria-label={`${words.pile}: ${words.pileCards(left)}${name}`}
        transform={`translate(${plan.pile.x + plan.card / 2} ${plan.pile.y + plan.card / 2}) scale(${scale})`}
      >
        {left > 2 && <rect class="mz-under" x="-43" y="-43" width="96" height="96" rx="11" />}
        {left > 1 && <rect class="mz-under" x="-45.5" y="-45.5" width="96" height="96" rx="11" />}
        <rect class="mz-lying-edge" x="-50" y="-50" width="100" height="100" rx="13" />
        {view.top ? <Card card={view.top} /> : <rect class="mz-empty" x="-48" y="-48" width="96" height="96" rx="11" />}
      </g>
      <g transform={`translate(${plan.pile.x + plan.card + 14} ${plan.pile.y})`} class="mz-stock">
        <g role="img" aria-label={words.pileCards(left)}>
          <title>{words.pileCards(left)}</title>
          <rect class="mz-under" x="0" y="6" width="22" height="22" rx="4" />
          <rect class="mz-stock-card" x="-4" y="2" width="22" height="22" rx="4" />
          <text x="28" y="23">
            {left}
          </text>
        </g>
        <g role="img" aria-label={words.pool(view.pool)}>
          <title>{words.pool(view.pool)}</title>
          <use href="#mz-symbol" class="mz-stock-hare" transform="translate(8 58) scale(1.5)" />
          <text x="28" y="65">
            {view.pool}
          </text>
        </g>
      </g>
    </>
  );
};

const Hold: FunctionComponent<{ desk: Desk; seat: number }> = ({ desk, seat }) => {
  const { words, table } = desk;
  const plan = desk.plan.value;
  const view = table.view.value;
  const box = plan.holds[seat]!;
  const { load, ashore, partner, team } = view.seats[seat]!;
  const giveKey = keyAt(desk, { is: "boat", seat });
  const aboard = words.hold(
    nameUnlessYou(table, seat),
    load.map((value) => words.hare(value)).join(", ") || words.empty,
  );
  const name = [aboard, words.ashore(ashore), partner !== null && words.partner(table.name(partner))]
    .filter(Boolean)
    .join("; ");
  const r = Math.min(1, box.height / 62, holdRoom(plan, box) / 54);
  return (
    <g class={view.turn === seat && view.phase !== "over" ? "mz-hold turn" : "mz-hold"} role="img" aria-label={name}>
      <rect
        class="mz-hold-box"
        x={box.x}
        y={box.y}
        width={box.width}
        height={box.height}
        rx="20"
        data-key={giveKey}
        stroke={seatColour(seat)}
      />
      <g transform={`translate(${box.x + 27} ${box.y + box.height / 2})`} class="mz-through">
        <circle r="17" fill={seatColour(seat)} />
        <circle r="17" fill={`url(#seat-${seat + 1})`} opacity="0.35" />
        <circle r="11" fill={seatColour(seat)} />
        <g fill={seatInk(seat)} transform="scale(1.35)">
          <SeatSign seat={seat} />
        </g>
        {partner !== null && (
          <g transform="scale(0.55)">
            <Whose seat={partner} x={27} y={22} />
          </g>
        )}
        {team !== null && (
          <g transform="translate(9 2) scale(0.62)">
            <Pennant team={team} />
          </g>
        )}
      </g>
      {plan.upright && (
        <g transform={`translate(${box.x + box.width - 50} ${box.y + box.height / 2})`} class="mz-through">
          <use href="#mz-symbol" class="mz-hold-ashore" transform="scale(1.3)" y="2" />
          <path class="mz-ashore-bank" d="M-14 13Q0 6 14 13" />
          <text x="18" y="8">
            {view.seats[seat]!.ashore + view.seats[seat]!.banked.hares}
          </text>
        </g>
      )}
      {Array.from({ length: 4 }, (_, n) => {
        const { x, y } = holdSpot(plan, box, n);
        return <circle class="mz-seat-aboard" cx={x} cy={y} r="9" />;
      })}
      {shownHares(load).map(({ value, count }, n) => {
        const { x, y } = holdSpot(plan, box, n);
        const key = keyAt(desk, { is: "hold", seat, value });
        const looked = key !== undefined && desk.looked.value?.key === key;
        return (
          <g
            key={n}
            class={`mz-token${key ? " offered" : ""}${looked ? " looked" : ""}`}
            data-key={key}
            data-hold={seat}
            data-value={value}
            data-load={`${seat} ${value}`}
            transform={`translate(${x} ${y}) scale(${r})`}
          >
            <rect class="mz-hit" x="-30" y="-32" width="60" height="60" />
            {key && <circle class="mz-token-ring" r="25" cy="-2" />}
            <Hare value={value} count={count} />
          </g>
        );
      })}
    </g>
  );
};
