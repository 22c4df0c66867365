/** Says what is asked, with at most four big buttons; or who is waited for. */
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { words } from "../lang.ts";
import { capital } from "../words/games.ts";
import type { Action, AnyView } from "./board.ts";
import { undoer, undoIsFree } from "./lines.ts";
import type { TableStore } from "./store.ts";

const MOST_ACTIONS = 4;

export const ActionBar: FunctionComponent<{ store: TableStore; onClause: (id: string) => void }> = ({ store, onClause }) => {
  const { table } = words.value;
  const isAsked = store.isAsking.value;
  const marked = store.marked.value;
  const isFree = undoIsFree(store.lines.value, store.you.value);
  const isOver = (store.latest.value?.view as AnyView | undefined)?.phase === "over";
  const mayUndo = !isOver && undoer(store.lines.value, store.you.value) !== undefined;
  return (
    <div class="bar">
      <Note store={store} onClause={onClause} />
      <Consent store={store} />
      <div class="bar-row">
        <p class={isAsked ? "question asked" : "question"}>
          {isAsked ? (marked?.confirm ? capital(marked.name) : question(store)) : <Waiting store={store} />}
          {!store.you.value.length && !isOver && <small> · {table.watching}</small>}
          <Clock store={store} />
          {isAsked && marked && <Foreseen store={store} />}
        </p>
        {mayUndo && (
          <button class={isFree ? "button quiet free" : "button quiet"} onClick={() => void store.undo()} aria-label={table.undo} title={`${isFree ? table.canUndo : table.undo} (U)`}>
            <UndoIcon />
          </button>
        )}
      </div>
      <div class="actions">
        {isAsked && (marked?.confirm ? <Confirming store={store} /> : actions(store).map((action) => <ActionButton key={action.key} store={store} action={action} />))}
      </div>
    </div>
  );
};

function question(store: TableStore): string {
  const view = store.shown.value?.view as AnyView;
  return store.board.value?.asks?.() ?? store.gameWords?.phase(view.phase) ?? words.value.table.yourTurn;
}

export function actions(store: TableStore): Action[] {
  return store.isAsking.value ? (store.board.value?.actions?.() ?? []).slice(0, MOST_ACTIONS) : [];
}

const ActionButton: FunctionComponent<{ store: TableStore; action: Action }> = ({ store, action }) => (
  <button class={action.main ? "button main" : "button"} disabled={action.disabled} onClick={() => store.choose(action)}>
    {action.icon} {action.label}
  </button>
);

const Confirming: FunctionComponent<{ store: TableStore }> = ({ store }) => (
  <>
    <button class="button" onClick={() => store.mark(null)}>{words.value.table.cancel}</button>
    <button class="button main" onClick={() => store.marked.value && store.choose(store.marked.value)}>{words.value.table.confirm}</button>
  </>
);

/** What the marked choice would bring, if that is certain. */
const Foreseen: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const [only, ...others] = store.foreseen.value ?? [];
  if (!only?.length || others.length || !store.gameWords) return null;
  const names = store.seats.value.map((_, seat) => store.name(seat));
  return <small class="foreseen">{only.map((event) => store.gameWords?.event(event, names)).join("; ")}</small>;
};

const Waiting: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const { table } = words.value;
  const position = store.latest.value;
  const view = position?.view as AnyView | undefined;
  if (!view || store.motion.value) return <>{"\u00a0"}</>;
  if (view.phase === "over") return <>{table.over}</>;
  const told = store.board.value?.tells?.();
  if (told) return <>{told}</>;
  const waits = position?.waits ?? [];
  if (waits.some((seat) => store.you.value.includes(seat))) return <>{table.yourTurn}</>; // the board is about to ask
  if (view.actor === -2 && !waits.length) return <>{table.race}</>;
  const names = waits.map((seat) => store.name(seat));
  const [first] = waits;
  if (first !== undefined && waits.length === 1 && store.seats.value[first]?.bot) return <>{table.thinking(store.name(first))}</>;
  return <>{names.length ? table.waitingFor(names.join(", ")) : table.chance}</>;
};

/** Counts down from what the server said; at zero it waits for the server. */
const Clock: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const left = store.latest.value?.left;
  const [, tick] = useState(0);
  useEffect(() => {
    if (left === undefined) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [left]);
  if (left === undefined) return null;
  const now = Math.max(0, Math.ceil(left - (performance.now() - store.cameAt.value) / 1000));
  return <span class={now <= 10 ? "clock late" : "clock"} role="timer">{words.value.table.secondsLeft(now)}</span>;
};

/** One sentence; where a clause is its reason, the clause can be read. */
const Note: FunctionComponent<{ store: TableStore; onClause: (id: string) => void }> = ({ store, onClause }) => {
  const [, said, clause] = /^(.*?)(?: \(([A-Z]{2}-\d+)\))?$/s.exec(store.note.value ?? "") ?? [];
  return (
    <div class="note-place" role="status">
      {said && (
        <p class="note" onClick={() => (store.note.value = null)}>
          {said}
          {clause && <> <button class="clause-link" onClick={() => onClause(clause)}>({clause})</button></>}
        </p>
      )}
    </div>
  );
};

/** Somebody asks to take back. */
const Consent: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const { table } = words.value;
  const asked = store.latest.value?.asked;
  if (asked === undefined) return null;
  if (store.you.value.includes(asked)) return <p class="consent">{table.askedBack}</p>;
  return (
    <div class="consent" role="alert">
      <p>{table.wantsBack(store.name(asked))}</p>
      {store.you.value.length > 0 && (
        <>
          <button class="button main" onClick={() => void store.consent(true)}>{table.agree}</button>
          <button class="button" onClick={() => void store.consent(false)}>{table.decline}</button>
        </>
      )}
    </div>
  );
};

const UndoIcon: FunctionComponent = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
    <path d="M4 8H12A4.5 4.5 0 0 1 12 17H7M4 8L8 4M4 8L8 12" />
  </svg>
);
