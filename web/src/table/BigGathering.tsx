/** Before the match on a big screen: how to come, and who is there. Nothing is pressed here. */
import type { FunctionComponent } from "preact";
import { words } from "../lang.ts";
import { SeatMark } from "../seats/marks.tsx";
import { isGame } from "../words/games.ts";
import { Offline } from "./Offline.tsx";
import type { TableStore } from "./store.ts";

export const BigGathering: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const { table, games } = words.value;
  const { game = "", code = "" } = store.facts.value ?? {};
  return (
    <main class="big-gathering">
      <h1>{isGame(game) ? games[game].title : game}</h1>
      <section class="big-invite">
        <img class="qr" src={`/api/tables/${code}/qr`} alt={table.qr} />
        <p>{table.scan(location.host)}</p>
        <p class="code">{code}</p>
      </section>
      <ul class="big-seats" aria-label={table.players}>
        {store.seats.value.map((facts, seat) => (
          <li key={seat} class={facts.held || facts.bot ? "" : "hint"}>
            <SeatMark seat={seat} size={48} />
            <span>{facts.held || facts.bot ? store.calledName(seat) : table.openSeat}</span>
          </li>
        ))}
      </ul>
      <Offline store={store} />
    </main>
  );
};
