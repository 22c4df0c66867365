/** While a rug is to be laid: where it can lie, and the marked rug itself. */
import type { FunctionComponent } from "preact";
import { anchor, covers, places } from "./asking.ts";
import { type Cell, centre } from "./geometry.ts";
import { Outline } from "./Outline.tsx";
import { looksOf, Rug } from "./Rug.tsx";
import type { Stall } from "./stall.ts";

export const Laying: FunctionComponent<{ stall: Stall }> = ({ stall }) => {
  const { legal, marked, view, asked } = stall.table;
  const offered = places(legal.value);
  if (!offered.length) return null;
  const { assam, seats } = view.value;
  const chosen = offered.find((place) => place.step === marked.value?.step);
  const half = chosen && anchor(chosen.cells, assam.cell);
  const cells = half
    ? offered.filter((place) => covers(place, half)).flatMap((place) => place.cells)
    : offered.map((place) => anchor(place.cells, assam.cell));
  const seat = asked.value ?? 0;
  const look = looksOf(seats.length).find(
    (one) => (seats[seat]?.top ?? null) === (seats.length === 2 ? one.colour : null) && one.seat === seat,
  );
  return (
    <g aria-hidden="true">
      {[...new Set(cells)]
        .filter((cell) => !chosen || !covers(chosen, cell))
        .map((cell) => (
          <Target key={cell} cell={cell} />
        ))}
      {chosen && look && (
        <g class="mk-ghost">
          <Rug look={look} first={chosen.cells[0]} second={chosen.cells[1]} />
          <Outline cells={chosen.cells} kind="chosen" />
        </g>
      )}
    </g>
  );
};

const Target: FunctionComponent<{ cell: Cell }> = ({ cell }) => {
  const [x, y] = centre(cell);
  const box = { x: x - 39, y: y - 39, width: 78, height: 78, rx: 14 };
  return (
    <g class="mk-target">
      <rect class="mk-target-edge" {...box} />
      <rect class="mk-target-line" {...box} />
    </g>
  );
};
