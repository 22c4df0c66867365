/** The match on the screen: slider, keys, speeds, its story, and a link to each position. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { words } from "../lang.ts";
import { SeatMark, SeatPatterns } from "../seats/marks.tsx";
import { share } from "../sharing.ts";
import { sentence, story } from "../table/story.ts";
import { TopLine } from "../TopLine.tsx";
import type { GameWords } from "../words/games.ts";
import type { ReplayStore } from "./store.ts";

const SPEEDS = [0.5, 1, 2, 4];
const BETWEEN = 900;

interface Shown {
  store: ReplayStore;
  game: GameWords;
  /** Absent if it came from a file: then there is no link to it. */
  table?: string;
  /** Why the file that was dropped last cannot be shown. */
  trouble?: string | null;
}

export const Playing: FunctionComponent<Shown> = ({ store, game, table, trouble }) => {
  const { replay } = words.value;
  const isRunning = useSignal(false);
  const speed = useSignal(1);
  const at = store.at.value;
  const go = (to: number) => {
    isRunning.value = false;
    void store.go(to);
  };
  const run = () => {
    if (!isRunning.value && store.at.peek() === store.end) void store.go(0);
    isRunning.value = !isRunning.value;
  };
  useEffect(() => {
    if (table) history.replaceState(null, "", `${location.pathname}?at=${at}`);
    if (at >= store.end) isRunning.value = false;
    if (!isRunning.value) return;
    const timer = setTimeout(() => void store.go(at + 1, speed.value), BETWEEN / speed.value);
    return () => clearTimeout(timer);
  }, [at, isRunning.value, speed.value]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const moves: Record<string, () => void> = {
        ArrowLeft: () => go(store.at.peek() - 1),
        ArrowRight: () => go(store.at.peek() + 1),
        Home: () => go(0),
        End: () => go(store.end),
        " ": run,
      };
      const move = moves[event.key];
      if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest(event.key === " " ? "button, a" : "input")) return; // these have keys of their own
      event.preventDefault();
      move();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [store]);
  return (
    <div class="play replay">
      <SeatPatterns />
      <TopLine game={store.match.game}>
        {table && <a class="button quiet small" href={`/t/${table}`}>{replay.toTable}</a>}
        {table && <Share />}
      </TopLine>
      <main class="match">
        <h1 class="unseen">{replay.heading}</h1>
        <Seats store={store} />
        <div class="board-place"><Picture store={store} /></div>
        <div class="bar">
          <div class="note-place" role="alert">{trouble && <p class="note">{trouble}</p>}</div>
          <Happened store={store} game={game} />
          <input class="slider" type="range" min={0} max={store.end} value={at} aria-label={replay.heading} aria-valuetext={replay.position(at, store.end)} onInput={(event) => go(Number(event.currentTarget.value))} />
          <div class="actions">
            <button class="button" aria-label={replay.first} title={`${replay.first} (Home)`} onClick={() => go(0)}><Icon way="M6 5V17M17 5L9 11L17 17Z" /></button>
            <button class="button" aria-label={replay.previous} title={`${replay.previous} (←)`} onClick={() => go(at - 1)}><Icon way="M15 5L7 11L15 17Z" /></button>
            <button class="button main" aria-label={isRunning.value ? replay.pause : replay.play} onClick={run}><Icon way={isRunning.value ? "M7 5V17M15 5V17" : "M7 4L18 11L7 18Z"} /></button>
            <button class="button" aria-label={replay.next} title={`${replay.next} (→)`} onClick={() => go(at + 1)}><Icon way="M7 5L15 11L7 17Z" /></button>
            <button class="button number" aria-label={`${replay.speed}: ×${speed.value}`} title={replay.speed} onClick={() => (speed.value = SPEEDS[(SPEEDS.indexOf(speed.value) + 1) % SPEEDS.length] ?? 1)}>×{speed.value}</button>
          </div>
        </div>
        <Story store={store} game={game} onGo={go} />
      </main>
    </div>
  );
};

const Seats: FunctionComponent<{ store: ReplayStore }> = ({ store }) => {
  const view = store.view.value;
  return (
    <ul class={view.seats.length > 4 ? "chips many" : "chips"} aria-label={words.value.table.players}>
      {view.seats.map(({ score }, seat) => (
        <li key={seat} class={`chip seat-${seat + 1}${view.actor === seat ? " awaited" : ""}`}>
          <SeatMark seat={seat} />
          <span class="chip-name">{store.name(seat)}</span>
          <span class="chip-extras">{store.board.value?.chip?.(seat) ?? <b class="number">{score}</b>}</span>
        </li>
      ))}
    </ul>
  );
};

const Picture: FunctionComponent<{ store: ReplayStore }> = ({ store }) => {
  const board = store.board.value;
  if (!board) return null;
  return <div class="board" role="group" aria-label={board.describe?.() ?? words.value.table.boardIs}><board.Picture /></div>;
};

/** The step that led here, in words. */
const Happened: FunctionComponent<{ store: ReplayStore; game: GameWords }> = ({ store, game }) => {
  const at = store.at.value;
  const line = store.lines[at - 1];
  const isSeat = line?.actor !== undefined && line.actor >= 0;
  const told = line && sentence(line, store.names, game, words.value);
  return (
    <p class="question" role="status">
      <small class="number">{words.value.replay.position(at, store.end)}{told && " · "}</small>
      {isSeat && <b>{store.name(line.actor ?? 0)}: </b>}
      {told}
    </p>
  );
};

const Story: FunctionComponent<{ store: ReplayStore; game: GameWords; onGo: (at: number) => void }> = ({ store, game, onGo }) => {
  const { table } = words.value;
  const at = store.at.value;
  const entries = story(store.lines, store.names, game, words.value);
  const here = entries.find((entry) => entry.at !== null && entry.at >= at)?.number;
  useEffect(() => document.querySelector(".log-entry.here")?.scrollIntoView({ block: "nearest" }), [here]);
  return (
    <section class="log-side" aria-label={table.log}>
      <h2>{table.log}</h2>
      <ol class="log" tabindex={0} aria-label={table.log}>
        {entries.map(({ number, seat, text, at: to }) => (
          <li key={number} class={number === here ? "log-entry here" : "log-entry"} aria-current={number === here ? "step" : undefined}>
            {seat !== null && <SeatMark seat={seat} size={18} />}
            <button class="log-go" onClick={() => to !== null && onGo(to)}>{seat !== null && <b>{store.name(seat)}: </b>}{text}</button>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** The address always names the position that is shown. */
const Share: FunctionComponent = () => {
  const { replay, table } = words.value;
  const isCopied = useSignal(false);
  const send = async () => {
    isCopied.value = await share(location.href);
    setTimeout(() => (isCopied.value = false), 3000);
  };
  return <button class="button quiet small" title={replay.share} onClick={() => void send()}>{isCopied.value ? table.copied : replay.link}</button>;
};

const Icon: FunctionComponent<{ way: string }> = ({ way }) => (
  <svg width="22" height="22" viewBox="0 0 22 22" fill="currentColor" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d={way} /></svg>
);
