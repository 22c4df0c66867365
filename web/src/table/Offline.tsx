/** Says why nothing happens: the connection is lost, the server cannot save, or the table is frozen. The board stays. */
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
  const { lost, frozen, paused } = words.value.table;
  const isFrozen = store.network.value === "frozen";
  const text = isFrozen ? frozen : isLost && isLong ? lost : store.paused.value ? paused : null;
  return <div role="status">{text && <p class="offline">{text}</p>}</div>;
};
