/** The square in the units of the picture: cells of 100, the mosaic of the border around them. */
import type { Way } from "./language.ts";

export type { Way };
export type Cell = string;
export type Point = readonly [x: number, y: number];
export type Pair = readonly [Cell, Cell];

export const UNIT = 100;
export const SIDE = 7;
export const WHOLE = SIDE * UNIT;
/** How far the mosaic reaches beyond the cells. */
export const MARGIN = 58;

export const WAYS: readonly Way[] = ["n", "e", "s", "w"];
const AHEAD: Record<Way, Point> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

const FOOT = 8;
const REACH = 34;
const CORNER = 42;

export const column = (cell: Cell): number => cell.charCodeAt(0) - 97;
export const row = (cell: Cell): number => Number(cell.slice(1)) - 1;
export const named = (across: number, down: number): Cell => `${String.fromCharCode(97 + across)}${down + 1}`;

export const CELLS: readonly Cell[] = Array.from({ length: SIDE * SIDE }, (_, n) =>
  named(n % SIDE, Math.floor(n / SIDE)),
);

export const centre = (cell: Cell): Point => [UNIT * column(cell) + UNIT / 2, UNIT * row(cell) + UNIT / 2];
export const degrees = (way: Way): number => 90 * WAYS.indexOf(way);
export const opposite = (way: Way): Way => turned(way, 2);
export const turned = (way: Way, quarters: number): Way => WAYS[(WAYS.indexOf(way) + quarters + 4) % 4] as Way;

/** So far from a point in a way. */
export function beside([x, y]: Point, way: Way, far: number): Point {
  const [dx, dy] = AHEAD[way];
  return [x + dx * far, y + dy * far];
}

/** The next cell in a way; null beyond the edge. */
export function neighbour(cell: Cell, way: Way): Cell | null {
  const [dx, dy] = AHEAD[way];
  const [across, down] = [column(cell) + dx, row(cell) + dy];
  return across >= 0 && across < SIDE && down >= 0 && down < SIDE ? named(across, down) : null;
}

export function cellAt([x, y]: Point): Cell | null {
  const [across, down] = [Math.floor(x / UNIT), Math.floor(y / UNIT)];
  return across >= 0 && across < SIDE && down >= 0 && down < SIDE ? named(across, down) : null;
}

export const middle = ([first, second]: Pair): Point => {
  const [[ax, ay], [bx, by]] = [centre(first), centre(second)];
  return [(ax + bx) / 2, (ay + by) / 2];
};

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** Two cells as a step names them: by column, then row. */
export function pairText(one: Cell, other: Cell): string {
  return one < other ? one + other : other + one;
}

/** One step of Assam: the way he looks at its end, and the path there, to be joined to that of the step before. */
export interface Leg {
  from: Cell;
  to: Cell;
  way: Way;
  path: string;
}

/** A straight walk, cell by cell. */
export function walk(from: Cell, to: Cell): Leg[] {
  const way = wayTo(from, to);
  const legs: Leg[] = [];
  for (let here = from; here !== to; ) {
    const there = neighbour(here, way);
    if (!there) break;
    legs.push({ from: here, to: there, way, path: line(centre(there)) });
    here = there;
  }
  return legs;
}

/** Along the mosaic, out on one side and back on another. */
export function loop(from: Cell, to: Cell, way: Way): Leg {
  const out = from === to ? cornerExit(way) : opposite(way);
  const leaves = beside(centre(from), out, UNIT / 2);
  const returns = beside(centre(to), opposite(way), UNIT / 2);
  return { from, to, way, path: `${line(leaves)} ${border(leaves, out, returns, opposite(way))} ${line(centre(to))}` };
}

export function pathOf(from: Cell, legs: readonly Leg[]): string {
  return `M${centre(from).join(" ")} ${legs.map((leg) => leg.path).join(" ")}`;
}

/** All bands of the mosaic, as paths from edge to edge. */
export function bands(): string[] {
  const drawn: string[] = [];
  for (const side of WAYS) {
    for (let first = side === "n" || side === "w" ? 0 : 1; first + 1 < SIDE; first += 2) {
      const [one, other] = [onSide(side, first), onSide(side, first + 1)];
      drawn.push(`M${one.join(" ")} ${border(one, side, other, side)}`);
    }
  }
  drawn.push(
    corner(onSide("n", SIDE - 1), "n", onSide("e", 0), "e"),
    corner(onSide("s", 0), "s", onSide("w", SIDE - 1), "w"),
  );
  return drawn;
}

function onSide(side: Way, number: number): Point {
  const along = UNIT * number + UNIT / 2;
  const points: Record<Way, Point> = { n: [along, 0], e: [WHOLE, along], s: [along, WHOLE], w: [0, along] };
  return points[side];
}

const corner = (one: Point, out: Way, other: Point, back: Way): string =>
  `M${one.join(" ")} ${border(one, out, other, back)}`;

/** The mosaic between two points of the edge: half an ellipse along a side, most of a circle around a corner. */
function border(from: Point, out: Way, to: Point, back: Way): string {
  const [leaves, returns] = [beside(from, out, FOOT), beside(to, back, FOOT)];
  const clockwise = out === back ? goesRound(from, out, to) : turned(out, 1) === back;
  const radii = out !== back ? [CORNER, CORNER] : out === "n" || out === "s" ? [UNIT / 2, REACH] : [REACH, UNIT / 2];
  return `${line(leaves)} A${radii.join(" ")} 0 ${out === back ? 0 : 1} ${clockwise ? 1 : 0} ${returns.join(" ")} ${line(to)}`;
}

/** Whether one goes clockwise around the square from one point of a side to another. */
function goesRound([ax, ay]: Point, side: Way, [bx, by]: Point): boolean {
  return { n: bx > ax, e: by > ay, s: bx < ax, w: by < ay }[side];
}

/** Around a corner of the mosaic he comes back turned; out he went by the side next to that by which he comes in. */
const cornerExit = (way: Way): Way => ({ s: "e", w: "n", e: "s", n: "w" })[way] as Way;

function wayTo(from: Cell, to: Cell): Way {
  if (column(from) !== column(to)) return column(to) > column(from) ? "e" : "w";
  return row(to) > row(from) ? "s" : "n";
}

const line = (point: Point): string => `L${point.join(" ")}`;
