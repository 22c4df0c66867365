/** The end: the board with the winners' shores, everybody's product, and the tile that fitted nowhere. */
import type { FunctionComponent } from "preact";
import { type Asking, MARGIN } from "./asking.ts";
import { CELL } from "./channels.ts";
import { inBag } from "./ending.ts";
import { standing } from "./foreseen.ts";
import { Ground } from "./Ground.tsx";
import type { Way } from "./geometry.ts";
import { Laid } from "./Laid.tsx";
import { Scores } from "./Scores.tsx";
import { Back, Tile } from "./Tile.tsx";

export const Ending: FunctionComponent<{ asking: Asking; winners: readonly number[] }> = ({ asking, winners }) => {
  const words = asking.words.value;
  const view = asking.table.view.value;
  const { board, tiles, drawn } = view;
  const wide = board.size * CELL + 2 * MARGIN;
  const owners = {} as Record<Way, number[]>;
  for (const { sides, seats } of standing(view))
    for (const side of sides) owners[side] = seats.filter((seat) => winners.includes(seat));
  return (
    <div class="tayu-ending">
      <svg class="tayu-whole" viewBox={`${-MARGIN} ${-MARGIN} ${wide} ${wide}`} aria-hidden="true" focusable="false">
        <Ground facts={board} owners={owners} margin={MARGIN} />
        <Laid tiles={tiles} size={board.size} doubling={board.doubling} words={words} />
      </svg>
      <Scores asking={asking} />
      {drawn && (
        <figure class="tayu-left-over">
          <svg viewBox="-2 -2 64 25" aria-hidden="true" focusable="false">
            <Tile lying={{ type: drawn, first: { column: 0, row: 0 }, way: "e" }} />
          </svg>
          <figcaption>
            <span>{words.nowhere}</span>{" "}
            <span class="tayu-left">
              <Back hasRing={false} /> <b class="number">× {inBag(view)}</b>
            </span>
          </figcaption>
        </figure>
      )}
    </div>
  );
};
