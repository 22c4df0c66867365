/** Mazaitsy: cards, hares, boats and the shore as the small pictures of the rules show them. */
import type { JSX } from "preact";
import { seatColour, seatInk, seatLetter } from "../../seats/marks.tsx";

export type Kind = "water" | "fish" | "log" | "reeds" | "whirl" | "swamp" | "funnel" | "current";
const GROUND: Record<Kind, string> = {
  water: "#a3c6c0",
  fish: "#a3c6c0",
  log: "#a3c6c0",
  reeds: "#7f9a5e",
  whirl: "#86a3bd",
  swamp: "#a39a5e",
  funnel: "#5f8290",
  current: "#7fb1b8",
};
const stroke = { fill: "none", "stroke-width": 2.5, "stroke-linecap": "round", "stroke-linejoin": "round" } as const;

const DRAWN: Record<Kind, JSX.Element> = {
  water: <path d="M-12 -4C-8 -8 -4 0 0 -4S8 -8 12 -4M-12 6C-8 2 -4 10 0 6S8 2 12 6" stroke="#e7f1ee" {...stroke} />,
  fish: <path d="M-12 0C-5 -8 5 -8 9 0C5 8 -5 8 -12 0ZM9 0L15 -6V6Z" fill="#e79a45" />,
  log: (
    <g>
      <path d="M-12 7L10 -5" stroke="#7a4a22" stroke-width="10" stroke-linecap="round" />
      <circle cx="11" cy="-5.5" r="4.5" fill="#d5a163" />
    </g>
  ),
  reeds: <path d="M-8 12V-8M0 12V-12M8 12V-6" stroke="#3d4f24" {...stroke} />,
  whirl: <path d="M0 0C4 -4 8 2 4 6S-8 8 -10 0S-2 -13 7 -11" stroke="#f2f6f8" {...stroke} />,
  swamp: (
    <g fill="#6b6230">
      <ellipse rx="12" ry="9" />
      <circle cx="-3" cy="-2" r="2.5" fill="#cfc68a" />
      <circle cx="4" cy="2" r="2" fill="#cfc68a" />
    </g>
  ),
  funnel: (
    <g>
      <circle r="12" fill="#3f6170" />
      <circle r="7.5" fill="#26434f" />
      <circle r="3.5" fill="#12252d" />
    </g>
  ),
  current: (
    <path
      d="M-13 0H9M3 -7L11 0L3 7"
      stroke="#fff"
      fill="none"
      stroke-width="5"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  ),
};

/** A card of 36, given by its middle. `turn` is for currents, which point east. */
export const Card = ({
  x,
  y,
  kind,
  turn = 0,
  hare = 0,
  marked = false,
}: {
  x: number;
  y: number;
  kind: Kind;
  turn?: number;
  hare?: number;
  marked?: boolean;
}): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    <rect
      x="-17"
      y="-17"
      width="34"
      height="34"
      rx="4"
      fill={GROUND[kind]}
      stroke={marked ? "var(--accent)" : "none"}
      stroke-width="3"
    />
    <g transform={`rotate(${turn})`}>{DRAWN[kind]}</g>
    {hare > 0 && <Hare x={8} y={8} value={hare} />}
  </g>
);

/** The pile lies face up (MZ-112): its top card shows, over the edges of those below. */
export const Pile = ({
  x,
  y,
  kind,
  marked = false,
}: {
  x: number;
  y: number;
  kind: Kind;
  marked?: boolean;
}): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    {[6, 3].map((down) => (
      <rect key={down} x={down - 17} y={down - 17} width="34" height="34" rx="4" fill="#7d9a94" stroke="#fff" />
    ))}
    <Card x={0} y={0} kind={kind} marked={marked} />
  </g>
);

export const Hare = ({ x, y, value }: { x: number; y: number; value: number }): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    <ellipse cx="-4" cy="-11" rx="2.5" ry="6" fill="#f3e6cf" stroke="#5b4630" />
    <ellipse cx="4" cy="-11" rx="2.5" ry="6" fill="#f3e6cf" stroke="#5b4630" />
    <circle r="8" fill="#f3e6cf" stroke="#5b4630" />
    <text y="4.5" text-anchor="middle" font-size="12" font-weight="700" fill="#33261c">
      {value}
    </text>
  </g>
);

/** A boat whose bow points north, turned by degrees. */
export const Boat = ({
  x,
  y,
  seat = 1,
  turn = 0,
}: {
  x: number;
  y: number;
  seat?: number;
  turn?: number;
}): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    <path
      transform={`rotate(${turn})`}
      d="M0 -15C8 -7 8 8 5 13H-5C-8 8 -8 -7 0 -15Z"
      fill={seatColour(seat - 1)}
      stroke="#fff"
      stroke-width="1.5"
    />
    <text y="4" text-anchor="middle" font-size="9" fill={seatInk(seat - 1)}>
      {seatLetter(seat - 1)}
    </text>
  </g>
);

export const Shore = ({ x }: { x: number }): JSX.Element => (
  <path d={`M${x} 0C${x + 5} 20 ${x - 4} 40 ${x + 3} 60S${x - 2} 84 ${x} 96H240V0Z`} fill="#8fa878" />
);

/** Four cards of the row, some of them marked. */
export const Row = ({ from, chosen }: { from: number; chosen: number[] }): JSX.Element => (
  <>
    {(["whirl", "water", "current", "log"] as const).map((kind, n) => (
      <Card key={n} x={from + 40 * n} y={48} kind={kind} marked={chosen.includes(n)} />
    ))}
  </>
);
