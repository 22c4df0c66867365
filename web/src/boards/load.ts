/** Loads a game's board and its style when they are needed. A game without a drawn board is played in words. */
import { manifests } from "igroteka:boards";
import type { BoardModule } from "../kit/board.ts";
import type { Manifest } from "../kit/manifest.ts";
import type { Pictures } from "../kit/picture.tsx";
import { loadScript, loadStyle } from "../wire/loading.ts";
import { board as plain } from "./plain/index.tsx";

// What most boards use is loaded with the page: cached for all of them, and without a round trip after the board's own.
import "../kit/grid.ts";
import "../kit/point.ts";
import "../kit/press.ts";
import "../kit/svg.ts";
import "../kit/you.ts";
import "../words/reader.ts";

const MANIFESTS: Readonly<Record<string, Manifest>> = manifests;

export async function loadBoard(game: string): Promise<BoardModule> {
  const manifest = MANIFESTS[game];
  if (!manifest) return plain;
  const [{ board }] = await Promise.all([
    loadScript(`boards/${game}/index.tsx`, manifest.board),
    loadStyle(`boards/${game}/board.css`),
  ]);
  return board;
}

/** The pictures of a game's rules, which have its board's colours; none if nobody has drawn it. */
export async function loadPictures(game: string): Promise<{ pictures: Pictures; legend?: Pictures }> {
  const manifest = MANIFESTS[game];
  if (!manifest) return { pictures: {} };
  const [drawn] = await Promise.all([
    loadScript(`boards/${game}/pictures.tsx`, manifest.pictures),
    loadStyle(`boards/${game}/board.css`),
  ]);
  return drawn;
}

/** Gives the page the colours of a game, and makes its board's style apply. Null takes them away. */
export function dressPage(game: string | null): void {
  const { dataset, style } = document.documentElement;
  if (game === null) delete dataset.game;
  else dataset.game = game;
  const { light = "", dark = "" } = (game !== null && MANIFESTS[game]?.ground) || {};
  style.setProperty("--ground-light", light);
  style.setProperty("--ground-dark", dark);
}
