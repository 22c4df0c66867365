/** Where everything that can be tapped is on the picture. */
import { neighbour, stepOf, turned } from "../../kit/grid.ts";
import { type Point, within } from "../../kit/point.ts";
import type { MazaitsyView, Way } from "../../wire/views/mazaitsy.ts";
import type { Place } from "./asking.ts";
import { boatSpot, CELL, hareSpot, holdSpot, type Layout, middle, ofTray, SHORE, slotMiddle } from "./geometry.ts";
import { boatsAt, cardAt } from "./lying.ts";
import { shownHares } from "./pieces.tsx";

/** The radius of the handle that turns the boat. */
export const TURN_KNOB = 34;
const SIDEWAYS = 62;
const AT_SHORE = 57;

export function pointOf(plan: Layout, view: MazaitsyView, seat: number, place: Place): Point {
  const own = view.seats[seat]!;
  switch (place.is) {
    case "cell":
      return middle(plan, place.cell);
    case "turn":
      return turnPoint(plan, own.boat ?? "a1", turned(own.heading ?? "n", place.side === "left" ? -2 : 2));
    case "bow":
      return beside(plan, place.cell, place.way, 66);
    case "way":
      return beside(plan, place.cell, place.way, 76);
    case "spin": {
      const { x, y } = middle(plan, place.cell);
      return { x: x + (place.side === "clockwise" ? 50 : -50), y };
    }
    case "hare":
      return ofHare(plan, view, own.boat ?? "a1", place.value);
    case "hold":
      return ofLoad(plan, view, place.seat, place.value);
    case "boat": {
      const box = plan.holds[place.seat]!;
      return ofTray(plan, { x: box.x + 26, y: box.y + box.height / 2 });
    }
    case "shore": {
      const { x, y } = shoreBy(plan, own.boat ?? "a1");
      return { x: within(x, 30, plan.width - 30), y: Math.max(y, 30) };
    }
    case "row":
      return slotMiddle(plan, plan.slots[place.number - 1]!);
    case "top":
      return slotMiddle(plan, plan.pile);
  }
}

/** Beside the boat, away from the corners where hares lie, and inside the picture. */
function turnPoint(plan: Layout, cell: string, way: Way): Point {
  const { x, y } = beside(plan, cell, way, SIDEWAYS);
  const inside = (at: number, from: number) =>
    within(at, from + TURN_KNOB + 2, from + plan.size * CELL + 2 * SHORE - TURN_KNOB - 2);
  return { x: inside(stepOf(way).x ? x : x - 20, plan.field.x), y: inside(stepOf(way).x ? y - 20 : y, plan.field.y) };
}

/** A point beside a cell, nearer if it would lie beyond the shore. */
function beside(plan: Layout, cell: string, way: Way, far: number): Point {
  const { x, y } = middle(plan, cell);
  const isInside = neighbour(cell, way, plan.size) !== null;
  const by = isInside ? far * (way.length > 1 ? 0.9 : 1) : AT_SHORE;
  return { x: x + stepOf(way).x * by, y: y + stepOf(way).y * by };
}

/** How far from the middle hares lie: farther if a boat is there. */
export function apart(view: MazaitsyView, cell: string): number {
  return boatsAt(view, cell).length ? 33 : 27;
}

export function ofHare(plan: Layout, view: MazaitsyView, cell: string, value: number): Point {
  const card = cardAt(view, cell);
  const number = shownHares(card?.hares ?? []).findIndex((one) => one.value === value);
  const spot = hareSpot(Math.max(0, number), card?.arrow ?? null, apart(view, cell));
  const { x, y } = middle(plan, cell);
  return { x: x + spot.x, y: y + spot.y };
}

export function ofLoad(plan: Layout, view: MazaitsyView, seat: number, value: number): Point {
  const number = shownHares(view.seats[seat]?.load ?? []).findIndex((one) => one.value === value);
  return ofTray(
    plan,
    holdSpot(plan, plan.holds[seat]!, number < 0 ? Math.min(3, view.seats[seat]?.load.length ?? 0) : number),
  );
}

/** The bank nearest to a card. */
export function shoreBy(plan: Layout, cell: string): Point {
  const { x, y } = middle(plan, cell);
  const far = plan.size * 100 + SHORE * 1.5;
  const [left, up] = [x - plan.field.x, y - plan.field.y];
  const banks: [number, Point][] = [
    [left, { x: plan.field.x + SHORE / 2, y }],
    [far - left, { x: plan.field.x + far, y }],
    [up, { x, y: plan.field.y + SHORE / 2 }],
    [far - up, { x, y: plan.field.y + far }],
  ];
  return banks.reduce((one, other) => (other[0] < one[0] ? other : one))[1];
}

/** Where a seat's boat is drawn. */
export function ofBoat(plan: Layout, view: MazaitsyView, seat: number): (Point & { scale: number }) | null {
  const cell = view.seats[seat]?.boat;
  if (!cell) return null;
  const here = boatsAt(view, cell);
  const spot = boatSpot(here.indexOf(seat), here.length);
  const { x, y } = middle(plan, cell);
  return { x: x + spot.x, y: y + spot.y, scale: spot.scale };
}
