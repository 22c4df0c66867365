/** A seat is recognised by its look: colour, pattern and sign together, wherever it appears. */
import art from "@igroteka/core/drawing/art.svg";
import type { FunctionComponent } from "preact";
import { Art } from "../kit/art.tsx";
import { lookOf } from "./looks.ts";

const SIGNS = ["●", "▲", "■", "◆", "★", "✚", "⬟", "☾"] as const;

/** CSS variable of the seat's colour. `--seat-N-ink` is the colour of text on it. */
export const seatColour = (seat: number): string => `var(--seat-${seat + 1})`;
export const seatInk = (seat: number): string => `var(--seat-${seat + 1}-ink)`;
/** The sign as a character, for pictures outside of the board. */
export const seatLetter = (seat: number): string => SIGNS[lookOf(seat)] ?? "";
export const lookColour = (look: number): string => `var(--look-${look + 1})`;
const lookInk = (look: number): string => `var(--look-${look + 1}-ink)`;

/**
 * Defines the patterns once for a page. A piece is filled with its colour, then with `url(#seat-N)` or `url(#look-N)`.
 */
export const SeatPatterns: FunctionComponent = () => (
  <svg class="patterns" width="0" height="0" aria-hidden="true" focusable="false">
    <defs>
      {SIGNS.map((_, number) => (
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
    <g class="pattern-ink" style={{ color: lookInk(look) }}>
      <Art of={art[`tile-${look + 1}`]} />
    </g>
  </pattern>
);

/** A small round mark: colour, pattern, sign. */
export const SeatMark: FunctionComponent<{ seat: number; size?: number }> = ({ seat, size }) => (
  <LookMark look={lookOf(seat)} size={size} />
);

export const LookMark: FunctionComponent<{ look: number; size?: number | undefined }> = ({ look, size = 28 }) => (
  <svg class="seat-mark" width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
    <circle cx="14" cy="14" r="13" fill={lookColour(look)} />
    <circle cx="14" cy="14" r="13" fill={`url(#look-${look + 1})`} opacity="0.35" />
    <circle cx="14" cy="14" r="8.5" fill={lookColour(look)} />
    <g fill={lookInk(look)} transform="translate(14 14)">
      <LookSign look={look} />
    </g>
  </svg>
);

/** The sign as a shape around 0 0, about 10 wide. Characters differ between systems, shapes do not. */
const signOf = (look: number): string | undefined => art[`sign-${look + 1}`];

/** The values that a drawing leaves open, for this look. */
export const worn = (look: number): Record<string, string | undefined> => ({
  sign: signOf(look),
  coat: lookColour(look),
  "coat-ink": lookInk(look),
  weave: `url(#look-${look + 1})`,
});

const LookSign: FunctionComponent<{ look: number }> = ({ look }) => <Art of={signOf(look)} />;

export const SeatSign: FunctionComponent<{ seat: number }> = ({ seat }) => <LookSign look={lookOf(seat)} />;

/** A seat's disc with its sign for rules pictures, which count seats from 1. */
export const SeatDisc: FunctionComponent<{ x: number; y: number; seat: number; r?: number }> = ({
  x,
  y,
  seat,
  r = 12,
}) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r={r} fill={seatColour(seat - 1)} />
    <text y={r * 0.38} text-anchor="middle" font-size={r * 1.1} fill={seatInk(seat - 1)}>
      {seatLetter(seat - 1)}
    </text>
  </g>
);
