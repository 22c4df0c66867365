/**
 * Says what the table has to wait for, while the board stays: the connection is lost, the server cannot save, the table
 * is frozen, or the bots play simply because they are still being prepared.
 */
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { titleOf } from "../frame/cards.ts";
import { words } from "../frame/language.ts";
import type { TableStore } from "./store.ts";

const PATIENCE = 1500; // short interruptions are not shown

export const Offline: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const isLost = store.network.value === "lost";
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isLost) return;
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isLost]);
  const { lost, frozen, paused, preparing } = words.value.table;
  const isSimple = store.preparing.value && store.seats.value.some((seat) => seat.bot);
  let text: string | null = null;
  if (store.network.value === "frozen")
    text = store.shown.value ? null : frozen; // beside a board, the bar says it
  else if (isLost && isLong) text = lost;
  else if (store.paused.value) text = paused;
  else if (isSimple) text = preparing(titleOf(store.facts.value?.game ?? ""));
  return <div role="status">{text && <p class="offline">{text}</p>}</div>;
};
