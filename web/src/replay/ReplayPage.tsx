/** Replays a match: that of a table, as far as it has gone, or one from a record file that was chosen or dropped. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { dressPage, loadBoard } from "../boards/load.ts";
import { lang, words } from "../frame/language.ts";
import { Missing } from "../frame/Missing.tsx";
import { sentenceOf } from "../frame/refusals.ts";
import { TopLine } from "../frame/TopLine.tsx";
import { hold } from "../frame/upgrade.ts";
import { wear } from "../seats/looks.ts";
import { phrasebook } from "../wire/api.ts";
import { isFinal } from "../wire/loading.ts";
import type { ReplayAsked } from "../wire/protocol.ts";
import { GameWords } from "../words/games.ts";
import { Playing } from "./Playing.tsx";
import { ReplayStore } from "./store.ts";

export const ReplayPage: FunctionComponent<{ table?: string }> = ({ table }) => {
  const { replay } = words.value;
  const isReviewed = useMemo(() => new URLSearchParams(location.search).has("review"), [table]);
  const [shown, show] = useState<{ store: ReplayStore; game: GameWords; asked: ReplayAsked } | null>(null);
  const trouble = useSignal<string | null>(null);
  const missing = useSignal<{ error: unknown; again: () => void } | null>(null);
  const load = async (ask: () => Promise<ReplayAsked>, entries: number) => {
    trouble.value = missing.value = null;
    try {
      const asked = await ask();
      const store = await ReplayStore.load(asked, entries);
      const name = store.match.game;
      dressPage(name);
      wear(store.match.looks ?? []);
      const game = new GameWords(await phrasebook(name), () => lang.value);
      store.board.value = (await loadBoard(name)).open(store.forBoard(game));
      show({ store, game, asked });
    } catch (error) {
      if (isFinal(error)) trouble.value = sentenceOf(error);
      else missing.value = { error, again: () => void load(ask, entries) };
    }
  };
  const read = (file: File) => void load(async () => ({ record: await file.text() }), 0);
  const isOver = useDrops(read);
  useEffect(() => {
    if (table) void load(async () => ({ table }), Number(new URLSearchParams(location.search).get("at") ?? 0));
    return () => {
      dressPage(null);
      wear([]);
    };
  }, [table]);
  const isFromFile = shown !== null && shown.asked.table === undefined;
  useEffect(() => hold(() => isFromFile), [isFromFile]); // no address leads to it
  if (shown && !missing.value)
    return <Playing key={shown.store} {...shown} trouble={trouble.value} isReviewed={isReviewed} />;
  return (
    <>
      <TopLine />
      <main class="page">
        <h1>{replay.heading}</h1>
        {missing.value && <Missing {...missing.value} />}
        {!table && <RecordField isOver={isOver} onFile={read} />}
        {table && !missing.value && !trouble.value && <p class="hint">{replay.loading}</p>}
        <div role="alert">{trouble.value && <p class="wrong">{trouble.value}</p>}</div>
      </main>
    </>
  );
};

/** Accepts files dropped anywhere on the page, also on a match. True while one is held over it. */
function useDrops(onFile: (file: File) => void): boolean {
  const isOver = useSignal(false);
  useLayoutEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault(); // otherwise the browser would leave the page and open the file
      isOver.value = event.type === "dragover";
    };
    const drop = (event: DragEvent) => {
      over(event);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) onFile(file);
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
  return isOver.value;
}

const RecordField: FunctionComponent<{ isOver: boolean; onFile: (file: File) => void }> = ({ isOver, onFile }) => {
  const chosen = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  return (
    <label class={isOver ? "drop over" : "drop"}>
      <span>{words.value.replay.drop}</span>
      <input
        class="unseen"
        type="file"
        accept=".txt,text/plain"
        onChange={(event) => chosen(event.currentTarget.files)}
      />
      <span class="button main">{words.value.replay.choose}</span>
    </label>
  );
};
