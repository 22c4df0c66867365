/** What is said beside the board: hints, or what has just happened for the first time. It covers nothing of the board. */
import type { FunctionComponent } from "preact";
import { Explained } from "./Explained.tsx";
import { HintPanel } from "./Hints.tsx";
import type { TableStore } from "./store.ts";

export const Aside: FunctionComponent<{ store: TableStore; onClause: (id: string) => void }> = ({
  store,
  onClause,
}) => (
  <div class="aside" role="status">
    {store.hinting.choices.value.length ? (
      <HintPanel store={store} />
    ) : (
      <Explained explaining={store.explaining} onClause={onClause} />
    )}
  </div>
);
