/**
 * The plain board: the position and the legal steps as lists. It is for people who prefer lists (`?plain`), for games
 * without a drawn board, and for when a drawn board cannot be loaded. The drawn board describes the position; without
 * one, everything in the view is listed.
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

/** The rest of the page shows who has to decide what. */
function seen({ game, seat, actor, phase, turn, ...rest }: AnyView): string[] {
  return lines(rest);
}
