/** Other ways to look at the table: on a big screen, or by words alone. */
import type { FunctionComponent } from "preact";
import { cardOf } from "../frame/cards.ts";
import { words } from "../frame/language.ts";
import type { TableStore } from "./store.ts";

export const Views: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const { table } = words.value;
  const isPlain = new URLSearchParams(location.search).has("plain");
  const canBePlain = !cardOf(store.facts.value?.game ?? "")?.calm; // nobody races in words
  return (
    <ul class="views">
      <li>
        <a href={`/t/${store.id}?tv`} target="_blank" rel="noopener">
          {table.bigScreen}
        </a>{" "}
        <small>{table.bigScreenAbout}</small>
      </li>
      {canBePlain && (
        <li>
          {/* With a target the page is loaded anew: the address within the client stays the same. */}
          <a href={isPlain ? `/t/${store.id}` : `/t/${store.id}?plain`} target="_self">
            {isPlain ? table.drawn : table.plain}
          </a>{" "}
          <small>{isPlain ? table.drawnAbout : table.plainAbout}</small>
        </li>
      )}
    </ul>
  );
};
