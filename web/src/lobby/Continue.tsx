/** Links to the tables visited last, with their present state. Deleted tables are forgotten. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { titleOf } from "../frame/cards.ts";
import { words } from "../frame/language.ts";
import { isNameless, namesAsRead } from "../seats/nicknames.ts";
import { findTable } from "../wire/api.ts";
import type { Summary } from "../wire/protocol.ts";
import { to } from "../wire/root.ts";
import { Refusal } from "../wire/socket.ts";
import { myName } from "./name.ts";
import { forget, type Visited, visited } from "./visited.ts";

const MOST = 3;

interface Known extends Visited {
  /** Arrives from the server a moment later. */
  summary?: Summary;
}

export const Continue: FunctionComponent = () => {
  const { home } = words.value;
  const tables = useSignal<(Known | null)[]>(visited().slice(0, MOST));
  useEffect(() => {
    void Promise.all(visited().map(asked)).then((all) => {
      const found = all.filter((one) => one !== null);
      const going = found.filter((one) => one.summary?.status !== "over");
      const over = found.filter((one) => one.summary?.status === "over");
      const shown = [...going, ...over];
      tables.value = tables.peek().map((_, at) => shown[at] ?? null); // a deleted table leaves an empty place, so that nothing moves
    });
  }, []);
  if (!tables.value.length) return null;
  const told = tables.value.map((one) => one && [one.game, ...(one.summary ? tell(one.summary) : [])].join());
  return (
    <nav class={tables.value.some(Boolean) ? "continue" : "continue gone"} aria-label={home.continue}>
      <span>{home.continue}:</span>
      {tables.value.map((one, at) => {
        if (!one) return <span key={at} class="button gone" />;
        const { id, code, game, summary } = one;
        const isAlike = told.some((text, other) => other !== at && text === told[at]);
        return (
          <a key={at} class="button" href={to(`/t/${id}`)} title={code}>
            {titleOf(game)}
            <small>{summary ? [...tell(summary), isAlike && code].filter(Boolean).join(" · ") : "\u00a0"}</small>
          </a>
        );
      })}
    </nav>
  );
};

/** Who plays, and the state of the match. */
function tell({ names, seats, free, status }: Summary): string[] {
  const { home } = words.value;
  const mine = myName.value.trim();
  const own = mine ? names.indexOf(mine) : names.findIndex(isNameless);
  const others = namesAsRead(names.filter((_, at) => at !== own));
  const withBots = seats - free > names.length && !others.length;
  return [others.join(", "), withBots ? home.withBots : "", home.status[status]].filter(Boolean);
}

/** Null if the table no longer exists. */
async function asked(known: Visited): Promise<Known | null> {
  try {
    return { ...known, summary: (await findTable(known.id)).summary };
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || refusal.code !== "no-such-table") return known;
    forget(known.id);
    return null;
  }
}
