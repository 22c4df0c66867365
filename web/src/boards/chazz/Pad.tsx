/**
 * The controls of a race for one thumb: hold to hurry, tap to turn back; after the call, tap to run for the nearest
 * chair.
 */
import { signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import type { Table } from "../../kit/board.ts";
import { SeatMark } from "../../seats/marks.tsx";
import type { ChazzView } from "../../wire/views/chazz.ts";
import { KINDS } from "./cards.ts";
import { GlyphIcon } from "./Glyph.tsx";
import type { Steering } from "./steering.ts";
import { WORDS } from "./words.ts";

/** A shorter press is a tap, which turns back. */
const TAP = 220;

interface Props {
  table: Table<ChazzView>;
  steering: Steering;
}

const pressed = signal(false);
let since = 0;
let timer = 0;

function down(event: PointerEvent, steering: Steering): void {
  (event.currentTarget as Element).setPointerCapture(event.pointerId);
  event.preventDefault();
  pressed.value = true;
  since = performance.now();
  timer = window.setTimeout(() => steering.hurry(), TAP);
}

function up(steering: Steering): void {
  if (!pressed.peek()) return;
  pressed.value = false;
  clearTimeout(timer);
  if (performance.now() - since < TAP) steering.turn();
  else steering.ease();
}

const Arrow: FunctionComponent<{ way: 1 | -1 }> = ({ way }) => (
  <svg class="pad-arrow" viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
    <g transform={`scale(${way} 1)`}>
      <path
        d="M-8.5 5A10 10 0 1 1 7.5 6.5"
        fill="none"
        stroke="currentColor"
        stroke-width="3.4"
        stroke-linecap="round"
      />
      <path d="M1 4.5L13 1.5L9.5 13Z" fill="currentColor" />
    </g>
  </svg>
);

const Walk: FunctionComponent<Props> = ({ table, steering }) => {
  const words = WORDS[table.lang.value];
  const way = steering.way.value;
  const isFast = steering.pace.value === "fast" || pressed.value;
  const isSlow = steering.pace.value === "slow";
  return (
    <>
      <button class="sneak" aria-pressed={isSlow} onClick={() => steering.sneak()}>
        <svg viewBox="0 0 40 24" width="40" height="24" aria-hidden="true" focusable="false">
          <path
            d="M4 20C4 12 12 12 20 13C26 14 28 10 32 10L34 5L36 10C39 12 38 17 34 17C32 20 26 20 24 20Z"
            fill="currentColor"
          />
        </svg>
        {words.sneak}
      </button>
      <button
        class={isFast ? "thumb fast" : "thumb"}
        onPointerDown={(event) => down(event, steering)}
        onPointerUp={() => up(steering)}
        onPointerCancel={() => up(steering)}
        onClick={(event) => event.detail === 0 && steering.turn()}
        onContextMenu={(event) => event.preventDefault()}
      >
        <Arrow way={way} />
        <span class="pad-words">
          <b>{words.hold}</b>
          <span>{words.tapTurn}</span>
        </span>
        <span class="unseen">{way > 0 ? words.clockwise : words.counter}</span>
      </button>
    </>
  );
};

const Run: FunctionComponent<Props> = ({ table, steering }) => {
  const words = WORDS[table.lang.value];
  return (
    <button
      class={steering.wanted.value === null ? "thumb go" : "thumb go asked"}
      onPointerDown={() => steering.runFor(null)}
      onClick={(event) => event.detail === 0 && steering.runFor(null)}
    >
      <span class="pad-words">
        <b>{words.nearest}</b>
        <span>{words.orChair}</span>
      </span>
    </button>
  );
};

/** Between races: the cards left in hand. */
const Hand: FunctionComponent<Props> = ({ table, steering }) => {
  const words = WORDS[table.lang.value];
  const seat = steering.seat.value;
  const hand = seat === null ? undefined : table.view.value.seats[seat]?.hand;
  if (seat === null || !hand) return null;
  return (
    <div class="hand">
      <span class="hand-whose">
        <SeatMark seat={seat} size={22} /> {words.hand}
      </span>
      {KINDS.map((kind) => (
        <span key={kind} class={hand[kind] ? "hand-card" : "hand-card none"} title={words.kinds[kind]}>
          <GlyphIcon kind={kind} /> <b class="number">{hand[kind]}</b>
          <small>{words.kinds[kind]}</small>
        </span>
      ))}
    </div>
  );
};

/** At a shared screen: which cat the pad steers. */
const Whose: FunctionComponent<Props> = ({ table, steering }) => {
  const yours = table.yours.value;
  if (yours.length < 2) return null;
  return (
    <div class="whose" role="group" aria-label={WORDS[table.lang.value].steers}>
      {yours.map((seat) => (
        <button
          key={seat}
          aria-pressed={seat === steering.seat.value}
          aria-label={table.name(seat)}
          onClick={() => (steering.chosen.value = seat)}
        >
          <SeatMark seat={seat} size={24} />
        </button>
      ))}
    </div>
  );
};

export const Pad: FunctionComponent<Props> = (props) => {
  const { steering, table } = props;
  const isRace = steering.isWalking || steering.isRunning;
  const words = WORDS[table.lang.value];
  if (steering.seat.value === null) return null;
  return (
    <div class="pad">
      <Whose {...props} />
      <div class="pad-row">
        {steering.isWalking ? <Walk {...props} /> : steering.isRunning ? <Run {...props} /> : <Hand {...props} />}
      </div>
      {isRace && (
        <p class="pad-keys">{steering.isRunning ? words.keysRun(table.view.value.chairs.length) : words.keysWalk}</p>
      )}
    </div>
  );
};
