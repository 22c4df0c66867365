/** The places offered for the drawn tile, and how to find them on the board. */
import { quartered, STRAIGHT } from "../../kit/grid.ts";
import { cellsOf, middleOf, type Spot, same, spotOf, type Way } from "./geometry.ts";
import { readStep } from "./language.ts";

export interface Place {
  /** The text of the step, which is also the key of the choice. */
  step: string;
  first: Spot;
  middle: Spot;
  cells: readonly Spot[];
  way: Way;
}

/** `place j9 e` */
export function placeOf(step: string): Place | null {
  const read = readStep(step);
  if (read.verb !== "place") return null;
  const lying = { first: spotOf(read.cell), way: read.way };
  return { step, ...lying, middle: middleOf(lying), cells: cellsOf(lying) };
}

export function placesOf(legal: readonly string[]): Place[] {
  return legal.map(placeOf).filter((place) => place !== null);
}

/** The way in which the tile is held: the wanted one or, clockwise, the next way in which it fits anywhere. */
export function heldWay(places: readonly Place[], wanted: Way): Way {
  const ways = STRAIGHT.map((_, quarter) => quartered(wanted, quarter));
  return ways.find((way) => places.some((place) => place.way === way)) ?? wanted;
}

export function nextWay(places: readonly Place[], now: Way, back: boolean): Way {
  const ways = [1, 2, 3, 4].map((quarter) => quartered(now, back ? -quarter : quarter));
  return ways.find((way) => places.some((place) => place.way === way)) ?? quartered(now, back ? -1 : 1);
}

export function covers(place: Place, spot: Spot): boolean {
  return place.cells.some((cell) => same(cell, spot));
}

/**
 * What a tap means: first a place over that cell as the tile is held, then one with the tile turned, then one nearby.
 */
export function tapped(places: readonly Place[], x: number, y: number, held: Way, reach: number): Place | null {
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const away = Math.min(...place.cells.map((cell) => distance(cell, x, y)));
    if (away > 0.5 + reach) continue;
    const aside = Math.max(0, away - 0.5) * 4 + distance(place.middle, x, y) / 4 + (place.way === held ? 0 : 1);
    if (aside < least) [best, least] = [place, aside];
  }
  return best;
}

/** Distance from the middle of the cell, by the longer axis, so that it is at most a half within the cell. */
function distance({ column, row }: Spot, x: number, y: number): number {
  return Math.max(Math.abs(column + 0.5 - x), Math.abs(row + 0.5 - y));
}

/** All places over a cell, clockwise, so that turning goes through them one by one. */
export function around(places: readonly Place[], spot: Spot): Place[] {
  return places
    .filter((place) => covers(place, spot))
    .sort((a, b) => STRAIGHT.indexOf(a.way) - STRAIGHT.indexOf(b.way) || part(a, spot) - part(b, spot));
}

const part = (place: Place, spot: Spot): number => place.cells.findIndex((cell) => same(cell, spot));

export function turnedThere(places: readonly Place[], now: Place, anchor: Spot, back: boolean): Place {
  const all = around(places, anchor);
  const at = all.findIndex((place) => place.step === now.step);
  if (at < 0) return all[0] ?? now;
  return all[(at + (back ? -1 : 1) + all.length) % all.length] ?? now;
}
