/** The games that can be played here. The page has their cards in it, so nobody waits for them. */
import type { Card } from "../wire/protocol.ts";
import { lang } from "./language.ts";

export const CARDS = JSON.parse(document.getElementById("cards")?.textContent || "[]") as readonly Card[];

export function cardOf(game: string): Card | undefined {
  return CARDS.find(({ name }) => name === game);
}

export function titleOf(game: string): string {
  return cardOf(game)?.title[lang.value] ?? game;
}
