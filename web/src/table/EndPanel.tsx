/** After the match: who won and why, or who ended it unfinished, and what to do next. */
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { words } from "../frame/language.ts";
import { go, tableAddress } from "../frame/router.ts";
import type { Reckoning } from "../kit/board.ts";
import { SeatMark } from "../seats/marks.tsx";
import type { AnyView } from "../wire/protocol.ts";
import { to } from "../wire/root.ts";
import { turnedBack } from "./lines.ts";
import { type Party, parties } from "./parties.ts";
import type { TableStore } from "./store.ts";

export const EndPanel: FunctionComponent<{ store: TableStore; big: boolean; onCheck: () => void }> = ({
  store,
  big,
  onCheck,
}) => {
  const [isOpen, open] = useState(true);
  const [isSkipped, skip] = useState(false);
  useEffect(() => {
    const listen = () => skip(true);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  const { table } = words.value;
  const board = store.board.value;
  const { view, ended } = store.shown.value ?? {};
  const isUnfinished = ended !== undefined;
  const all = isUnfinished ? [] : parties(view as AnyView, store.teams.value, board);
  const winners = all.filter((party) => party.place === 1);
  const back = turnedBack(store.lines.value);
  if (!isOpen)
    return (
      <button class="button main end-reopen" onClick={() => open(true)}>
        {table.result}
      </button>
    );
  return (
    <section class={isSkipped ? "end skipped" : "end"} aria-labelledby="end-title" onPointerDown={() => skip(true)}>
      <h2 id="end-title">{isUnfinished ? table.unfinished : headline(store, winners)}</h2>
      {sentence("end-why", isUnfinished ? endedBy(store, ended) : board?.ended?.())}
      {board?.Ending && !isUnfinished && (
        <div class="stage" aria-hidden="true">
          <board.Ending winners={winners.flatMap((party) => party.seats)} />
        </div>
      )}
      {sentence("end-decided", isUnfinished ? null : board?.decided?.())}
      {sentence("end-back", back > 0 ? table.turnedBack(back) : null)}
      {all.length > 0 && (
        <ol class="places">
          {all.map((party, at) => (
            <Place key={party.seats.join()} store={store} party={party} fromLast={all.length - 1 - at} />
          ))}
        </ol>
      )}
      {!big && <Next store={store} onCheck={onCheck} onLook={() => open(false)} />}
    </section>
  );
};

function sentence(kind: string, text: string | null | undefined) {
  return text ? <p class={kind}>{text}</p> : null;
}

function endedBy(store: TableStore, seat: number): string {
  const { table } = words.value;
  return store.you.value.includes(seat) ? table.youEnded : table.endedBy(store.names.of(seat));
}

function headline(store: TableStore, winners: readonly Party[]): string {
  const { table } = words.value;
  const [only, ...more] = winners;
  if (!only) return table.over;
  const nameOf = ({ seats }: Party) => table.and(seats.map((seat) => store.names.of(seat)));
  if (more.length) return table.tied(winners.map(nameOf).join(", "));
  const { seats } = only;
  const isMine =
    seats.some((seat) => store.you.value.includes(seat)) && store.you.value.every((seat) => seats.includes(seat));
  if (seats.length > 1) return isMine ? table.yourTeamWon : table.teamWon(nameOf(only));
  return isMine ? table.youWon : table.won(nameOf(only));
}

/** One row for each team or single player. The rows appear one after the other, the winner's last. */
const Place: FunctionComponent<{ store: TableStore; party: Party; fromLast: number }> = ({
  store,
  party: { seats, place, score },
  fromLast,
}) => {
  const board = store.board.value;
  const hints = store.lines.value.filter(({ e, seat }) => e === "hinted" && seats.includes(seat ?? -1)).length;
  return (
    <li class={place === 1 ? "first" : ""} style={{ "--after": fromLast }}>
      <span class="place number">{place}</span>
      <span class="place-marks">
        {seats.map((seat) => (
          <SeatMark key={seat} seat={seat} />
        ))}
      </span>
      <span class="place-name">
        {seats.map((seat) => store.names.of(seat)).join(" + ")}
        {hints > 0 && <small> · {words.value.table.hints(hints)}</small>}
      </span>
      <b class="number">{score === null ? null : (board?.points?.(score) ?? score)}</b>
      {seats.map((seat) => (
        <Parts key={seat} rows={board?.reckoning?.(seat) ?? []} of={seats.length > 1 ? store.names.of(seat) : null} />
      ))}
    </li>
  );
};

/** The score sheet of a seat. */
const Parts: FunctionComponent<{ rows: readonly Reckoning[]; of: string | null }> = ({ rows, of }) =>
  rows.length ? (
    <dl class="reckoning">
      {of && (
        <div>
          <dt>{of}:</dt>
          <dd />
        </div>
      )}
      {rows.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd class="number">{amount}</dd>
        </div>
      ))}
    </dl>
  ) : null;

const Next: FunctionComponent<{ store: TableStore; onCheck: () => void; onLook: () => void }> = ({
  store,
  onCheck,
  onLook,
}) => {
  const { dice, table } = words.value;
  const asking = store.asksAgain.value;
  const isAsked = asking !== null && !store.you.value.includes(asking);
  const rematch = async () => {
    if (!store.again.peek() && !(await store.command({ t: "rematch" }))) return;
    go(tableAddress(store.again.peek() ?? ""));
  };
  return (
    <div class="actions">
      <p class="end-again" role="status">
        {isAsked && table.asksAgain(store.names.of(asking))}
      </p>
      {(store.you.value.length > 0 || store.again.value) && (
        <button class="button main" onClick={() => void rematch()}>
          {isAsked ? table.joinAgain : table.rematch}
        </button>
      )}
      <a class="button" href={to(`/replay/${store.id}?review`)}>
        {table.review}
      </a>
      <a class="button" href={to(`/replay/${store.id}`)}>
        {table.replay}
      </a>
      <button class="button" onClick={onCheck}>
        {dice.checkAll}
      </button>
      <span class="minor">
        <button class="button quiet" onClick={onLook}>
          {table.look}
        </button>
        <a class="button quiet" href={to(`/api/tables/${store.id}/record`)} download>
          {table.download}
        </a>
        <a class="button quiet" href={to("/")}>
          {table.home}
        </a>
      </span>
    </div>
  );
};
