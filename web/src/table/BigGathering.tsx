/** Before the match on a big screen: how to join, and who is here. It has no controls. */
import type { FunctionComponent } from "preact";
import { titleOf } from "../frame/cards.ts";
import { words } from "../frame/language.ts";
import { toldAgain } from "./Beginning.tsx";
import { SeatFace } from "./Face.tsx";
import { Offline } from "./Offline.tsx";
import { origin } from "./origin.ts";
import { Qr } from "./Qr.tsx";
import { openSeats } from "./SeatRows.tsx";
import type { TableStore } from "./store.ts";

export const BigGathering: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const { table } = words.value;
  const { game = "", code = "" } = store.facts.value ?? {};
  const open = openSeats(store.seats.value);
  const again = toldAgain(store);
  return (
    <main class="big-gathering">
      <h1>{titleOf(game)}</h1>
      <section class="big-invite">
        <Qr table={code} />
        {origin.value && <p>{table.scan(new URL(origin.value).host)}</p>}
        <p class="code">{code}</p>
      </section>
      <ul class={store.seats.value.length > 4 ? "big-seats many" : "big-seats"} aria-label={table.players}>
        {store.seats.value.map(
          (_, seat) =>
            !open.includes(seat) && (
              <li key={seat}>
                <SeatFace store={store} seat={seat} />
                <span>{store.names.called(seat)}</span>
                {store.teams.value[seat] !== undefined && <small>{table.team(store.teams.value[seat] + 1)}</small>}
              </li>
            ),
        )}
        {open.length > 0 && <li class="hint">{table.openSeats(open.length)}</li>}
        {again && <li class="hint">{again}</li>}
      </ul>
      <Offline store={store} />
    </main>
  );
};
