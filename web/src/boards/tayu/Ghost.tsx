/** The drawn tile where it would lie: what it joins, which shores it reaches, and its points. */
import type { FunctionComponent } from "preact";
import type { Asking } from "./asking.ts";
import { body, CELL, course, edge } from "./channels.ts";
import type { Gain } from "./foreseen.ts";
import { isOn, outletsOf, stepped } from "./geometry.ts";
import { alongOf, type Mouth, Mouths } from "./Laid.tsx";
import { Porcelain, Water } from "./Tile.tsx";

export const Ghost: FunctionComponent<{ asking: Asking }> = ({ asking }) => {
  const place = asking.pointed.value;
  const lying = place && asking.lying(place);
  if (!place || !lying) return null;
  const { board } = asking.table.view.value;
  const isMarked = asking.marked.value !== null;
  const mouths = outletsOf(lying).filter(({ spot, way }) => !isOn(board.size, stepped(spot, way)));
  const { x, y, width, height } = body(lying);
  return (
    <g class={isMarked ? "ghost marked" : "ghost"}>
      <Porcelain lying={lying} />
      <Water d={course(lying)} />
      <Mouths class="mouths foreseen-mouths" mouths={mouths} doubling={board.doubling} />
      <rect class="ghost-edge" x={x - 0.5} y={y - 0.5} width={width + 1} height={height + 1} rx={0.2 * CELL} />
      {asking.joined(place).map(({ spot, way }) => {
        const [cx, cy] = edge(spot, way);
        return <circle key={`${cx} ${cy}`} class="joint" cx={cx} cy={cy} r={0.27 * CELL} />;
      })}
      <Gains mouths={mouths} gains={asking.gains.value} size={board.size} />
    </g>
  );
};

/**
 * "+2" at each mouth, clear of the count in the middle of the side. Events have the order of the outlets, as mouths do.
 */
export const Gains: FunctionComponent<{ mouths: readonly Mouth[]; gains: readonly Gain[]; size: number }> = ({
  mouths,
  gains,
  size,
}) => (
  <>
    {gains.map(({ points }, number) => {
      const mouth = mouths[number];
      if (!mouth) return null;
      const [x, y] = edge(mouth.spot, mouth.way, Math.abs(alongOf(mouth) + 0.5 - size / 2) < 2.2 ? 0.3 : 1.05);
      return (
        <g key={number} class="gain" transform={`translate(${x} ${y})`}>
          <rect x="-11" y="-9" width="22" height="18" rx="9" />
          <text y="4.6">+{points}</text>
        </g>
      );
    })}
  </>
);

/** A place where the tile cannot lie, shown while the reason is given. */
export const Refused: FunctionComponent<{ asking: Asking }> = ({ asking }) => {
  const lying = asking.refused.value;
  if (!lying) return null;
  const { x, y, width, height } = body(lying);
  return (
    <g class="refused">
      <rect x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx={0.2 * CELL} />
      <path d={course(lying)} />
    </g>
  );
};
