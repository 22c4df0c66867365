/** One line that names the opponents of "Play now". Opened, it lets people choose others. */
import type { FunctionComponent } from "preact";
import { cardOf, titleOf } from "../frame/cards.ts";
import { lang, words } from "../frame/language.ts";
import { capital } from "../words/games.ts";
import { choose, opponents } from "./opponents.ts";
import { described } from "./server.ts";

export const Whom: FunctionComponent<{ game: string }> = ({ game }) => {
  const { home } = words.value;
  const bots = described(game)?.bots ?? [];
  const { count, bot } = opponents(game);
  const level = bots.find((one) => one.name === bot);
  return (
    <details class="whom">
      <summary>
        <span class="unseen">{titleOf(game)}: </span>
        <span>
          {home.opponents(count)}
          {level && ` · ${level.title[lang.value]}`}
        </span>
      </summary>
      {level && (
        <div class="whom-choice">
          <select
            class="field"
            aria-label={home.howMany}
            value={count}
            onChange={(event) => choose(game, { count: Number(event.currentTarget.value) })}
          >
            {cardOf(game)?.seats.map((players) => (
              <option key={players} value={players - 1}>
                {home.opponents(players - 1)}
              </option>
            ))}
          </select>
          <select
            class="field"
            aria-label={home.level}
            value={bot}
            onChange={(event) => choose(game, { bot: event.currentTarget.value })}
          >
            {bots.map((one) => (
              <option key={one.name} value={one.name}>
                {capital(one.title[lang.value])}
              </option>
            ))}
          </select>
          <small>{capital(level.about[lang.value])}.</small>
        </div>
      )}
    </details>
  );
};
