/** The action bar: the question with at most four big buttons, or whom the table is waiting for. */
import type { FunctionComponent } from "preact";
import { words } from "../frame/language.ts";
import type { Action } from "../kit/board.ts";
import type { AnyView } from "../wire/protocol.ts";
import { capital } from "../words/games.ts";
import { Asking } from "./Asking.tsx";
import { BarText, Clock } from "./BarText.tsx";
import { HintButton, HintNumber } from "./Hints.tsx";
import { undoer } from "./lines.ts";
import { isFast, toggleFast } from "./pace.ts";
import type { TableStore } from "./store.ts";

const MOST_ACTIONS = 4;

export const ActionBar: FunctionComponent<{ store: TableStore; onClause: (id: string) => void }> = ({
  store,
  onClause,
}) => {
  const { table } = words.value;
  const isAsked = store.isAsking.value;
  const marked = store.choosing.marked.value;
  const isOver = store.isOver.value;
  const turn = store.turn.value;
  const isOthers = turn !== null && !store.isPlayedHere(turn.seat);
  return (
    <div class="bar">
      <Note store={store} onClause={onClause} />
      <Consent store={store} />
      <Asking store={store} />
      <div class="bar-row">
        <p class={isAsked ? "question asked" : "question"}>
          {isAsked ? marked?.confirm ? capital(marked.name) : question(store) : <BarText store={store} />}
          {!store.you.value.length && !isOver && <small> · {table.watching}</small>}
          <Clock store={store} />
          {isAsked && marked && <Foreseen store={store} />}
        </p>
        <HintButton store={store} />
        {isOthers ? <FasterButton /> : !isOver && <UndoButton store={store} />}
      </div>
      <div class="actions">
        {isAsked &&
          (marked?.confirm ? (
            <Confirming store={store} />
          ) : (
            actions(store).map((action) => <ActionButton key={action.key} store={store} action={action} />)
          ))}
        {!isAsked && store.lent.value.length > 0 && (
          <button class="button main" onClick={() => void store.comeBack()}>
            {table.back}
          </button>
        )}
        {!isAsked && store.you.value.length > 0 && store.replaceable.value.length > 0 && (
          <button class="button" onClick={() => void store.standIn()}>
            {table.standIn}
          </button>
        )}
        {!isAsked && store.waivable.value.length > 0 && (
          <button class="button quiet" onClick={() => void store.waive()}>
            {table.waive}
          </button>
        )}
      </div>
    </div>
  );
};

function question(store: TableStore): string {
  const view = store.shown.value?.view as AnyView;
  return store.board.value?.asks?.() ?? store.gameWords.value?.phase(view.phase) ?? words.value.table.yourTurn;
}

export function actions(store: TableStore): Action[] {
  return store.isAsking.value ? (store.board.value?.actions?.() ?? []).slice(0, MOST_ACTIONS) : [];
}

const ActionButton: FunctionComponent<{ store: TableStore; action: Action }> = ({ store, action }) => {
  const hinted = store.hinting.steps.value.indexOf(action.step ?? action.key);
  return (
    <button
      class={`button${action.main ? " main" : ""}${store.choosing.pointed.value === action.key ? " pointed" : ""}`}
      disabled={action.disabled}
      onClick={() => store.choosing.choose(action)}
    >
      {hinted >= 0 && <HintNumber number={hinted} />}
      {action.icon} {action.label}
    </button>
  );
};

const Confirming: FunctionComponent<{ store: TableStore }> = ({ store }) => (
  <>
    <button class="button" onClick={() => store.choosing.mark(null)}>
      {words.value.table.cancel}
    </button>
    <button
      class="button main"
      onClick={() => store.choosing.marked.value && store.choosing.choose(store.choosing.marked.value)}
    >
      {words.value.table.confirm}
    </button>
  </>
);

const UndoButton: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const { table } = words.value;
  const seat = undoer(store.lines.value, store.you.value);
  const isRacing = store.race.value !== null && store.race.value.snapshot.race.phase !== "over";
  if (seat === undefined || isRacing) return null;
  const isFree = store.shown.value?.free?.includes(seat) ?? false;
  return (
    <button
      class={isFree ? "button quiet free" : "button quiet"}
      onClick={() => void store.undo()}
      aria-label={table.undo}
      title={`${isFree ? table.canUndo : table.undo} (U)`}
    >
      <UndoIcon />
    </button>
  );
};

/** Toggles how fast the turns of others are shown. */
const FasterButton: FunctionComponent = () => {
  const { table } = words.value;
  return (
    <button
      class="button quiet faster"
      aria-pressed={isFast.value}
      onClick={toggleFast}
      aria-label={table.faster}
      title={table.faster}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
        <path d="M3 4L10 10L3 16ZM10 4L17 10L10 16Z" />
      </svg>
    </button>
  );
};

/** What the marked choice would bring, if no chance is involved. */
const Foreseen: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const [only, ...others] = store.choosing.foreseen.value ?? [];
  if (!only?.length || others.length || !store.gameWords.value) return null;
  return (
    <small class="foreseen">
      {only.map((event) => store.gameWords.value?.event(event, store.names.inSentences)).join("; ")}
    </small>
  );
};

/** One sentence, with a link to the clause that is its reason. */
const Note: FunctionComponent<{ store: TableStore; onClause: (id: string) => void }> = ({ store, onClause }) => {
  const [, said, clause] = /^(.*?)(?: \(([A-Z]{2}-\d+)\))?$/s.exec(store.note.text.value ?? "") ?? [];
  return (
    <div class="note-place" role="status">
      {said && (
        <p class="note">
          {said}
          {clause && (
            <>
              {" "}
              <button class="clause-link" onClick={() => onClause(clause)}>
                ({clause})
              </button>
            </>
          )}
        </p>
      )}
    </div>
  );
};

/** A request to take a step back, or to end the match. */
const Consent: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const { table } = words.value;
  const { asked, to_end: toEnd } = store.latest.value ?? {};
  if (asked === undefined) return null;
  if (store.you.value.includes(asked)) return <p class="consent">{toEnd ? table.askedEnd : table.askedBack}</p>;
  return (
    <div class="consent" role="alert">
      <p>{(toEnd ? table.wantsEnd : table.wantsBack)(store.names.of(asked))}</p>
      {store.you.value.length > 0 && (
        <>
          <button class="button main" onClick={() => void store.consenting.answer(true)}>
            {toEnd ? table.endIt : table.agree}
          </button>
          <button class="button" onClick={() => void store.consenting.answer(false)}>
            {toEnd ? table.playOn : table.decline}
          </button>
        </>
      )}
    </div>
  );
};

const UndoIcon: FunctionComponent = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d="M4 8H12A4.5 4.5 0 0 1 12 17H7M4 8L8 4M4 8L8 12" />
  </svg>
);
