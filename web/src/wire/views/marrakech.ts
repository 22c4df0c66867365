// Written by `./run python -m igroteka.server.typescript`. What it means is told in docs/protocol.md.

export type PhaseName = "top" | "turn" | "roll" | "lay" | "over";

export type Way = "n" | "e" | "s" | "w";

/** Where Assam stands, and where he looks. */
export interface AssamView {
  cell: string;
  facing: Way;
}

/** What a seat has. */
export interface SeatView {
  dirhams: number;
  /** Those that it has still to lay. */
  rugs: number;
  /** With two seats: the colour of the open rug on its pile. */
  top: number | null;
  /** 1 for the first seat that went out, 2 for the next; 0 while it is in. */
  out: number;
  score: number;
  /** As if the game ended now; ties share a place. */
  place: number;
}

/** The half of a rug that is seen on a cell. */
export interface HalfView {
  /** Whose it is. */
  seat: number;
  /** Counted from 0. */
  colour: number;
  /** Where the other half lies, if the rug is seen whole. */
  other: string | null;
}

/** The square, and what each seat has. */
export interface MarrakechView {
  game: "marrakech";
  /** Who looks; null: somebody who only watches. */
  seat: number | null;
  /** The seat whose decision it is, counted from 0; -1: chance, -2: a race, -4: the match is over. */
  actor: number;
  /** What is being asked. */
  phase: PhaseName;
  /** Whose turn it is. */
  turn: number;
  assam: AssamView;
  seats: SeatView[];
  /** By cell, each that is not bare. */
  rugs: Record<string, HalfView>;
}
