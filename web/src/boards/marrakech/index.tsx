/** The board of Marrakech: rugs on the market square, and Assam who walks over them. */
import type { Action, BoardModule, Choice } from "../../kit/board.ts";
import { focusChoices, isArrow, next } from "../../kit/cursor.ts";
import type { MarrakechView } from "../../wire/views/marrakech.ts";
import { asSeen, isTurn, looks, places, pointOfStep, type Turn, turnedRug } from "./asking.ts";
import { Holdings } from "./chip.tsx";
import { describe, position } from "./describing.ts";
import { Ending } from "./Ending.tsx";
import { centre } from "./geometry.ts";
import { animate } from "./motion.ts";
import { Picture } from "./Picture.tsx";
import { decided, ended, reckoning } from "./result.ts";
import { openStall, type Stall, said } from "./stall.ts";
import { TurnIcon } from "./TurnMark.tsx";

export const board: BoardModule<MarrakechView> = {
  open(table) {
    const stall = openStall(table);
    return {
      Picture: () => <Picture stall={stall} />,
      asks: () => asks(stall),
      actions: () => turns(stall),
      choices: () => choices(stall),
      chip: (seat) => <Holdings stall={stall} seat={seat} />,
      ended: () => ended(stall),
      decided: () => decided(stall),
      Ending: ({ winners }) => <Ending stall={stall} winners={winners} />,
      reckoning: (seat) => reckoning(stall, seat),
      rotate: (back) => rotate(stall, back ? -1 : 1),
      key: (event) => firstArrow(stall, event),
      animate: (motion) => animate(stall, motion),
      describe: () => describe(stall),
      position: () => position(stall),
    };
  },
};

function asks(stall: Stall): string {
  const { table } = stall;
  const words = said(stall);
  if (!table.legal.value.some(isTurn)) return words.whereRug;
  return table.facts.value.options.turn === "after" ? words.whereToNext : words.whereTo;
}

function choices(stall: Stall): Choice[] {
  const { legal, view } = stall.table;
  const words = said(stall);
  const named = (step: string) => {
    const [place] = places([step]);
    return place ? words.lay(...place.cells) : isTurn(step) ? turnName(stall, step) : null;
  };
  return legal.value.flatMap((step) => {
    const [name, point] = [named(step), pointOfStep(view.value.assam, step)];
    return name !== null && point ? [{ key: step, step, name, ...point, confirm: true }] : [];
  });
}

/** Includes what each throw would cost, as soon as that is known. */
function turnName(stall: Stall, turn: Turn): string {
  const words = said(stall);
  const walks = stall.ahead.value[turn];
  const name = words.goes(looks(stall.table.view.value.assam.facing, turn));
  return walks?.length ? `${name}: ${words.tolls(walks.map((walk) => walk.toll?.amount ?? 0))}` : name;
}

function turns(stall: Stall): Action[] {
  const { table } = stall;
  const { facing } = table.view.value.assam;
  return asSeen(table.legal.value.filter(isTurn), facing).map((turn) => {
    const way = looks(facing, turn);
    return {
      key: turn,
      label: "",
      icon: <TurnIcon way={way} name={said(stall).goes(way)} />,
      pick: () => table.tap(turn),
    };
  });
}

/** The first arrow key starts from Assam; after that the cursor moves from choice to choice. */
function firstArrow(stall: Stall, { key }: KeyboardEvent): boolean {
  const { table } = stall;
  if (!isArrow(key) || table.marked.value || !table.legal.value.length) return false;
  const [x, y] = centre(table.view.value.assam.cell);
  const to = next([{ key: "assam", x, y }, ...choices(stall)], "assam", key);
  if (!to || to === "assam") return false;
  focusChoices(); // which marks the first choice
  table.mark(to);
  return true;
}

/** Turns Assam, or the marked rug around its half beside him. */
function rotate({ table }: Stall, by: number): void {
  const turning: string[] = table.legal.value.filter(isTurn);
  const at = turning.indexOf(table.marked.value?.key ?? "");
  if (turning.length) return table.mark(turning[(at < 0 ? 1 : at + by + turning.length) % turning.length] ?? null);
  const offered = places(table.legal.value);
  const now = offered.find((place) => place.step === table.marked.value?.step);
  const next = now ? turnedRug(offered, now, table.view.value.assam.cell, by) : offered[0];
  if (next) table.mark(next.step);
}
