// Written by `./run python -m igroteka.server.typescript`. What it means is told in docs/protocol.md.

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

/** What was counted when Mazai came. */
export interface BankedHares {
  points: number;
  hares: number;
}

/** A boat, and what its owner has. */
export interface SeatView {
  /** The cell where it is. */
  boat: string | null;
  heading: Way | null;
  /** The values of the hares aboard, ascending. */
  load: number[];
  /** How many hares were put ashore in this round. */
  ashore: number;
  banked: BankedHares;
  /** The swamp that will swallow after this seat's next Movement stage. */
  swamp: string | null;
  /** Null: hidden. So are score and place. */
  ashore_values: number[] | null;
  score: number | null;
  /** Ties share a place. */
  place: number | null;
  /** 0 or 1, if two play against two, */
  team: number | null;
  /** and who plays with this seat. */
  partner: number | null;
}

/** A card, and the value of the hare on it. */
export interface RowCard {
  card: KindName;
  hare: number | null;
}

/** How often he has appeared, of how many times; who scatters hares next, if anybody; if this lap is the last. */
export interface MazaiView {
  appeared: number;
  rounds: number;
  seat: number | null;
  last_lap: boolean;
}

/** What the Movement stage remembers: how often the boat went ahead or turned, and which currents have acted. */
export interface StageView {
  acts: number;
  used: string[];
}

/** The flooded field, the boats, the row of cards and the pile. */
export interface MazaitsyView {
  game: "mazaitsy";
  /** Who looks; null: somebody who only watches. */
  seat: number | null;
  /** The seat whose decision it is, counted from 0; -1: chance, -2: a race, -4: the match is over. */
  actor: number;
  /** What is being asked. */
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
  /** Points of others, and places, which would betray them, are told when the game is over. */
  seats: SeatView[];
  row: RowCard[];
  /** The card that was taken and has to be laid. */
  hand: RowCard | null;
  /** The open card on the pile. */
  top: KindName | null;
  /** How many cards lie under it. */
  pile: number;
  discard: number;
  /** How many hares are left to be drawn. */
  pool: number;
  mazai: MazaiView;
  stage: StageView;
  /** The cells that are to get a hare. */
  waiting: string[];
  /** The cell that gets the next hare, or the whirlpool to be spun. */
  spot: string | null;
  /**
   * The verbs of steps that a player should confirm: after most of them chance or another seat speaks, so that a
   * slip is not simply taken back.
   */
  confirm: string[];
}
