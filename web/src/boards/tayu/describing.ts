/** The board in sentences, for people who cannot see it. */
import type { LaidTile, Outlet, TayuView } from "../../wire/views/tayu.ts";
import { standing } from "./foreseen.ts";
import { ends } from "./geometry.ts";
import type { Words } from "./words.ts";

const outletNames = (outlets: readonly Outlet[], words: Words): string[] =>
  outlets.map(({ cell, way }) => `${cell} ${words.sides[way]}`);

export function tileSentence(tile: LaidTile, words: Words): string {
  return words.tile(`${tile.cells[0]}–${tile.cells.at(-1)}`, outletNames(tile.outlets, words));
}

export function openSentence(outlets: readonly Outlet[], words: Words): string {
  return words.openOutlets(outletNames(outlets, words));
}

/** The whole board in brief: its size, how full it is, and the product of both directions. */
export function boardSentences(view: TayuView, words: Words): string[] {
  const scores = standing(view).map(({ sides, counts, score }) =>
    words.score(words.sides[sides[0]], words.sides[sides[1]], counts, score),
  );
  return [words.board(view.board.size, view.tiles.length, view.open.length), ...scores];
}

/** What `boardSentences` leaves out: all tiles on the board. */
export function positionSentences(view: TayuView, words: Words): string[] {
  return [
    ...(view.drawn ? [words.drawn(ends(view.drawn))] : []),
    words.ringLeft(view.left.ring),
    words.plainLeft(view.left.plain),
    ...(view.aside ? [words.aside(view.aside)] : []),
    ...(view.open.length ? [openSentence(view.open, words)] : []),
    ...view.tiles.map((tile) => tileSentence(tile, words)),
  ];
}
