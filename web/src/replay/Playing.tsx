/** The replay on the screen: slider, keys, speeds, the log, and a link to each position. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { words } from "../frame/language.ts";
import { share } from "../frame/sharing.ts";
import { TopLine } from "../frame/TopLine.tsx";
import { SeatMark, SeatPatterns } from "../seats/marks.tsx";
import { DiceSheet } from "../table/DiceSheet.tsx";
import { isDecision } from "../table/lines.ts";
import { type Entry, sentence, story } from "../table/story.ts";
import type { ReplayAsked } from "../wire/protocol.ts";
import { to } from "../wire/root.ts";
import type { Catalogue } from "../words/en.ts";
import type { GameWords } from "../words/games.ts";
import { type Moves, onKey } from "./keys.ts";
import type { Path } from "./path.ts";
import { ReviewSide } from "./ReviewSide.tsx";
import { Story } from "./Story.tsx";
import type { ReplayStore } from "./store.ts";

const SPEEDS = [0.5, 1, 2, 4];
const LINK = "M9 13L13 9M10 7L12 5A4 4 0 0 1 17 10L15 12M7 10L5 12A4 4 0 0 0 10 17L12 15";
// Milliseconds for which automatic playing rests.
const AFTER_STEP = 600;
const AFTER_TURN = 1400;
const BEFORE_ADDRESS = 200; // browsers block pages that change their address with every repeat of a held key
const MOST_AT_PACE = 4; // steps: a longer turn is played faster

interface Shown {
  store: ReplayStore;
  game: GameWords;
  /** The table of the match, or the record from a file, which has no link. */
  asked: ReplayAsked;
  /** Why the last file that was dropped cannot be shown. */
  trouble?: string | null;
  /** Whether the link shows the review, too. */
  isReviewed?: boolean;
}

export const Playing: FunctionComponent<Shown> = ({ store, game, asked, trouble, isReviewed }) => {
  const { dice, replay, table: tableWords } = words.value;
  const { table, record = "" } = asked;
  const { path } = store;
  const isRunning = useSignal(false);
  const panel = useSignal<"log" | "review" | "dice" | "none">(isReviewed ? "review" : "none");
  const speed = useSignal(1);
  const at = store.at.value;
  const shown = store.shown.value;
  const close = () => {
    panel.value = "none";
  };
  const toggle = (which: "log" | "review" | "dice") => {
    panel.value = panel.value === which ? "none" : which;
  };
  const review = panel.value === "review" ? "&review" : "";
  const address = to(table ? `/replay/${table}?at=${store.aside.value ?? path.stops[at]}${review}` : "/replay"); // a file has none
  const go = (to: number) => {
    isRunning.value = false;
    store.go(to);
  };
  const goFromLog = (to: number) => {
    go(to);
    close();
  };
  const play = (to: number) => {
    isRunning.value = false;
    store.play(to, Math.max(1, (to - store.at.peek()) / MOST_AT_PACE));
  };
  const run = () => {
    if (!isRunning.value && store.at.peek() === path.end) store.go(0);
    isRunning.value = !isRunning.value;
  };
  const moves: Moves = {
    first: () => go(0),
    last: () => go(path.end),
    turnBack: () => go(path.previousTurn(store.at.peek())),
    turnOn: () => play(path.nextTurn(store.at.peek())),
    stepBack: () => go(store.at.peek() - 1),
    stepOn: () => play(store.at.peek() + 1),
    run,
  };
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(null, "", address), BEFORE_ADDRESS);
    return () => clearTimeout(timer);
  }, [address]);
  useEffect(() => {
    if (shown === path.end) isRunning.value = false;
    if (shown !== at || !isRunning.value) return;
    const rest = path.isTurnEnd(at) ? AFTER_TURN : AFTER_STEP;
    const timer = setTimeout(() => store.play(at + 1, speed.value), rest / speed.value);
    return () => clearTimeout(timer);
  }, [at, shown, isRunning.value, speed.value]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event, moves);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [store]);
  return (
    <div class="play replay" data-panel={panel.value}>
      <SeatPatterns />
      <TopLine game={store.match.game}>
        <button
          class="button quiet small phone-only"
          aria-expanded={panel.value === "log"}
          onClick={() => toggle("log")}
        >
          {tableWords.log}
        </button>
        <button class="button quiet small" aria-expanded={panel.value === "review"} onClick={() => toggle("review")}>
          {replay.review}
        </button>
        <button
          class="button quiet small"
          aria-expanded={panel.value === "dice"}
          aria-label={dice.checkAll}
          title={dice.checkAll}
          onClick={() => toggle("dice")}
        >
          {dice.short}
        </button>
        {table && (
          <a class="button quiet small" href={to(`/t/${table}`)}>
            {replay.toTable}
          </a>
        )}
        {table && <Share address={address} />}
      </TopLine>
      <main class="match">
        <h1 class="unseen">{replay.heading}</h1>
        <Seats store={store} />
        <div class="board-place" aria-busy={shown !== at} onClick={() => store.skip()}>
          <Picture store={store} />
        </div>
        <div class="bar">
          <div class="note-place" role="alert">
            {trouble && <p class="note">{trouble}</p>}
          </div>
          <Happened store={store} game={game} />
          <div class="scrub">
            <Button label={replay.stepBack} keys="Shift ←" way="M14 5L8 11L14 17" isQuiet onPress={moves.stepBack} />
            <input
              class="slider"
              type="range"
              min={0}
              max={path.end}
              value={at}
              aria-label={replay.heading}
              aria-valuetext={positionOf(path, at, words.value)}
              onInput={(event) => go(Number(event.currentTarget.value))}
            />
            <Button label={replay.stepOn} keys="Shift →" way="M8 5L14 11L8 17" isQuiet onPress={moves.stepOn} />
          </div>
          <div class="actions">
            <Button label={replay.first} keys="Home" way="M6 5V17M17 5L9 11L17 17Z" onPress={moves.first} />
            <Button
              label={replay.turnBack}
              keys="←"
              way="M11 5L4 11L11 17ZM18 5L11 11L18 17Z"
              onPress={moves.turnBack}
            />
            <button class="button main" aria-label={isRunning.value ? replay.pause : replay.play} onClick={run}>
              <Icon way={isRunning.value ? "M7 5V17M15 5V17" : "M7 4L18 11L7 18Z"} />
            </button>
            <Button label={replay.turnOn} keys="→" way="M4 5L11 11L4 17ZM11 5L18 11L11 17Z" onPress={moves.turnOn} />
            <button
              class="button number"
              aria-label={`${replay.speed}: ×${speed.value}`}
              title={replay.speed}
              onClick={() => (speed.value = SPEEDS[(SPEEDS.indexOf(speed.value) + 1) % SPEEDS.length] ?? 1)}
            >
              ×{speed.value}
            </button>
          </div>
        </div>
        <Story store={store} game={game} onGo={goFromLog} onClose={close} />
        {panel.value === "review" && <ReviewSide store={store} game={game} asked={asked} onGo={go} onClose={close} />}
        {panel.value === "dice" && (
          <DiceSheet
            source={table ? { table } : { record }}
            teams={store.match.teams}
            names={store.names}
            game={game}
            isOver={store.isOver}
            onClose={close}
          />
        )}
      </main>
    </div>
  );
};

