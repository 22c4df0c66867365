/** Where everything is, in units of a hundredth of a card. Row 1 is the northern one. */
import { columnOf, rowOf, stepOf, WAYS } from "../../kit/grid.ts";
import type { Point } from "../../kit/point.ts";
import type { Way } from "../../wire/views/mazaitsy.ts";

export interface Box extends Point {
  width: number;
  height: number;
}

export const CELL = 100;
export const SHORE = 34;

/** The way from a cell to a neighbour; null if it is none. */
export function wayTo(from: string, to: string): Way | null {
  const [x, y] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  return WAYS.find((way) => stepOf(way).x === x && stepOf(way).y === y) ?? null;
}

/** The layout of the picture: the field, and beside or below it a tray with the row, the pile and the boats' holds. */
export interface Layout {
  /** Pixels per unit. */
  scale: number;
  width: number;
  height: number;
  size: number;
  field: Point;
  tray: Point & { scale: number; width: number };
  upright: boolean;
  /** In units of the tray. */
  card: number;
  slots: Point[];
  pile: Point;
  holds: Box[];
}

const CARD = 84;
const CAPTION = 30;
const LINE = { card: 92, hold: 66 };
const COLUMN = { width: 226, card: 82, hold: 60 };
const MOST_TRAY = 1.3;
const NEARLY = 1.1; // a tray below looks better, so it may be slightly smaller

/** The layout with the larger field: tray below or beside. `lying` cards lie before the pile. */
export function layout(width: number, height: number, size: number, seats: number, lying: number = seats): Layout {
  const side = size * CELL + 2 * SHORE;
  const below = CAPTION + LINE.card + 2 * LINE.hold + 8;
  const column = columnHeight(seats, lying);
  const least = Math.min(COLUMN.width, COLUMN.width * (side / column));
  const upright = Math.min(width / side, height / (side + below));
  const wide = Math.min(height / side, width / (side + least));
  return upright * NEARLY >= wide
    ? withTrayBelow(width, height, size, seats, upright, below)
    : withTrayBeside(width, height, size, seats, lying, wide, column);
}

function columnHeight(seats: number, lying: number): number {
  return CAPTION + (lying + 1) * COLUMN.card + seats * COLUMN.hold + 10;
}

function withTrayBelow(
  width: number,
  height: number,
  size: number,
  seats: number,
  scale: number,
  needs: number,
): Layout {
  const side = size * CELL + 2 * SHORE;
  const [w, h] = [width / scale, height / scale];
  const traySide = Math.min(w, side * MOST_TRAY);
  const trayScale = Math.max(1, Math.min(MOST_TRAY, (h - side) / needs, traySide / (seats > 2 ? 640 : 540)));
  const inner = traySide / trayScale;
  const spare = Math.max(0, h - side - needs * trayScale);
  const tray = { x: (w - traySide) / 2, y: side + spare / 2, scale: trayScale, width: inner };
  const across = seats > 2 ? 2 : 1;
  const wide = inner / across;
  const top = CAPTION + LINE.card + 8;
  return {
    scale,
    width: w,
    height: h,
    size,
    field: { x: (w - side) / 2, y: 0 },
    tray,
    upright: true,
    card: CARD,
    slots: Array.from({ length: seats + 1 }, (_, n) => ({ x: 8 + n * 92, y: CAPTION })),
    pile: { x: inner - 176, y: CAPTION },
    holds: Array.from({ length: seats }, (_, n) => ({
      x: (n % across) * wide + 6,
      y: top + Math.floor(n / across) * LINE.hold,
      width: wide - 12,
      height: LINE.hold - 6,
    })),
  };
}

function withTrayBeside(
  width: number,
  height: number,
  size: number,
  seats: number,
  lying: number,
  scale: number,
  needs: number,
): Layout {
  const side = size * CELL + 2 * SHORE;
  const [w, h] = [width / scale, height / scale];
  const trayScale = Math.min(MOST_TRAY, (w - side) / COLUMN.width, h / needs);
  const traySide = COLUMN.width * trayScale;
  const left = Math.max(0, (w - side - traySide) / 2);
  const top = Math.max(0, (h - side) / 2);
  const pile = CAPTION + lying * COLUMN.card;
  const holds = pile + COLUMN.card + 10;
  return {
    scale,
    width: w,
    height: h,
    size,
    field: { x: left, y: top },
    tray: { x: left + side, y: Math.max(0, (h - needs * trayScale) / 2), scale: trayScale, width: COLUMN.width },
    upright: false,
    card: COLUMN.card - 8,
    slots: Array.from({ length: seats + 1 }, (_, n) => ({ x: 10, y: CAPTION + n * COLUMN.card })),
    pile: { x: 10, y: pile },
    holds: Array.from({ length: seats }, (_, n) => ({
      x: 8,
      y: holds + n * COLUMN.hold,
      width: COLUMN.width - 12,
      height: COLUMN.hold - 6,
    })),
  };
}

/** The middle of a cell. */
export function middle(plan: Layout, cell: string): Point {
  return {
    x: plan.field.x + SHORE + (columnOf(cell) + 0.5) * CELL,
    y: plan.field.y + SHORE + (rowOf(cell) + 0.5) * CELL,
  };
}

/** A point of the tray, in units of the picture. */
export function ofTray(plan: Layout, { x, y }: Point): Point {
  return { x: plan.tray.x + x * plan.tray.scale, y: plan.tray.y + y * plan.tray.scale };
}

export function slotMiddle(plan: Layout, slot: Point): Point {
  return ofTray(plan, { x: slot.x + plan.card / 2, y: slot.y + plan.card / 2 });
}

/** The width for each token in a hold: four at most, one for each token or each value. */
export function holdRoom(plan: Layout, box: Box): number {
  return Math.min(70, (box.width - (plan.upright ? 112 : 54)) / 4);
}

export function holdSpot(plan: Layout, box: Box, number: number): Point {
  return { x: box.x + 52 + holdRoom(plan, box) * (number + 0.5), y: box.y + box.height / 2 + 8 };
}

/** Where hares lie on a card, from its middle: in the corners, so that arrow and boat are visible between them. */
export function hareSpot(number: number, arrow: Way | null, apart = 27): Point {
  const first = arrow === "se" || arrow === "nw" ? -1 : 1;
  return { x: apart * first * (number % 2 ? -1 : 1), y: (number < 2 ? 1 : -1) * apart + 3 };
}

/** Where boats that share a card lie, from its middle, and how large they are. */
export function boatSpot(number: number, of: number): Point & { scale: number } {
  if (of === 1) return { x: 0, y: 0, scale: 1 };
  if (of === 2) return { x: number ? 17 : -17, y: number ? 13 : -13, scale: 0.74 };
  return { x: number % 2 ? 20 : -20, y: number < 2 ? -19 : 19, scale: 0.6 };
}
