/** Question marks on cards, which explain what a card is and does. */
import type { FunctionComponent } from "preact";
import type { Point } from "../../kit/point.ts";
import type { Desk } from "./desk.ts";
import { CELL, middle } from "./geometry.ts";
import { cardAt, typeOf } from "./lying.ts";

const DRAWN = 24; // pixels
const FINGER = 44;

/** `px` is the number of pixels per unit. The touch area leaves half of the card for other taps. */
export const HelpMark: FunctionComponent<{
  desk: Desk;
  card: string;
  wide: number;
  at: Point;
  px: number;
  cell?: string;
}> = ({ desk, card, wide, at, px, cell }) => {
  if (desk.table.big) return null;
  const { words } = desk;
  const r = DRAWN / 2 / px;
  return (
    <g
      class="mz-help"
      role="button"
      tabindex={0}
      aria-label={words.whatIs(words.cards[typeOf(card)].name)}
      data-help={card}
      data-cell={cell}
      transform={`translate(${at.x} ${at.y})`}
    >
      <circle class="mz-hit" r={Math.max(r, Math.min(FINGER / 2 / px, wide / 4))} />
      <circle class="mz-help-disc" r={r} stroke-width={1.5 / px} />
      <text font-size={14 / px} y={5 / px}>
        ?
      </text>
    </g>
  );
};

/** On the card under the cursor, or on one that was tapped although it cannot be chosen. */
export const HelpOnField: FunctionComponent<{ desk: Desk }> = ({ desk }) => {
  const plan = desk.plan.value;
  const place = desk.looked.value?.place;
  const cell = place && "cell" in place ? place.cell : desk.wondered.value;
  const card = cell && cardAt(desk.table.view.value, cell)?.card;
  if (!card) return null;
  const { x, y } = middle(plan, cell);
  return <HelpMark desk={desk} card={card} cell={cell} wide={CELL} at={{ x: x - 34, y: y + 36 }} px={plan.scale} />;
};