/** "Turn 3 of 42", and the step within the turn. */
function positionOf(path: Path, stop: number, { replay }: Catalogue): string {
  const place = path.place(stop);
  if (!place) return replay.start;
  const turn = replay.turn(place.turn, path.turns);
  return place.step < place.steps ? `${turn}, ${replay.step(place.step, place.steps)}` : turn;
}

const Seats: FunctionComponent<{ store: ReplayStore }> = ({ store }) => {
  const view = store.view.value;
  return (
    <ul class={view.seats.length > 4 ? "chips many" : "chips"} aria-label={words.value.table.players}>
      {view.seats.map(({ score }, seat) => (
        <li key={seat} class={`chip seat-${seat + 1}${store.mover.value === seat ? " awaited" : ""}`}>
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
  return (
    <div class="board" role="group" aria-label={board.describe?.() ?? words.value.table.boardIs}>
      <board.Picture />
    </div>
  );
};

const Happened: FunctionComponent<{ store: ReplayStore; game: GameWords }> = ({ store, game }) => {
  const { seat, text } = toldBy(store, game);
  const { replay } = words.value;
  const stop = store.toldStop.value;
  const isUnfinished = stop === store.path.end && !store.isOver;
  const position = store.aside.value
    ? replay.asideIs
    : [positionOf(store.path, stop, words.value), isUnfinished && replay.unfinished].filter(Boolean).join(" · ");
  return (
    <p class="question" role="status">
      <small class="number">
        {position}
        {text && " · "}
      </small>
      {seat !== null && <b>{store.name(seat)}: </b>}
      {text}
    </p>
  );
};

/** The step that led here, in words; at the end of a turn, its last decision and the chance after it. */
function toldBy({ path, told, toldStop, aside, names }: ReplayStore, game: GameWords): Pick<Entry, "seat" | "text"> {
  const stop = toldStop.value;
  const turn = path.isTurnEnd(stop) && !aside.value ? path.steps.slice(path.previousTurn(stop), stop) : [];
  const line = told.value;
  const own = {
    seat: line && isDecision(line) ? (line.actor ?? null) : null,
    text: (line && sentence(line, names, game, words.value)) ?? "",
  };
  return story(turn, names, game, words.value).at(-1) ?? own;
}

const Share: FunctionComponent<{ address: string }> = ({ address }) => {
  const { replay, table } = words.value;
  const isCopied = useSignal(false);
  const send = async () => {
    isCopied.value = await share(location.origin + address);
    setTimeout(() => (isCopied.value = false), 3000);
  };
  return (
    <button
      class="button quiet small"
      aria-label={isCopied.value ? table.copied : replay.link}
      title={replay.share}
      onClick={() => void send()}
    >
      <span class="desk-only">{isCopied.value ? table.copied : replay.link}</span>
      <span class="phone-only">
        <Icon way={isCopied.value ? "M4 11L9 16L18 6" : LINK} isOpen />
      </span>
    </button>
  );
};

const Button: FunctionComponent<{
  label: string;
  keys: string;
  way: string;
  isQuiet?: boolean;
  onPress: () => void;
}> = ({ label, keys, way, isQuiet, onPress }) => (
  <button class={isQuiet ? "button quiet" : "button"} aria-label={label} title={`${label} (${keys})`} onClick={onPress}>
    <Icon way={way} isOpen={isQuiet} />
  </button>
);

const Icon: FunctionComponent<{ way: string; isOpen?: boolean }> = ({ way, isOpen }) => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 22 22"
    fill={isOpen ? "none" : "currentColor"}
    stroke="currentColor"
    stroke-width="2.4"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={way} />
  </svg>
);
