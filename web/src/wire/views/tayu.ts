// Written by `./run python -m igroteka.server.typescript`. What it means is told in docs/protocol.md.

export type PhaseName = "bid" | "choose" | "draw" | "place" | "over";

export type Way = "n" | "e" | "s" | "w";

export type KindName = "plain" | "ring";

/** The board of the edition: its side, its centre cells, and the doubling rows and columns, from 0. */
export interface BoardView {
  size: number;
  centre: string[];
  doubling: number[];
  /** How many tiles there are of each type. */
  copies: number;
}

/** What a seat builds, and what it has. */
export interface SeatView {
  /** The two that it builds between; null for the spoiler, and before the first bid. */
  sides: [Way, Way] | null;
  score: number;
  /** As if the game ended now; ties share a place. */
  place: number;
}

/** It is named by its cell and the way it looks. */
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
  /** Who looks; null: somebody who only watches. */
  seat: number | null;
  /** The seat whose decision it is, counted from 0; -1: chance, -2: a race, -4: the match is over. */
  actor: number;
  /** What is being asked. */
  phase: PhaseName;
  /** Whose turn it is. */
  turn: number;
  board: BoardView;
  seats: SeatView[];
  /** The points of each side. */
  sides: Record<Way, number>;
  tiles: LaidTile[];
  /** The outlets that look at a free cell. */
  open: Outlet[];
  /** The type of the tile that has to be laid. */
  drawn: string | null;
  /** Of the tile that is about to be drawn. */
  kind: KindName | null;
  /** How many tiles of each kind are in the bag. */
  left: Record<KindName, number>;
  /** How many tiles nobody could lay. */
  aside: number;
  /** During the auction: the last bidder. */
  spoiler: number | null;
  /** What a builder has to reach; during the auction, the last bid. */
  target: number | null;
  /** During the auction: the seats that have passed. */
  passed: number[];
}
