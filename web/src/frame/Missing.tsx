/** What stands where something has not arrived: a sentence, and a button to try again. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { Refusal } from "../wire/socket.ts";
import { words } from "./language.ts";
import { sentenceOf } from "./refusals.ts";

export const Missing: FunctionComponent<{ error: unknown; again: () => void }> = ({ error, again }) => {
  const { late } = words.value;
  return (
    <div class="missing" role="alert">
      <p>{error instanceof Refusal && error.code !== "lost" ? sentenceOf(error) : late.missing}</p>
      <button class="button main" onClick={again}>
        {late.again}
      </button>
    </div>
  );
};

/** Loads something for a component. The result is what stands there if it has not arrived, or null. */
export function useLate(load: () => Promise<void>, inputs: readonly unknown[]) {
  const error = useSignal<unknown>(null);
  const tries = useSignal(0);
  useEffect(() => {
    let isGone = false;
    load().catch((reason: unknown) => {
      if (!isGone) error.value = reason;
    });
    return () => {
      isGone = true;
    };
  }, [...inputs, tries.value]);
  const again = () => {
    error.value = null;
    tries.value += 1;
  };
  return error.value === null ? null : <Missing error={error.value} again={again} />;
}
