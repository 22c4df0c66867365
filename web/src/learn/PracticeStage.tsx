/** Practice at a real table with live play, which is opened for it. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { cardOf, titleOf } from "../frame/cards.ts";
import { lang, words } from "../frame/language.ts";
import { sentenceOf } from "../frame/refusals.ts";
import { TopLine } from "../frame/TopLine.tsx";
import { myNameOrGuest } from "../lobby/name.ts";
import { TableStore } from "../table/store.ts";
import { openTable } from "../wire/api.ts";
import type { PracticeTold, SeatWanted } from "../wire/protocol.ts";
import { browserWorld } from "../wire/socket.ts";
import { type OnPath, Stage } from "./Stage.tsx";

export const PracticeStage: FunctionComponent<OnPath> = (path) => {
  const { game, lessons, stage } = path;
  const practice = (lessons.practices ?? [])[stage - (lessons.scenes ?? []).length] as PracticeTold;
  const store = useSignal<TableStore | null>(null);
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    let isGone = false;
    void openTable({ game, options: practice.options, seats: seatsFor(game, practice), shuffle: false }).then(
      ({ id }) => {
        if (isGone) return;
        store.value = new TableStore(id, browserWorld(id));
        void store.value.command({ t: "begin" });
      },
      (error: unknown) => {
        trouble.value = sentenceOf(error);
      },
    );
    return () => {
      isGone = true;
      store.peek()?.close();
    };
  }, []);
  const { learn } = words.value;
  if (!store.value) {
    return (
      <>
        <TopLine game={game} />
        <main class="page">
          <h1 class="unseen">{learn.heading(titleOf(game))}</h1>
          <p role="status">{trouble.value ?? learn.opening}</p>
          {trouble.value && (
            <button class="button main" onClick={path.onAgain}>
              {learn.again}
            </button>
          )}
        </main>
      </>
    );
  }
  return <Running path={path} store={store.value} practice={practice} />;
};

const Running: FunctionComponent<{ path: OnPath; store: TableStore; practice: PracticeTold }> = ({
  path,
  store,
  practice,
}) => {
  const isOver = store.isOver.value && store.motion.value === null;
  const phase = store.race.value?.snapshot.race.phase ?? "countdown";
  const said = practice.said[phase === "over" ? "run" : phase]?.[lang.value];
  return (
    <Stage
      {...path}
      store={store}
      said={<p>{said}</p>}
      learned={isOver ? (practice.said.over?.[lang.value] ?? "") : null}
    />
  );
};

/** Seats without a bot are the visitor's: in practice alone, nobody steers the other cats. */
function seatsFor(game: string, { options, bots }: PracticeTold): SeatWanted[] {
  const own = { name: myNameOrGuest() };
  if (bots.length) return [own, ...bots.map((bot) => ({ bot }))];
  const names = (cardOf(game)?.characters ?? []).map((said) => said[lang.peek()]);
  return Array.from({ length: Number(options.players) }, (_, seat) => (seat ? { name: names[seat] ?? "" } : own));
}
