/** The legal steps as places on the board. */
import { quartered } from "../../kit/grid.ts";
import { beside, type Cell, centre, distance, middle, type Pair, type Point, UNIT, type Way } from "./geometry.ts";
import { readStep } from "./language.ts";

export type Turn = "left" | "ahead" | "right";
const QUARTERS: Record<Turn, number> = { left: -1, ahead: 0, right: 1 };

export const isTurn = (step: string): step is Turn => step in QUARTERS;

/** The way Assam would face. */
export const looks = (facing: Way, turn: Turn): Way => quartered(facing, QUARTERS[turn]);

/** The turns from left to right on the screen, or from top to bottom; ahead is between the two others. */
export function asSeen(turns: readonly Turn[], facing: Way): Turn[] {
  const across = (turn: Turn) => beside([0, 0], looks(facing, turn), 1)[facing === "n" || facing === "s" ? 0 : 1];
  return turns.toSorted((one, other) => across(one) - across(other));
}

export interface Place {
  step: string;
  cells: Pair;
}

export function places(legal: readonly string[]): Place[] {
  return legal.flatMap((step) => {
    const read = readStep(step);
    return read.verb === "lay" ? [{ step, cells: [read.first, read.second] }] : [];
  });
}

/** Where a step is on the board: before Assam, or between the cells of the rug. */
export function pointOfStep(assam: { cell: Cell; facing: Way }, step: string): { x: number; y: number } | null {
  const [place] = places([step]);
  if (!place && !isTurn(step)) return null;
  const [x, y] = place ? middle(place.cells) : beside(centre(assam.cell), looks(assam.facing, step as Turn), UNIT);
  return { x, y };
}

/** The half of a rug that is nearer to Assam. */
export function anchor(cells: Pair, assam: Cell): Cell {
  const [near, far] = cells.map((cell) => distance(centre(cell), centre(assam))) as [number, number];
  return near < far ? cells[0] : cells[1];
}

export const covers = (place: Place, cell: Cell): boolean => place.cells.includes(cell);

/**
 * The rug that a point of a cell means: of those that cover the cell, the one nearest to the point. After a half beside
 * Assam has been chosen, the point means the other half.
 */
export function meant(offered: readonly Place[], cell: Cell, point: Point, chosen: Cell | null): Place | null {
  const fitting = offered.filter((place) => covers(place, cell));
  const continuing = fitting.filter((place) => chosen !== null && covers(place, chosen));
  const [first, ...others] = continuing.length ? continuing : fitting;
  if (!first) return null;
  const far = (place: Place) => distance(middle(place.cells), point);
  return others.reduce((best, place) => (far(place) < far(best) ? place : best), first);
}

/** The next rug around the same half beside Assam. */
export function turnedRug(offered: readonly Place[], now: Place, assam: Cell, by: number): Place {
  const half = anchor(now.cells, assam);
  const around = offered.filter((place) => covers(place, half)).sort((a, b) => angle(half, a) - angle(half, b));
  return around[(around.indexOf(now) + by + around.length) % around.length] ?? now;
}

function angle(half: Cell, place: Place): number {
  const [x, y] = middle(place.cells);
  const [hx, hy] = centre(half);
  return Math.atan2(y - hy, x - hx);
}
