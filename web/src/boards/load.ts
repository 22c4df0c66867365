/** Loads a game's board and its style when they are needed. A game without a drawn board is played in words. */
import { manifests } from "igroteka:boards";
import type { BoardModule } from "../kit/board.ts";
import type { Picture } from "../kit/picture.tsx";
import { board as plain } from "./plain/index.tsx";

// What most boards use is loaded with the page: cached for all of them, and without a round trip after the board's own.
import "../kit/grid.ts";
import "../kit/point.ts";
import "../kit/press.ts";
import "../kit/svg.ts";
import "../kit/you.ts";
import "../words/reader.ts";

/** Addresses of the boards' styles. The page names them, because scripts cannot bring their styles along. */
const STYLES = JSON.parse(
  document.querySelector<HTMLMetaElement>('meta[name="board-styles"]')?.content || "{}",
) as Record<string, string>;

export async function loadBoard(game: string): Promise<BoardModule> {
  const manifest = manifests[game];
  if (!manifest) return plain;
  const [{ board }] = await Promise.all([manifest.board(), loadStyle(game)]);
  return board;
}

/** The pictures of a game's rules, which have its board's colours; none if nobody has drawn it. */
export async function loadPictures(game: string): Promise<readonly Picture[]> {
  const manifest = manifests[game];
  if (!manifest) return [];
  const [{ pictures }] = await Promise.all([manifest.pictures(), loadStyle(game)]);
  return pictures;
}

function loadStyle(game: string): Promise<void> {
  const address = STYLES[game] ?? "";
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  return new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
}

/** Gives the page the colours of a game, and makes its board's style apply. Null takes them away. */
export function dressPage(game: string | null): void {
  const { dataset, style } = document.documentElement;
  if (game === null) delete dataset.game;
  else dataset.game = game;
  const { light = "", dark = "" } = (game !== null && manifests[game]?.ground) || {};
  style.setProperty("--ground-light", light);
  style.setProperty("--ground-dark", dark);
}
