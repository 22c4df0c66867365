/** Parts that the rules pictures of all games share: arrows, signs, numbers. Every picture is 240 × 96. */
import type { JSX } from "preact";

export type Picture = () => JSX.Element;
/** By the names in the game's `reading.toml`. */
export type Pictures = Readonly<Record<string, Picture>>;

/** A line with a head at its end; `way` is a path. */
export const Arrow = ({
  way,
  head,
  turn = 0,
  colour = "var(--accent)",
}: {
  way: string;
  head: [number, number];
  turn?: number;
  colour?: string;
}): JSX.Element => (
  <g fill="none" stroke={colour} stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
    <path d={way} />
    <path transform={`translate(${head.join(" ")}) rotate(${turn})`} d="M-7 -5L0 0L-7 5" />
  </g>
);

/** From left to right. */
export const Then = ({ x, y = 48 }: { x: number; y?: number }): JSX.Element => (
  <Arrow way={`M${x} ${y}H${x + 16}`} head={[x + 16, y]} />
);

export const Yes = ({ x, y }: { x: number; y: number }): JSX.Element => (
  <path
    d={`M${x - 7} ${y}L${x - 1} ${y + 6}L${x + 8} ${y - 7}`}
    fill="none"
    stroke="var(--look-4)"
    stroke-width="4"
    stroke-linecap="round"
    stroke-linejoin="round"
  />
);

export const No = ({ x, y }: { x: number; y: number }): JSX.Element => (
  <path
    d={`M${x - 6} ${y - 6}L${x + 6} ${y + 6}M${x + 6} ${y - 6}L${x - 6} ${y + 6}`}
    stroke="var(--look-1)"
    stroke-width="4"
    stroke-linecap="round"
  />
);

export const Say = ({
  x,
  y,
  children,
  size = 20,
}: {
  x: number;
  y: number;
  children: string;
  size?: number;
}): JSX.Element => (
  <text x={x} y={y} text-anchor="middle" font-size={size} font-weight="700" fill="var(--ink)">
    {children}
  </text>
);

/** A bot that plays for an absent player. */
export const Bot = ({ x, y }: { x: number; y: number }): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 -20V-13" stroke="var(--ink)" stroke-width="2.5" />
    <circle cy="-21" r="3" fill="var(--accent)" />
    <rect x="-16" y="-13" width="32" height="25" rx="6" fill="var(--wood)" />
    <circle cx="-6" cy="-2" r="3.2" fill="#fff" />
    <circle cx="6" cy="-2" r="3.2" fill="#fff" />
    <path d="M-6 6H6" stroke="#fff" stroke-width="2.5" stroke-linecap="round" />
  </g>
);
