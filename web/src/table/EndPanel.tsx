/** After the game: who won and why, and what next. */
import type { FunctionComponent } from "preact";
import { useState } from "preact/hooks";
import { words } from "../lang.ts";
import { go, tableAddress } from "../router.ts";
import { SeatMark } from "../seats/marks.tsx";
import type { AnyView } from "./board.ts";
import type { TableStore } from "./store.ts";

export const EndPanel: FunctionComponent<{ store: TableStore; big: boolean }> = ({ store, big }) => {
  const [isOpen, open] = useState(true);
  const { table } = words.value;
  const view = store.shown.value?.view as AnyView;
  const places = view.seats.map((seat, number) => ({ ...seat, number })).sort((a, b) => (a.place ?? 9) - (b.place ?? 9));
  const rematch = async () => {
    if (!store.again.peek() && !(await store.command({ t: "rematch" }))) return;
    go(tableAddress(store.again.peek() ?? ""));
  };
  if (!isOpen) return <button class="button main end-reopen" onClick={() => open(true)}>{table.result}</button>;
  return (
    <section class="end" aria-labelledby="end-title">
      <h2 id="end-title">{headline(store, places.filter((one) => one.place === 1).map((one) => one.number))}</h2>
      <ol class="places">
        {places.map(({ number, place, score }) => (
          <li key={number} class={place === 1 ? "first" : ""}>
            <span class="place number">{place}</span>
            <SeatMark seat={number} />
            <span class="place-name">{store.name(number)}</span>
            <b class="number">{score === null ? null : (store.board.value?.points?.(score) ?? score)}</b>
            <dl class="reckoning">
              {store.board.value?.reckoning?.(number).map(({ label, amount }) => (
                <div key={label}><dt>{label}</dt><dd class="number">{amount}</dd></div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      {!big && <div class="actions">
        {(store.you.value.length > 0 || store.again.value) && <button class="button main" onClick={() => void rematch()}>{table.rematch}</button>}
        <a class="button" href={`/replay/${store.id}`}>{table.replay}</a>
        <a class="button" href={`/api/tables/${store.id}/record`} download>{table.download}</a>
        <button class="button quiet" onClick={() => open(false)}>{table.look}</button>
        <a class="button quiet" href="/">{table.home}</a>
      </div>}
    </section>
  );
};

function headline(store: TableStore, winners: number[]): string {
  const { table } = words.value;
  const [only] = winners;
  if (only === undefined) return table.over;
  if (winners.length > 1) return table.tied(winners.map((seat) => store.name(seat)).join(", "));
  const mine = store.you.value;
  return mine.includes(only) && mine.length === 1 ? table.youWon : table.won(store.name(only));
}
