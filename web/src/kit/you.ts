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

/** The name of a seat for words that have a form for oneself; null asks for that form. Who has a name is called by it. */
export function nameUnlessYou(table: Pick<Table, "yours" | "name" | "called">, seat: number): string | null {
  const isNameless = table.name(seat) !== table.called(seat);
  return isYou(table, seat) && isNameless ? null : table.name(seat);
}
