/** A turn that can be chosen: Assam facing that way, in a drop that points there. */
import type { FunctionComponent } from "preact";
import { degrees, neighbour } from "../../kit/grid.ts";
import { Figure } from "./Figure.tsx";
import { beside, type Cell, centre, type Point, SIDE, type Way } from "./geometry.ts";
import type { Box } from "./spread.ts";

const SIZE = 58;
const TIP = 10;

/** Smaller at the edge of the square, where there is less room. */
const scaleOf = (cell: Cell, way: Way): number => (neighbour(cell, way, SIDE) ? 1.15 : 1);

/** Where the mark of a turn is, beside Assam. */
const markPoint = (cell: Cell, way: Way): Point => beside(centre(cell), way, 43 + (SIZE / 2) * scaleOf(cell, way));

/** The box that the mark takes up. */
export function markBox(cell: Cell, way: Way): Box {
  const scale = scaleOf(cell, way);
  const [x, y] = beside(markPoint(cell, way), way, (TIP / 2) * scale);
  const [wide, high] = way === "n" || way === "s" ? [SIZE, SIZE + TIP] : [SIZE + TIP, SIZE];
  return { x, y, wide: wide * scale, high: high * scale };
}

/** Around 0 0, 58 wide; its tip reaches 38 out. */
const TurnMark: FunctionComponent<{ way: Way }> = ({ way }) => (
  <>
    <path class="mk-drop" transform={`rotate(${degrees(way)})`} d="M-19 -21L0 -38L19 -21A28 28 0 1 1 -19 -21Z" />
    <circle class="mk-drop-ground" r="23" />
    <g transform="translate(0 1) scale(0.43)">
      <Figure way={way} />
    </g>
  </>
);

/** On the board. */
export const TurnChoice: FunctionComponent<{ cell: Cell; way: Way }> = ({ cell, way }) => {
  return (
    <g
      class="mk-turn"
      data-way={way}
      transform={`translate(${markPoint(cell, way).join(" ")}) scale(${scaleOf(cell, way)})`}
    >
      <TurnMark way={way} />
    </g>
  );
};

/** For a button. Its name says the way as seen on the screen. */
export const TurnIcon: FunctionComponent<{ way: Way; name: string }> = ({ way, name }) => (
  <svg class="mk-turn-icon" viewBox="-38 -38 76 76" role="img" aria-label={name} focusable="false">
    <TurnMark way={way} />
  </svg>
);
