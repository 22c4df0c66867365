/** The opponents of "Play now", as last chosen in this browser for each game. */
import { signal } from "@preact/signals";
import { cardOf } from "../frame/cards.ts";
import { described } from "./server.ts";

export interface Opponents {
  count: number;
  /** The name of a level, or of a character. */
  bot: string;
}

type Chosen = Partial<Record<string, Opponents>>;

const chosen = signal(read());

export function opponents(game: string): Opponents {
  const { seats = [], opponents: [bot = "", ...others] = [] } = cardOf(game) ?? {};
  const usual = { count: 1 + others.length, bot };
  const wanted = { ...usual, ...chosen.value[game] };
  const bots = described(game)?.bots;
  const isOffered = seats.includes(wanted.count + 1) && (!bots || bots.some((one) => one.name === wanted.bot));
  return isOffered ? wanted : usual;
}

export function choose(game: string, choice: Partial<Opponents>): void {
  chosen.value = { ...chosen.value, [game]: { ...opponents(game), ...choice } };
  localStorage.setItem("opponents", JSON.stringify(chosen.value));
}

function read(): Chosen {
  try {
    return (JSON.parse(localStorage.getItem("opponents") ?? "{}") ?? {}) as Chosen;
  } catch {
    return {};
  }
}
