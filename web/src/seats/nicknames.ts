/** Names for players who have none: guests, in the reader's language, and bots, by their look. */
import { cardOf } from "../frame/cards.ts";
import { lang, words } from "../frame/language.ts";
import { en } from "../words/en.ts";
import { ru } from "../words/ru.ts";
import { lookOf } from "./looks.ts";

export function nickname(game: string, seat: number): string | undefined {
  return (characters(game) ?? words.value.bots)[lookOf(seat)];
}

function characters(game: string): string[] | undefined {
  return cardOf(game)?.characters?.map((one) => one[lang.value]);
}

export function isNameless(name: string): boolean {
  return [en, ru].some(({ table }) => table.guest === name);
}

/** A guest's name is stored in their own language and shown in the reader's. Several guests are numbered. */
export function namesAsRead(names: readonly string[]): string[] {
  const { guest } = words.value.table;
  const guests = names.map((_, at) => at).filter((at) => isNameless(names[at] ?? ""));
  return names.map((name, at) =>
    guests.includes(at) ? (guests.length > 1 ? `${guest} ${guests.indexOf(at) + 1}` : guest) : name,
  );
}

/** Records name a bot by its kind and seat, as in `casual 2`. */
export function nameInRecord(game: string, name: string, seat: number): string {
  if (isNameless(name)) return words.value.table.guest;
  const isKind = /^[a-z]+ \d$/.test(name) && name.endsWith(` ${seat + 1}`);
  return (isKind && nickname(game, seat)) || name;
}
