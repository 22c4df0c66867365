/** Before the match: who is here, how others can join, and the button to begin. */
import type { FunctionComponent } from "preact";
import { titleOf } from "../frame/cards.ts";
import { GamePicture } from "../frame/GamePicture.tsx";
import { lang, words } from "../frame/language.ts";
import { TopLine } from "../frame/TopLine.tsx";
import { NameField } from "../lobby/NameField.tsx";
import { described } from "../lobby/server.ts";
import { to } from "../wire/root.ts";
import { unusual } from "../words/options.ts";
import { Beginning } from "./Beginning.tsx";
import { Doorkeeping } from "./Doorkeeping.tsx";
import { Invite } from "./Invite.tsx";
import { Offline } from "./Offline.tsx";
import { SeatRows } from "./SeatRows.tsx";
import type { TableStore } from "./store.ts";
import { Views } from "./Views.tsx";

export const Gathering: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const game = store.facts.value?.game ?? "";
  return (
    <>
      <TopLine />
      <main class="page gathering">
        <header class="gathering-head">
          <GamePicture game={game} />
          <h1>{titleOf(game)}</h1>
        </header>
        {!store.you.value.length && <NameField />}
        <SeatRows store={store} />
        <Beginning store={store} />
        {store.note.text.value && (
          <p class="note" role="alert">
            {store.note.text.value}
          </p>
        )}
        <Doorkeeping store={store} />
        <Invite store={store} />
        <TableRules store={store} />
        <Views store={store} />
        <Offline store={store} />
      </main>
    </>
  );
};

/** The options that differ from the defaults, and a link to the rules. */
const TableRules: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const { table, create } = words.value;
  const { game = "", options = {}, seconds, hints } = store.facts.value ?? {};
  const chosen = unusual(described(game)?.options ?? [], options, lang.value);
  return (
    <section>
      {seconds !== undefined && (
        <p>
          {create.clock}: {create.time(seconds)}. <small>{create.standIn}</small>
        </p>
      )}
      {hints && <p>{create.hintsAllowed}</p>}
      {chosen.length > 0 && (
        <>
          <h2>{table.otherRules}</h2>
          <ul class="table-rules">
            {chosen.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={to(`/rules/${game}`)} target="_blank" rel="noopener">
          {table.rules}
        </a>
      </p>
    </section>
  );
};
