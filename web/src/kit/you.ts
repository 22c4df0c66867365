/** Who "you" is. At a shared screen nobody is, and all have names. */
import type { Table } from "./board.ts";

/** Whether the seat is the only seat of the person at this screen. */
export function isYou({ yours }: Pick<Table, "yours">, seat: number): boolean {
  const [own, ...more] = yours.value;
  return own === seat && !more.length;
}

/** Whether that person plays it themselves. A bot does while the seat is lent. */
export function isPlayedByYou(table: Pick<Table, "yours" | "seats">, seat: number): boolean {
  return isYou(table, seat) && !table.seats.value[seat]?.bot;
}

/**
 * The name of a seat for sentences that also have a form for "you"; null asks for that form. People with names are
 * named.
 */
export function nameUnlessYou(table: Pick<Table, "yours" | "name" | "called">, seat: number): string | null {
  const isNameless = table.name(seat) !== table.called(seat);
  return isYou(table, seat) && isNameless ? null : table.name(seat);
}
