/** What the server offers, fetched once. Until all games can be played, the page says what it is waiting for. */
import { signal } from "@preact/signals";
import { CARDS } from "../frame/cards.ts";
import { games } from "../wire/api.ts";
import type { Described } from "../wire/protocol.ts";
import { Refusal } from "../wire/socket.ts";

export const offered = signal<Described[]>([]);
export const waitingFor = signal<"rules" | "server" | null>(null);

/** The server's description of a game; undefined until it has arrived. */
export function described(game: string): Described | undefined {
  return offered.value.find((one) => one.name === game);
}

const AGAIN = 1000;
const LATER = 4000;
let asking: Promise<void> | null = null;
let first: string | undefined;

/** Asks until all games can be played. The game of the page is prepared first. */
export function askOffered(game?: string): Promise<void> {
  first = game;
  asking ??= keepAsking();
  return asking;
}

async function keepAsking(): Promise<void> {
  while (true) {
    waitingFor.value = await asked();
    if (!waitingFor.value) return;
    await new Promise((done) => setTimeout(done, waitingFor.value === "rules" ? AGAIN : LATER));
  }
}

/** Asks once, and says what is still missing. */
async function asked(): Promise<"rules" | "server" | null> {
  try {
    offered.value = await games(first);
    return CARDS.every(({ name }) => described(name)) ? null : "rules";
  } catch (refusal) {
    return refusal instanceof Refusal && refusal.code === "not-ready" ? "rules" : "server";
  }
}
