/** Where things lie on the round table and around it, in a square of 1000. */
import type { Point } from "../../kit/point.ts";

export const SIZE = 1000;
export const MIDDLE = SIZE / 2;
/** The length of the ring in the server's units. */
export const RING = 16_800;

export const TRACK = 438;
export const STOOL = 340;
export const STOOL_RADIUS = 47;
export const SEATED = 352;
export const TABLE = 284;
export const OWN = 249;

/** Clockwise from the top, as the chairs are numbered. */
export function angleOf(place: number): number {
  return (place / RING) * 2 * Math.PI - Math.PI / 2;
}

export function at(angle: number, radius: number, aside = 0): Point {
  return {
    x: MIDDLE + radius * Math.cos(angle) - aside * Math.sin(angle),
    y: MIDDLE + radius * Math.sin(angle) + aside * Math.cos(angle),
  };
}

export function chairPlace(chairs: number, chair: number): number {
  return (chair * RING) / chairs;
}

export function chairAngle(chairs: number, chair: number): number {
  return angleOf(chairPlace(chairs, chair));
}

/** The shorter way from one place to another; positive is clockwise. */
export function way(from: number, to: number): number {
  const ahead = (((to - from) % RING) + RING) % RING;
  return ahead > RING / 2 ? ahead - RING : ahead;
}

/** The outline of a sector of the ring, all of which can be tapped. */
export function sector(angle: number, half: number, inner: number, outer: number): string {
  const [a, b] = [at(angle - half, outer), at(angle + half, outer)];
  const [c, d] = [at(angle + half, inner), at(angle - half, inner)];
  const big = half > Math.PI / 2 ? 1 : 0;
  const points = [a, b, c, d].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${points[0]}A${outer} ${outer} 0 ${big} 1 ${points[1]}L${points[2]}A${inner} ${inner} 0 ${big} 0 ${points[3]}Z`;
}

/** The width of a paw on the table by number of chairs: fewer chairs leave more room. */
const PAW_SIZES: Record<number, number> = { 3: 112, 4: 100, 5: 80, 6: 66, 7: 56 };

interface Paws {
  size: number;
  spots: Point[];
}

/**
 * Places for a number of paws in a chair's part of the table: rows from the rim inwards, smaller if they do not fit.
 */
export function paws(chairs: number, chair: number, count: number, rim: number): Paws {
  for (let size = PAW_SIZES[chairs] ?? 54; ; size -= 4) {
    const spots = rows(chairs, chair, count, rim, size);
    if (spots.length >= count || size <= 30) return { size, spots };
  }
}

const HEART = 62; // the middle of the table is kept free

function rows(chairs: number, chair: number, count: number, rim: number, size: number): Point[] {
  const angle = chairAngle(chairs, chair);
  const half = Math.PI / chairs;
  const spots: Point[] = [];
  for (let radius = rim - size / 2; radius - size / 2 >= HEART && spots.length < count; radius -= size) {
    const room = 2 * (radius - size / 3) * Math.tan(Math.min(half, 1));
    const fits = Math.min(Math.max(0, Math.floor(room / size)), count - spots.length, 4);
    for (let n = 0; n < fits; n += 1) spots.push(at(angle, radius, (n - (fits - 1) / 2) * size));
  }
  return spots;
}
