/** The seats in one line: who plays, whose turn it is, the scores. A long name is cut, and a tap shows all of it. */
import type { FunctionComponent } from "preact";
import { words } from "../frame/language.ts";
import { SeatMark } from "../seats/marks.tsx";
import { Away } from "./Away.tsx";
import { partners } from "./parties.ts";
import type { TableStore } from "./store.ts";

export const Chips: FunctionComponent<{ store: TableStore }> = ({ store }) => (
  <ul class={store.seats.value.length > 4 ? "chips many" : "chips"} aria-label={words.value.table.players}>
    {store.seats.value.map((_, seat) => (
      <Chip key={seat} store={store} seat={seat} />
    ))}
  </ul>
);

const Chip: FunctionComponent<{ store: TableStore; seat: number }> = ({ store, seat }) => {
  const { table } = words.value;
  const facts = store.seats.value[seat] ?? {};
  const view = store.shown.value?.view;
  const turn = store.turn.value;
  const isAwaited = turn ? turn.seat === seat : (store.shown.value?.waits?.includes(seat) ?? false);
  const isMine = store.you.value.includes(seat);
  const isLent = store.lent.value.includes(seat);
  const sharesScreen = store.you.value.length === store.seats.value.length;
  const sayYou = isMine && !sharesScreen && store.names.of(seat) !== table.you;
  const extras = store.board.value?.chip?.(seat);
  const score = view?.seats[seat]?.score;
  return (
    <li
      class={`chip seat-${seat + 1}${isAwaited ? " awaited" : ""}${isMine ? " mine" : ""}`}
      aria-current={isAwaited ? "true" : undefined}
    >
      <SeatMark seat={seat} />
      {partners(store.teams.value, seat).map((partner) => (
        <span
          key={partner}
          class="chip-partner"
          role="img"
          aria-label={table.with(store.names.of(partner))}
          title={table.with(store.names.of(partner))}
        >
          <SeatMark seat={partner} size={16} />
        </span>
      ))}
      <span class="chip-name" title={store.names.called(seat)} onClick={() => store.note.say(store.names.called(seat))}>
        {sayYou ? (
          <>
            <span class="phone-only">{table.you}</span>
            <span class="desk-only">
              {store.names.of(seat)}
              <span class="chip-note"> · {table.you.toLowerCase()}</span>
            </span>
          </>
        ) : (
          store.names.of(seat)
        )}
        {facts.bot && <span class={isLent ? "chip-note" : "chip-note desk-only"}> · {table.bot}</span>}
        {facts.held && !facts.present && !facts.bot && (
          <span class="chip-note">
            {" · "}
            <Away store={store} seat={seat} called={table.away} timeFirst />
          </span>
        )}
      </span>
      {isAwaited && <span class="chip-turn">{isMine && !isLent && !sharesScreen ? table.yourTurn : table.turn}</span>}
      <span class="chip-extras">
        {extras ?? (score !== null && score !== undefined && <b class="number">{score}</b>)}
      </span>
    </li>
  );
};
