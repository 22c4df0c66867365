/** Whom one plays by "Play now": as chosen last in this browser, game by game. */
import { signal } from "@preact/signals";
import type { GameName } from "../words/games.ts";
import { described, playersOf } from "./server.ts";

export interface Opponents {
  count: number;
  /** The name of a level, or of a character of Chazz. */
  bot: string;
}

/** How many make the game most fun for one, and who they are. */
const USUAL: Record<GameName, Opponents> = {
  marrakech: { count: 2, bot: "casual" },
  tayu: { count: 1, bot: "casual" },
  mazaitsy: { count: 2, bot: "casual" },
  chazz: { count: 4, bot: "sleepy" },
};

const chosen = signal(read());

export function opponents(game: GameName): Opponents {
  const wanted = { ...USUAL[game], ...chosen.value[game] };
  const known = described(game);
  const isOffered = !known || (known.bots.some((one) => one.name === wanted.bot) && playersOf(game).includes(wanted.count + 1));
  return isOffered ? wanted : USUAL[game];
}

export function choose(game: GameName, choice: Partial<Opponents>): void {
  chosen.value = { ...chosen.value, [game]: { ...opponents(game), ...choice } };
  localStorage.setItem("opponents", JSON.stringify(chosen.value));
}

function read(): Partial<Record<GameName, Opponents>> {
  try {
    return (JSON.parse(localStorage.getItem("opponents") ?? "{}") ?? {}) as Partial<Record<GameName, Opponents>>;
  } catch {
    return {};
  }
}
