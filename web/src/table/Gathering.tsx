/** Before the match: seats, invitations, and the host's button. */
import type { FunctionComponent } from "preact";
import { GamePicture } from "../lobby/pictures.tsx";
import { NameField } from "../lobby/NameField.tsx";
import { lang, words } from "../lang.ts";
import { TopLine } from "../TopLine.tsx";
import { isGame } from "../words/games.ts";
import { unusual } from "../words/options.ts";
import { Invite } from "./Invite.tsx";
import { Offline } from "./Offline.tsx";
import { SeatRows } from "./SeatRows.tsx";
import type { TableStore } from "./store.ts";
import { Views } from "./Views.tsx";

export const Gathering: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const { table, games } = words.value;
  const game = store.facts.value?.game ?? "";
  const open = store.seats.value.filter((seat) => !seat.held && !seat.bot).length;
  return (
    <>
      <TopLine />
      <main class="page gathering">
        <header class="gathering-head">
          {isGame(game) && <GamePicture game={game} />}
          <h1>{isGame(game) ? games[game].title : game}</h1>
        </header>
        {!store.you.value.length && <NameField />}
        <SeatRows store={store} />
        <div class="begin" role="status">
          <p>{open ? (store.host.value || store.you.value.length ? table.seatsOpen(open) : table.seatsForYou(open)) : store.host.value ? table.ready : table.waitHost}</p>
          {store.host.value && (
            <button class="button main large" disabled={open > 0} onClick={() => void store.command({ t: "begin" })}>{table.begin}</button>
          )}
        </div>
        {store.note.value && <p class="note" role="alert">{store.note.value}</p>}
        <Invite store={store} />
        <TableRules store={store} />
        <Views store={store} />
        <Offline store={store} />
      </main>
    </>
  );
};

/** What is played differently here, and where the rest can be read. */
const TableRules: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const { table, create } = words.value;
  const { game = "", options = {}, seconds } = store.facts.value ?? {};
  const chosen = unusual(game, options, lang.value);
  return (
    <section>
      {seconds !== undefined && <p>{create.clock}: {create.time(seconds)}. <small>{create.standIn}</small></p>}
      {chosen.length > 0 && <><h2>{table.otherRules}</h2><ul class="table-rules">{chosen.map((one) => <li key={one}>{one}</li>)}</ul></>}
      <p><a href={`/rules/${game}`} target="_blank">{table.rules}</a></p>
    </section>
  );
};
