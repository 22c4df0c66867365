/** The part of the board that is shown: enlarged by `scale`, with the point x, y of the picture in the middle. */
import { within } from "../../kit/point.ts";

export interface Camera {
  scale: number;
  x: number;
  y: number;
}

const LARGEST_SCALE = 5;

/** The picture is a square from -`margin` to `size` + `margin`; what is shown never leaves it. */
export interface Square {
  size: number;
  margin: number;
}

const span = ({ size, margin }: Square): number => size + 2 * margin;

export function whole(square: Square): Camera {
  return { scale: 1, x: square.size / 2, y: square.size / 2 };
}

export function kept(square: Square, { scale, x, y }: Camera): Camera {
  const enlarged = within(scale, 1, LARGEST_SCALE);
  const half = span(square) / enlarged / 2;
  const hold = (at: number) => within(at, half - square.margin, square.size + square.margin - half);
  return { scale: enlarged, x: hold(x), y: hold(y) };
}

/** The camera as a CSS transform of the whole picture, from its top left corner. */
export function transform(square: Square, { scale, x, y }: Camera): string {
  const shift = (at: number) => 100 * (0.5 - (scale * (at + square.margin)) / span(square));
  return `translate(${shift(x)}%, ${shift(y)}%) scale(${scale})`;
}

/** Converts a point of the box, as parts of its width and height (0 … 1), to a point of the picture. */
export function pointAt(square: Square, camera: Camera, across: number, down: number): [number, number] {
  const wide = span(square) / camera.scale;
  return [camera.x + (across - 0.5) * wide, camera.y + (down - 0.5) * wide];
}

/** Zooms by a factor around a point of the box. */
export function zoomed(square: Square, camera: Camera, factor: number, across: number, down: number): Camera {
  const [x, y] = pointAt(square, camera, across, down);
  const scale = within(camera.scale * factor, 1, LARGEST_SCALE);
  const wide = span(square) / scale;
  return kept(square, { scale, x: x - (across - 0.5) * wide, y: y - (down - 0.5) * wide });
}

/** Moves the camera by parts of the box. */
export function moved(square: Square, camera: Camera, across: number, down: number): Camera {
  const wide = span(square) / camera.scale;
  return kept(square, { ...camera, x: camera.x - across * wide, y: camera.y - down * wide });
}
