/** Square boards: cells named by column and row (`c4`, rows counted downwards), and the ways from cell to cell. */
import type { Point } from "./point.ts";

export type Straight = "n" | "e" | "s" | "w";
export type Way = Straight | "ne" | "se" | "sw" | "nw";

export const STRAIGHT: readonly Straight[] = ["n", "e", "s", "w"];
/** Clockwise. */
export const WAYS: readonly Way[] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

/** From a cell to its neighbour, in columns and rows. */
export const stepOf = (way: Way): Point => ({
  x: Number(way.includes("e")) - Number(way.includes("w")),
  y: Number(way.includes("s")) - Number(way.includes("n")),
});

/** Counted from 0, as are rows. */
export const columnOf = (cell: string): number => cell.charCodeAt(0) - 97;
export const rowOf = (cell: string): number => Number(cell.slice(1)) - 1;
export const cellNamed = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row + 1}`;

export const isOn = (size: number, column: number, row: number): boolean =>
  column >= 0 && row >= 0 && column < size && row < size;

/** The cell at a column and row; null beyond the edge. */
export const cellOn = (size: number, column: number, row: number): string | null =>
  isOn(size, column, row) ? cellNamed(column, row) : null;

export function neighbour(cell: string, way: Way, size: number): string | null {
  const { x, y } = stepOf(way);
  return cellOn(size, columnOf(cell) + x, rowOf(cell) + y);
}

/** The way turned clockwise by eighths of a circle. */
export const turned = (way: Way, eighths: number): Way => WAYS[(WAYS.indexOf(way) + eighths + 16) % 8] as Way;

/** A straight way turned clockwise by quarters stays straight. */
export const quartered = (way: Straight, quarters: number): Straight => turned(way, 2 * quarters) as Straight;

export const opposite = (way: Straight): Straight => quartered(way, 2);

/** Degrees clockwise from north. */
export const degrees = (way: Way): number => 45 * WAYS.indexOf(way);

/** Degrees to turn from one way to another by the shorter side: negative is counter-clockwise. */
export const turnBetween = (from: Way, to: Way): number => ((degrees(to) - degrees(from) + 540) % 360) - 180;
