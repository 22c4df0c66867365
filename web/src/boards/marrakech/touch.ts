/** What a tap or a pointer on the square means. */
import { neighbour, opposite, STRAIGHT } from "../../kit/grid.ts";
import { anchor, covers, isTurn, looks, meant, places, type Turn } from "./asking.ts";
import { beside, type Cell, cellAt, centre, distance, type Point, pairText, SIDE, UNIT, type Way } from "./geometry.ts";
import { type Stall, said } from "./stall.ts";

const CLOSE = 1.6 * UNIT;
/**
 * Only the very middle of Assam means no way, because at the edge of the square there is little room beyond his cell.
 */
const MIDDLE = 8;

/** The key of the choice that a point means; null if it means none. */
export function choiceAt(stall: Stall, point: Point, chosen: Cell | null): string | null {
  const { legal } = stall.table;
  const cell = cellAt(point);
  if (legal.value.some(isTurn)) return turnAt(stall, point, cell);
  return cell && (meant(places(legal.value), cell, point, chosen)?.step ?? null);
}

export function tapped(stall: Stall, point: Point): void {
  const { table } = stall;
  if (!table.legal.value.length) return;
  const key = meantAt(stall, point);
  if (key) table.tap(key);
  else refuse(stall, point);
}

/** A tap on the rug that is shown takes it; a tap elsewhere means another one. */
export function meantAt(stall: Stall, point: Point): string | null {
  const { legal, marked, view } = stall.table;
  const shown = places(legal.value).find((place) => place.step === marked.value?.step);
  const cell = cellAt(point);
  if (shown && cell && covers(shown, cell)) return shown.step;
  return choiceAt(stall, point, shown ? anchor(shown.cells, view.value.assam.cell) : null);
}

/** A turn is meant by a cell that Assam would pass, or by a point near him on that side. */
function turnAt(stall: Stall, point: Point, cell: Cell | null): Turn | null {
  const turns = stall.table.legal.value.filter(isTurn);
  const { assam } = stall.table.view.value;
  const way = sideOf(centre(assam.cell), point);
  const near = turns.find((turn) => looks(assam.facing, turn) === way);
  const far = distance(centre(assam.cell), point);
  if (far < CLOSE) return far > MIDDLE ? (near ?? null) : null;
  const shown = turns.find((turn) => turn === stall.table.marked.value?.key);
  const passes = (turn: Turn) => stall.ahead.value[turn]?.some((walk) => walk.legs.some((leg) => leg.to === cell));
  return [shown, ...turns].find((turn) => turn !== undefined && passes(turn)) ?? null;
}

function sideOf([x, y]: Point, [px, py]: Point): Way {
  if (Math.abs(px - x) > Math.abs(py - y)) return px > x ? "e" : "w";
  return py > y ? "s" : "n";
}

function refuse(stall: Stall, point: Point): void {
  const { table } = stall;
  const { assam } = table.view.value;
  const cell = cellAt(point);
  const behind = beside(centre(assam.cell), opposite(assam.facing), UNIT);
  if (table.legal.value.some(isTurn) && distance(point, behind) < UNIT * 0.6)
    return table.say(`${said(stall).noWayBack} (MK-27)`);
  if (cell) table.refuse(`lay ${pairFrom(cell, assam.cell)}`);
}

/** A rug on the cell, as near to Assam as possible without lying under him, so that the refusal is about the cell. */
function pairFrom(cell: Cell, assam: Cell): string {
  const around = STRAIGHT.map((way) => neighbour(cell, way, SIDE)).filter(
    (one) => one !== null && one !== assam,
  ) as Cell[];
  const far = (one: Cell) => distance(centre(one), centre(assam));
  return pairText(
    cell,
    around.reduce((best, one) => (far(one) < far(best) ? one : best)),
  );
}
