/**
 * The bar while nobody here has to decide: whose turn is shown and what happens in it, or whom the table is waiting
 * for.
 */
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { words } from "../frame/language.ts";
import { Away } from "./Away.tsx";
import type { TableStore } from "./store.ts";
import { inTurn } from "./story.ts";

export const BarText: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const lent = store.lent.value;
  const { table } = words.value;
  if (store.network.value === "frozen") return <>{table.frozen}</>;
  const goesOn = store.turn.value ? <ShownTurn store={store} /> : <Waiting store={store} />;
  if (!lent.length) return goesOn;
  const isAll = lent.length === store.you.value.length;
  return (
    <>
      <b class="lent">
        {isAll ? table.botPlays : table.botPlaysFor(lent.map((seat) => store.names.of(seat)).join(", "))}
      </b>{" "}
      <small>{goesOn}</small>
    </>
  );
};

/** Who did what, and who paid whom. */
const ShownTurn: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const turn = store.turn.value;
  const game = store.gameWords.value;
  if (!turn || !game) return null;
  const told = inTurn(turn.lines, store.names.inSentences, game, words.value);
  const { turn: moves } = words.value.table;
  return (
    <span class="shown-turn" data-seat={turn.seat}>
      <b>{store.names.inSentences[turn.seat]}</b>
      {told ? `: ${told}` : ` · ${moves}`}
    </span>
  );
};

const Waiting: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const { table } = words.value;
  const position = store.shown.value;
  const view = position?.view;
  if (!view) return null;
  if (store.isOver.value) return <>{table.over}</>;
  const told = store.board.value?.tells?.();
  if (told) return <>{told}</>;
  const waits = position?.waits ?? [];
  if (waits.some((seat) => store.isPlayedHere(seat))) return <>{table.yourTurn}</>; // the board is about to ask
  if (view.actor === -2 && !waits.length) return <>{table.race}</>;
  if (!waits.length) return <>{table.chance}</>;
  const others = waits.filter((seat) => !store.lent.value.includes(seat)); // seats lent to bots are named already
  const [first, ...more] = others;
  if (first === undefined) return null;
  if (!more.length && store.seats.value[first]?.bot) return <>{table.thinking(store.names.of(first))}</>;
  const names = others.map((seat) => store.names.of(seat)).join(", ");
  if (!store.absent.value.length) return <>{table.waitingFor(names)}</>;
  return <Away store={store} seat={first} called={table.waitingForAbsent(names)} />;
};

/** Counts down from the server's figure, and waits for the server at zero. */
export const Clock: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const left = store.latest.value?.left;
  const [, tick] = useState(0);
  useEffect(() => {
    if (left === undefined) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [left]);
  if (left === undefined) return null;
  const now = Math.max(0, Math.ceil(left - (performance.now() - store.cameAt.value) / 1000));
  return (
    <span class={now <= 10 ? "clock late" : "clock"} role="timer">
      {words.value.table.secondsLeft(now)}
    </span>
  );
};
