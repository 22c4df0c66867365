/** A rug: woven in the seat's colour and pattern, with the seat's sign on each half. */
import art from "@igroteka/games/marrakech/drawing/art.svg";
import type { FunctionComponent } from "preact";
import { Art, filled } from "../../kit/art.tsx";
import { rowOf } from "../../kit/grid.ts";
import { lookOf } from "../../seats/looks.ts";
import { SeatSign, seatColour } from "../../seats/marks.tsx";
import { type Cell, centre, UNIT } from "./geometry.ts";

export const LONG = 2 * UNIT;

/** With two seats each has a rug in full colour and a pale one. */
export interface Look {
  colour: number;
  seat: number;
  pale: boolean;
}

/** The looks of all rugs, by colour, for a number of seats. */
export function looksOf(seats: number): Look[] {
  const each = seats === 2 ? 2 : 1;
  return Array.from({ length: seats * each }, (_, colour) => ({
    colour,
    seat: Math.floor(colour / each),
    pale: colour % each === 1,
  }));
}

/** The dye of a rug. A `<use>` carries it itself, because the style of a board does not reach what is used. */
export const dyed = ({ pale, seat }: Look) => ({
  class: pale ? "mk-rug pale" : "mk-rug",
  style: { "--dye": seatColour(seat) },
});

/** Defines every look once; rugs refer to them. */
export const RugLooks: FunctionComponent<{ seats: number }> = ({ seats }) => (
  <defs>
    {looksOf(seats).map((look) => {
      const name = `mk-rug-${look.colour}`;
      return (
        <g key={look.colour} {...dyed(look)}>
          <Art of={filled(art[`weave-${lookOf(look.seat) + 1}`], { name })} />
          <g id={name}>
            <Art of={filled(art.rug, { name })} />
          </g>
        </g>
      );
    })}
  </defs>
);

interface RugProps {
  look: Look;
  first: Cell;
  /** Null if unknown: only one half is drawn. */
  second: Cell | null;
  class?: string;
}

/** A rug on its cells. */
export const Rug: FunctionComponent<RugProps> = ({ look, first, second, class: kind = "" }) => {
  const [x, y] = centre(first);
  const isDown = second !== null && rowOf(second) !== rowOf(first);
  const corner = isDown
    ? `translate(${x + UNIT / 2} ${y - UNIT / 2}) rotate(90)`
    : `translate(${x - UNIT / 2} ${y - UNIT / 2})`;
  return (
    <g class={`mk-laid ${kind}`} transform={corner}>
      <g class="mk-lying" clip-path={second === null ? "url(#mk-half)" : undefined}>
        <Art of={art["rug-shadow"]} />
        <use href={`#mk-rug-${look.colour}`} {...dyed(look)} />
        <Signs look={look} isDown={isDown} />
      </g>
    </g>
  );
};

/** The signs stand upright, however the rug lies. */
export const Signs: FunctionComponent<{ look: Look; isDown: boolean }> = ({ look, isDown }) => (
  <>
    <Sign look={look} x={UNIT / 2} isDown={isDown} />
    <Sign look={look} x={LONG - UNIT / 2} isDown={isDown} />
  </>
);

const Sign: FunctionComponent<{ look: Look; x: number; isDown: boolean }> = ({ look, x, isDown }) => (
  <g
    class={look.pale ? "mk-sign pale" : "mk-sign"}
    style={{ "--dye": seatColour(look.seat) }}
    transform={`translate(${x} ${UNIT / 2})${isDown ? " rotate(-90)" : ""} scale(2.1)`}
  >
    <SeatSign seat={look.seat} />
  </g>
);

/** A small rug, for chips and piles. */
export const RugIcon: FunctionComponent<{ look: Look; size?: number }> = ({ look, size = 22 }) => (
  <svg class="mk-rug-icon" width={size} height={size * 0.64} viewBox="0 0 28 18" aria-hidden="true" focusable="false">
    <g {...dyed(look)}>
      <path class="mk-fringe-icon" d="M1 4H27M1 9H27M1 14H27" />
      <rect class="mk-body" x="4" y="1.5" width="20" height="15" rx="1.5" />
      <path class="mk-icon-band" d="M8.5 2V16M19.5 2V16" />
    </g>
  </svg>
);
