/** One stage of the guided first game: what is asked, the board, the bar, and at its end what was learned. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, FunctionComponent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { loadBoard } from "../boards/load.ts";
import { titleOf } from "../frame/cards.ts";
import { lang, words } from "../frame/language.ts";
import { useLate } from "../frame/Missing.tsx";
import { TopLine } from "../frame/TopLine.tsx";
import { RulesText } from "../rules/RulesText.tsx";
import { ActionBar } from "../table/ActionBar.tsx";
import { BoardPlace } from "../table/BoardPlace.tsx";
import { Chips } from "../table/Chips.tsx";
import { forBoard } from "../table/forBoard.ts";
import { onKey } from "../table/keys.ts";
import { Told } from "../table/Log.tsx";
import { Sheet } from "../table/Sheet.tsx";
import type { TableStore } from "../table/store.ts";
import { phrasebook } from "../wire/api.ts";
import type { LessonsTold } from "../wire/protocol.ts";
import { GameWords } from "../words/games.ts";

/** Where a stage stands in the guided first game. */
export interface OnPath {
  game: string;
  lessons: LessonsTold;
  /** From 0. */
  stage: number;
  of: number;
  onNext: () => void;
  onAgain: () => void;
}

interface Shown extends OnPath {
  store: TableStore;
  /** What is said above the board while the stage goes on. */
  said: ComponentChildren;
  /** A button that helps on, while there is one. */
  help?: ComponentChildren;
  /** What was learned, once it is done. */
  learned: string | null;
  /** The clause behind it. */
  clause?: string;
}

export const Stage: FunctionComponent<Shown> = ({ store, said, help, learned, clause, ...path }) => {
  const { game } = path;
  const { learn, table } = words.value;
  const rule = useSignal<string | null>(null);
  const missing = useLate(async () => {
    const [phrases, drawn] = await Promise.all([phrasebook(game), loadBoard(game)]);
    const gameWords = new GameWords(phrases, () => lang.value);
    store.gameWords.value = gameWords;
    store.board.value = drawn.open(forBoard(store, gameWords, false));
  }, [store]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const close = () => {
        const wasOpen = rule.peek() !== null;
        rule.value = null;
        return wasOpen;
      };
      onKey(event, store, { help: close, log: close, rules: close, close });
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [store]);
  if (!store.board.value || !store.shown.value?.view) {
    return (
      <>
        <TopLine game={game} />
        <main class="page">
          <h1 class="unseen">{learn.heading(titleOf(game))}</h1>
          {missing ?? <p class="hint">{table.loadingBoard}</p>}
        </main>
      </>
    );
  }
  return (
    <div class={store.board.value.full ? "play learn full" : "play learn"} data-panel="none">
      <TopLine game={game}>
        {learned === null && help}
        <span class="stage number">{learn.stage(path.stage + 1, path.of)}</span>
      </TopLine>
      <main class="match">
        <h1 class="unseen">{learn.heading(titleOf(game))}</h1>
        <Chips store={store} />
        <section class="coach" role="status">
          {learned === null ? (
            said
          ) : (
            <p>
              {learned}
              {clause && (
                <>
                  {" "}
                  <button class="clause-link" onClick={() => (rule.value = clause)}>
                    ({clause})
                  </button>
                </>
              )}
            </p>
          )}
        </section>
        <BoardPlace store={store} />
        {learned === null ? <ActionBar store={store} onClause={(id) => (rule.value = id)} /> : <Done {...path} />}
        {rule.value && (
          <Sheet title={table.rules} onClose={() => (rule.value = null)}>
            <RulesText game={game} clause={rule.value} />
          </Sheet>
        )}
        <Told store={store} />
      </main>
    </div>
  );
};

const Done: FunctionComponent<OnPath> = ({ onNext, onAgain }) => {
  const { learn } = words.value;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  return (
    <div class="bar done">
      <div class="bar-row">
        <p class="question asked">{learn.wellDone}</p>
      </div>
      <div class="actions">
        <button class="button" onClick={onAgain}>
          {learn.again}
        </button>
        <button class="button main" ref={next} onClick={onNext}>
          {learn.next}
        </button>
      </div>
    </div>
  );
};
