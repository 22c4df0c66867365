/** A match again: from a table, as far as it has gone, or from a record file that was chosen or dropped. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadBoard } from "../boards/load.ts";
import { lang, words } from "../lang.ts";
import type { ReplayAsked } from "../protocol.ts";
import { sentenceOf } from "../refusals.ts";
import { TopLine } from "../TopLine.tsx";
import { catalogueOf, GameWords, isGame } from "../words/games.ts";
import { Playing } from "./Playing.tsx";
import { ReplayStore } from "./store.ts";

export const ReplayPage: FunctionComponent<{ table?: string }> = ({ table }) => {
  const { replay } = words.value;
  const [shown, show] = useState<{ store: ReplayStore; game: GameWords } | null>(null);
  const trouble = useSignal<string | null>(null);
  const load = async (asked: ReplayAsked, at: number) => {
    trouble.value = null;
    try {
      const store = await ReplayStore.load(asked, at);
      const name = store.match.game;
      if (!isGame(name)) return;
      document.documentElement.dataset.game = name;
      const game = new GameWords(await catalogueOf(name), () => lang.value);
      store.board.value = (await loadBoard(name)).open(store.forBoard(game));
      show({ store, game });
    } catch (refusal) {
      trouble.value = sentenceOf(refusal);
    }
  };
  useEffect(() => {
    if (table) void load({ table }, Number(new URLSearchParams(location.search).get("at") ?? 0));
    return () => {
      delete document.documentElement.dataset.game;
    };
  }, [table]);
  if (shown) return <Playing key={shown.store.match.game} {...shown} table={table} />;
  return (
    <>
      <TopLine />
      <main class="page">
        <h1>{replay.heading}</h1>
        {table ? !trouble.value && <p class="hint">{replay.loading}</p> : <RecordField onRecord={(record) => void load({ record }, 0)} />}
        <div role="alert">{trouble.value && <p class="wrong">{trouble.value}</p>}</div>
      </main>
    </>
  );
};

/** A file may be dropped anywhere on the page. */
const RecordField: FunctionComponent<{ onRecord: (record: string) => void }> = ({ onRecord }) => {
  const isOver = useSignal(false);
  const read = async (file: File | undefined) => file && onRecord(await file.text());
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      isOver.value = event.type === "dragover";
    };
    const drop = (event: DragEvent) => {
      over(event);
      void read(event.dataTransfer?.files[0]);
    };
    addEventListener("dragover", over);
    addEventListener("dragleave", over);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("dragleave", over);
      removeEventListener("drop", drop);
    };
  }, []);
  return (
    <label class={isOver.value ? "drop over" : "drop"}>
      <span>{words.value.replay.drop}</span>
      <input class="unseen" type="file" accept=".txt,text/plain" onChange={(event) => void read(event.currentTarget.files?.[0])} />
      <span class="button main">{words.value.replay.choose}</span>
    </label>
  );
};
