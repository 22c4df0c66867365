/** Who is spoken to. At a shared screen nobody is: there all have names. */
import type { Table } from "./board.ts";

/** Whether a seat is that of the one person who looks. */
export function isYou({ yours }: Pick<Table, "yours">, seat: number): boolean {
  const [own, ...more] = yours.value;
  return own === seat && !more.length;
}

/** Whether that person also plays it: a bot does while the seat is lent. */
export function isPlayedByYou(table: Pick<Table, "yours" | "seats">, seat: number): boolean {
  return isYou(table, seat) && !table.seats.value[seat]?.bot;
}

/** The name of a seat for words that have a form for oneself; null asks for that form. */
export function nameUnlessYou(table: Pick<Table, "yours" | "name">, seat: number): string | null {
  return isYou(table, seat) ? null : table.name(seat);
}
