/** While Assam is to be turned: the ways he may go, where each throw would take him, and what that would cost. */
import type { FunctionComponent } from "preact";
import { isTurn, looks } from "./asking.ts";
import { beside, centre, degrees, neighbour, pathOf, type Point } from "./geometry.ts";
import { Toll } from "./Toll.tsx";
import type { Stall } from "./stall.ts";
import type { Walk } from "./telling.ts";

const ARROW = 67;

export const Ahead: FunctionComponent<{ stall: Stall }> = ({ stall }) => {
  const { legal, marked, view } = stall.table;
  const turns = legal.value.filter(isTurn);
  const { cell, facing } = view.value.assam;
  const shown = marked.value?.step;
  return (
    <g class="mk-ahead" aria-hidden="true">
      {turns.filter((turn) => !shown || turn === shown).map((turn) => (
        <Ways key={turn} stall={stall} walks={stall.ahead.value[turn] ?? []} full={turn === shown} />
      ))}
      {turns.filter((turn) => turn !== shown).map((turn) => {
        const way = looks(facing, turn);
        const [x, y] = beside(centre(cell), way, ARROW);
        return (
          <g key={turn} class="mk-turn" transform={`translate(${x} ${y}) rotate(${degrees(way)})`}>
            <circle r="18" />
            <path d="M-8 4L0 -5L8 4" />
          </g>
        );
      })}
    </g>
  );
};

const Ways: FunctionComponent<{ stall: Stall; walks: readonly Walk[]; full: boolean }> = ({ stall, walks, full }) => {
  const longest = walks.reduce<Walk | null>((best, walk) => (walk.legs.length > (best?.legs.length ?? 0) ? walk : best), null);
  return (
    <g class={full ? "mk-ways full" : "mk-ways"}>
      {longest && <path class="mk-way-edge" d={pathOf(longest.from, longest.legs)} />}
      {longest && <path class="mk-way" d={pathOf(longest.from, longest.legs)} />}
      {byRest(walks).map(([walk, throws]) => <Rest key={walk.to} stall={stall} walk={walk} throws={throws} full={full} />)}
    </g>
  );
};

/** On the cell before Assam the arrow needs room too. */
function clearOfArrow({ from, to, legs: [first, ...others] }: Walk): Point {
  return first && !others.length && neighbour(from, first.way) === to ? beside(centre(to), first.way, 15) : centre(to);
}

/** Around a corner two throws can end on one cell. */
function byRest(walks: readonly Walk[]): [Walk, (number | null)[]][] {
  const rests = new Map<string, [Walk, (number | null)[]]>();
  for (const walk of walks) {
    const known = rests.get(walk.to);
    if (known) known[1].push(walk.slippers);
    else rests.set(walk.to, [walk, [walk.slippers]]);
  }
  return [...rests.values()];
}

const Rest: FunctionComponent<{ stall: Stall; walk: Walk; throws: (number | null)[]; full: boolean }> = ({ stall, walk, throws, full }) => {
  const [x, y] = centre(walk.to);
  const asked = stall.table.asked.value;
  const way = walk.legs.at(-1)?.way;
  const wide = 16 + 22 * throws.length;
  const [aside, above] = !walk.toll ? [0, 0] : (way === "n" || way === "s") && throws.length === 1 ? [25, 0] : [0, 20]; // never over the next cell of the way
  return (
    <g>
      {full ? (
        <g class="mk-throw" transform={`translate(${x - aside} ${y - above})`}>
          <rect x={-wide / 2} y="-19" width={wide} height="38" rx="9" />
          <text>{throws.join(" ")}</text>
        </g>
      ) : (
        <circle class="mk-rest" cx={x} cy={y} r="7.5" />
      )}
      {walk.toll && <Toll at={full ? [x + aside, y + above] : clearOfArrow(walk)} toll={walk.toll} asked={asked} />}
    </g>
  );
};
