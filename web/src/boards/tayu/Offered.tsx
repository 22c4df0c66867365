/** Where the tile may be laid: dots where it fits as it is held, small ones where it fits when turned. */
import type { FunctionComponent } from "preact";
import type { Asking } from "./asking.ts";
import { body, CELL, centre } from "./channels.ts";
import type { Place } from "./places.ts";

const INSET = 1.5;
const ROUND = 0.3 * CELL;

/** All corners as one path, because there may be hundreds. */
function outline(place: Place): string {
  const { x, y, width, height } = body(place);
  const [across, down] = [width - 2 * (INSET + ROUND), height - 2 * (INSET + ROUND)];
  const corner = (dx: number, dy: number) => `a${ROUND} ${ROUND} 0 0 1 ${dx * ROUND} ${dy * ROUND}`;
  return `M${x + INSET + ROUND} ${y + INSET}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}Z`;
}

export const Offered: FunctionComponent<{ asking: Asking }> = ({ asking }) => {
  const places = asking.places.value;
  const held = asking.held.value;
  const here = places.filter((place) => place.way === held);
  const taken = new Set(here.map(({ middle }) => `${middle.column} ${middle.row}`));
  const turned = new Map(places.map((place) => [`${place.middle.column} ${place.middle.row}`, place.middle]));
  return (
    <g class="offered">
      <path class="offer" d={here.map(outline).join("")} />
      {[...turned].map(([key, middle]) => {
        if (taken.has(key)) return null;
        const [x, y] = centre(middle);
        return <circle key={key} class="dot turned" cx={x} cy={y} r={0.12 * CELL} />;
      })}
      {here.map((place) => {
        const [x, y] = centre(place.middle);
        return <circle key={place.step} class="dot" cx={x} cy={y} r={0.17 * CELL} />;
      })}
    </g>
  );
};
