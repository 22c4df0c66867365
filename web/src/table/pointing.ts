/** Shows a step on the board, or its button, so that the player only has to confirm it. */
import { actions } from "./ActionBar.tsx";
import type { TableStore } from "./store.ts";

const WAYS = 4; // a tile has no more

/** Marks the first of these steps that can be chosen. */
export function pointOut(store: TableStore, steps: readonly string[]): void {
  const { choosing } = store;
  for (let turn = 0; turn < WAYS; turn++) {
    const choice = choosing.choices.peek().find(({ step = "" }) => steps.includes(step));
    if (choice) return choosing.mark(choice.key);
    store.board.peek()?.rotate?.(false);
  }
  choosing.pointed.value = actions(store).find(({ step = "" }) => steps.includes(step))?.key ?? null;
}
