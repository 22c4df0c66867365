/** Links to other views of the table: for a big screen, or in words. */
import type { FunctionComponent } from "preact";
import { cardOf } from "../frame/cards.ts";
import { words } from "../frame/language.ts";
import { to } from "../wire/root.ts";
import type { TableStore } from "./store.ts";

export const Views: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const { table } = words.value;
  const isPlain = new URLSearchParams(location.search).has("plain");
  const canBePlain = !cardOf(store.facts.value?.game ?? "")?.calm; // a race cannot be played in words
  return (
    <ul class="views">
      <li>
        <a href={to(`/t/${store.id}?tv`)} target="_blank" rel="noopener">
          {table.bigScreen}
        </a>{" "}
        <small>{table.bigScreenAbout}</small>
      </li>
      {canBePlain && (
        <li>
          {/* The target makes the browser load the page: the path within the client is the same. */}
          <a href={to(isPlain ? `/t/${store.id}` : `/t/${store.id}?plain`)} target="_self">
            {isPlain ? table.drawn : table.plain}
          </a>{" "}
          <small>{isPlain ? table.drawnAbout : table.plainAbout}</small>
        </li>
      )}
    </ul>
  );
};
