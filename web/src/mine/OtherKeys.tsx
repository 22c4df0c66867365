/** The way back, if this browser has taken over the games of others. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { sentenceOf } from "../frame/refusals.ts";
import { leaveKeys } from "./server.ts";
import { texts } from "./words.ts";

export const OtherKeys: FunctionComponent<{ onLeft: () => void }> = ({ onLeft }) => {
  const { others } = texts.value;
  const isAsked = useSignal(false);
  const trouble = useSignal("");
  const leave = () => leaveKeys().then(onLeft, (refusal: unknown) => (trouble.value = sentenceOf(refusal)));
  return (
    <div class="my-others">
      <p>{isAsked.value ? others.question : others.about}</p>
      <div role="alert">{trouble.value && <p class="wrong">{trouble.value}</p>}</div>
      <div class="actions">
        {isAsked.value ? (
          <>
            <button class="button" onClick={() => (isAsked.value = false)}>
              {others.no}
            </button>
            <button class="button main" onClick={() => void leave()}>
              {others.yes}
            </button>
          </>
        ) : (
          <button class="button" onClick={() => (isAsked.value = true)}>
            {others.button}
          </button>
        )}
      </div>
    </div>
  );
};
