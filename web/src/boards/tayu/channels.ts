/** The course of the water over a tile as SVG path data: arcs from edge to edge join the outlets. */
import { opposite } from "../../kit/grid.ts";
import { cellsOf, ends, type Lying, type Spot, type Way } from "./geometry.ts";

/** Length of a cell's side in the units of the picture. */
export const CELL = 20;

const FAR: Record<Way, [number, number]> = { n: [0, -0.5], e: [0.5, 0], s: [0, 0.5], w: [-0.5, 0] };

export function centre({ column, row }: Spot): [number, number] {
  return [(column + 0.5) * CELL, (row + 0.5) * CELL];
}

/** The middle of a cell's edge; `beyond` is how far outside it, in cells. */
export function edge(spot: Spot, way: Way, beyond = 0): [number, number] {
  const [x, y] = centre(spot);
  const [dx, dy] = FAR[way];
  return [x + dx * CELL * (1 + 2 * beyond), y + dy * CELL * (1 + 2 * beyond)];
}

interface Reach {
  spot: Spot;
  from: Way;
  to: Way;
}

/** All stretches of water within single cells, without repeats. */
export function reaches(lying: Lying): Reach[] {
  const cells = cellsOf(lying);
  const along = lying.way;
  const outlets = ends(lying.type, along);
  const found = new Map<string, Reach>();
  outlets.forEach((one, number) => {
    for (const other of outlets.slice(number + 1)) {
      const [a, b] = one.part <= other.part ? [one, other] : [other, one];
      for (let part = a.part; part <= b.part; part++) {
        const from = part === a.part ? a.way : opposite(along);
        const to = part === b.part ? b.way : along;
        found.set(`${part}${[from, to].sort().join("")}`, { spot: cells[part] as Spot, from, to });
      }
    }
  });
  return [...found.values()];
}

const courses = new Map<string, string>();

/** Cached for each way of lying, because the water of all tiles is rendered again whenever one is laid. */
export function course(lying: Lying): string {
  const key = `${lying.type} ${lying.way} ${lying.first.column} ${lying.first.row}`;
  const found = courses.get(key) ?? drawnCourse(lying);
  courses.set(key, found);
  return found;
}

/** A stretch is straight, or bends around the middle of its cell. */
function drawnCourse(lying: Lying): string {
  return reaches(lying)
    .map(({ spot, from, to }) => {
      const bend = from === opposite(to) ? "L" : `Q${centre(spot).join(" ")} `;
      return `M${edge(spot, from, 0.01).join(" ")}${bend}${edge(spot, to, 0.01).join(" ")}`;
    })
    .join("");
}

/** The upper left corner of the tile, with its width and height. */
export function body(lying: Pick<Lying, "first" | "way">): { x: number; y: number; width: number; height: number } {
  const cells = cellsOf(lying);
  const x = Math.min(...cells.map(({ column }) => column)) * CELL;
  const y = Math.min(...cells.map(({ row }) => row)) * CELL;
  const isLevel = lying.way === "e" || lying.way === "w";
  return { x, y, width: isLevel ? 3 * CELL : CELL, height: isLevel ? CELL : 3 * CELL };
}
