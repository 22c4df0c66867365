/** What has happened, in words. */
import type { FunctionComponent } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { words } from "../frame/language.ts";
import { SeatMark } from "../seats/marks.tsx";
import { to } from "../wire/root.ts";
import { numbersInForce } from "./lines.ts";
import type { TableStore } from "./store.ts";
import { type Entry, sentence, story } from "./story.ts";

export const Log: FunctionComponent<{ store: TableStore; isOpen: boolean }> = ({ store, isOpen }) => {
  const end = useRef<HTMLLIElement>(null);
  const entries = store.gameWords.value
    ? story(store.lines.value, store.names.inSentences, store.gameWords.value, words.value)
    : [];
  const kept = new Set(numbersInForce(store.lines.value));
  useEffect(
    () => end.current?.scrollIntoView({ block: "nearest" }),
    [store.lines.value.length, entries.length, isOpen],
  );
  if (!entries.length) return <p class="hint">{words.value.log.empty}</p>;
  return (
    <ol class="log" tabindex={0} aria-label={words.value.table.log}>
      {entries.map((entry) => (
        <LogEntry
          key={entry.number}
          table={store.id}
          name={entry.seat === null ? "" : (store.names.inSentences[entry.seat] ?? "")}
          isUndone={entry.at !== null && !kept.has(entry.number)}
          {...entry}
        />
      ))}
      <li ref={end} class="log-end" aria-hidden="true" />
    </ol>
  );
};

/** Memoised, because a long match has hundreds of entries and only the last are new. */
const LogEntry: FunctionComponent<Entry & { table: string; name: string; isUndone: boolean }> = ({
  table,
  name,
  seat,
  text,
  at,
  isUndone,
}) =>
  useMemo(
    () => (
      <li class={seat === null ? "log-entry" : `log-entry seat-${seat + 1}`}>
        {seat !== null && <SeatMark seat={seat} size={18} />}
        <span>
          {seat !== null && at !== null && <b>{name}: </b>}
          {at !== null ? <a href={to(`/replay/${table}?at=${at}`)}>{isUndone ? <s>{text}</s> : text}</a> : text}
        </span>
      </li>
    ),
    [table, name, seat, text, at, isUndone],
  );

/** Announces to screen readers what has just happened. */
export const Told: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const said = useRef(store.lines.peek().length);
  const lines = store.lines.value;
  const fresh = lines.slice(said.current);
  useEffect(() => {
    said.current = lines.length;
  }, [lines.length]);
  const game = store.gameWords.value;
  const text = game
    ? fresh.map((line) => {
        const told = sentence(line, store.names.inSentences, game, words.value);
        return told && line.e === "step" && (line.actor ?? -1) >= 0
          ? `${store.names.inSentences[line.actor ?? 0]}: ${told}`
          : told;
      })
    : [];
  return (
    <div class="unseen" role="log" aria-live="polite">
      {text.filter(Boolean).join(". ")}
    </div>
  );
};
