/** Every throw of a match, with the number that it came from. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { capital, type GameWords } from "../words/games.ts";
import type { Judged } from "./judging.ts";
import { dice } from "./words.ts";

/** It is drawn only once it is opened, because a long match has thousands of throws. */
export const ThrowList: FunctionComponent<{ throws: readonly Judged[]; game: GameWords }> = ({ throws, game }) => {
  const isOpen = useSignal(false);
  return (
    <details class="check-part" onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary>{dice.value.list.heading(throws.length)}</summary>
      {isOpen.value && (
        <ol class="check-throws">
          {throws.map((one) => (
            <Throw key={one.event.entry} game={game} {...one} />
          ))}
        </ol>
      )}
    </details>
  );
};

const Throw: FunctionComponent<Judged & { game: GameWords }> = ({ event, drawn, due, isRight, game }) => {
  const isOpen = useSignal(false);
  const { list } = dice.value;
  const word = drawn.words.at(-1)?.toString(16).padStart(16, "0") ?? "";
  return (
    <li class={isRight ? "" : "wrong"}>
      <span class="number">{event.k}</span>
      <button aria-expanded={isOpen.value} onClick={() => (isOpen.value = !isOpen.value)}>
        {capital(game.step(event.text))}
        {!isRight && <b> · {list.wrong}</b>}
        <code>{list.below(String(drawn.value), String(drawn.below), word)}</code>
      </button>
      {isOpen.value && (
        <div class="check-throw">
          {!isRight && <p>{list.due(game.step(due))}</p>}
          {drawn.words.length > 1 && <p>{list.rejected(drawn.words.length - 1)}</p>}
          <p>{list.weights}:</p>
          <ul>
            {event.outcomes.map(([text, weight]) => (
              <li key={text} class={text === event.text ? "chosen" : ""}>
                {game.stepValue(text)} <span class="number">× {weight}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
};
