/** The seats and their actions: sit down, get up, choose a colour, let a bot play, come back. */
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { lang, words } from "../frame/language.ts";
import { myNameOrGuest } from "../lobby/name.ts";
import { askOffered, described } from "../lobby/server.ts";
import type { SeatFacts } from "../wire/protocol.ts";
import { Away } from "./Away.tsx";
import { isHost } from "./Doorkeeping.tsx";
import { SeatFace } from "./Face.tsx";
import { GuestMenu } from "./GuestMenu.tsx";
import { LookChoice } from "./LookChoice.tsx";
import type { TableStore } from "./store.ts";

/** Before the match open seats are listed together, unless it matters who sits where. */
export const SeatRows: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  useEffect(() => void askOffered(), []);
  const isTogether = !store.facts.value?.teams?.length;
  const open = openSeats(store.seats.value);
  return (
    <ul class="seat-rows">
      {store.seats.value.map(
        (_, seat) => !(isTogether && open.includes(seat)) && <SeatRow key={seat} store={store} seat={seat} />,
      )}
      {isTogether && open[0] !== undefined && <OpenSeats store={store} first={open[0]} count={open.length} />}
    </ul>
  );
};

/** Those that nobody plays yet. */
export function openSeats(seats: readonly SeatFacts[]): number[] {
  return seats.flatMap(({ held, bot }, seat) => (held || bot ? [] : [seat]));
}

const OpenSeats: FunctionComponent<{ store: TableStore; first: number; count: number }> = ({ store, first, count }) => {
  const { table } = words.value;
  return (
    <li class="seat-row open">
      <span class="seat-who">
        <b>{table.openSeats(count)}</b>
      </span>
      {(!store.you.value.length || maySitTwice(store)) && (
        <button
          class={store.you.value.length ? "button quiet small" : "button main"}
          onClick={() => void sit(store, first)}
        >
          {store.you.value.length ? table.sitTwice : table.sitHere}
        </button>
      )}
    </li>
  );
};

const SeatRow: FunctionComponent<{ store: TableStore; seat: number }> = ({ store, seat }) => {
  const { table } = words.value;
  const facts = store.seats.value[seat] ?? {};
  const bots = described(store.facts.value?.game ?? "")?.bots ?? [];
  const hasBegun = store.latest.value !== null;
  const isMine = store.you.value.includes(seat);
  const takesPart = store.host.value || store.you.value.length > 0;
  const bot = bots.find((one) => one.name === facts.bot);
  const who = facts.held || facts.bot ? store.names.of(seat) : table.openSeat;
  const team = store.facts.value?.teams?.[seat];
  const notes = [
    isMine && store.names.of(seat) !== table.you && table.you.toLowerCase(),
    facts.host && table.host,
    team !== undefined && table.team(team + 1),
    facts.bot && (bot ? `${table.bot}: ${bot.title[lang.value]}` : table.bot),
    store.guests.received.value.includes(seat) && table.byLink,
  ].filter(Boolean);
  const away = facts.held && !facts.present && (hasBegun || facts.grace ? table.away : table.notHere);
  const isAsked = facts.asked?.length;
  const usual = bots[Math.min(1, bots.length - 1)]?.name;
  const lend = (name: string | undefined) => name && void store.command({ t: "lend", seat, bot: name });
  const canSit =
    !facts.held && !store.you.value.length && (hasBegun || !facts.bot || !openSeats(store.seats.value).length);
  const mustAsk = hasBegun && facts.bot !== undefined && !store.host.value;
  const mayChoose = facts.bot ? store.host.value : takesPart;
  return (
    <li class="seat-row">
      <SeatFace store={store} seat={seat} />
      <span class="seat-who">
        <b>{who}</b>
        <small>
          {notes.join(" · ")}
          {away && notes.length > 0 && " · "}
          {away && <Away store={store} seat={seat} called={away} />}
        </small>
      </span>
      {canSit && (
        <button
          class="button"
          disabled={mustAsk && isAsked !== undefined}
          onClick={() => void sit(store, seat, mustAsk)}
        >
          {!mustAsk ? table.sitHere : isAsked ? table.isAsked : table.askForSeat}
        </button>
      )}
      {!facts.held && mayChoose && bots.length > 0 && (
        <select
          class="field"
          aria-label={`${table.addBot}: ${table.seat(seat + 1)}`}
          value={facts.bot ?? ""}
          onChange={(event) => lend(event.currentTarget.value)}
        >
          {!facts.bot && <option value="">{table.addBot}…</option>}
          {bots.map((one) => (
            <option key={one.name} value={one.name}>
              {one.title[lang.value]}
            </option>
          ))}
        </select>
      )}
      {facts.held && !isMine && !facts.present && !facts.grace && !facts.bot && takesPart && (
        <button class="button" onClick={() => lend(usual)}>
          {table.addBot}
        </button>
      )}
      {isMine && facts.bot && (
        <button class="button main" onClick={() => void store.command({ t: "return", seat })}>
          {table.back}
        </button>
      )}
      {isMine && !facts.bot && hasBegun && (
        <button class="button quiet" onClick={() => lend(usual)}>
          {table.lend}
        </button>
      )}
      {isMine && !hasBegun && (
        <button class="button quiet" onClick={() => void store.command({ t: "rise", seat })}>
          {table.getUp}
        </button>
      )}
      {store.guests.received.value.includes(seat) && (
        <button class="button quiet" onClick={() => void store.guests.giveBack(store.id, seat)}>
          {table.giveBack}
        </button>
      )}
      <GuestMenu store={store} seat={seat} />
      {isMine && !hasBegun && <LookChoice store={store} seat={seat} />}
    </li>
  );
};

/** Sits down, or in the midst of a match asks for the seat of a bot. */
async function sit(store: TableStore, seat: number, asks = false): Promise<void> {
  await store.command({ t: asks ? "knock" : "sit", seat, name: myNameOrGuest() });
}

/** A person may take several seats of a private table; of a public one, if the host allows it. */
function maySitTwice(store: TableStore): boolean {
  return !store.facts.value?.public || store.guests.door.value.several === true || isHost(store);
}
