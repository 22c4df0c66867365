/** Which part of the board is seen: enlarged by `scale`, with the point x, y of the picture in the middle. */
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
  const within = Math.min(LARGEST_SCALE, Math.max(1, scale));
  const half = span(square) / within / 2;
  const hold = (at: number) => Math.min(square.size + square.margin - half, Math.max(half - square.margin, at));
  return { scale: within, x: hold(x), y: hold(y) };
}

/** As a transform of the element that holds the whole picture, from its top left corner. */
export function transform(square: Square, { scale, x, y }: Camera): string {
  const shift = (at: number) => 100 * (0.5 - (scale * (at + square.margin)) / span(square));
  return `translate(${shift(x)}%, ${shift(y)}%) scale(${scale})`;
}

/** From a point of the box, as parts of its width and height (0 … 1), to one of the picture. */
export function pointAt(square: Square, camera: Camera, across: number, down: number): [number, number] {
  const wide = span(square) / camera.scale;
  return [camera.x + (across - 0.5) * wide, camera.y + (down - 0.5) * wide];
}

/** Enlarged by a factor, so that the given point of the box keeps what it shows. */
export function zoomed(square: Square, camera: Camera, factor: number, across: number, down: number): Camera {
  const [x, y] = pointAt(square, camera, across, down);
  const scale = Math.min(LARGEST_SCALE, Math.max(1, camera.scale * factor));
  const wide = span(square) / scale;
  return kept(square, { scale, x: x - (across - 0.5) * wide, y: y - (down - 0.5) * wide });
}

/** Moved by parts of the box. */
export function moved(square: Square, camera: Camera, across: number, down: number): Camera {
  const wide = span(square) / camera.scale;
  return kept(square, { ...camera, x: camera.x - across * wide, y: camera.y - down * wide });
}
