import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { titleOf } from "../frame/cards.ts";
import { words } from "../frame/language.ts";
import { namesAsRead } from "../seats/nicknames.ts";
import { listTables } from "../wire/api.ts";
import type { StoredTable } from "../wire/protocol.ts";
import { to } from "../wire/root.ts";

const EVERY = 10_000;
const MOST = 8;

/** Public tables: those with open seats, and those that can be watched. */
export const PublicTables: FunctionComponent = () => {
  const { home } = words.value;
  const open = useSignal<StoredTable[]>([]);
  const playing = useSignal<StoredTable[]>([]);
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      void Promise.all([listTables("open"), listTables("playing")]).then(
        ([waiting, going]) => {
          open.value = waiting.tables.slice(0, MOST);
          playing.value = going.tables.slice(0, MOST);
        },
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, []);
  return (
    <section class="door">
      <h2>{home.publicTables}</h2>
      {!open.value.length && <p class="hint">{home.noTables}</p>}
      <List tables={open.value} />
      {playing.value.length > 0 && (
        <>
          <h3>{home.playing}</h3>
          <List tables={playing.value} />
        </>
      )}
    </section>
  );
};

const List: FunctionComponent<{ tables: StoredTable[] }> = ({ tables }) => {
  const { home } = words.value;
  return (
    <ul class="tables">
      {tables.map(({ id, summary }) => (
        <li key={id}>
          <a href={to(`/t/${id}`)}>
            <b>{titleOf(summary.game)}</b>
            <span class="hint">
              {[
                namesAsRead(summary.names).join(", "),
                summary.status === "open" && home.freeOf(summary.free, summary.seats),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
};
