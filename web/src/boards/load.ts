/** Boards are loaded when their game is opened, each with its own style. A game that nobody has drawn is told in words. */
import type { BoardModule } from "../table/board.ts";
import { board as plain } from "./plain/index.tsx";

/** The page names the styles of the boards: script files cannot bring theirs along. */
const STYLES = JSON.parse(document.querySelector<HTMLMetaElement>('meta[name="board-styles"]')?.content || "{}") as Record<string, string>;

export function isDrawn(game: string): boolean {
  return game in STYLES;
}

export async function loadBoard(game: string): Promise<BoardModule> {
  if (!isDrawn(game)) return plain;
  const [loaded] = await Promise.all([import(`./${game}/index.tsx`), loadStyle(game)]);
  return (loaded as { board: BoardModule }).board;
}

/** The pictures of a game's rules have its board's colours. */
export function loadStyle(game: string): Promise<void> {
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
