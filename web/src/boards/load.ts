/** Boards are loaded when their game is opened, each with its own style. */
import type { BoardModule } from "../table/board.ts";
import type { GameName } from "../words/games.ts";

const modules: Record<GameName, () => Promise<{ board: BoardModule<never> }>> = {
  marrakech: () => import("./marrakech/index.tsx"),
  tayu: () => import("./tayu/index.tsx"),
  mazaitsy: () => import("./mazaitsy/index.tsx"),
  chazz: () => import("./chazz/index.tsx"),
};

export async function loadBoard(game: GameName): Promise<BoardModule> {
  const [{ board }] = await Promise.all([modules[game](), loadStyle(game)]);
  return board as unknown as BoardModule;
}

/** The page names the styles of the boards: script files cannot bring theirs along. */
function loadStyle(game: GameName): Promise<void> {
  const named = document.querySelector<HTMLMetaElement>('meta[name="board-styles"]')?.content ?? "{}";
  const address = (JSON.parse(named) as Record<string, string>)[game];
  if (!address || document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  return new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
}
