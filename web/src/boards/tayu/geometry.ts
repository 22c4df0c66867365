/** Cells, ways, and how a tile lies. Columns and rows are counted from 0, rows downwards. */
import { cellNamed, columnOf, isOn as isOnGrid, quartered, rowOf, STRAIGHT, stepOf } from "../../kit/grid.ts";
import type { Way } from "./language.ts";

export type { Way };

export interface Spot {
  column: number;
  row: number;
}

export function spotOf(cell: string): Spot {
  return { column: columnOf(cell), row: rowOf(cell) };
}

export function cellOf({ column, row }: Spot): string {
  return cellNamed(column, row);
}

export function stepped({ column, row }: Spot, way: Way, times = 1): Spot {
  const { x, y } = stepOf(way);
  return { column: column + times * x, row: row + times * y };
}

export function isOn(size: number, { column, row }: Spot): boolean {
  return isOnGrid(size, column, row);
}

/** The quarter turns from a tile's picture, which runs east, to this way. */
export function quarters(way: Way): number {
  return (STRAIGHT.indexOf(way) + 3) % 4;
}

export interface End {
  /** Which of the tile's three cells. */
  part: number;
  way: Way;
}

/** The three outlets of a tile that runs this way. Its name lists them as it runs east: `n0`, `s2`, `e`, `w`. */
export function ends(type: string, way: Way = "e"): End[] {
  return (type.match(/[ns][012]|[ew]/g) ?? []).map((edge) => {
    const part = edge.length > 1 ? Number(edge[1]) : edge === "e" ? 2 : 0;
    return { part, way: quartered(edge[0] as Way, quarters(way)) };
  });
}

/** A tile on the board: where its cell 0 lies, and the way its cells run. */
export interface Lying {
  type: string;
  first: Spot;
  way: Way;
}

export function cellsOf({ first, way }: Pick<Lying, "first" | "way">): [Spot, Spot, Spot] {
  return [first, stepped(first, way), stepped(first, way, 2)];
}

export function middleOf(lying: Pick<Lying, "first" | "way">): Spot {
  return stepped(lying.first, lying.way);
}

/** Its outlets: their cells and ways. */
export function outletsOf(lying: Lying): { spot: Spot; way: Way }[] {
  const cells = cellsOf(lying);
  return ends(lying.type, lying.way).map(({ part, way }) => ({ spot: cells[part] as Spot, way }));
}

export const same = (one: Spot, other: Spot): boolean => one.column === other.column && one.row === other.row;
