/** A seat is known by colour, pattern and sign together, wherever it appears. They are its look. */
import type { FunctionComponent, JSX } from "preact";
import { lookOf } from "./looks.ts";

const SIGNS = ["●", "▲", "■", "◆", "★", "✚", "⬟", "☾"] as const;

/** CSS variable of the seat's colour; `--seat-N-ink` is what is written on it. */
export const seatColour = (seat: number): string => `var(--seat-${seat + 1})`;
export const seatInk = (seat: number): string => `var(--seat-${seat + 1}-ink)`;
/** As a letter, for pictures that are not the board's. */
export const seatLetter = (seat: number): string => SIGNS[lookOf(seat)] ?? "";
export const lookColour = (look: number): string => `var(--look-${look + 1})`;
export const lookInk = (look: number): string => `var(--look-${look + 1}-ink)`;

const line = { fill: "none", stroke: "currentColor", "stroke-width": 2, "stroke-linecap": "square" } as const;

/** One 12 × 12 tile of each pattern: stripes, dots, zigzag, waves, checks, diagonals, rings, bricks. */
const TILES: JSX.Element[] = [
  <path {...line} d="M3 0V12M9 0V12" />,
  <g fill="currentColor"><circle cx="3" cy="3" r="1.7" /><circle cx="9" cy="9" r="1.7" /></g>,
  <path {...line} d="M0 4L3 1L6 4L9 1L12 4M0 10L3 7L6 10L9 7L12 10" />,
  <path {...line} d="M0 3C2 0 4 0 6 3S10 6 12 3M0 9C2 6 4 6 6 9S10 12 12 9" />,
  <path fill="currentColor" d="M0 0H6V6H0ZM6 6H12V12H6Z" />,
  <path {...line} d="M-2 8L8 -2M4 14L14 4M-2 14L14 -2" />,
  <g {...line} stroke-width={1.6}><circle cx="6" cy="6" r="3.6" /></g>,
  <path {...line} stroke-width={1.6} d="M0 0.8H12M0 6.8H12M3 1V7M9 7V13" />,
];

/** The patterns, to be put once on a page; a piece is filled with its colour, then with `url(#seat-N)` or `url(#look-N)`. */
export const SeatPatterns: FunctionComponent = () => (
  <svg class="patterns" width="0" height="0" aria-hidden="true" focusable="false">
    <defs>
      {TILES.map((_, number) => (
        <>
          <Pattern id={`look-${number + 1}`} look={number} />
          <Pattern id={`seat-${number + 1}`} look={lookOf(number)} />
        </>
      ))}
    </defs>
  </svg>
);

const Pattern: FunctionComponent<{ id: string; look: number }> = ({ id, look }) => (
  <pattern id={id} width="12" height="12" patternUnits="userSpaceOnUse">
    <g class="pattern-ink" style={{ color: lookInk(look) }}>{TILES[look]}</g>
  </pattern>
);

/** A small round mark: colour, pattern, sign. */
export const SeatMark: FunctionComponent<{ seat: number; size?: number }> = ({ seat, size }) => <LookMark look={lookOf(seat)} size={size} />;

export const LookMark: FunctionComponent<{ look: number; size?: number | undefined }> = ({ look, size = 28 }) => (
  <svg class="seat-mark" width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
    <circle cx="14" cy="14" r="13" fill={lookColour(look)} />
    <circle cx="14" cy="14" r="13" fill={`url(#look-${look + 1})`} opacity="0.35" />
    <circle cx="14" cy="14" r="8.5" fill={lookColour(look)} />
    <g fill={lookInk(look)} transform="translate(14 14)"><LookSign look={look} /></g>
  </svg>
);

/** The sign as a shape around 0 0, about 10 wide: letters differ from system to system, shapes do not. */
const SHAPES: JSX.Element[] = [
  <circle r="4.4" />,
  <path d="M0 -5.2L5 3.8H-5Z" />,
  <path d="M-4 -4H4V4H-4Z" />,
  <path d="M0 -5.6L5 0L0 5.6L-5 0Z" />,
  <path d="M0 -5.6L1.5 -1.8L5.5 -1.6L2.4 0.9L3.4 4.8L0 2.6L-3.4 4.8L-2.4 0.9L-5.5 -1.6L-1.5 -1.8Z" />,
  <path d="M-1.7 -5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7Z" />,
  <path d="M0 -5.2L5 -1.5L3.1 4.3H-3.1L-5 -1.5Z" />,
  <path d="M2.6 -4.8A5.2 5.2 0 1 0 4.9 2A4.4 4.4 0 0 1 2.6 -4.8Z" />,
];

export const LookSign: FunctionComponent<{ look: number }> = ({ look }) => SHAPES[look] ?? null;

export const SeatSign: FunctionComponent<{ seat: number }> = ({ seat }) => <LookSign look={lookOf(seat)} />;
