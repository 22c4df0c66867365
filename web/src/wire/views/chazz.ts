// Written by `./run python -m igroteka.server.doors.typescript`. What it means is told in docs/protocol.md.

export type PhaseName = "leader" | "card" | "call" | "sit" | "reuse" | "over";

export type KindName = "spit" | "claw" | "rub";

/** The cards of a seat at a chair. */
export interface LaidCards {
  seat: number;
  kinds: KindName[];
}

/** A chair: who sits there, whose territory it is, and the cards at it. */
export interface AtChair {
  /** In the phase `call`, the seat that has just got up from it (CH-26). */
  sitter: number | null;
  territory: number | null;
  cards: LaidCards[];
}

/** The chair of a seat, and what it has. */
export interface AtSeat {
  chair: number | null;
  /** The number of cards of each kind in hand. */
  hand: Record<KindName | "territory", number>;
  score: number;
  /** As if the game ended now; ties share a place. */
  place: number;
}

/** The chairs, and what each seat has. Chairs count from 0, as seats do. */
export interface ChazzView {
  game: "chazz";
  /** The seat that sees this view; null for a watcher. */
  seat: number | null;
  /** The seat to decide, counted from 0; -1: chance, -2: a race, -4: the match is over. */
  actor: number;
  /** Which question is being asked. */
  phase: PhaseName;
  /** Whose turn it is. */
  turn: number | null;
  leader: number | null;
  /** The chair at which the leader card lies. */
  card: number | null;
  /** The leader's word, once it is called. */
  word: KindName | null;
  /** The number of rounds left, including the current one; null without a limit. */
  rounds_left: number | null;
  /** The number of territories that wins. */
  to_win: number;
  chairs: AtChair[];
  seats: AtSeat[];
}
