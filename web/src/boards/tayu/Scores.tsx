/** "4 × 5 = 20" for both directions, including what the previewed tile would add. */
import type { FunctionComponent } from "preact";
import { SeatMark } from "../../seats/marks.tsx";
import type { Asking } from "./asking.ts";
import { standing } from "./foreseen.ts";
import { BetweenIcon } from "./icons.tsx";

export const Scores: FunctionComponent<{ asking: Asking }> = ({ asking }) => {
  const view = asking.table.view.value;
  const words = asking.words.value;
  if (view.phase === "bid") return null;
  const now = standing(view);
  const then = standing(view, asking.gains.value);
  return (
    <div class="tayu-scores">
      {then.map((one, number) => {
        const was = now[number] ?? one;
        const isRaised = one.counts.some((count, side) => count !== was.counts[side]);
        const raised = (side: 0 | 1) => (one.counts[side] !== was.counts[side] ? "raised" : "");
        const [from, to] = one.sides.map((side) => words.sides[side]) as [string, string];
        return (
          <p key={from} class="tayu-score" role="img" aria-label={words.score(from, to, one.counts, one.score)}>
            {one.seats.map((seat) => (
              <SeatMark key={seat} seat={seat} size={22} />
            ))}
            <BetweenIcon isLevel={one.sides[0] === "w"} />
            <span class="number">
              <span class={raised(0)}>{one.counts[0]}</span> × <span class={raised(1)}>{one.counts[1]}</span> ={" "}
              <b>{one.score}</b>
            </span>
            {isRaised && one.score > was.score && <span class="tayu-plus number">+{one.score - was.score}</span>}
          </p>
        );
      })}
      {view.spoiler !== null && view.target !== null && (
        <p class="tayu-score tayu-target">
          <SeatMark seat={view.spoiler} size={22} /> {words.target(view.target)}
        </p>
      )}
    </div>
  );
};
