/** Where things are on the graph, in pixels. */
const UNIT = 1_000_000;
const LEFT = 38; // the axis says "100 %"
const RIGHT = 24; // the lines' signs
const ABOVE = 9;
const LANE = 18; // of marks

export class Plot {
  readonly left = LEFT;
  readonly right: number;
  readonly top = ABOVE;
  readonly bottom: number;
  /** The last stop. */
  readonly end: number;

  constructor(width: number, height: number, end: number) {
    this.right = Math.max(LEFT + 1, width - RIGHT);
    this.bottom = Math.max(ABOVE + 1, height - 2 * LANE);
    this.end = end;
  }

  x(stop: number): number {
    return this.left + ((this.right - this.left) * stop) / Math.max(1, this.end);
  }

  y(worth: number): number {
    return this.bottom - ((this.bottom - this.top) * worth) / UNIT;
  }

  /** The middle of a row of marks below the graph. */
  lane(number: number): number {
    return this.bottom + LANE * (number + 0.5) + 2;
  }

  /** The stop nearest to a place. */
  stopAt(x: number): number {
    const part = (x - this.left) / (this.right - this.left);
    return Math.round(Math.min(1, Math.max(0, part)) * this.end);
  }

  /** The line of a seat. */
  line(worths: readonly (readonly number[])[], seat: number): string {
    const points = worths.map((worth, stop) => `${this.x(stop).toFixed(1)} ${this.y(worth[seat] ?? 0).toFixed(1)}`);
    return `M${points.join("L")}`;
  }
}

/** The same heights, moved apart so that signs do not cover each other; none leaves the room from `top` to `bottom`. */
export function apart(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, at) => at).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const placed: number[] = [];
  let least = top;
  for (const at of order) {
    placed[at] = Math.max(heights[at] ?? 0, least);
    least = (placed[at] ?? 0) + gap;
  }
  let most = bottom;
  for (const at of order.reverse()) {
    placed[at] = Math.min(placed[at] ?? 0, most);
    most = (placed[at] ?? 0) - gap;
  }
  return placed;
}
