/** The course of a match as a graph, on which one moves through the replay. */
import type { FunctionComponent } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { watchSize } from "../kit/svg.ts";
import { SeatSign, seatColour, seatInk } from "../seats/marks.tsx";
import type { Course, Swing } from "./course.ts";
import { SwingIcon } from "./icons.tsx";
import type { Match } from "./match.ts";
import { apart, Plot } from "./plot.ts";
import { scrubbing } from "./scrubbing.ts";
import { texts } from "./words.ts";

const SIGN = 8; // the radius of a line's sign
const SMALLEST = 0.55; // of marks
const LARGEST = 100_000; // millionths, from which a mark has its full size
const LEVELS = [1_000_000, 500_000, 0];
const LANES: Readonly<Record<Swing["kind"], number>> = { luck: 0, race: 0, mistake: 1 };

interface Shown {
  match: Match;
  course: Course;
  /** Those that have a line. */
  parties: readonly (readonly number[])[];
  /** What the position is worth to each party, in words. */
  told: string;
}

export const Graph: FunctionComponent<Shown> = ({ match, course, parties, told }) => {
  const place = useRef<HTMLDivElement>(null);
  const [width, height] = useSize(place);
  const end = match.stops.length - 1;
  const plot = useMemo(() => new Plot(width, height, end), [width, height, end]);
  const at = match.at.value;
  const { graph } = texts.value;
  const { go, turnFrom } = match;
  return (
    <div
      class="review-graph"
      ref={place}
      role="slider"
      tabindex={0}
      aria-label={parties.length === 2 ? graph.chance : graph.result}
      aria-valuemin={0}
      aria-valuemax={end}
      aria-valuenow={at}
      aria-valuetext={`${match.place(at)}: ${told}`}
      {...scrubbing({ at: () => match.at.peek(), end, go, stopAt: (x) => plot.stopAt(x), turnFrom })}
    >
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          <Axis plot={plot} />
          <Lines plot={plot} course={course} parties={parties} />
          <Marks plot={plot} course={course} parties={parties} />
          <Cursor plot={plot} course={course} parties={parties} at={at} />
        </svg>
      )}
    </div>
  );
};

function useSize(place: { current: Element | null }): [width: number, height: number] {
  const [size, resize] = useState<[number, number]>([0, 0]);
  useLayoutEffect(() => {
    if (place.current) return watchSize(place.current, ({ width, height }) => resize([width, height]));
  }, []);
  return size;
}

const Axis: FunctionComponent<{ plot: Plot }> = ({ plot }) => (
  <>
    {LEVELS.map((worth) => (
      <g key={worth}>
        <path class="review-level" d={`M${plot.left} ${plot.y(worth)}H${plot.right}`} />
        <text x={plot.left - 5} y={plot.y(worth) + 4}>
          {texts.value.percent(`${worth / 10_000}`)}
        </text>
      </g>
    ))}
    {Object.entries({ luck: 0, mistake: 1 } as const).map(([kind, lane]) => (
      <g key={kind} class="review-lane" transform={`translate(${plot.left - 14} ${plot.lane(lane)})`}>
        <SwingIcon kind={kind as Swing["kind"]} />
      </g>
    ))}
  </>
);

interface Drawn {
  plot: Plot;
  course: Course;
  parties: readonly (readonly number[])[];
}

const Lines: FunctionComponent<Drawn> = ({ plot, course, parties }) => {
  const seats = parties.flatMap(([seat]) => seat ?? []);
  const ways = useMemo(() => seats.map((seat) => plot.line(course.worths, seat)), [plot, course]);
  const ends = seats.map((seat) => plot.y(course.worths.at(-1)?.[seat] ?? 0));
  const heights = apart(ends, 2 * SIGN, plot.top, plot.bottom);
  return (
    <>
      {seats.length === 2 && <Areas plot={plot} way={ways[0] ?? ""} seats={seats as [number, number]} />}
      {seats.length > 2 &&
        seats.map((seat, n) => (
          <g key={seat} class="review-line" data-seat={seat}>
            <path class="review-halo" d={ways[n]} />
            <path d={ways[n]} stroke={seatColour(seat)} />
          </g>
        ))}
      {seats.map((seat, n) => (
        <Sign key={seat} seat={seat} x={plot.right + SIGN + 3} y={heights[n] ?? 0} />
      ))}
    </>
  );
};

/** Two parties share the picture: the more of it has one's colour, the likelier one wins. */
const Areas: FunctionComponent<{ plot: Plot; way: string; seats: [number, number] }> = ({ plot, way, seats }) => {
  const closed = (edge: number) => `${way}V${edge}H${plot.left}Z`;
  return (
    <>
      {[closed(plot.bottom), closed(plot.top)].map((shape, n) => (
        <g key={seats[n]} class="review-area" data-seat={seats[n]}>
          <path d={shape} fill={seatColour(seats[n] ?? 0)} />
          <path class="review-weave" d={shape} fill={`url(#seat-${(seats[n] ?? 0) + 1})`} />
        </g>
      ))}
      <path class="review-border" d={way} />
    </>
  );
};

const Sign: FunctionComponent<{ seat: number; x: number; y: number }> = ({ seat, x, y }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r={SIGN} fill={seatColour(seat)} />
    <g fill={seatInk(seat)} transform="scale(0.85)">
      <SeatSign seat={seat} />
    </g>
  </g>
);

/**
 * Luck and clear mistakes, in two rows below the lines, in the colour of the seat, the larger the more it changed; the
 * costliest decisions also on the lines.
 */
const Marks: FunctionComponent<Drawn> = ({ plot, course: { swings, worst, worths }, parties }) => (
  <>
    {swings.map(({ kind, seat, stop, effect }) => (
      <g
        key={`${stop} ${kind}`}
        class={`review-mark ${kind}`}
        style={{ color: seatColour(seat) }}
        transform={`translate(${plot.x(stop)} ${plot.lane(LANES[kind])}) scale(${sizeOf(effect)})`}
      >
        <SwingIcon kind={kind} />
      </g>
    ))}
    {worst.map(({ seat, stop }) => (
      <circle
        key={stop}
        class="review-worst"
        r="4.5"
        cx={plot.x(stop)}
        cy={plot.y(worths[stop]?.[lineOf(seat, parties)] ?? 0)}
      />
    ))}
  </>
);

function sizeOf(effect: number): number {
  return Math.min(1, Math.max(SMALLEST, Math.abs(effect) / LARGEST));
}

/** The seat whose line tells about this one; between two parties there is one line. */
function lineOf(seat: number, parties: Drawn["parties"]): number {
  const party = parties.length === 2 ? parties[0] : parties.find((one) => one.includes(seat));
  return party?.[0] ?? seat;
}

const Cursor: FunctionComponent<Drawn & { at: number }> = ({ plot, course, parties, at }) => {
  const x = plot.x(at);
  return (
    <g class="review-cursor">
      <path d={`M${x} ${plot.top - 4}V${plot.lane(1) + 9}`} />
      {parties.slice(0, parties.length === 2 ? 1 : undefined).map(([seat = 0]) => (
        <circle key={seat} r="4" cx={x} cy={plot.y(course.worths[at]?.[seat] ?? 0)} fill={seatColour(seat)} />
      ))}
      <path class="review-grip" d={`M${x - 6} ${plot.top - 9}H${x + 6}L${x} ${plot.top - 1}Z`} />
    </g>
  );
};
