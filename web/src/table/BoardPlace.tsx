/** The board with its choices. Any tap ends a motion, and does nothing else. */
import type { FunctionComponent } from "preact";
import { useMemo } from "preact/hooks";
import { words } from "../frame/language.ts";
import { ChoiceList } from "./ChoiceList.tsx";
import { Offline } from "./Offline.tsx";
import type { TableStore } from "./store.ts";

export const BoardPlace: FunctionComponent<{ store: TableStore }> = ({ store, children }) => {
  const skip = useMemo(() => skipping(store), [store]);
  return (
    <div class="board-place" aria-busy={store.isMoving} {...skip}>
      <Picture store={store} />
      <ChoiceList store={store} />
      <Offline store={store} />
      {children}
    </div>
  );
};

const Picture: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const board = store.board.value;
  if (!board) return <p class="hint">{words.value.table.loadingBoard}</p>;
  return (
    <div class="board" role="group" aria-label={board.describe?.() ?? words.value.table.boardIs}>
      <board.Picture />
    </div>
  );
};

function skipping(store: TableStore) {
  let hasSkipped = false;
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      hasSkipped = store.motion.peek() !== null;
      if (!hasSkipped) return;
      store.skip();
      event.stopPropagation();
    },
    onClickCapture: (event: Event) => {
      if (hasSkipped) event.stopPropagation();
      hasSkipped = false;
    },
  };
}
