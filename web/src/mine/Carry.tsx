/** Takes all games to another device of one's own: by a QR code, or by a link. Either works once. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { words } from "../frame/language.ts";
import { sentenceOf } from "../frame/refusals.ts";
import { copy } from "../frame/sharing.ts";
import { askOrigin, linkTo, origin } from "../table/origin.ts";
import type { KeyLink } from "../wire/protocol.ts";
import { makeKeyLink } from "./server.ts";
import { texts } from "./words.ts";

export const Carry: FunctionComponent = () => {
  const { carry } = texts.value;
  const made = useSignal<KeyLink | null>(null);
  const isCopied = useSignal(false);
  const trouble = useSignal("");
  const make = async () => {
    askOrigin();
    trouble.value = "";
    isCopied.value = false;
    try {
      made.value = await makeKeyLink();
    } catch (refusal) {
      trouble.value = sentenceOf(refusal);
    }
  };
  const send = async () => {
    isCopied.value = made.value !== null && (await copy(linkTo(`/key#${made.value.token}`)));
  };
  return (
    <div class="my-carry">
      <button class={made.value ? "button quiet" : "button"} onClick={() => void make()}>
        {made.value ? carry.again : carry.button}
      </button>
      <div role="status">
        {trouble.value && <p class="wrong">{trouble.value}</p>}
        {made.value && origin.value !== undefined && (
          <div class="my-carried">
            {origin.value === null ? (
              <p>
                {words.value.table.alone} <code>./run serve --host 0.0.0.0</code>
              </p>
            ) : (
              <img
                class="qr"
                src={`data:image/svg+xml,${encodeURIComponent(made.value.qr)}`}
                width="188"
                height="188"
                alt={carry.qr}
              />
            )}
            <p>{carry.about}</p>
            <p>{carry.secret(made.value.seconds / 60)}</p>
            <button class="button" onClick={() => void send()}>
              {isCopied.value ? carry.copied : carry.copy}
            </button>
          </div>
        )}
      </div>
    </div>
  );
};
