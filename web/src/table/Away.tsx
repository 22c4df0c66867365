/** Says that somebody is away, and for how long their seat is kept for them. */
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { words } from "../frame/language.ts";
import type { TableStore } from "./store.ts";

/** With `timeFirst`, the time is still seen where the end is cut off. */
export const Away: FunctionComponent<{ store: TableStore; seat: number; called: string; timeFirst?: boolean }> = ({
  store,
  seat,
  called,
  timeFirst,
}) => {
  const [, tick] = useState(0);
  const isKept = store.seats.value[seat]?.grace !== undefined;
  useEffect(() => {
    if (!isKept) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [isKept]);
  const left = store.guests.kept(seat);
  if (!left) return <>{called}</>;
  const time = <span class="number">{words.value.table.minutes(left)}</span>;
  return timeFirst ? (
    <>
      {time} {called}
    </>
  ) : (
    <>
      {called} {time}
    </>
  );
};
