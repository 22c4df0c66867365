/** After the last stage: on into a real game, against the gentlest bots. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { titleOf } from "../frame/cards.ts";
import { GamePicture } from "../frame/GamePicture.tsx";
import { words } from "../frame/language.ts";
import { reach } from "../frame/learning.ts";
import { sentenceOf } from "../frame/refusals.ts";
import { TopLine } from "../frame/TopLine.tsx";
import { myNameOrGuest } from "../lobby/name.ts";
import { open } from "../lobby/opening.ts";
import { to } from "../wire/root.ts";
import type { OnPath } from "./Stage.tsx";

export const Finished: FunctionComponent<OnPath> = ({ game, lessons }) => {
  const { learn, table } = words.value;
  const trouble = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const start = async () => {
    const bots = lessons.opponents ?? [];
    const seats = [{ name: myNameOrGuest() }, ...bots.map((bot) => ({ bot }))];
    isBusy.value = true;
    trouble.value = null;
    await open({ game, options: { players: String(seats.length) }, seats }).catch((error: unknown) => {
      trouble.value = sentenceOf(error);
    });
    isBusy.value = false;
  };
  return (
    <>
      <TopLine game={game} />
      <main class={`page game-${game}`}>
        <header class="gathering-head">
          <GamePicture game={game} />
          <h1>{titleOf(game)}</h1>
        </header>
        <p>{learn.finished}</p>
        <div role="alert">{trouble.value && <p class="note">{trouble.value}</p>}</div>
        <div class="actions">
          <button class="button main" disabled={isBusy.value} onClick={() => void start()}>
            {learn.finish}
          </button>
          <button class="button" onClick={() => reach(game, 0)}>
            {learn.fromStart}
          </button>
          <a class="button quiet" href={to(`/rules/${game}`)}>
            {table.rules}
          </a>
        </div>
      </main>
    </>
  );
};
