/**
 * A board of words: what lies where, and what may be done, as lists. For people who like lists (`?plain`), for games that
 * nobody has drawn, and where a drawn board cannot be loaded. What is said of the position comes from the drawn board;
 * without one it is all that the view shows.
 */
import type { Board, BoardModule, Choice, Table } from "../../kit/board.ts";
import type { AnyView } from "../../wire/protocol.ts";
import { capital } from "../../words/games.ts";
import { lines } from "../../words/outline.ts";

export const board: BoardModule = { open: (table) => inWords(table) };

export const plainly = (drawn: BoardModule): BoardModule => ({ open: (table) => inWords(table, drawn.open(table)) });

function inWords(table: Table, drawn?: Board): Board {
  const choices = (): Choice[] => {
    const named = new Map(drawn?.choices?.().map(({ step, name }) => [step, name]));
    const nameOf = (step: string) => named.get(step) ?? drawn?.stepName?.(step) ?? table.words.step(step);
    return table.legal.value.map((step, number) => ({ key: step, name: capital(nameOf(step)), x: 0, y: number, step }));
  };
  const { asks, tells, chip, points, teamScore, reckoning, ended, decided, describe, position } = drawn ?? {};
  return {
    asks,
    tells,
    chip,
    points,
    teamScore,
    reckoning,
    ended,
    decided,
    describe,
    choices,
    Picture: () => {
      const marked = table.marked.value?.key;
      const lying = position?.() ?? (describe ? [describe()] : seen(table.view.value));
      return (
        <div class="plain">
          {choices().map(({ key, name }) => (
            <button key={key} class={key === marked ? "step marked" : "step"} onClick={() => table.tap(key)}>
              {name}
            </button>
          ))}
          <section class="plain-position">
            <ul>
              {lying.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </section>
        </div>
      );
    },
  };
}

/** Who is asked, and what, stands on the page anyhow. */
function seen({ game, seat, actor, phase, turn, ...rest }: AnyView): string[] {
  return lines(rest);
}
