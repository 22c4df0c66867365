/**
 * The rules of a game, clause by clause, from the same sentences that refuse a step, with a picture for each section.
 */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { loadPictures } from "../boards/load.ts";
import { lang, words } from "../frame/language.ts";
import { useLate } from "../frame/Missing.tsx";
import type { Picture } from "../kit/picture.tsx";
import { rulesOf } from "../wire/api.ts";
import type { SectionSaid } from "../wire/protocol.ts";
import { SectionPicture } from "./SectionPicture.tsx";

/** Scrolls to `clause`, if one was asked for. */
export const RulesText: FunctionComponent<{ game: string; clause?: string | null }> = ({ game, clause = null }) => {
  const { rulesPage } = words.value;
  const place = useRef<HTMLDivElement>(null);
  const rules = useSignal<SectionSaid[] | null>(null);
  const pictures = useSignal<readonly Picture[]>([]);
  const missing = useLate(async () => {
    const [sections, drawn] = await Promise.all([rulesOf(game), loadPictures(game)]);
    pictures.value = drawn;
    rules.value = sections;
  }, [game]);
  useEffect(() => {
    if (rules.value && clause)
      place.current?.querySelector(`[id="${CSS.escape(clause)}"]`)?.scrollIntoView({ block: "center" });
  }, [rules.value, clause]);
  return (
    <div class="rules" ref={place}>
      {missing}
      {rules.value && (
        <>
          <details class="contents">
            <summary>{rulesPage.contents}</summary>
            <ol>
              {rules.value.map((section, number) => (
                <li key={number}>
                  <a href={`#s${number}`}>{section.title[lang.value]}</a>
                </li>
              ))}
            </ol>
          </details>
          {rules.value.map((section, number) => (
            <section key={number}>
              <h2 id={`s${number}`}>{section.title[lang.value]}</h2>
              {pictures.value[number] && <SectionPicture picture={pictures.value[number]} />}
              <dl>
                {section.clauses.map(({ id, rule }) => (
                  <div key={id} id={id} class={id === clause ? "clause wanted" : "clause"}>
                    <dt>{id}</dt>
                    <dd>{rule[lang.value]}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </>
      )}
    </div>
  );
};
