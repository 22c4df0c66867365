/** What the server shows of Chazz (games/chazz/view.py). Seats and chairs count from 0 here, and from 1 in texts. */
import type { AnyView, Table } from "../../table/board.ts";

export const KINDS = ["spit", "claw", "rub"] as const;
export type Kind = (typeof KINDS)[number];

export interface AtChair {
  sitter: number | null;
  territory: number | null;
  cards: { seat: number; kinds: Kind[] }[];
}

export interface AtSeat {
  chair: number | null;
  hand: Record<Kind | "territory", number>;
  score: number;
  place: number;
}

export interface ChazzView extends AnyView {
  leader: number | null;
  /** The chair at which the leader card lies. */
  card: number | null;
  word: Kind | null;
  rounds_left: number | null;
  chairs: AtChair[];
  seats: AtSeat[];
}

/** Number of territories that win (CH-106). */
export const TO_WIN = 2;

/** Whether a seat is that of the one person who looks, who is then spoken to. At a shared screen all have names. */
export function isYou(table: Pick<Table, "yours">, seat: number): boolean {
  const [own, ...more] = table.yours.value;
  return own === seat && !more.length;
}

export function kindsOf(chair: AtChair | undefined, seat: number): readonly Kind[] {
  return chair?.cards.find((one) => one.seat === seat)?.kinds ?? [];
}
