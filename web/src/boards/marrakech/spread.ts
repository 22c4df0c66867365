/** Places tags near where they belong, without overlaps. */
import { within } from "../../kit/point.ts";
import { distance, MARGIN, type Point, WHOLE } from "./geometry.ts";

/** A rectangle, given by its centre. */
export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

const STEP = 12;
const FAR = 25; // steps
const GAP = 4;

/** Offsets, the smallest first. */
const ASIDE: readonly Point[] = Array.from(
  { length: (2 * FAR + 1) ** 2 },
  (_, number): Point => [STEP * ((number % (2 * FAR + 1)) - FAR), STEP * (Math.floor(number / (2 * FAR + 1)) - FAR)],
).sort((one, other) => distance(one, [0, 0]) - distance(other, [0, 0]));

/** The boxes in their order, each moved as little as needed to be clear of the boxes before it and of fixed ones. */
export function spread<Tag extends Box>(tags: readonly Tag[], fixed: readonly Box[]): Tag[] {
  const placed: Tag[] = [];
  for (const tag of tags) {
    const moved = ([x, y]: Point) => onBoard({ ...tag, x: tag.x + x, y: tag.y + y });
    const isFree = (one: Box) => ![...fixed, ...placed].some((other) => overlap(one, other));
    placed.push(moved(ASIDE.find((aside) => isFree(moved(aside))) ?? [0, 0]));
  }
  return placed;
}

export function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.wide + other.wide) / 2 + GAP &&
    Math.abs(one.y - other.y) < (one.high + other.high) / 2 + GAP
  );
}

function onBoard<Tag extends Box>(tag: Tag): Tag {
  const kept = (at: number, size: number) => within(at, size / 2 + GAP - MARGIN, WHOLE + MARGIN - GAP - size / 2);
  return { ...tag, x: kept(tag.x, tag.wide), y: kept(tag.y, tag.high) };
}
