/** What those are called who have given no name: guests, and bots, which have one by their seat. */
import { words } from "../lang.ts";
import { en } from "../words/en.ts";
import { ru } from "../words/ru.ts";

export function nickname(game: string, seat: number): string | undefined {
  return (game === "chazz" ? words.value.cats : words.value.bots)[seat];
}

export function isNameless(name: string): boolean {
  return [en, ru].some(({ table }) => table.guest === name);
}

/** Records call a bot by its kind and seat, as in `casual 2`. */
export function nameInRecord(game: string, name: string, seat: number): string {
  const isKind = /^[a-z]+ \d$/.test(name) && name.endsWith(` ${seat + 1}`);
  return (isKind && nickname(game, seat)) || name;
}
