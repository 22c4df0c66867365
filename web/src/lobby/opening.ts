/** Opens a table and goes there. A table that waits for nobody begins at once. */
import { go } from "../frame/router.ts";
import { openTable } from "../wire/api.ts";
import type { SeatWanted, Wanted } from "../wire/protocol.ts";
import { to } from "../wire/root.ts";
import { opponents } from "./opponents.ts";

const BEGIN = "begin";

export async function open(wanted: Wanted): Promise<void> {
  const table = await openTable(wanted);
  const seats = wanted.seats ?? [];
  if (seats.length && seats.every((seat) => seat.bot || seat.name)) beginAtOnce(table.id);
  go(to(`/t/${table.id}`));
}

export function playNow(game: string, name: string): Promise<void> {
  const { count, bot } = opponents(game);
  const seats: SeatWanted[] = [{ name }, ...Array.from({ length: count }, () => ({ bot }))];
  return open({ game, options: { players: String(count + 1) }, seats });
}

/** There is nobody to wait for. */
function beginAtOnce(table: string): void {
  sessionStorage.setItem(BEGIN, table);
}

/** True once for a table that was opened to begin at once. */
export function beginsAtOnce(table: string): boolean {
  if (sessionStorage.getItem(BEGIN) !== table) return false;
  sessionStorage.removeItem(BEGIN);
  return true;
}
