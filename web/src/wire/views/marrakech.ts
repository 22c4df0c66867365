// Written by `./run python -m igroteka.server.doors.typescript`. What it means is told in docs/protocol.md.

export type PhaseName = "top" | "turn" | "roll" | "lay" | "over";

export type Way = "n" | "e" | "s" | "w";

/** Where Assam stands, and which way he faces. */
export interface AssamView {
  cell: string;
  facing: Way;
}

/** What a seat has. */
export interface SeatView {
  dirhams: number;
  /** The number of rugs it has not laid. */
  rugs: number;
  /** The colour of the open rug on its pile; only with two seats. */
  top: number | null;
  /** 1 for the first seat that went out, 2 for the next; 0 while it is in. */
  out: number;
  score: number;
  /** As if the game ended now; ties share a place. */
  place: number;
}

/** The half of a rug that is visible on a cell. */
export interface HalfView {
  /** The seat that owns the rug. */
  seat: number;
  /** Counted from 0. */
  colour: number;
  /** The cell of the other half, if both halves are visible. */
  other: string | null;
}

/** The square, and what each seat has. */
export interface MarrakechView {
  game: "marrakech";
  /** The seat that sees this view; null for a watcher. */
  seat: number | null;
  /** The seat to decide, counted from 0; -1: chance, -2: a race, -4: the match is over. */
  actor: number;
  /** Which question is being asked. */
  phase: PhaseName;
  /** Whose turn it is. */
  turn: number;
  assam: AssamView;
  seats: SeatView[];
  /** By cell, for each cell that is covered. */
  rugs: Record<string, HalfView>;
}
