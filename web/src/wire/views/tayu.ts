// Written by `./run python -m igroteka.server.doors.typescript`. What it means is told in docs/protocol.md.

export type PhaseName = "bid" | "choose" | "draw" | "place" | "over";

export type Way = "n" | "e" | "s" | "w";

export type KindName = "plain" | "ring";

/** The board of the edition: its side, its centre cells, and the doubling rows and columns, from 0. */
export interface BoardView {
  size: number;
  centre: string[];
  doubling: number[];
  /** The number of tiles of each type. */
  copies: number;
}

/** The sides between which a seat builds, and its score. */
export interface SeatView {
  /** The two sides that it connects; null for the spoiler, and before the first bid. */
  sides: [Way, Way] | null;
  score: number;
  /** As if the game ended now; ties share a place. */
  place: number;
}

/** An outlet: its cell, and the side of the cell that it is on. */
export interface Outlet {
  cell: string;
  way: Way;
}

/** A tile on the board: its type, the way its cells run from the first one, and its outlets. */
export interface LaidTile {
  type: string;
  way: Way;
  cells: string[];
  outlets: Outlet[];
}

/** The board with its tiles, what each seat has, and the bag. */
export interface TayuView {
  game: "tayu";
  /** The seat that sees this view; null for a watcher. */
  seat: number | null;
  /** The seat to decide, counted from 0; -1: chance, -2: a race, -4: the match is over. */
  actor: number;
  /** Which question is being asked. */
  phase: PhaseName;
  /** Whose turn it is. */
  turn: number;
  board: BoardView;
  seats: SeatView[];
  /** The points of each side. */
  sides: Record<Way, number>;
  tiles: LaidTile[];
  /** The outlets that face a free cell. */
  open: Outlet[];
  /** The type of the tile to lay. */
  drawn: string | null;
  /** The chosen kind of the tile that is about to be drawn. */
  kind: KindName | null;
  /** The number of tiles of each kind in the bag. */
  left: Record<KindName, number>;
  /** The number of tiles that could not be laid. */
  aside: number;
  /** The spoiler; during the auction, the last bidder. */
  spoiler: number | null;
  /** The points that a builder has to reach; during the auction, the last bid. */
  target: number | null;
  /** The seats that have passed, during the auction. */
  passed: number[];
}
