/** "My games": everything played in this browser, how often one wins, and ways to take it along. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { titleOf } from "../frame/cards.ts";
import { useLate } from "../frame/Missing.tsx";
import { TopLine } from "../frame/TopLine.tsx";
import { askOffered } from "../lobby/server.ts";
import { to } from "../wire/root.ts";
import { Carry } from "./Carry.tsx";
import { GameList } from "./GameList.tsx";
import { MyTables } from "./list.ts";
import { OtherKeys } from "./OtherKeys.tsx";
import { Statistics } from "./Statistics.tsx";
import { RECORDS } from "./server.ts";
import { texts } from "./words.ts";

export const GamesPage: FunctionComponent = () => {
  const said = texts.value;
  const mine = useMemo(() => new MyTables(), []);
  const told = useSignal("");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void askOffered(), []);
  const missing = useLate(() => mine.load(), []);
  const tables = mine.tables.value;
  const isEmpty = mine.isWhole.value && !tables.length;
  const tell = (sentence: string) => {
    told.value = sentence;
    heading.current?.focus();
  };
  return (
    <>
      <TopLine />
      <main class="page my-games">
        <h1 ref={heading} tabindex={-1}>
          {said.heading}
        </h1>
        <p role="status" class={told.value ? "note" : "unseen"}>
          {told.value}
        </p>
        {isEmpty && <Empty />}
        {!isEmpty && !tables.length && (missing ?? <p class="hint">{said.coming}</p>)}
        {tables.length > 0 && <Games mine={mine} onTold={tell} />}
        {tables.length > 0 && missing}
        {mine.others.value > 0 && <OtherKeys onLeft={() => void mine.load()} />}
      </main>
    </>
  );
};

const Empty: FunctionComponent = () => (
  <div class="my-empty">
    <p>{texts.value.empty}</p>
    <a class="button main" href={to("/")}>
      {texts.value.choose}
    </a>
  </div>
);

/** All games, or those of one kind, if there are several. */
const Games: FunctionComponent<{ mine: MyTables; onTold: (sentence: string) => void }> = ({ mine, onTold }) => {
  const { filter, all } = texts.value;
  const chosen = useSignal<string | null>(null);
  const tables = mine.tables.value;
  const kinds = [...new Set(tables.map(({ summary }) => summary.game))];
  const kind = kinds.find((one) => one === chosen.value) ?? null;
  const shown = kind === null ? tables : tables.filter(({ summary }) => summary.game === kind);
  return (
    <>
      {kinds.length > 1 && (
        <div class="my-filter" role="group" aria-label={filter}>
          {[null, ...kinds].map((one) => (
            <button
              key={one}
              class={one === kind ? "button main small" : "button small"}
              aria-pressed={one === kind}
              onClick={() => (chosen.value = one)}
            >
              {one === null ? all : titleOf(one)}
            </button>
          ))}
        </div>
      )}
      <div class="my-parts">
        <Statistics tables={shown} isWhole={mine.isWhole.value} />
        <GameList key={kind} tables={shown} mine={mine} onTold={onTold} />
        <div class="my-ways">
          <Carry />
          <a class="button" href={RECORDS} download>
            {texts.value.export}
          </a>
        </div>
      </div>
    </>
  );
};
