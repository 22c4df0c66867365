/** In the table's menu: ends the match unfinished. It asks once more, and says what that means. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { words } from "../frame/language.ts";
import type { TableStore } from "./store.ts";

export const EndMatch: FunctionComponent<{ store: TableStore; onEnd: () => void }> = ({ store, onEnd }) => {
  const { table } = words.value;
  const place = useRef<HTMLDivElement>(null);
  const isOpen = useSignal(false);
  useEffect(() => {
    if (isOpen.value) place.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen.value]);
  const isPlaying = store.latest.value !== null && !store.isOver.value && store.you.value.some(store.isPlayedHere);
  if (!isPlaying || store.latest.value?.to_end) return null;
  const isAlone = !store.seats.value.some(({ held, bot }, seat) => held && !bot && !store.you.value.includes(seat));
  const toggle = () => {
    isOpen.value = !isOpen.value;
  };
  const end = () => {
    void store.consenting.end();
    onEnd();
  };
  return (
    <div class="end-match" ref={place}>
      <button class="button" aria-expanded={isOpen.value} onClick={toggle}>
        {table.endMatch}
      </button>
      {isOpen.value && (
        <>
          <p role="status">{isAlone ? table.endAlone : table.endTogether}</p>
          <button class="button main" onClick={end}>
            {table.endYes}
          </button>
          <button class="button" onClick={toggle}>
            {table.playOn}
          </button>
        </>
      )}
    </div>
  );
};
