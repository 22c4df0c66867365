/** Asks once, in place, before a game is deleted: nothing brings it back. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { sentenceOf } from "../frame/refusals.ts";
import type { MyTable } from "../wire/protocol.ts";
import { Refusal } from "../wire/socket.ts";
import type { MyTables } from "./list.ts";
import { texts } from "./words.ts";

export const Deleting: FunctionComponent<{
  table: MyTable;
  mine: MyTables;
  onTold: (sentence: string) => void;
  onKept: () => void;
}> = ({ table, mine, onTold, onKept }) => {
  const { deleting } = texts.value;
  const { names } = table.summary;
  const trouble = useSignal("");
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const isShared = names.length > Math.max(1, table.mine?.length ?? 0);
  const remove = async () => {
    try {
      onTold((await mine.remove(table.id)) ? deleting.deleted : deleting.left);
    } catch (refusal) {
      const isOn = refusal instanceof Refusal && refusal.code === "not-over";
      trouble.value = isOn ? deleting.notOver : sentenceOf(refusal);
    }
  };
  return (
    <div class="my-game-question">
      <p>{isShared ? deleting.shared : deleting.alone}</p>
      <div role="alert">{trouble.value && <p class="wrong">{trouble.value}</p>}</div>
      <div class="actions">
        <button ref={keep} class="button" onClick={onKept}>
          {deleting.no}
        </button>
        <button class="button main" onClick={() => void remove()}>
          {deleting.yes}
        </button>
      </div>
    </div>
  );
};
