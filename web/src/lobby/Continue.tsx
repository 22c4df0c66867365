/** The last tables at which one was, as they stand now. Those that are gone are forgotten. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { findTable } from "../api.ts";
import { words } from "../lang.ts";
import type { Table } from "../protocol.ts";
import { Refusal } from "../socket.ts";
import { isGame } from "../words/games.ts";
import { forget, visited } from "./visited.ts";

const MOST = 3;

export const Continue: FunctionComponent = () => {
  const { home, games } = words.value;
  const tables = useSignal<Table[]>([]);
  useEffect(() => {
    void Promise.all(visited().map(({ id, code }) => asked(id, code))).then((all) => {
      const found = all.filter((one) => one !== null);
      const going = found.filter((one) => one.summary.status !== "over");
      const over = found.filter((one) => one.summary.status === "over");
      tables.value = [...going, ...over].slice(0, MOST);
    });
  }, []);
  if (!visited().length) return null;
  return (
    <nav class="continue" aria-label={home.continue}>
      <span>{home.continue}:</span>
      {tables.value.map(({ id, code, summary }) => (
        <a key={id} class="button" href={`/t/${id}`} title={code}>
          {isGame(summary.game) ? games[summary.game].title : summary.game} <small>{home.status[summary.status]}</small>
        </a>
      ))}
    </nav>
  );
};

async function asked(id: string, code: string): Promise<Table | null> {
  try {
    return await findTable(code);
  } catch (refusal) {
    if (refusal instanceof Refusal && refusal.code === "no-such-table") forget(id);
    return null;
  }
}
