import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { words } from "../frame/language.ts";
import { sentenceOf } from "../frame/refusals.ts";
import { goInstead } from "../frame/router.ts";
import { TopLine } from "../frame/TopLine.tsx";
import { findTable } from "../wire/api.ts";
import { to } from "../wire/root.ts";

/** An invitation by code: finds the table and goes there. */
export const JoinPage: FunctionComponent<{ code: string }> = ({ code }) => {
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    findTable(code).then(
      ({ id }) => goInstead(to(`/t/${id}`)),
      (refusal: unknown) => (trouble.value = sentenceOf(refusal)),
    );
  }, [code]);
  return (
    <>
      <TopLine />
      <main class="page">
        <h1>{trouble.value ?? code}</h1>
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
