import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { words } from "../frame/language.ts";
import { useLate } from "../frame/Missing.tsx";
import { sentenceOf } from "../frame/refusals.ts";
import { goInstead } from "../frame/router.ts";
import { TopLine } from "../frame/TopLine.tsx";
import { findTable } from "../wire/api.ts";
import { isFinal, load } from "../wire/loading.ts";
import { to } from "../wire/root.ts";

/** An invitation by code: finds the table and goes there. */
export const JoinPage: FunctionComponent<{ code: string }> = ({ code }) => {
  const trouble = useSignal<string | null>(null);
  const missing = useLate(async () => {
    try {
      goInstead(to(`/t/${(await load(() => findTable(code))).id}`));
    } catch (refusal) {
      if (!isFinal(refusal)) throw refusal;
      trouble.value = sentenceOf(refusal);
    }
  }, [code]);
  return (
    <>
      <TopLine />
      <main class="page">
        <h1>{trouble.value ?? code}</h1>
        {missing}
        {trouble.value && (
          <p>
            <a class="button main" href={to("/")}>
              {words.value.table.home}
            </a>
          </p>
        )}
      </main>
    </>
  );
};
