/** The rugs in the order in which they were laid, so that they overlap as on a real table. */
import type { Line } from "../../wire/protocol.ts";
import type { MarrakechView } from "../../wire/views/marrakech.ts";
import type { Cell } from "./geometry.ts";
import { type GameEvent, readEvent } from "./language.ts";

export interface Layer {
  /** Unique among the layers. */
  key: string;
  first: Cell;
  /** Unknown for a half-covered rug if the log does not say how it was laid. */
  second: Cell | null;
  seat: number;
  colour: number;
}

export type Lays = Extract<GameEvent, { verb: "lays" }>;

/** Colours are counted from 1 in texts. */
export const layerOf = ({ first, second, seat, colour }: Lays, key: string): Layer => ({
  key,
  first,
  second,
  seat,
  colour: colour - 1,
});

/** From the lowest to the uppermost, without rugs that are covered completely. */
export function layers(view: MarrakechView, steps: readonly Line[]): Layer[] {
  return asLaid(view, steps) ?? asSeen(view);
}

/** While a motion is played the log is ahead of the view, so only as many rugs are taken as the view shows. */
function asLaid(view: MarrakechView, steps: readonly Line[]): Layer[] | null {
  const laid: Layer[] = [];
  const top = new Map<Cell, Layer>();
  let found: Layer[] | null = isTop(view, top) ? [] : null;
  for (const event of steps.flatMap((step) => step.events ?? [])) {
    const one = readEvent(event);
    if (one.verb !== "lays") continue;
    const layer = layerOf(one, `laid-${laid.length}`);
    laid.push(layer);
    top.set(one.first, layer).set(one.second, layer);
    if (isTop(view, top)) found = laid.filter((each) => [...top.values()].includes(each));
  }
  return found;
}

function isTop(view: MarrakechView, top: ReadonlyMap<Cell, Layer>): boolean {
  const seen = Object.entries(view.rugs);
  return seen.length === top.size && seen.every(([cell, half]) => top.get(cell)?.colour === half.colour);
}

/** Without the log: whole rugs, and below them the remains of others. */
function asSeen(view: MarrakechView): Layer[] {
  const halves = Object.entries(view.rugs).map(([first, { seat, colour, other }]) => ({
    key: first,
    first,
    second: other,
    seat,
    colour,
  }));
  return [
    ...halves.filter((one) => one.second === null),
    ...halves.filter((one) => one.second !== null && one.first < one.second),
  ];
}
