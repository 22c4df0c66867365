/** What can be seen of Мазайцы, as `games/mazaitsy/view.py` tells it. */
import type { AnyView } from "../../table/board.ts";

const CARDS = ["fish", "water", "log", "thicket", "whirlpool", "swamp", "funnel", "straight", "side", "mazai"] as const;
export type CardType = (typeof CARDS)[number];

export type Way = "n" | "e" | "s" | "w" | "ne" | "se" | "sw" | "nw";

export interface FieldCard {
  cell: string;
  /** Its type, with `+` for the hare symbol; null before it is dealt. */
  card: string | null;
  arrow: Way | null;
  hares: number[];
}

export interface RowCard {
  card: string;
  hare: number | null;
}

export interface SeatView {
  boat: string | null;
  heading: Way | null;
  load: number[];
  ashore: number;
  banked: { points: number; hares: number };
  /** The swamp that will swallow after this seat's next Movement stage. */
  swamp: string | null;
  ashore_values: number[] | null;
  score: number | null;
  place: number | null;
}

export interface MazaitsyView extends AnyView {
  teams: boolean;
  size: number;
  starts: string[];
  field: FieldCard[];
  seats: SeatView[];
  row: RowCard[];
  hand: RowCard | null;
  top: string | null;
  pile: number;
  discard: number;
  pool: number;
  mazai: { appeared: number; rounds: number; seat: number | null; last_lap: boolean };
  stage: { acts: number; used: string[] };
  waiting: string[];
  spot: string | null;
}

export function typeOf(card: string): CardType {
  return card.replace("+", "") as CardType;
}

export function bearsHare(card: string): boolean {
  return card.endsWith("+");
}

export function cardAt(view: MazaitsyView, cell: string): FieldCard | undefined {
  return view.field.find((one) => one.cell === cell);
}

/** The seats whose boats are on the card. */
export function boatsAt(view: MazaitsyView, cell: string): number[] {
  return view.seats.flatMap((seat, number) => (seat.boat === cell ? [number] : []));
}
