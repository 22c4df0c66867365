/**
 * The rules of a game as people read them: in short, chapter by chapter with pictures, a whole turn as an example, advice.
 * The clauses are the same sentences that refuse a step.
 */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { loadPictures } from "../boards/load.ts";
import { lang, words } from "../frame/language.ts";
import { useLate } from "../frame/Missing.tsx";
import { rulesOf } from "../wire/api.ts";
import type { ChapterSaid, RulesSaid, Said } from "../wire/protocol.ts";
import { Chapter, type Drawings } from "./Chapter.tsx";
import { ExampleTurn } from "./ExampleTurn.tsx";

/** Scrolls to `clause`, if one was asked for. */
export const RulesText: FunctionComponent<{ game: string; clause?: string | null }> = ({ game, clause = null }) => {
  const { rulesPage } = words.value;
  const place = useRef<HTMLDivElement>(null);
  const rules = useSignal<RulesSaid | null>(null);
  const drawings = useSignal<Drawings>({ pictures: {} });
  const missing = useLate(async () => {
    const [said, drawn] = await Promise.all([rulesOf(game), loadPictures(game)]);
    drawings.value = drawn;
    rules.value = said;
  }, [game]);
  useEffect(() => {
    if (rules.value && clause)
      place.current?.querySelector(`[id="${CSS.escape(clause)}"]`)?.scrollIntoView({ block: "center" });
  }, [rules.value, clause]);
  if (!rules.value) return <div class="rules">{missing}</div>;
  const { short, chapters, scenes, advice } = rules.value;
  return (
    <div class={isLong(chapters) ? "rules long" : "rules"} ref={place}>
      <Sentences title={rulesPage.short} said={short} name="in-short" />
      <details class="contents">
        <summary>{rulesPage.contents}</summary>
        <ol>
          {chapters.map((chapter, number) => (
            <li key={number}>
              <a href={`#s${number}`}>{chapter.title[lang.value]}</a>
            </li>
          ))}
          {scenes.length > 0 && (
            <li>
              <a href="#example">{rulesPage.example}</a>
            </li>
          )}
        </ol>
      </details>
      {chapters.map((chapter, number) => (
        <Chapter key={number} chapter={chapter} number={number} drawings={drawings.value} wanted={clause} />
      ))}
      {scenes.length > 0 && <ExampleTurn game={game} captions={scenes} />}
      <Sentences title={rulesPage.advice} said={advice} name="advice" />
    </div>
  );
};

/** Long rules are printed in smaller letters: two sheets hold them all. */
const isLong = (chapters: readonly ChapterSaid[]): boolean => chapters.flatMap(({ clauses }) => clauses).length > 80;

/** A list of sentences; nothing if there are none. */
const Sentences: FunctionComponent<{ title: string; said: readonly Said[]; name: string }> = ({ title, said, name }) =>
  said.length > 0 ? (
    <div class={name}>
      <h2>{title}</h2>
      <ul>
        {said.map((one, number) => (
          <li key={number}>{one[lang.value]}</li>
        ))}
      </ul>
    </div>
  ) : null;
