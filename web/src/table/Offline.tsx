/** Says that the connection is lost. The board stays, and the page reconnects by itself. */
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
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
  const text = isLost && isLong ? words.value.table.lost : store.paused.value ? words.value.table.paused : null;
  return <div role="status">{text && <p class="offline">{text}</p>}</div>;
};
