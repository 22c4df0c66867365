/** The square in units of the picture: cells of 100, with the mosaic of the border around them. */
import {
  cellNamed,
  cellOn,
  columnOf,
  neighbour,
  opposite,
  quartered,
  rowOf,
  STRAIGHT,
  stepOf,
} from "../../kit/grid.ts";
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

const FOOT = 8;
const REACH = 34;
const CORNER = 42;

export const CELLS: readonly Cell[] = Array.from({ length: SIDE * SIDE }, (_, n) =>
  cellNamed(n % SIDE, Math.floor(n / SIDE)),
);

export const centre = (cell: Cell): Point => [UNIT * columnOf(cell) + UNIT / 2, UNIT * rowOf(cell) + UNIT / 2];

/** The point at a distance from another, in a way. */
export function beside([x, y]: Point, way: Way, far: number): Point {
  const ahead = stepOf(way);
  return [x + ahead.x * far, y + ahead.y * far];
}

export function cellAt([x, y]: Point): Cell | null {
  return cellOn(SIDE, Math.floor(x / UNIT), Math.floor(y / UNIT));
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

/** One step of Assam: the way he faces at its end, and its path, which continues that of the step before. */
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
    const there = neighbour(here, way, SIDE);
    if (!there) break;
    legs.push({ from: here, to: there, way, path: line(centre(there)) });
    here = there;
  }
  return legs;
}

/** A walk along the mosaic, out on one side and back on another. */
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
  for (const side of STRAIGHT) {
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
  const clockwise = out === back ? goesRound(from, out, to) : quartered(out, 1) === back;
  const radii = out !== back ? [CORNER, CORNER] : out === "n" || out === "s" ? [UNIT / 2, REACH] : [REACH, UNIT / 2];
  return `${line(leaves)} A${radii.join(" ")} 0 ${out === back ? 0 : 1} ${clockwise ? 1 : 0} ${returns.join(" ")} ${line(to)}`;
}

/** Whether the way from one point of a side to another is clockwise around the square. */
function goesRound([ax, ay]: Point, side: Way, [bx, by]: Point): boolean {
  return { n: bx > ax, e: by > ay, s: bx < ax, w: by < ay }[side];
}

/** The way he leaves by a corner, given the way in which he comes back. */
const cornerExit = (way: Way): Way => ({ s: "e", w: "n", e: "s", n: "w" })[way] as Way;

function wayTo(from: Cell, to: Cell): Way {
  if (columnOf(from) !== columnOf(to)) return columnOf(to) > columnOf(from) ? "e" : "w";
  return rowOf(to) > rowOf(from) ? "s" : "n";
}

const line = (point: Point): string => `L${point.join(" ")}`;
