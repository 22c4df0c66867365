/** The area that makes a toll: adjacent cells that show the colour under Assam (MK-16). */
import { neighbour, opposite, quartered, STRAIGHT } from "../../kit/grid.ts";
import type { Line } from "../../wire/protocol.ts";
import type { MarrakechView } from "../../wire/views/marrakech.ts";
import { beside, type Cell, centre, SIDE, UNIT, type Way } from "./geometry.ts";
import { readEvent } from "./language.ts";

/** The colour that each cell shows, without bare cells. */
export type Colours = ReadonlyMap<Cell, number>;

export const coloursOf = ({ rugs }: MarrakechView): Colours =>
  new Map(Object.entries(rugs).map(([cell, { colour }]) => [cell, colour]));

/** The colours at the time of a step, because rugs laid later may hide what was paid for. */
export function coloursAt(step: Line, steps: readonly Line[]): Colours {
  const colours = new Map<Cell, number>();
  for (const one of steps
    .slice(0, steps.indexOf(step))
    .flatMap((line) => line.events ?? [])
    .map(readEvent)) {
    if (one.verb === "lays") colours.set(one.first, one.colour - 1).set(one.second, one.colour - 1);
  }
  return colours;
}

/** Two colours of one seat do not join (MK-17). */
export function regionOf(colours: Colours, start: Cell): Cell[] {
  const colour = colours.get(start);
  if (colour === undefined) return [];
  const found = new Set([start]);
  for (const cell of found) {
    for (const way of STRAIGHT) {
      const next = neighbour(cell, way, SIDE);
      if (next && colours.get(next) === colour) found.add(next);
    }
  }
  return [...found];
}

/** A path along the outer sides of the area. */
export function sidesOf(cells: readonly Cell[]): string {
  return cells
    .flatMap((cell) =>
      STRAIGHT.filter((way) => !cells.includes(neighbour(cell, way, SIDE) ?? "")).map((way) => side(cell, way)),
    )
    .join("");
}

function side(cell: Cell, way: Way): string {
  const middle = beside(centre(cell), way, UNIT / 2);
  const along = quartered(way, 1);
  return `M${beside(middle, along, UNIT / 2).join(" ")}L${beside(middle, opposite(along), UNIT / 2).join(" ")}`;
}
