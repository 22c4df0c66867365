/** The table as its board sees it. */
import { computed, type ReadonlySignal } from "@preact/signals";
import { lang } from "../frame/language.ts";
import { play } from "../frame/sound.ts";
import type { Table } from "../kit/board.ts";
import type { AnyView } from "../wire/protocol.ts";
import type { GameWords } from "../words/games.ts";
import { inForce } from "./lines.ts";
import type { TableStore } from "./store.ts";

export function forBoard(store: TableStore, words: GameWords, big: boolean): Table {
  const { choosing, names, note } = store;
  const present = <Value>(source: ReadonlySignal<Value | null>): ReadonlySignal<Value> =>
    computed(() => source.value as Value);
  return {
    view: computed(() => store.shown.value?.view as AnyView),
    facts: present(store.facts),
    seats: store.seats,
    position: present(store.shown),
    yours: store.you,
    asked: store.asked,
    legal: store.legal,
    recent: store.recent,
    steps: computed(() => inForce(store.lines.value)),
    marked: choosing.marked,
    foreseen: choosing.foreseen,
    hinted: store.hinting.steps,
    big,
    lang,
    words,
    name: (seat) => names.of(seat),
    called: (seat) => names.inSentences[seat] ?? "",
    tap: (key) => choosing.tap(key),
    mark: (key, event) => event?.pointerType === "touch" || choosing.mark(key),
    take: (step) => void store.take(step),
    preview: (step) => store.preview(step),
    why: (step) => store.why(step),
    refuse: (step) => void refuse(store, step),
    say: (sentence) => note.say(sentence),
    sound: play,
    race: store.race,
    wish: (seat, wish) => store.wish(seat, wish),
    pick: (seat, chair) => void store.pick(seat, chair),
  };
}

async function refuse(store: TableStore, step: string): Promise<void> {
  const sentence = await store.why(step).catch(() => null);
  if (!sentence) return;
  play("no");
  store.note.say(sentence);
}
