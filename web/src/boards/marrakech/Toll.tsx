/** A toll on a cell, paid or previewed: a loss, a gain, or between others. */
import type { FunctionComponent } from "preact";
import { SeatSign, seatColour, seatInk } from "../../seats/marks.tsx";
import type { Box } from "./spread.ts";
import type { Toll as Paid } from "./telling.ts";

const LETTER = 17;
const LONGEST_NAME = 11;

interface TollProps {
  at: Box;
  toll: Paid;
  /** The seat from whose point of view it is a loss or gain. */
  seat: number | null;
}

/** A toll that would be paid. */
export const Toll: FunctionComponent<TollProps> = ({ at, toll, seat }) => {
  const kind = kindOf(toll, seat);
  return (
    <g class={`mk-toll ${kind}${toll.short ? " short" : ""}`} transform={`translate(${at.x} ${at.y})`}>
      <Ground {...at} />
      <text>{amountOf(toll, seat)}</text>
    </g>
  );
};

/** A toll that was paid: by whom, to whom, how much. */
export const Payment: FunctionComponent<TollProps & { text: string }> = ({ at, toll, seat, text }) => (
  <g class={`mk-toll was ${kindOf(toll, seat)}${toll.short ? " short" : ""}`} transform={`translate(${at.x} ${at.y})`}>
    <Ground {...at} />
    <End x={(at.high - at.wide) / 2} seat={toll.seat} />
    <text>{text}</text>
    <End x={(at.wide - at.high) / 2} seat={toll.to} />
  </g>
);

const Ground: FunctionComponent<Box> = ({ wide, high }) => (
  <rect x={-wide / 2} y={-high / 2} width={wide} height={high} rx={high / 2} />
);

const End: FunctionComponent<{ x: number; seat: number }> = ({ x, seat }) => (
  <g transform={`translate(${x} 0)`}>
    <circle r="16" fill={seatColour(seat)} />
    <g fill={seatInk(seat)} transform="scale(1.9)">
      <SeatSign seat={seat} />
    </g>
  </g>
);

export const tollBox = (x: number, y: number, toll: Paid, seat: number | null): Box => ({
  x,
  y,
  wide: 22 + LETTER * amountOf(toll, seat).length,
  high: 38,
});

export const paymentBox = (x: number, y: number, text: string): Box => ({
  x,
  y,
  wide: 86 + LETTER * text.length,
  high: 44,
});

/** "Anna → Boris: 3". Long names are cut. */
export function paymentText(toll: Paid, name: (seat: number) => string): string {
  const short = (seat: number) =>
    name(seat).length > LONGEST_NAME
      ? `${name(seat)
          .slice(0, LONGEST_NAME - 1)
          .trimEnd()}…`
      : name(seat);
  return `${short(toll.seat)} → ${short(toll.to)}: ${toll.amount}${toll.out ? "!" : ""}`;
}

const kindOf = (toll: Paid, seat: number | null): "loss" | "gain" | "else" =>
  toll.seat === seat ? "loss" : toll.to === seat ? "gain" : "else";

function amountOf(toll: Paid, seat: number | null): string {
  return `${{ loss: "−", gain: "+", else: "" }[kindOf(toll, seat)]}${toll.amount}${toll.out ? "!" : ""}`;
}
