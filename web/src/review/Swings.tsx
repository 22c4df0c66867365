/** Where the match turned, as a list: what the graph marks, for everybody who cannot see or reach the marks. */
import type { FunctionComponent } from "preact";
import { SeatMark, seatColour } from "../seats/marks.tsx";
import { largest, type Swing } from "./course.ts";
import { SwingSign } from "./icons.tsx";
import type { Match } from "./match.ts";
import { playedIn, points } from "./telling.ts";
import { texts } from "./words.ts";

const MOST = 10;

export const Swings: FunctionComponent<{ match: Match; swings: readonly Swing[] }> = ({ match, swings }) => {
  const { graph } = texts.value;
  if (!swings.length) return null;
  return (
    <section class="review-part">
      <h3>{texts.value.swings}</h3>
      <ol class="review-swings">
        {largest(swings, MOST).map((one) => (
          <li key={one.stop}>
            <button
              aria-current={match.at.value === shownAt(one) ? "true" : undefined}
              onClick={() => match.go(shownAt(one))}
            >
              <span class="review-who">
                <span class="review-kind" style={{ color: seatColour(one.seat) }}>
                  <SwingSign kind={one.kind} />
                </span>
                <small>
                  {match.place(one.stop + 1)} · {graph[one.kind]}
                </small>
                <SeatMark seat={one.seat} size={20} />
                <span class="unseen">{match.names[one.seat]}</span>
                <b class="review-points number">{points(one.effect)}</b>
              </span>
              <span>
                {one.kind === "mistake" && <b>{match.names[one.seat]}: </b>}
                {playedIn(match, one.stop)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** A mistake is shown before it is made, with what would have been better; luck when it has come. */
function shownAt({ kind, stop }: Swing): number {
  return kind === "mistake" ? stop : stop + 1;
}
