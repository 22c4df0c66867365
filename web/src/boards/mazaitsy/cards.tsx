/** The cards, each drawn to show what it does: defined once in a square of 100 around its middle, and used by name. */
import art from "@igroteka/games/mazaitsy/drawing/art.svg";
import type { FunctionComponent } from "preact";
import { Art } from "../../kit/art.tsx";
import { degrees } from "../../kit/grid.ts";
import type { Way } from "../../wire/views/mazaitsy.ts";
import { bearsHare, type CardType, typeOf } from "./lying.ts";

const CARDS: readonly CardType[] = [
  "fish",
  "water",
  "log",
  "thicket",
  "whirlpool",
  "swamp",
  "funnel",
  "straight",
  "side",
  "mazai",
];

/** Defines all drawings once for the picture. */
export const CardDrawings: FunctionComponent = () => (
  <defs>
    <clipPath id="mz-card-edge">
      <rect x="-48" y="-48" width="96" height="96" rx="11" />
    </clipPath>
    {CARDS.map((type) => (
      <g id={`mz-${type}`} clip-path="url(#mz-card-edge)">
        <Art of={art[type]} />
      </g>
    ))}
    <g id="mz-symbol">
      <Art of={art["hare-symbol"]} />
    </g>
  </defs>
);

/**
 * Degrees by which a card is turned, so that its arrow points the right way. It is drawn to the north or north-east.
 */
export function cardTurn(card: string, arrow?: Way | null): number {
  return arrow ? degrees(arrow) - (typeOf(card) === "side" ? 45 : 0) : 0;
}

/** A card around 0 0. */
export const Card: FunctionComponent<{ card: string; arrow?: Way | null }> = ({ card, arrow }) => {
  const turn = cardTurn(card, arrow);
  return (
    <>
      <use class="mz-drawing" href={`#mz-${typeOf(card)}`} transform={turn ? `rotate(${turn})` : undefined} />
      {bearsHare(card) && <use href="#mz-symbol" class="mz-symbol" x="-35" y="-34" />}
    </>
  );
};
