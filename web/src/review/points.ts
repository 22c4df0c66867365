/** Worths, which are millionths, as percents with one decimal. */
import type { Account } from "../wire/protocol.ts";

const TENTH = 1000;
const MINUS = "−";

/** In tenths of a percent. A worth and its opposite are rounded alike, so that what one wins another loses. */
export function tenths(worth: number): number {
  const size = Math.round(Math.abs(worth) / TENTH);
  return worth < 0 && size ? -size : size;
}

/** `mark` is the decimal mark. */
export function written(amount: number, mark: string): string {
  const size = Math.abs(amount);
  return `${amount < 0 ? MINUS : ""}${Math.floor(size / 10)}${mark}${size % 10}`;
}

export function signed(amount: number, mark: string): string {
  return `${amount > 0 ? "+" : ""}${written(amount, mark)}`;
}

/**
 * The lines of an account, so that they add up as they are shown. What is not explained is the rest anyway, and gets
 * what rounding leaves over.
 */
export function rounded(account: Account): Account {
  const start = tenths(account.start);
  const luck = tenths(account.luck);
  const own = tenths(account.own);
  const others = tenths(account.others);
  const result = tenths(account.result);
  return { start, luck, own, others, unexplained: result - start - luck - own - others, result };
}

export const LINES = ["start", "luck", "own", "others", "unexplained", "result"] as const;

/** Where the bar of each line begins and ends: each change goes on where the line above has come to. */
export function stairs(account: Account): [from: number, to: number][] {
  let reached = 0;
  return LINES.map((line) => {
    const from = line === "result" ? 0 : reached;
    reached = from + account[line];
    return [from, reached];
  });
}
