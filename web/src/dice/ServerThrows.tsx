/** What was thrown on this server, game by game. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { CARDS, titleOf } from "../frame/cards.ts";
import { lang, words } from "../frame/language.ts";
import { useLate } from "../frame/Missing.tsx";
import { phrasebook, throwsOf } from "../wire/api.ts";
import type { Throws } from "../wire/protocol.ts";
import { GameWords } from "../words/games.ts";
import { Histogram } from "./Histogram.tsx";
import { dice } from "./words.ts";

export const ServerThrows: FunctionComponent = () => {
  const { page, histogram } = dice.value;
  const chosen = useSignal(CARDS[0]?.name ?? "");
  return (
    <section>
      <h2 id="dice-thrown">{page.thrown}</h2>
      <p class="hint">{histogram.about}</p>
      <div class="actions" role="group" aria-label={page.choose}>
        {CARDS.map(({ name }) => (
          <button
            key={name}
            class={name === chosen.value ? "button main" : "button"}
            aria-pressed={name === chosen.value}
            onClick={() => (chosen.value = name)}
          >
            {titleOf(name)}
          </button>
        ))}
      </div>
      <GameThrows key={chosen.value} game={chosen.value} />
    </section>
  );
};

const GameThrows: FunctionComponent<{ game: string }> = ({ game }) => {
  const told = useSignal<{ throws: Throws; said: GameWords } | null>(null);
  const missing = useLate(async () => {
    const [throws, phrases] = await Promise.all([throwsOf(game), phrasebook(game)]);
    told.value = { throws, said: new GameWords(phrases, () => lang.value) };
  }, []);
  if (!told.value) return missing ?? <p class="hint">{words.value.late.coming}</p>;
  const { throws, said } = told.value;
  if (!throws.kinds.length) return <p>{dice.value.page.nothing}</p>;
  return (
    <div class="dice-kinds">
      {throws.kinds.map((kind) => (
        <Histogram key={kind.pattern} kind={kind} game={said} />
      ))}
    </div>
  );
};
