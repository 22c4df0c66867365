/** What the table is waiting for before the match, and the button to begin. Bots take the seats that are left. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { lang, words } from "../frame/language.ts";
import { opponents } from "../lobby/opponents.ts";
import { described } from "../lobby/server.ts";
import { openSeats } from "./SeatRows.tsx";
import type { TableStore } from "./store.ts";

export const Beginning: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const { table } = words.value;
  const game = store.facts.value?.game ?? "";
  const chosen = useSignal<string | null>(null);
  const bots = described(game)?.bots ?? [];
  const open = openSeats(store.seats.value).length;
  const bot = chosen.value ?? opponents(game).bot;
  const begin = () => void store.command({ t: "begin", ...(open && { bots: bot }) });
  return (
    <section class="begin">
      <p role="status">{told(store, open)}</p>
      {store.host.value && open > 0 && (
        <label class="rest">
          <span>{table.restBots}</span>
          <select class="field" value={bot} onChange={(event) => (chosen.value = event.currentTarget.value)}>
            {bots.map((one) => (
              <option key={one.name} value={one.name}>
                {one.title[lang.value]}
              </option>
            ))}
          </select>
        </label>
      )}
      {store.host.value && (
        <button class="button main large" onClick={begin}>
          {table.begin}
        </button>
      )}
    </section>
  );
};

/** Whom a rematch is waiting for before it begins by itself; null if it is no rematch, or all are here. */
export function toldAgain(store: TableStore): string | null {
  const away = store.seats.value.flatMap(({ held, present }, seat) => (held && !present ? [store.names.of(seat)] : []));
  return store.facts.value?.again && away.length ? words.value.table.waitAgain(away.join(", ")) : null;
}

function told(store: TableStore, open: number): string {
  const { table } = words.value;
  const again = toldAgain(store);
  if (again) return again;
  if (store.host.value) return open ? table.seatsOpen : table.ready;
  return open && !store.you.value.length ? table.seatsForYou(open) : table.waitHost;
}
