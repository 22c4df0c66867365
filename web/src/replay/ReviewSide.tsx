/** The review of the match beside its replay. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { words } from "../frame/language.ts";
import { useLate } from "../frame/Missing.tsx";
import type { Match } from "../review/match.ts";
import { loadScript, loadStyle } from "../wire/loading.ts";
import type { ReplayAsked } from "../wire/protocol.ts";
import type { GameWords } from "../words/games.ts";
import type { ReplayStore } from "./store.ts";

interface Shown {
  store: ReplayStore;
  game: GameWords;
  asked: ReplayAsked;
  onGo: (stop: number) => void;
  onClose: () => void;
}

export const ReviewSide: FunctionComponent<Shown> = ({ store, game, asked, onGo, onClose }) => {
  const { keys, replay, late } = words.value;
  const place = useRef<HTMLElement>(null);
  const loaded = useSignal<{ Panel: FunctionComponent<{ match: Match }> } | null>(null);
  const missing = useLate(async () => {
    const [{ ReviewPanel }] = await Promise.all([
      loadScript("review/ReviewPanel.tsx", () => import("../review/ReviewPanel.tsx")),
      loadStyle("review/review.css"),
    ]);
    loaded.value = { Panel: ReviewPanel };
  }, []);
  const match = useMemo(() => reviewed(store, game, asked, onGo), [store, game, asked]);
  useEffect(() => {
    const before = document.activeElement;
    place.current?.focus();
    return () => before instanceof HTMLElement && before.focus();
  }, []);
  return (
    <section
      class="review-side"
      ref={place}
      tabindex={-1}
      aria-label={replay.review}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <header>
        <h2>{replay.review}</h2>
        <button class="button quiet small" onClick={onClose}>
          {keys.close}
        </button>
      </header>
      {loaded.value ? <loaded.value.Panel match={match} /> : (missing ?? <p class="hint">{late.coming}</p>)}
    </section>
  );
};

/** What the review needs of the replay. */
function reviewed(store: ReplayStore, game: GameWords, asked: ReplayAsked, go: Shown["onGo"]): Match {
  const { table, record = "" } = asked;
  const { path, match, marks, at } = store;
  return {
    source: table ? { table } : { record },
    teams: match.teams ?? [],
    get names() {
      return store.names; // guests and bots have names in the reader's language
    },
    game,
    stops: path.stops,
    steps: path.steps,
    at,
    go,
    turnFrom: (stop, isOn) => (isOn ? path.nextTurn(stop) : path.previousTurn(stop)),
    place: (stop) => {
      const { replay } = words.value;
      const place = path.place(stop);
      return place ? replay.turn(place.turn, path.turns) : replay.start;
    },
    marks,
  };
}
