/** Points of a picture, and numbers between two others. */
export interface Point {
  x: number;
  y: number;
}

/** The point that lies a part (0 … 1) of the way from one to another. */
export const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** A part (0 … 1) that starts and ends slowly. */
export const eased = (part: number): number => part * part * (3 - 2 * part);

/** The number, or the nearer end of the range if it lies outside. */
export const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
