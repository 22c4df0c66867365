/** Beside a seat's name: its territories, two of which win, and the cards left in hand. */
import art from "@igroteka/games/chazz/drawing/art.svg";
import type { FunctionComponent } from "preact";
import { Art } from "../../kit/art.tsx";
import type { Table } from "../../kit/board.ts";
import { seatColour } from "../../seats/marks.tsx";
import type { ChazzView } from "../../wire/views/chazz.ts";
import { KINDS } from "./cards.ts";
import { GlyphIcon } from "./Glyph.tsx";
import { WORDS } from "./words.ts";

export const Standing: FunctionComponent<{ table: Table<ChazzView>; seat: number }> = ({ table, seat }) => {
  const words = WORDS[table.lang.value];
  const standing = table.view.value.seats[seat];
  const has = standing?.score ?? 0;
  return (
    <span class="standing">
      <span class="unseen">{`${words.territories}: ${has}`}</span>
      {Array.from({ length: table.view.value.to_win }, (_, n) => (
        <svg
          key={n}
          class={n < has ? "won" : "open"}
          viewBox="-12 -12 24 24"
          width="16"
          height="16"
          style={{ color: seatColour(seat) }}
          aria-hidden="true"
          focusable="false"
        >
          <Art of={art["small-cushion"]} />
        </svg>
      ))}
      {table.view.value.leader === seat && (
        <svg class="leads" viewBox="-18 -20 36 24" width="18" height="14" role="img" aria-label={words.leader}>
          <Art of={art.crown} />
        </svg>
      )}
      <span class="in-hand" role="group" aria-label={words.hand}>
        {KINDS.map((kind) => (
          <span key={kind} title={words.kinds[kind]}>
            <GlyphIcon kind={kind} size={13} />
            {standing?.hand[kind]}
          </span>
        ))}
      </span>
    </span>
  );
};
