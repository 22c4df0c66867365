/** A rug: woven in the seat's colour and pattern, with the seat's sign on each half. */
import type { FunctionComponent, JSX } from "preact";
import { lookOf } from "../../seats/looks.ts";
import { SeatSign, seatColour } from "../../seats/marks.tsx";
import { centre, row, UNIT, type Cell } from "./geometry.ts";

export const LONG = 2 * UNIT;

/** With two seats each has a rug in full colour and a pale one. */
export interface Look {
  colour: number;
  seat: number;
  pale: boolean;
}

/** The looks of all rugs at a table of so many seats, by colour. */
export function looksOf(seats: number): Look[] {
  const each = seats === 2 ? 2 : 1;
  return Array.from({ length: seats * each }, (_, colour) => ({ colour, seat: Math.floor(colour / each), pale: colour % each === 1 }));
}

/** What is woven into the field: stripes, dots, zigzag, waves. */
const WEAVES: { width: number; height: number; threads: JSX.Element }[] = [
  { width: 18, height: 18, threads: <path d="M3.5 0V18M12.5 0V18" stroke-width="4.6" /> },
  { width: 20, height: 20, threads: <g class="mk-solid"><circle cx="5" cy="5" r="3.6" /><circle cx="15" cy="15" r="3.6" /></g> },
  { width: 20, height: 17, threads: <path d="M-2 13L5 3L15 13L22 3" stroke-width="4" stroke-linejoin="miter" /> },
  { width: 36, height: 18, threads: <path d="M-9 4Q0 -5 9 4T27 4T45 4M-9 13Q0 4 9 13T27 13T45 13" stroke-width="3" /> },
];

const KNOTS = Array.from({ length: 9 }, (_, number) => 11 + number * 9.75);
const fringe = KNOTS.map((y) => `M2.5 ${y}H12M${LONG - 12} ${y}H${LONG - 2.5}`).join("");
const weft = Array.from({ length: 17 }, (_, number) => `M11 ${10 + number * 5}H189`).join("");

/** Every look once; rugs refer to them. */
export const RugLooks: FunctionComponent<{ seats: number }> = ({ seats }) => (
  <defs>
    {looksOf(seats).map((look) => (
      <g key={look.colour}>
        <Weave look={look} />
        <g id={`mk-rug-${look.colour}`} class={look.pale ? "mk-rug pale" : "mk-rug"} style={{ "--dye": seatColour(look.seat) }}>
          <path class="mk-fringe" d={fringe} />
          <rect class="mk-body" x="10" y="5" width={LONG - 20} height={UNIT - 10} rx="2.5" />
          <rect class="mk-field" x="21" y="15" width={LONG - 42} height={UNIT - 30} fill={`url(#mk-weave-${look.colour})`} />
          <rect class="mk-seam" x="21" y="15" width={LONG - 42} height={UNIT - 30} />
          <path class="mk-weft" d={weft} />
          <path class="mk-medal" d={medal(UNIT / 2) + medal(LONG - UNIT / 2)} />
        </g>
      </g>
    ))}
  </defs>
);

const Weave: FunctionComponent<{ look: Look }> = ({ look }) => {
  const weave = WEAVES[lookOf(look.seat)];
  return weave ? (
    <pattern id={`mk-weave-${look.colour}`} class={look.pale ? "mk-weave pale" : "mk-weave"} style={{ "--dye": seatColour(look.seat) }} width={weave.width} height={weave.height} x="21" y="15" patternUnits="userSpaceOnUse">
      {weave.threads}
    </pattern>
  ) : null;
};

function medal(x: number): string {
  return `M${x} 24L${x + 26} 50L${x} 76L${x - 26} 50Z`;
}

interface RugProps {
  look: Look;
  first: Cell;
  /** Not known: only one half is drawn. */
  second: Cell | null;
  class?: string;
}

/** A rug on its cells. */
export const Rug: FunctionComponent<RugProps> = ({ look, first, second, class: kind = "" }) => {
  const [x, y] = centre(first);
  const isDown = second !== null && row(second) !== row(first);
  const corner = isDown ? `translate(${x + UNIT / 2} ${y - UNIT / 2}) rotate(90)` : `translate(${x - UNIT / 2} ${y - UNIT / 2})`;
  return (
    <g class={`mk-laid ${kind}`} transform={corner}>
      <g class="mk-lying" clip-path={second === null ? "url(#mk-half)" : undefined}>
        <rect class="mk-shadow" x="9" y="6" width={LONG - 16} height={UNIT - 8} rx="4" />
        <use href={`#mk-rug-${look.colour}`} />
        <Signs look={look} isDown={isDown} />
      </g>
    </g>
  );
};

/** Upright, however the rug lies. */
export const Signs: FunctionComponent<{ look: Look; isDown: boolean }> = ({ look, isDown }) => (
  <>
    <Sign look={look} x={UNIT / 2} isDown={isDown} />
    <Sign look={look} x={LONG - UNIT / 2} isDown={isDown} />
  </>
);

const Sign: FunctionComponent<{ look: Look; x: number; isDown: boolean }> = ({ look, x, isDown }) => (
  <g class={look.pale ? "mk-sign pale" : "mk-sign"} style={{ "--dye": seatColour(look.seat) }} transform={`translate(${x} ${UNIT / 2})${isDown ? " rotate(-90)" : ""} scale(2.1)`}>
    <SeatSign seat={look.seat} />
  </g>
);

/** A small rug, for chips and piles. */
export const RugIcon: FunctionComponent<{ look: Look; size?: number }> = ({ look, size = 22 }) => (
  <svg class="mk-rug-icon" width={size} height={size * 0.64} viewBox="0 0 28 18" aria-hidden="true" focusable="false">
    <g class={look.pale ? "mk-rug pale" : "mk-rug"} style={{ "--dye": seatColour(look.seat) }}>
      <path class="mk-fringe-icon" d="M1 4H27M1 9H27M1 14H27" />
      <rect class="mk-body" x="4" y="1.5" width="20" height="15" rx="1.5" />
      <path class="mk-icon-band" d="M8.5 2V16M19.5 2V16" />
    </g>
  </svg>
);
