/** The lacquered board: its cells, its centre, its four shores with their owners and doubling points. */
import art from "@igroteka/games/tayu/drawing/art.svg";
import type { FunctionComponent } from "preact";
import { Art } from "../../kit/art.tsx";
import { CELL, centre, edge } from "./channels.ts";
import { type Spot, spotOf, type Way } from "./geometry.ts";

interface GroundFacts {
  size: number;
  centre: readonly string[];
  doubling: readonly number[];
}

const SHORES: Way[] = ["n", "e", "s", "w"];
export const SHORE = 0.5 * CELL;
export const BAND = 1.1 * CELL;

interface Strip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One of several equal parts along the longer side. */
function partOf({ x, y, width, height }: Strip, number: number, parts: number): Strip {
  if (width > height) return { x: x + (number * width) / parts, y, width: width / parts, height };
  return { x, y: y + (number * height) / parts, width, height: height / parts };
}

/** A strip along a side, from `near` to `far` outside the board. */
export function strip(side: Way, size: number, near: number, far: number): Strip {
  const long = size * CELL;
  const wide = far - near;
  if (side === "n") return { x: 0, y: -far, width: long, height: wide };
  if (side === "s") return { x: 0, y: long + near, width: long, height: wide };
  return { x: side === "w" ? -far : long + near, y: 0, width: wide, height: long };
}

function shoreCell(side: Way, size: number, along: number): Spot {
  if (side === "n" || side === "s") return { column: along, row: side === "n" ? 0 : size - 1 };
  return { column: side === "w" ? 0 : size - 1, row: along };
}

export const Ground: FunctionComponent<{
  facts: GroundFacts;
  owners: Record<Way, readonly number[]>;
  margin: number;
}> = ({ facts, owners, margin }) => {
  const { size } = facts;
  const long = size * CELL;
  const lines = Array.from({ length: size - 1 }, (_, n) => (n + 1) * CELL);
  return (
    <g>
      <rect
        class="lacquer-frame"
        x={-margin}
        y={-margin}
        width={long + 2 * margin}
        height={long + 2 * margin}
        rx={0.7 * CELL}
      />
      <rect
        class="lacquer-gilt"
        x={1.2 - margin}
        y={1.2 - margin}
        width={long + 2 * margin - 2.4}
        height={long + 2 * margin - 2.4}
        rx={0.65 * CELL}
      />
      {SHORES.map((side) => (
        <Shore key={side} side={side} facts={facts} owners={owners[side]} />
      ))}
      <rect class="lacquer" x="0" y="0" width={long} height={long} />
      <path class="lacquer-lines" d={lines.map((at) => `M${at} 0V${long}M0 ${at}H${long}`).join("")} />
      <rect class="lacquer-edge" x="0" y="0" width={long} height={long} />
      <g class="centre">
        {facts.centre.map((cell) => {
          const [x, y] = centre(spotOf(cell));
          return <rect key={cell} x={x - CELL / 2} y={y - CELL / 2} width={CELL} height={CELL} />;
        })}
        <Art of={art.lotus} transform={`translate(${long / 2} ${long / 2})`} />
      </g>
    </g>
  );
};

/** Partners share a band. */
const Shore: FunctionComponent<{ side: Way; facts: GroundFacts; owners: readonly number[] }> = ({
  side,
  facts,
  owners,
}) => {
  const band = strip(side, facts.size, SHORE, SHORE + BAND);
  return (
    <g>
      <rect class="shore" {...strip(side, facts.size, 0, SHORE)} />
      {!owners.length && <rect class="band nobody" {...band} rx="4" />}
      {owners.map((owner, number) => {
        const part = partOf(band, number, owners.length);
        return (
          <g key={owner}>
            <rect class="band" {...part} rx="4" style={{ fill: `var(--seat-${owner + 1})` }} />
            <rect class="band-pattern" {...part} rx="4" fill={`url(#seat-${owner + 1})`} />
          </g>
        );
      })}
      {facts.doubling.map((along) => {
        const [x, y] = edge(shoreCell(side, facts.size, along), side, 0.25);
        return <Art key={along} of={art.doubling} transform={`translate(${x} ${y})`} />;
      })}
      <g class="coordinates">
        {(side === "n" || side === "w") &&
          Array.from({ length: facts.size }, (_, along) => {
            if (facts.doubling.includes(along)) return null;
            const [x, y] = edge(shoreCell(side, facts.size, along), side, 0.25);
            return (
              <text key={along} x={x} y={y + 2.4}>
                {side === "n" ? String.fromCharCode(97 + along) : along + 1}
              </text>
            );
          })}
      </g>
    </g>
  );
};
