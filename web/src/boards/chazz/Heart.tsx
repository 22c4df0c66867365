/** The middle of the table: the countdown, the music of the walk, the word. */
import type { FunctionComponent } from "preact";
import type { Table } from "../../kit/board.ts";
import type { ChazzView } from "../../wire/views/chazz.ts";
import { GlyphIcon } from "./Glyph.tsx";
import type { Steering } from "./steering.ts";
import { WORDS } from "./words.ts";

export const Heart: FunctionComponent<{ table: Table<ChazzView>; steering: Steering }> = ({ table, steering }) => {
  const words = WORDS[table.lang.value];
  const phase = steering.phase.value;
  const word = steering.word.value;
  const held = steering.held.value;
  if (held) {
    return (
      <div class="heart">
        <b key={held} class="count number">
          {held}
        </b>
        <span role="status">{words.held(held)}</span>
        {word && (
          <span>
            <GlyphIcon kind={word} size={28} /> {words.kinds[word]}
          </span>
        )}
      </div>
    );
  }
  if (phase === "countdown") {
    return (
      <div class="heart">
        <b key={steering.seconds.value} class="count number">
          {steering.seconds.value}
        </b>
        <span>{words.ready}</span>
      </div>
    );
  }
  if (phase === "walk") {
    return (
      <div class="heart">
        <svg class="music" viewBox="-16 -16 32 32" aria-hidden="true" focusable="false">
          <path d="M-6 9V-9L9 -12V6" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round" />
          <ellipse cx="-9" cy="9" rx="4.6" ry="3.6" fill="currentColor" />
          <ellipse cx="6" cy="6" rx="4.6" ry="3.6" fill="currentColor" />
        </svg>
        <span>{words.walk}</span>
        {steering.stumbled.value && (
          <p class="stumble" role="status">
            {words.early}
          </p>
        )}
      </div>
    );
  }
  const left = table.view.value.rounds_left;
  if (!word || table.view.value.phase === "over")
    return left ? (
      <div class="heart">
        <span>{words.rounds(left)}</span>
      </div>
    ) : null;
  return (
    <>
      <div class="heart said">
        <GlyphIcon kind={word} size={44} />
        <span>{words.kinds[word]}</span>
      </div>
      {(phase === "run" || table.view.value.phase === "sit") && (
        <div key={word} class="shout" aria-hidden="true">
          <GlyphIcon kind={word} size={64} />
          <b>{words.called[word]}</b>
        </div>
      )}
    </>
  );
};
