// Written by `./run python -m igroteka.server.typescript`. What it means is told in docs/protocol.md.

export type PhaseName = "leader" | "card" | "call" | "sit" | "reuse" | "over";

export type KindName = "spit" | "claw" | "rub";

/** What a seat has laid at a chair. */
export interface LaidCards {
  seat: number;
  kinds: KindName[];
}

/** Who sits there, whose territory it is, and whose cards lie there. */
export interface AtChair {
  /** In the phase `call`: who has just got up from it (CH-26). */
  sitter: number | null;
  territory: number | null;
  cards: LaidCards[];
}

/** Where a seat sits, and what it has. */
export interface AtSeat {
  chair: number | null;
  /** How many cards of each kind are not at a chair. */
  hand: Record<KindName | "territory", number>;
  score: number;
  /** As if the game ended now; ties share a place. */
  place: number;
}

/** The chairs, and what each seat has. Chairs count from 0, as seats do. */
export interface ChazzView {
  game: "chazz";
  /** Who looks; null: somebody who only watches. */
  seat: number | null;
  /** The seat whose decision it is, counted from 0; -1: chance, -2: a race, -4: the match is over. */
  actor: number;
  /** What is being asked. */
  phase: PhaseName;
  /** Whose turn it is. */
  turn: number | null;
  leader: number | null;
  /** The chair at which the leader card lies. */
  card: number | null;
  /** The leader's, once it is called. */
  word: KindName | null;
  /** The one that is played included; null without a limit. */
  rounds_left: number | null;
  /** So many territories win. */
  to_win: number;
  chairs: AtChair[];
  seats: AtSeat[];
}
