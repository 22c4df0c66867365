/** The costliest decisions: who, what was played, and what would have been better. */
import type { FunctionComponent } from "preact";
import { SeatMark } from "../seats/marks.tsx";
import type { Swing } from "./course.ts";
import type { Match } from "./match.ts";
import { betterIn, chosenIn, percent, points, reasonsIn } from "./telling.ts";
import { texts } from "./words.ts";

interface Shown {
  match: Match;
  worst: readonly Swing[];
  /** Whether two play against each other, so that worths are chances to win. */
  isDuel: boolean;
  isDone: boolean;
}

export const Worst: FunctionComponent<Shown> = ({ match, worst, isDuel, isDone }) => {
  const told = texts.value.worst;
  return (
    <section class="review-part">
      <h3>{told.heading}</h3>
      {!worst.length && <p>{isDone ? told.none : told.noneYet}</p>}
      <ol class="review-cards">
        {worst.map((one) => (
          <li key={one.stop}>
            <Card match={match} one={one} isDuel={isDuel} />
          </li>
        ))}
      </ol>
    </section>
  );
};

const Card: FunctionComponent<{ match: Match; one: Swing; isDuel: boolean }> = ({ match, one, isDuel }) => {
  const { worst } = texts.value;
  const { judgement, seat, stop, effect } = one;
  const could = judgement.worth[seat] ?? 0;
  const compared = (isDuel ? worst.chance : worst.result)(percent(could + effect), percent(could));
  const reasons = reasonsIn(match, one);
  return (
    <button
      class="review-card"
      aria-current={match.at.value === stop ? "true" : undefined}
      onClick={() => match.go(stop)}
    >
      <span class="review-who">
        <SeatMark seat={seat} size={24} />
        <b>{match.names[seat]}</b>
        <small>{match.place(stop + 1)}</small>
        <b class="review-points number">{points(effect)}</b>
      </span>
      <span class="review-choice">
        <b class="hint-number number">2</b>
        <span>
          <b>{worst.played}:</b> {chosenIn(match, one)}.
        </span>
      </span>
      <span class="review-choice better">
        <b class="hint-number number">1</b>
        <span>
          <b>{worst.better}:</b> {betterIn(match, one)}.{reasons && <small> {reasons}</small>}
        </span>
      </span>
      <small class="number">{compared}</small>
    </button>
  );
};
