/** A board of words: while the drawn one is loaded, for a game without one, and with `?plain` for who likes lists. */
import { capital } from "../../words/games.ts";
import type { BoardModule, Choice } from "../../table/board.ts";

export const board: BoardModule = {
  open(table) {
    const choices = (): Choice[] =>
      table.legal.value.map((step, number) => ({
        key: step,
        name: capital(table.words.step(step)),
        x: 0,
        y: number,
        step,
      }));
    return {
      choices,
      Picture: () => {
        const marked = table.marked.value?.key;
        return (
          <div class="plain">
            {choices().map(({ key, name }) => (
              <button key={key} class={key === marked ? "step marked" : "step"} onClick={() => table.tap(key)}>
                {name}
              </button>
            ))}
          </div>
        );
      },
    };
  },
};
