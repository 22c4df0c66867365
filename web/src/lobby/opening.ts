/** Opens a table and goes there. A table that waits for nobody begins at once. */
import { signal } from "@preact/signals";
import { go } from "../frame/router.ts";
import { openTable } from "../wire/api.ts";
import type { SeatWanted, StoredTable, Wanted } from "../wire/protocol.ts";
import { to } from "../wire/root.ts";
import { Refusal } from "../wire/socket.ts";
import { opponents } from "./opponents.ts";

const BEGIN = "begin";

const AGAIN = 1000;

/** The game whose rules have to be prepared before the table that was asked for can be opened. */
export const awaited = signal<string | null>(null);

export async function open(wanted: Wanted): Promise<void> {
  const table = await opened(wanted).finally(() => {
    awaited.value = null;
  });
  const seats = wanted.seats ?? [];
  if (seats.length && seats.every((seat) => seat.bot || seat.name)) beginAtOnce(table.id);
  go(to(`/t/${table.id}`));
}

/** Asks until the rules of the game are prepared. */
async function opened(wanted: Wanted): Promise<StoredTable> {
  while (true) {
    try {
      return await openTable(wanted);
    } catch (refusal) {
      if (!(refusal instanceof Refusal && refusal.code === "not-ready")) throw refusal;
    }
    awaited.value = wanted.game;
    await new Promise((done) => setTimeout(done, AGAIN));
  }
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

/** True for a table that was opened to begin at once, until it has. */
export function beginsAtOnce(table: string): boolean {
  return sessionStorage.getItem(BEGIN) === table;
}

export function hasBegun(): void {
  sessionStorage.removeItem(BEGIN);
}
