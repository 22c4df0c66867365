/** What the server offers, fetched once. Until it is ready, the page says what it is waiting for. */
import { signal } from "@preact/signals";
import { games } from "../wire/api.ts";
import type { Described } from "../wire/protocol.ts";
import { Refusal } from "../wire/socket.ts";

export const offered = signal<Described[] | null>(null);
export const waitingFor = signal<"rules" | "server" | null>(null);

/** The server's description of a game; undefined until it has arrived. */
export function described(game: string): Described | undefined {
  return offered.value?.find((one) => one.name === game);
}

const AGAIN = 1000;
const LATER = 4000;
let asking: Promise<void> | null = null;

/** Asks until there is an answer. */
export function askOffered(): Promise<void> {
  asking ??= keepAsking();
  return asking;
}

async function keepAsking(): Promise<void> {
  while (!offered.value) {
    try {
      offered.value = await games();
      waitingFor.value = null;
    } catch (refusal) {
      const isPreparing = refusal instanceof Refusal && refusal.code === "not-ready";
      waitingFor.value = isPreparing ? "rules" : "server";
      await new Promise((done) => setTimeout(done, isPreparing ? AGAIN : LATER));
    }
  }
}
