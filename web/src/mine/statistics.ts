/** How often one wins: by game, number of seats and opponents, and how sure that is. */
import type { MyTable } from "../wire/protocol.ts";
import { levelOf, PEOPLE, partyOf, winOf } from "./party.ts";

const Z = 1.96; // of a normal distribution, for 95 %

interface Rate {
  rate: number;
  /** The interval in which the true rate lies 95 times in 100. */
  from: number;
  to: number;
}

export interface Row extends Rate {
  game: string;
  seats: number;
  /** A bot's name, or `PEOPLE`. */
  level: string;
  games: number;
}

/** Wilson's interval, which is sensible also for a few matches, and for none won. Shared wins count half. */
export function wilson(wins: number, games: number): Rate {
  const rate = wins / games;
  const spread = Z ** 2 / games;
  const middle = (rate + spread / 2) / (1 + spread);
  const half = (Z * Math.sqrt((rate * (1 - rate)) / games + spread / (4 * games))) / (1 + spread);
  return { rate, from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}

/** For each game that was played, in the order in which they are first met; fewer seats and weaker bots first. */
export function statistics(tables: readonly MyTable[], botsOf: (game: string) => readonly string[]): Row[] {
  const counts = new Map<string, { game: string; seats: number; level: string; wins: number; games: number }>();
  for (const table of tables) {
    const party = partyOf(table);
    if (!party?.opponents.length) continue;
    const { game, seats } = party;
    const level = levelOf(party, botsOf(game));
    const key = `${game} ${seats} ${level}`;
    const count = counts.get(key) ?? { game, seats, level, wins: 0, games: 0 };
    counts.set(key, { ...count, wins: count.wins + winOf(party), games: count.games + 1 });
  }
  const found = [...counts.values()];
  const games = [...new Set(found.map(({ game }) => game))];
  const rank = ({ game, level }: { game: string; level: string }) =>
    level === PEOPLE ? Number.POSITIVE_INFINITY : botsOf(game).indexOf(level);
  found.sort((one, other) => {
    const byGame = games.indexOf(one.game) - games.indexOf(other.game);
    return byGame || one.seats - other.seats || (rank(one) < rank(other) ? -1 : 1);
  });
  return found.map(({ wins, ...count }) => ({ ...count, ...wilson(wins, count.games) }));
}
