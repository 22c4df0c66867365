// Written by `./run python -m igroteka.server.doors.typescript`. What it means is told in docs/protocol.md.

export type PhaseName =
  | "deal"
  | "face"
  | "hare"
  | "top"
  | "boat"
  | "move"
  | "second"
  | "grab"
  | "unload"
  | "funnel"
  | "pick"
  | "lay"
  | "spin"
  | "scatter"
  | "where"
  | "over";

export type KindName =
  | "fish"
  | "fish+"
  | "water"
  | "water+"
  | "log"
  | "log+"
  | "thicket"
  | "thicket+"
  | "whirlpool"
  | "whirlpool+"
  | "swamp"
  | "swamp+"
  | "funnel"
  | "funnel+"
  | "straight"
  | "straight+"
  | "side"
  | "side+";

export type Way = "n" | "e" | "s" | "w" | "ne" | "se" | "sw" | "nw";

/** A card on the field, and the values of the hares on it. */
export interface FieldCard {
  cell: string;
  /** Its type, with `+` for the hare symbol; null before it is dealt. */
  card: KindName | null;
  arrow: Way | null;
  hares: number[];
}

/** The hares that were counted when Mazai appeared. */
export interface BankedHares {
  points: number;
  hares: number;
}

/** A boat, and what its owner has. */
export interface SeatView {
  /** The cell of the boat. */
  boat: string | null;
  heading: Way | null;
  /** The values of the hares aboard, ascending. */
  load: number[];
  /** The number of hares put ashore in this round. */
  ashore: number;
  banked: BankedHares;
  /** The swamp that will swallow after this seat's next Movement stage. */
  swamp: string | null;
  /** Null if hidden; score and place are then null too. */
  ashore_values: number[] | null;
  score: number | null;
  /** Ties share a place. */
  place: number | null;
  /** 0 or 1, if two play against two. */
  team: number | null;
  /** The other seat of the team. */
  partner: number | null;
}

/** A card, and the value of the hare on it. */
export interface RowCard {
  card: KindName;
  hare: number | null;
}

/** How often Mazai has appeared, of how many times; who scatters hares next; whether the lap is the last. */
export interface MazaiView {
  appeared: number;
  rounds: number;
  seat: number | null;
  last_lap: boolean;
}

/** The Movement stage so far: how often the boat went ahead or turned, and which currents have acted. */
export interface StageView {
  acts: number;
  used: string[];
}

/** The flooded field, the boats, the row of cards and the pile. */
export interface MazaitsyView {
  game: "mazaitsy";
  /** The seat that sees this view; null for a watcher. */
  seat: number | null;
  /** The seat to decide, counted from 0; -1: chance, -2: a race, -4: the match is over. */
  actor: number;
  /** Which question is being asked. */
  phase: PhaseName;
  /** Whose turn it is. */
  turn: number;
  teams: boolean;
  /** Cards along a side of the field. */
  size: number;
  /** The cells where boats may begin. */
  starts: string[];
  /** Row by row, from a1. */
  field: FieldCard[];
  /** Points of other seats, and places, which would reveal them, are hidden until the game is over. */
  seats: SeatView[];
  row: RowCard[];
  /** The card to lay. */
  hand: RowCard | null;
  /** The open card on the pile. */
  top: KindName | null;
  /** The number of cards under it. */
  pile: number;
  discard: number;
  /** The number of hares left to draw. */
  pool: number;
  mazai: MazaiView;
  stage: StageView;
  /** The cells that will get a hare. */
  waiting: string[];
  /** The cell that gets the next hare, or the whirlpool to be spun. */
  spot: string | null;
  /**
   * The verbs of steps that a player should confirm: chance or another seat acts after most of them, so a slip
   * cannot simply be undone.
   */
  confirm: string[];
}
