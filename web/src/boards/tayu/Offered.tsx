/** Where the tile may be laid: dots where it fits as it is held, small ones where it fits when turned. */
import type { FunctionComponent } from "preact";
import type { Asking } from "./asking.ts";
import { body, CELL, centre } from "./channels.ts";

export const Offered: FunctionComponent<{ asking: Asking }> = ({ asking }) => {
  const places = asking.places.value;
  const held = asking.held.value;
  const here = places.filter((place) => place.way === held);
  const taken = new Set(here.map(({ middle }) => `${middle.column} ${middle.row}`));
  const turned = new Map(places.map((place) => [`${place.middle.column} ${place.middle.row}`, place.middle]));
  return (
    <g class="offered">
      {here.map((place) => {
        const { x, y, width, height } = body(place);
        return <rect key={place.step} class="offer" x={x + 1.5} y={y + 1.5} width={width - 3} height={height - 3} rx={0.3 * CELL} />;
      })}
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
