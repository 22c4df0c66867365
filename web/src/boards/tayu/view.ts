/** What a view of Ta Yü holds, as in `games/tayu/view.py`. */
import type { AnyView } from "../../table/board.ts";
import type { Way } from "./geometry.ts";

/** An outlet is named by its cell and the way it looks. */
export interface Outlet {
  cell: string;
  way: Way;
}

export interface LaidTile {
  type: string;
  way: Way;
  cells: string[];
  outlets: Outlet[];
}

export interface TayuView extends AnyView {
  board: { size: number; centre: string[]; doubling: number[] };
  seats: { sides: [Way, Way] | null; score: number | null; place: number | null }[];
  sides: Record<Way, number>;
  tiles: LaidTile[];
  open: Outlet[];
  drawn: string | null;
  kind: "plain" | "ring" | null;
  left: Record<"plain" | "ring", number>;
  aside: number;
  spoiler: number | null;
  target: number | null;
  passed: number[];
}

const TYPES = 28;

/** How many tiles there are of each type: all that are anywhere, by the types. */
export function copies(view: TayuView): number {
  const all = view.left.plain + view.left.ring + view.tiles.length + view.aside + (view.drawn ? 1 : 0);
  return Math.round(all / TYPES);
}
