/** Boats and hares. */
import art from "@igroteka/games/mazaitsy/drawing/art.svg";
import type { FunctionComponent } from "preact";
import { Art, filled } from "../../kit/art.tsx";
import { degrees, stepOf, turnBetween } from "../../kit/grid.ts";
import { lookOf } from "../../seats/looks.ts";
import { SeatSign, seatInk, worn } from "../../seats/marks.tsx";
import type { Way } from "../../wire/views/mazaitsy.ts";

/** A boat from above, around 0 0. Its bow points along its heading, and its sign stands upright. */
export const Boat: FunctionComponent<{ seat: number; heading: Way; load?: number; ghost?: boolean }> = ({
  seat,
  heading,
  load = 0,
  ghost,
}) => {
  const turn = degrees(heading);
  return (
    <g class={ghost ? "mz-boat ghost" : "mz-boat"} transform={`rotate(${turn})`}>
      <Art of={filled(art.boat, worn(lookOf(seat)))} />
      <g fill={seatInk(seat)} transform={`translate(0 1) rotate(${-turn}) scale(1.5)`}>
        <SeatSign seat={seat} />
      </g>
      {Array.from({ length: Math.min(load, 4) }, (_, n) => (
        <circle class="mz-passenger" cx={(n - (Math.min(load, 4) - 1) / 2) * 6.4} cy="22" r="2.9" />
      ))}
    </g>
  );
};

/** A boat that turns from one way to another. */
export const Turned: FunctionComponent<{ seat: number; from: Way; to: Way }> = ({ seat, from, to }) => {
  const by = turnBetween(from, to);
  const start = onCircle(degrees(from) + by * 0.05);
  const tip = degrees(to) - by * 0.28;
  const end = onCircle(tip);
  return (
    <>
      <g transform="scale(0.95)">
        <Boat seat={seat} heading={to} />
      </g>
      <path class="mz-way" d={`M${start.x} ${start.y}A${ARC} ${ARC} 0 0 ${by > 0 ? 1 : 0} ${end.x} ${end.y}`} />
      <path
        class="mz-way"
        transform={`translate(${end.x} ${end.y}) rotate(${tip + Math.sign(by) * 90})`}
        d="M-11 10L0 -1L11 10"
      />
    </>
  );
};

const ARC = 46;

function onCircle(degrees: number): { x: number; y: number } {
  const turn = (degrees * Math.PI) / 180;
  return { x: Math.sin(turn) * ARC, y: -Math.cos(turn) * ARC };
}

/** A boat that goes on, with an arrow before its bow. */
export const Going: FunctionComponent<{ seat: number; way: Way }> = ({ seat, way }) => {
  const { x, y } = stepOf(way);
  return (
    <>
      <g transform={`translate(${-x * 20} ${-y * 20}) scale(0.8)`}>
        <Boat seat={seat} heading={way} />
      </g>
      <path class="mz-way" transform={`rotate(${degrees(way)})`} d="M0 -22V-49M-12 -37L0 -50L12 -37" />
    </>
  );
};

const PENNANTS = ["M0 0L30 9L0 18Z", "M0 0H28L20 9L28 18H0Z"];

/** The flag of a team on its pole, which stands at 0 0: one is pointed and pale, the other forked and dark. */
export const Pennant: FunctionComponent<{ team: number }> = ({ team }) => (
  <g class={`mz-pennant of-${team}`}>
    <path class="mz-pole" d="M0 0V-38" />
    <path class="mz-flag" transform="translate(0 -38)" d={PENNANTS[team]} />
  </g>
);

/** A hare token around 0 0, 40 wide, with its value. */
export const Hare: FunctionComponent<{ value: number; count?: number }> = ({ value, count = 1 }) => (
  <g>
    <Art of={filled(art.hare, { fur: `var(--mz-fur-${value})` })} />
    <text class="mz-value" y="9.5">
      {value}
    </text>
    {count > 1 && (
      <g transform="translate(17 13)">
        <circle class="mz-count" r="10.5" />
        <text class="mz-count-text" y="5.5">{`×${count}`}</text>
      </g>
    )}
  </g>
);

/** Tokens as they are shown: each by itself up to four, grouped by value if there are more. */
export function shownHares(hares: readonly number[]): { value: number; count: number }[] {
  if (hares.length <= 4) return hares.map((value) => ({ value, count: 1 }));
  return [...new Set(hares)].map((value) => ({ value, count: hares.filter((one) => one === value).length }));
}

/** A hare on the bank: what is ashore. */
export const Ashore: FunctionComponent = () => (
  <svg class="mz-ashore" width="18" height="18" viewBox="-14 -20 28 28" aria-hidden="true" focusable="false">
    <path
      class="mz-ashore-hare"
      d="M-4 -4C-8 -9 -8 -17 -5 -18C-2 -18 -1 -11 -1 -7H1C1 -11 2 -18 5 -18C8 -17 8 -9 4 -4A7 6.4 0 1 1 -4 -4Z"
    />
    <path class="mz-ashore-bank" d="M-13 7Q0 1 13 7" />
  </svg>
);

/** The leader's carrot. */
export const Carrot: FunctionComponent<{ name: string }> = ({ name }) => (
  <svg class="mz-carrot" width="18" height="18" viewBox="-12 -12 24 24" role="img" aria-label={name}>
    <title>{name}</title>
    <path class="mz-carrot-top" d="M3 -4Q2 -10 6 -11M4 -3Q8 -8 11 -8M4 -3Q9 -3 11 -1" />
    <path class="mz-carrot-root" d="M-10 10C-8 2 -4 -5 2 -6C6 -6 7 -1 6 1C3 6 -4 9 -10 10Z" />
  </svg>
);
