/** A whole turn as an example. The server plays it by the real rules and draws each position, so no picture can lie. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { lang, words } from "../frame/language.ts";
import { useLate } from "../frame/Missing.tsx";
import { scenesOf } from "../wire/api.ts";
import type { Said } from "../wire/protocol.ts";

export const ExampleTurn: FunctionComponent<{ game: string; captions: readonly Said[] }> = ({ game, captions }) => {
  const drawn = useSignal<readonly string[]>([]);
  const missing = useLate(async () => {
    drawn.value = await scenesOf(game);
  }, [game]);
  return (
    <div class="example">
      <h2 id="example">{words.value.rulesPage.example}</h2>
      {missing}
      <ol>
        {captions.map((caption, number) => (
          <li key={number}>
            {drawn.value[number] && (
              <img
                alt=""
                width="640"
                height="480"
                src={`data:image/svg+xml,${encodeURIComponent(drawn.value[number])}`}
              />
            )}
            <p>{caption[lang.value]}</p>
          </li>
        ))}
      </ol>
    </div>
  );
};
