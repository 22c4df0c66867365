/** Marrakech: rugs on the market square, and Assam who walks over them. */
import type { Action, BoardModule, Choice, Reckoning } from "../../table/board.ts";
import { CHOICES } from "../../table/ChoiceList.tsx";
import { isArrow, next } from "../../table/cursor.ts";
import { isTurn, looks, places, turnedRug, type Turn } from "./asking.ts";
import { Holdings } from "./chip.tsx";
import { beside, centre, degrees, middle, UNIT } from "./geometry.ts";
import { animate } from "./motion.ts";
import { Picture } from "./Picture.tsx";
import { openStall, said, type Stall } from "./stall.ts";
import type { View } from "./view.ts";

export const board: BoardModule<View> = {
  open(table) {
    const stall = openStall(table);
    return {
      Picture: () => <Picture stall={stall} />,
      asks: () => asks(stall),
      actions: () => turns(stall),
      choices: () => choices(stall),
      chip: (seat) => <Holdings stall={stall} seat={seat} />,
      reckoning: (seat) => reckoning(stall, seat),
      rotate: (back) => rotate(stall, back ? -1 : 1),
      key: (event) => firstArrow(stall, event),
      animate: (motion) => animate(stall, motion),
      describe: () => describe(stall),
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
  const { cell, facing } = view.value.assam;
  const turning = legal.value.filter(isTurn).map((turn) => {
    const [x, y] = beside(centre(cell), looks(facing, turn), UNIT);
    return { key: turn, step: turn, name: turnName(stall, turn), x, y, confirm: true };
  });
  const laying = places(legal.value).map(({ step, cells }) => {
    const [x, y] = middle(cells);
    return { key: step, step, name: words.lay(...cells), x, y, confirm: true };
  });
  return [...turning, ...laying];
}

/** With what each throw would cost, as soon as that is known. */
function turnName(stall: Stall, turn: Turn): string {
  const words = said(stall);
  const walks = stall.ahead.value[turn];
  const name = words.turns[turn];
  return walks?.length ? `${name}: ${words.tolls(walks.map((walk) => walk.toll?.amount ?? 0))}` : name;
}

/** From left to right as they lie on the screen. */
function turns(stall: Stall): Action[] {
  const { table } = stall;
  const { facing } = table.view.value.assam;
  const across = (turn: Turn) => beside([0, 0], looks(facing, turn), 1)[0];
  return table.legal.value
    .filter(isTurn)
    .sort((one, other) => across(one) - across(other))
    .map((turn) => ({
      key: turn,
      label: said(stall).turns[turn],
      icon: <Arrow turn={degrees(looks(facing, turn))} />,
      pick: () => table.tap(turn),
    }));
}

const Arrow = ({ turn }: { turn: number }) => (
  <svg class="mk-arrow" width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
    <path transform={`rotate(${turn})`} d="M0 8V-7M-6 -1L0 -7L6 -1" />
  </svg>
);

/** The first arrow key goes out from Assam; after it the cursor goes from choice to choice. */
function firstArrow(stall: Stall, { key }: KeyboardEvent): boolean {
  const { table } = stall;
  if (!isArrow(key) || table.marked.value || !table.legal.value.length) return false;
  const [x, y] = centre(table.view.value.assam.cell);
  const to = next([{ key: "assam", x, y }, ...choices(stall)], "assam", key);
  if (!to || to === "assam") return false;
  document.getElementById(CHOICES)?.focus({ preventScroll: true }); // which marks the first choice
  table.mark(to);
  return true;
}

/** Turns Assam; or the rug that is shown, around its half beside him. */
function rotate({ table }: Stall, by: number): void {
  const turning = table.legal.value.filter(isTurn);
  const at = turning.findIndex((turn) => turn === table.marked.value?.key);
  if (turning.length) return table.mark(turning[(at < 0 ? 1 : at + by + turning.length) % turning.length] ?? null);
  const offered = places(table.legal.value);
  const now = offered.find((place) => place.step === table.marked.value?.step);
  const next = now ? turnedRug(offered, now, table.view.value.assam.cell, by) : offered[0];
  if (next) table.mark(next.step);
}

function reckoning(stall: Stall, seat: number): Reckoning[] {
  const { seats } = stall.table.view.value;
  const words = said(stall);
  const own = seats[seat];
  if (!own || own.out) return [{ label: words.wentOut, amount: "" }];
  return [
    { label: words.dirhams, amount: own.dirhams },
    { label: words.halves, amount: halvesOf(stall, seat) },
  ];
}

const halvesOf = ({ table }: Stall, seat: number): number => Object.values(table.view.value.rugs).filter((half) => half.seat === seat).length;

function describe(stall: Stall): string {
  const { table } = stall;
  const words = said(stall);
  const { assam, seats } = table.view.value;
  const seen = seats.map((_, seat) => words.seen(table.name(seat), halvesOf(stall, seat)));
  return `${words.assam(assam.cell, words.ways[assam.facing])}. ${seen.join("; ")}.`;
}
