/** The games of this server. The page contains their cards, so no request is needed. */
import type { Card } from "../wire/protocol.ts";
import { lang } from "./language.ts";

export const CARDS = JSON.parse(document.getElementById("cards")?.textContent || "[]") as readonly Card[];

export function cardOf(game: string): Card | undefined {
  return CARDS.find(({ name }) => name === game);
}

export function titleOf(game: string): string {
  return cardOf(game)?.title[lang.value] ?? game;
}
