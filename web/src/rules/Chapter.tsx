/** A chapter of the rules: its picture, the things that it explains, and its clauses. */
import type { FunctionComponent } from "preact";
import { lang } from "../frame/language.ts";
import type { Picture, Pictures } from "../kit/picture.tsx";
import type { ChapterSaid, LegendSaid } from "../wire/protocol.ts";
import { SectionPicture } from "./SectionPicture.tsx";

export interface Drawings {
  pictures: Pictures;
  legend?: Pictures;
}

/** `wanted` is the number of a clause that the reader asked for. */
export const Chapter: FunctionComponent<{
  chapter: ChapterSaid;
  number: number;
  drawings: Drawings;
  wanted: string | null;
}> = ({ chapter, number, drawings, wanted }) => {
  const picture = chapter.picture && drawings.pictures[chapter.picture];
  return (
    <section>
      <h2 id={`s${number}`}>{chapter.title[lang.value]}</h2>
      {picture && <SectionPicture picture={picture} caption={chapter.caption?.[lang.value]} />}
      {chapter.legend && <Legend entries={chapter.legend} drawings={drawings.legend ?? {}} />}
      <dl>
        {chapter.clauses.map(({ id, rule }) => (
          <div key={id} id={id} class={id === wanted ? "clause wanted" : "clause"}>
            <dt>{id}</dt>
            <dd>{rule[lang.value]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const Legend: FunctionComponent<{ entries: readonly LegendSaid[]; drawings: Pictures }> = ({ entries, drawings }) => (
  <ul class="legend">
    {entries.map(({ drawing, name, text }) => (
      <li key={drawing}>
        <Drawing picture={drawings[drawing]} />
        <span>
          <b>{name[lang.value]}</b> {text[lang.value]}
        </span>
      </li>
    ))}
  </ul>
);

const Drawing: FunctionComponent<{ picture: Picture | undefined }> = ({ picture: Drawn }) =>
  Drawn ? (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <Drawn />
    </svg>
  ) : null;
