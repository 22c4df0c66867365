/** Checks the dice of a match on this machine, and tells what was found. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useMemo } from "preact/hooks";
import { words } from "../frame/language.ts";
import { useLate } from "../frame/Missing.tsx";
import { chancesOf, type RecordSource, recordOf } from "../wire/api.ts";
import { to } from "../wire/root.ts";
import type { GameWords } from "../words/games.ts";
import { Histogram } from "./Histogram.tsx";
import { shownAt } from "./memory.ts";
import { Sealed } from "./Sealed.tsx";
import { findingSentence, moodOf, verdictSentence } from "./sentences.ts";
import { ThrowList } from "./ThrowList.tsx";
import { tally } from "./tally.ts";
import { type Verdict, verify } from "./verify.ts";
import { dice } from "./words.ts";

const MOST_FINDINGS = 12;

export interface Checked {
  source: RecordSource;
  /** The team of each seat, if seats win together. */
  teams: readonly number[] | undefined;
  names: readonly string[];
  game: GameWords;
  /** Whether the match has ended, so that the secret should be there. */
  isOver: boolean;
}

export const CheckPanel: FunctionComponent<Checked> = ({ source, teams, names, game, isOver }) => {
  const verdict = useSignal<Verdict | null>(null);
  const done = useSignal(0);
  const missing = useLate(async () => {
    const [text, { chances }] = await Promise.all([textOf(source), chancesOf(source)]);
    const progress = (judged: number, of: number) => {
      done.value = judged / of;
    };
    const shown = "table" in source ? shownAt(source.table) : [];
    verdict.value = await verify(text, { chances, actors: (step) => game.stepActors(step), teams, shown, progress });
  }, []);
  return (
    <div class="check">
      <div role="status">
        {missing}
        {!missing && !verdict.value && (
          <p class="check-running">
            {dice.value.checking} <progress value={done.value} />
          </p>
        )}
        {verdict.value && <Told verdict={verdict.value} isOver={isOver} />}
      </div>
      {verdict.value && <Details verdict={verdict.value} names={names} game={game} table={tableOf(source)} />}
      <p>
        <a href={to("/dice")}>{words.value.dice.about}</a>
      </p>
    </div>
  );
};

const textOf = (source: RecordSource): Promise<string> =>
  "record" in source ? Promise.resolve(source.record) : recordOf(source.table);

const tableOf = (source: RecordSource): string | null => ("table" in source ? source.table : null);

const Told: FunctionComponent<{ verdict: Verdict; isOver: boolean }> = ({ verdict, ...match }) => {
  // Whose secret is told has ended, also before the end of the game.
  const isOver = match.isOver || verdict.findings.every(({ code }) => code !== "never-revealed");
  const findings = verdict.findings.flatMap((finding) => findingSentence(finding, isOver, dice.value) ?? []);
  return (
    <>
      <p class={`check-verdict ${moodOf(verdict)}`}>
        <SealIcon isBroken={moodOf(verdict) === "wrong"} /> <span>{verdictSentence(verdict, isOver, dice.value)}</span>
      </p>
      {verdict.judged.length > 0 && <p>{dice.value.weights}</p>}
      {verdict.commit !== null && verdict.hasRaces && <p>{dice.value.races}</p>}
      {findings.length > 0 && (
        <ul class="check-findings">
          {findings.slice(0, MOST_FINDINGS).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {findings.length > MOST_FINDINGS && <li>{dice.value.finding.more(findings.length - MOST_FINDINGS)}</li>}
        </ul>
      )}
    </>
  );
};

const Details: FunctionComponent<{
  verdict: Verdict;
  names: readonly string[];
  game: GameWords;
  table: string | null;
}> = ({ verdict, names, game, table }) => {
  const { elsewhere, match, histogram } = dice.value;
  const kinds = useMemo(() => tally(verdict.throws, (text) => game.stepPattern(text)), [verdict, game]);
  return (
    <>
      {verdict.commit !== null && <Sealed verdict={verdict} names={names} table={table} />}
      {verdict.judged.length > 0 && <ThrowList throws={verdict.judged} game={game} />}
      {kinds.length > 0 && (
        <details class="check-part">
          <summary>{match}</summary>
          <p class="hint">{histogram.about}</p>
          {kinds.map((kind) => (
            <Histogram key={kind.pattern} kind={kind} game={game} />
          ))}
        </details>
      )}
      {verdict.commit !== null && (
        <p class="hint">
          {elsewhere} <code>igroteka verify</code>
        </p>
      )}
    </>
  );
};

/** A wax seal with a die on it. */
const SealIcon: FunctionComponent<{ isBroken: boolean }> = ({ isBroken }) => (
  <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
    <path
      class="seal-wax"
      d="M20 3C24 2 27 5 30 6S36 10 36 14S38 21 37 25S33 32 29 34S22 38 18 37S9 36 7 31S2 24 3 19S4 10 9 7S16 4 20 3Z"
    />
    <rect x="12.5" y="12.5" width="15" height="15" rx="3.5" class="seal-mark" />
    <path d="M16.5 16.5H16.51M20 20H20.01M23.5 23.5H23.51" class="seal-mark" />
    {isBroken && <path d="M23 1L15 12L24 20L15 28L19 39" class="seal-crack" />}
  </svg>
);
