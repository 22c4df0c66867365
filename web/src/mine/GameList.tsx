/** The games by date, the last one first. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import type { MyTable } from "../wire/protocol.ts";
import { GameRow } from "./GameRow.tsx";
import { grouped } from "./grouped.ts";
import type { MyTables } from "./list.ts";
import { month, texts } from "./words.ts";

const AT_ONCE = 20;

export const GameList: FunctionComponent<{
  tables: readonly MyTable[];
  mine: MyTables;
  onTold: (sentence: string) => void;
}> = ({ tables, mine, onTold }) => {
  const said = texts.value;
  const most = useSignal(AT_ONCE);
  const months = grouped(tables.slice(0, most.value), ({ changed }) =>
    changed === undefined ? said.undated : month(changed),
  );
  const left = tables.length - most.value;
  return (
    <section class="my-list" aria-labelledby="my-list">
      <h2 id="my-list" class="unseen">
        {said.list}
      </h2>
      {months.map(([name, those]) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <ul>
            {those.map((table) => (
              <GameRow key={table.id} table={table} mine={mine} onTold={onTold} />
            ))}
          </ul>
        </section>
      ))}
      {left > 0 && (
        <button class="button" onClick={() => (most.value += AT_ONCE)}>
          {said.more(Math.min(left, AT_ONCE))}
        </button>
      )}
    </section>
  );
};
