import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { words } from "../frame/language.ts";
import { sentenceOf } from "../frame/refusals.ts";
import { go } from "../frame/router.ts";
import { findTable } from "../wire/api.ts";
import { to } from "../wire/root.ts";
import { Refusal } from "../wire/socket.ts";

/** Joins a table by its six-letter code. The server accepts either alphabet and any case. */
export const JoinByCode: FunctionComponent = () => {
  const { home } = words.value;
  const trouble = useSignal<string | null>(null);
  const join = async (event: SubmitEvent) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget as HTMLFormElement).get("code")).trim();
    trouble.value = null;
    if (!code) return;
    try {
      go(to(`/t/${(await findTable(code)).id}`));
    } catch (refusal) {
      const isUnknown = refusal instanceof Refusal && refusal.code === "no-such-table";
      trouble.value = isUnknown ? home.noTable : sentenceOf(refusal);
    }
  };
  return (
    <form class="join" onSubmit={(event) => void join(event)}>
      <label class="labelled">
        <span>{home.join}</span>
        <input
          class="field code-field"
          name="code"
          placeholder="KARPET"
          maxlength={12}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
        />
      </label>
      <button class="button">{home.enter}</button>
      <div role="alert">{trouble.value && <p class="wrong">{trouble.value}</p>}</div>
    </form>
  );
};
