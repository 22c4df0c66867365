/** A match as somebody's who held seats there: how it ended for them, and against whom they played. */
import type { Account, Finish, MyTable } from "../wire/protocol.ts";

export const PEOPLE = "people";

export interface Party {
  game: string;
  seats: number;
  /** My seat, or those of my team. */
  mine: readonly number[];
  partners: readonly Finish[];
  opponents: readonly Finish[];
  place: number;
  /** How many could win: seats, or teams. */
  of: number;
  /** Whether another party has the same place. */
  isShared: boolean;
  score: number;
}

/** Null if the match has no result, or one played on both sides: then nobody has won against anybody. */
export function partyOf({ summary, mine = [], teams = [] }: MyTable): Party | null {
  const { game, seats, result = [] } = summary;
  const team = (seat: number) => teams[seat] ?? -1 - seat;
  const [first] = mine;
  if (first === undefined || !result[first] || mine.some((seat) => team(seat) !== team(first))) return null;
  const { place, score } = result[first];
  const opponents = result.filter((_, seat) => team(seat) !== team(first));
  const partners = result.filter((_, seat) => team(seat) === team(first) && !mine.includes(seat));
  const isShared = opponents.some((one) => one.place === place);
  const of = new Set(result.map((_, seat) => team(seat))).size;
  return { game, seats, mine, partners, opponents, place, of, isShared, score };
}

/** 1 for a win, a half for a shared one. */
export function winOf({ place, isShared }: Party): number {
  if (place > 1) return 0;
  return isShared ? 0.5 : 1;
}

/** The strongest bot that was met, or people if there were any. `bots` are the game's, the weakest first. */
export function levelOf({ opponents }: Party, bots: readonly string[]): string {
  if (opponents.some(({ bot }) => bot === null)) return PEOPLE;
  const met = opponents.map(({ bot }) => bot ?? "");
  return met.reduce((best, one) => (bots.indexOf(one) > bots.indexOf(best) ? one : best));
}

/**
 * What luck and one's own decisions made of the result, in millionths. The server counts a partner as an opponent with
 * whom the place is shared; here it is about the others only.
 */
export function ledgerOf(
  { accounts = [] }: MyTable,
  { seats, mine, opponents }: Party,
): Pick<Account, "luck" | "own"> | null {
  const [account] = accounts;
  if (!account || mine.length > 1) return null;
  const share = (seats - 1) / opponents.length;
  return { luck: account.luck * share, own: account.own * share };
}
