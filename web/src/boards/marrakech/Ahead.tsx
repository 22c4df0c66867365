/**
 * While Assam is to be turned: the ways he may go. For the marked one, where each throw would take him and what it
 * would cost.
 */
import type { FunctionComponent } from "preact";
import { isTurn, looks } from "./asking.ts";
import { Odds, SmallDie } from "./Die.tsx";
import { type Cell, centre, pathOf } from "./geometry.ts";
import { Region } from "./Region.tsx";
import { coloursOf, regionOf } from "./region.ts";
import { type Box, spread } from "./spread.ts";
import type { Stall } from "./stall.ts";
import { figure } from "./Tags.tsx";
import { Toll, tollBox } from "./Toll.tsx";
import { TurnChoice } from "./TurnMark.tsx";
import type { Walk } from "./telling.ts";

export const Ahead: FunctionComponent<{ stall: Stall }> = ({ stall }) => {
  const { legal, marked, view } = stall.table;
  const turns = legal.value.filter(isTurn);
  const { cell, facing } = view.value.assam;
  const shown = turns.find((turn) => turn === marked.value?.step);
  const others = turns.filter((turn) => turn !== shown).map((turn) => looks(facing, turn));
  return (
    <g class="mk-ahead" aria-hidden="true">
      {!shown && turns.map((turn) => <Quiet key={turn} walks={stall.ahead.value[turn] ?? []} />)}
      {others.map((way) => (
        <TurnChoice key={way} cell={cell} way={way} />
      ))}
      {shown && <Full stall={stall} walks={stall.ahead.value[shown] ?? []} />}
    </g>
  );
};

/** The way, with a dot at each cell where he may stop. */
const Quiet: FunctionComponent<{ walks: readonly Walk[] }> = ({ walks }) => (
  <g class="mk-ways">
    <Way walks={walks} />
    {walks.map(({ to, slippers }) => (
      <circle key={slippers} class="mk-rest" cx={centre(to)[0]} cy={centre(to)[1]} r="7.5" />
    ))}
  </g>
);

/** Where each throw would end, how likely it is, and the areas that make the tolls. */
const Full: FunctionComponent<{ stall: Stall; walks: readonly Walk[] }> = ({ stall, walks }) => {
  const { asked, view } = stall.table;
  const { cell } = view.value.assam;
  const colours = coloursOf(view.value);
  const regions = new Map(
    walks
      .filter((walk) => walk.toll)
      .map(({ to }) => regionOf(colours, to))
      .map((cells) => [[...cells].sort().join(" "), cells]),
  );
  return (
    <g class="mk-ways full">
      {[...regions].map(([key, cells]) => (
        <Region key={key} cells={cells} kind="ahead" />
      ))}
      <Way walks={walks} />
      {spread(rests(walks, cell), [figure(cell)]).map((rest) => (
        <Rest key={rest.walk.to} rest={rest} seat={asked.value} />
      ))}
    </g>
  );
};

const Way: FunctionComponent<{ walks: readonly Walk[] }> = ({ walks }) => {
  const longest = walks.reduce<Walk | null>(
    (best, walk) => (walk.legs.length > (best?.legs.length ?? 0) ? walk : best),
    null,
  );
  if (!longest) return null;
  const way = pathOf(longest.from, longest.legs);
  return (
    <>
      <path class="mk-way-edge" d={way} />
      <path class="mk-way" d={way} />
    </>
  );
};

/** A cell where Assam would stop, with all throws that lead there: around a corner two throws can end on one cell. */
interface RestBox extends Box {
  walk: Walk;
  throws: number[];
}

const DIE = 50;
const HIGH = 60;
const TOLL = 37;

/** A throw that ends on Assam's own cell comes last, because its tag has to make way. */
function rests(walks: readonly Walk[], assam: Cell): RestBox[] {
  const found: RestBox[] = [];
  for (const walk of walks) {
    if (walk.slippers === null) continue;
    const known = found.find((one) => one.walk.to === walk.to);
    const [x, y] = centre(walk.to);
    if (known) {
      known.throws.push(walk.slippers);
      known.wide += DIE;
    } else found.push({ walk, throws: [walk.slippers], x, y, wide: DIE + 4, high: HIGH + (walk.toll ? TOLL : 0) });
  }
  return found.sort((one, other) => Number(one.walk.to === assam) - Number(other.walk.to === assam));
}

const Rest: FunctionComponent<{ rest: RestBox; seat: number | null }> = ({
  rest: { walk, throws, x, y, wide, high },
  seat,
}) => (
  <g class="mk-throw" data-cell={walk.to} data-throws={throws.join(" ")} transform={`translate(${x} ${y - high / 2})`}>
    <rect x={-wide / 2} width={wide} height={HIGH} rx="11" />
    {throws.map((slippers, number) => (
      <g key={slippers} transform={`translate(${DIE * (number - (throws.length - 1) / 2)} 23)`}>
        <SmallDie slippers={slippers} />
        <Odds slippers={slippers} y={29} />
      </g>
    ))}
    {walk.toll && <Toll at={tollBox(0, HIGH + TOLL / 2, walk.toll, seat)} toll={walk.toll} seat={seat} />}
  </g>
);
