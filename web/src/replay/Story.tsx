/** What has happened, in words. Steps that were taken back are folded. */
import type { FunctionComponent } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { words } from "../frame/language.ts";
import { SeatMark } from "../seats/marks.tsx";
import { story } from "../table/story.ts";
import type { Line } from "../wire/protocol.ts";
import type { GameWords } from "../words/games.ts";
import type { ReplayStore } from "./store.ts";

interface Shown {
  store: ReplayStore;
  game: GameWords;
  onGo: (stop: number) => void;
  onClose: () => void;
}

interface Row {
  /** The stop it led to, or where it began if it was taken back. */
  stop: number;
  seat: number | null;
  text: string;
  /** Present if these steps were taken back. */
  takenBack?: readonly Line[];
}

export const Story: FunctionComponent<Shown> = ({ store, game, onGo, onClose }) => {
  const { table, keys } = words.value;
  const at = store.at.value;
  const rows = useMemo(() => rowsOf(store, game), [store, game, words.value]);
  const here = at > 0 ? rows.find(({ stop, takenBack }) => stop >= at && !takenBack) : undefined;
  useEffect(() => document.querySelector(".log-entry.here")?.scrollIntoView({ block: "nearest" }), [here]);
  return (
    <section class="log-side" aria-label={table.log}>
      <header>
        <h2>{table.log}</h2>
        <button class="button quiet small phone-only" onClick={onClose}>
          {keys.close}
        </button>
      </header>
      <ol class="log" tabindex={0} aria-label={table.log}>
        {rows.map((row) =>
          row.takenBack ? (
            <li key={row} class="log-entry">
              <TakenBack store={store} game={game} lines={row.takenBack} />
            </li>
          ) : (
            <li
              key={row}
              class={row === here ? "log-entry here" : "log-entry"}
              aria-current={row === here ? "step" : undefined}
            >
              {row.seat !== null && <SeatMark seat={row.seat} size={18} />}
              <button class="log-go" onClick={() => onGo(row.stop)}>
                {row.seat !== null && <b>{store.name(row.seat)}: </b>}
                {row.text}
              </button>
            </li>
          ),
        )}
      </ol>
    </section>
  );
};

function rowsOf({ path, names }: ReplayStore, game: GameWords): Row[] {
  const played = story(path.steps, names, game, words.value).map(
    ({ at, seat, text }): Row => ({ stop: at ?? 0, seat, text }),
  );
  const takenBack = [...path.takenBack].map(([stop, lines]): Row => ({ stop, seat: null, text: "", takenBack: lines }));
  return [...played, ...takenBack].sort((one, other) => one.stop - other.stop);
}

const TakenBack: FunctionComponent<{ store: ReplayStore; game: GameWords; lines: readonly Line[] }> = ({
  store,
  game,
  lines,
}) => (
  <details class="taken-back">
    <summary>{words.value.replay.takenBack(lines.length)}</summary>
    <ul>
      {story(lines, store.names, game, words.value).map(({ number, seat, text }) => (
        <li key={number}>
          {seat !== null && <b>{store.name(seat)}: </b>}
          {text}
        </li>
      ))}
    </ul>
  </details>
);
