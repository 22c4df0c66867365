/** One sentence about what has just happened for the first time, with the clause behind it. */
import type { FunctionComponent } from "preact";
import { lang, words } from "../frame/language.ts";
import { explains } from "../frame/learning.ts";
import type { Explaining } from "./explaining.ts";

export const Explained: FunctionComponent<{ explaining: Explaining; onClause: (id: string) => void }> = ({
  explaining,
  onClause,
}) => {
  const first = explaining.now.value;
  if (!first || !explains.value) return null;
  return (
    <section class="said-aside explained">
      <p>
        {first.said[lang.value]}{" "}
        <button class="clause-link" onClick={() => onClause(first.clause)}>
          ({first.clause})
        </button>
      </p>
      <button class="button small" onClick={() => explaining.next()}>
        {words.value.explaining.gotIt}
      </button>
    </section>
  );
};
