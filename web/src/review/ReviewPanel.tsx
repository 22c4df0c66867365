/** The review of a match: its course, what made the result, and what would have been better. */
import type { FunctionComponent } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { words } from "../frame/language.ts";
import { Missing } from "../frame/Missing.tsx";
import { SeatMark } from "../seats/marks.tsx";
import { reviewOf } from "../wire/api.ts";
import type { Review } from "../wire/protocol.ts";
import { to } from "../wire/root.ts";
import { Refusal } from "../wire/socket.ts";
import { type Course, courseOf, marksOf } from "./course.ts";
import { Graph } from "./Graph.tsx";
import { SwingSign } from "./icons.tsx";
import { Ledger } from "./Ledger.tsx";
import { Making } from "./making.ts";
import type { Match } from "./match.ts";
import { tenths } from "./points.ts";
import { Sureness } from "./Sureness.tsx";
import { Swings } from "./Swings.tsx";
import { Totals } from "./Totals.tsx";
import { againstOthers, partiesOf } from "./teams.ts";
import { betterIn, percentOf, points } from "./telling.ts";
import { Worst } from "./Worst.tsx";
import { texts } from "./words.ts";

export const ReviewPanel: FunctionComponent<{ match: Match }> = ({ match }) => {
  const making = useMemo(() => new Making((since) => reviewOf({ ...match.source, since })), [match]);
  useEffect(() => {
    void making.start();
    return () => making.stop();
  }, [making]);
  const review = making.review.value;
  const trouble = making.trouble.value;
  return (
    <div class="review">
      {trouble !== null && <Trouble match={match} error={trouble} again={() => void making.start()} />}
      {trouble === null && !making.isDone.value && <Coming making={making} />}
      {review && <Shown match={match} told={review} isDone={making.isDone.value} />}
    </div>
  );
};

const Trouble: FunctionComponent<{ match: Match; error: unknown; again: () => void }> = ({ match, error, again }) => {
  const { source } = match;
  const isOn = error instanceof Refusal && error.code === "not-over";
  if (!isOn || !("table" in source)) return <Missing error={error} again={again} />;
  return (
    <div class="missing" role="alert">
      <p>{texts.value.notOver}</p>
      <a class="button main" href={to(`/t/${source.table}`)}>
        {words.value.replay.toTable}
      </a>
    </div>
  );
};

const Coming: FunctionComponent<{ making: Making }> = ({ making }) => {
  const { done, of } = making.judged.value;
  const { begins, judged, rough } = texts.value;
  const label = of ? judged(done, of) : begins;
  return (
    <div class="review-coming">
      <span class="number">{label}</span>
      <progress aria-label={label} max={of || 1} value={of ? done : undefined} />
      {of > 0 && <small>{rough}</small>}
    </div>
  );
};

const Shown: FunctionComponent<{ match: Match; told: Review; isDone: boolean }> = ({ match, told, isDone }) => {
  const review = useMemo(() => againstOthers(told, match.teams), [told, match]);
  const course = useMemo(() => courseOf(review, match.stops), [review, match]);
  const parties = useMemo(() => partiesOf(review.result.length, match.teams), [review, match]);
  useEffect(() => {
    match.marks.value = marksOf(course.swings);
    return () => {
      match.marks.value = new Map();
    };
  }, [match, course]);
  const isDuel = parties.length === 2;
  const { totals = [] } = told;
  return (
    <>
      <Overview match={match} course={course} parties={parties} />
      <Worst match={match} worst={course.worst} isDuel={isDuel} isDone={isDone} />
      {isDone && (
        <section class="review-part">
          <h3>{texts.value.ledger.heading}</h3>
          {!review.is_over && <p>{texts.value.unfinished}</p>}
          <Ledger accounts={review.accounts} names={match.names} />
        </section>
      )}
      {isDone && <Sureness judgements={review.judgements} />}
      <Swings match={match} swings={course.swings} />
      {totals.length > 0 && (
        <section class="review-part">
          <h3>{texts.value.totals}</h3>
          <Totals totals={totals} names={match.names} />
        </section>
      )}
    </>
  );
};

interface Drawn {
  match: Match;
  course: Course;
  parties: readonly (readonly number[])[];
}

/** The graph with what it says of the position that is shown. */
const Overview: FunctionComponent<Drawn> = ({ match, course, parties }) => {
  const { graph } = texts.value;
  const worths = course.worths[match.at.value] ?? [];
  const nameOf = (party: readonly number[]) => party.map((seat) => match.names[seat]).join(" + ");
  const shares = sharesOf(parties.map(([seat = 0]) => worths[seat] ?? 0));
  const told = parties.map((party, n) => `${nameOf(party)} ${shares[n]}`).join(", ");
  const hasRaces = course.swings.some(({ kind }) => kind === "race");
  const isDuel = parties.length === 2;
  return (
    <section class="review-overview">
      <h3>{isDuel ? graph.chance : graph.result}</h3>
      {!isDuel && <small>{graph.resultAbout}</small>}
      <ul class={parties.length > 4 ? "review-worths many" : "review-worths"}>
        {parties.map((party, n) => (
          <li key={party[0]}>
            {party.map((seat) => (
              <SeatMark key={seat} seat={seat} size={20} />
            ))}
            <span class="review-name">{nameOf(party)}</span>
            <b class="number">{shares[n]}</b>
          </li>
        ))}
      </ul>
      <Graph match={match} course={course} parties={parties} told={told} />
      <p class="review-key">
        <SwingSign kind="luck" /> {graph.luck}
        {hasRaces && <SwingSign kind="race" />} {hasRaces && graph.race}
        <SwingSign kind="mistake" /> {graph.mistake}
      </p>
      <p class="review-here">{hereIn(match, course)}</p>
    </section>
  );
};

/** In percent. Two chances to win are 100 % together, also as they are rounded. */
function sharesOf(worths: readonly number[]): string[] {
  const amounts = worths.map(tenths);
  if (amounts.length === 2) amounts[1] = 1000 - (amounts[0] ?? 0);
  return amounts.map(percentOf);
}

/** What stands out at the position shown: a mistake that comes, or the luck that has led here. */
function hereIn(match: Match, { swings }: Course): string {
  const at = match.at.value;
  const { graph, here } = texts.value;
  const coming = swings.find(({ kind, stop }) => kind === "mistake" && stop === at);
  if (coming) return `${here.better(betterIn(match, coming))} (${points(-coming.effect)})`;
  const come = swings.find(({ kind, stop }) => kind !== "mistake" && stop === at - 1);
  if (come && come.kind !== "mistake") return `${here[come.kind](match.names[come.seat] ?? "")} ${points(come.effect)}`;
  return at === 0 ? graph.use : "";
}
