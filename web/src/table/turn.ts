/** Shows the turn in the tab's title and icon. */
import { effect } from "@preact/signals";
import { titleOf } from "../frame/cards.ts";
import { setIcon } from "../frame/icon.ts";
import { words } from "../frame/language.ts";
import type { TableStore } from "./store.ts";

export function tellTurn(store: TableStore): () => void {
  const stop = effect(() => {
    const game = store.facts.value?.game;
    const isAsked = store.asked.value !== null;
    const title = [isAsked && words.value.table.yourTurn, game && titleOf(game), words.value.title];
    document.title = title.filter(Boolean).join(" · ");
    setIcon(isAsked);
  });
  return () => {
    stop();
    setIcon(false);
    document.title = words.peek().title;
  };
}
