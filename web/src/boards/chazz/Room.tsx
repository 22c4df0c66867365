/** The still parts: floor, rug, table, chairs and cards. Rendered only when one of them changes. */
import art from "@igroteka/games/chazz/drawing/art.svg";
import type { FunctionComponent } from "preact";
import { Art } from "../../kit/art.tsx";
import type { Table } from "../../kit/board.ts";
import { HintBadges } from "../../kit/HintBadges.tsx";
import { taps } from "../../kit/press.ts";
import type { ChazzView } from "../../wire/views/chazz.ts";
import { freeChairs, picker, pointOfStep } from "./asking.ts";
import { Chair } from "./Chair.tsx";
import { chairSentence } from "./describing.ts";
import { at, chairAngle, MIDDLE, OWN } from "./geometry.ts";
import { LeaderCard } from "./LeaderCard.tsx";
import { readStep } from "./language.ts";
import { marksOf } from "./marks.ts";
import type { Steering } from "./steering.ts";

interface Props {
  table: Table<ChazzView>;
  steering: Steering;
}

const Floor: FunctionComponent = () => (
  <g>
    <defs>
      <pattern id="parquet" width="80" height="80" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <Art of={art.parquet} />
      </pattern>
    </defs>
    <circle class="floor" cx={MIDDLE} cy={MIDDLE} r="498" fill="url(#parquet)" />
    <Art of={art.room} />
  </g>
);

export const Room: FunctionComponent<Props> = ({ table, steering }) => {
  const view = table.view.value;
  const chairs = view.chairs.length;
  const steps = table.legal.value.map(readStep);
  const isPicking = picker(table) !== null;
  const isRunning = steering.isRunning;
  const isRacing = isRunning || steering.isWalking;
  const open = isPicking
    ? freeChairs(view)
    : isRunning
      ? freeChairs(view, steering.taken.value)
      : steps.flatMap((step) => (step.verb === "card" || step.verb === "move" ? [step.chair - 1] : []));
  const { fresh, taken } = marksOf(table.recent.value);
  const own = steering.seat.value;
  const marked = table.marked.value?.step;
  const ghost = marked ? readStep(marked) : null;

  const press = (chair: number) => {
    if (steering.isRunning || (steering.phase.peek() === "walk" && own !== null)) steering.runFor(chair);
  };
  const tap = (chair: number) => {
    if (isRacing) return;
    if (open.includes(chair)) table.tap(`chair ${chair}`);
    else if (steps.some(({ verb }) => verb === "card")) table.refuse(`card ${chair + 1}`);
    else if (steps.some(({ verb }) => verb === "move")) table.refuse(`move ${chair + 1}`);
    else table.say(chairSentence(table, chair));
  };

  const chairAt = (x: number, y: number) =>
    document.elementFromPoint(x, y)?.closest<SVGElement>(".chair")?.dataset.chair ?? null;
  const presses = taps({
    at: chairAt,
    tap: (x, y) => {
      const chair = chairAt(x, y);
      if (chair !== null) tap(Number(chair));
    },
  });

  return (
    <svg class={`room${isRacing ? " racing" : ""}`} viewBox="0 0 1000 1000" {...presses}>
      <Floor />
      {view.chairs.map((chair, number) => (
        <Chair
          key={number}
          chair={chair}
          number={number}
          chairs={chairs}
          own={own}
          word={steering.word.value}
          isOpen={open.includes(number)}
          isMarked={isRunning ? steering.cursor.value === number : table.marked.value?.key === `chair ${number}`}
          isWanted={isRunning && steering.wanted.value === number}
          fresh={fresh.get(number) ?? new Map()}
          isTaken={taken.includes(number)}
          name={chairSentence(table, number)}
          onPress={isRacing ? () => press(number) : undefined}
          onOver={() => !isRacing && open.includes(number) && table.mark(`chair ${number}`)}
        />
      ))}
      {view.card !== null && <LeaderCard chairs={chairs} chair={view.card} />}
      {ghost?.verb === "card" && <LeaderCard chairs={chairs} chair={ghost.chair - 1} isGhost />}
      {ghost?.verb === "move" && (
        <MovePath chairs={chairs} from={ghost.chair - 1} to={view.seats[table.asked.value ?? 0]?.chair ?? 0} />
      )}
      <HintBadges hinted={table.hinted} at={(step) => pointOfStep(step, chairs)} radius={26} />
      <g class="flights" />
    </svg>
  );
};

/** The path of a card that would be moved. */
const MovePath: FunctionComponent<{ chairs: number; from: number; to: number }> = ({ chairs, from, to }) => {
  const [a, b] = [at(chairAngle(chairs, from), OWN), at(chairAngle(chairs, to), OWN)];
  return (
    <path
      class="move-path"
      d={`M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${MIDDLE} ${MIDDLE} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`}
    />
  );
};
