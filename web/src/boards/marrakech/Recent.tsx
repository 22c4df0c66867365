/** What happened since the player's last action: rugs laid, tolls paid, and Assam's last walk. */
import type { FunctionComponent } from "preact";
import type { Line } from "../../wire/protocol.ts";
import { type Cell, centre, type Pair, pathOf } from "./geometry.ts";
import { readEvent, readStep } from "./language.ts";
import { Outline } from "./Outline.tsx";
import { Region } from "./Region.tsx";
import { coloursAt, coloursOf, regionOf } from "./region.ts";
import type { Stall } from "./stall.ts";
import { type Walk, walkOf } from "./telling.ts";

export const Recent: FunctionComponent<{ stall: Stall }> = ({ stall }) => {
  const { recent, marked, view, steps } = stall.table;
  const paying = stall.paying.value;
  if (paying)
    return (
      <g class="mk-recent" aria-hidden="true">
        <Region cells={regionOf(coloursOf(view.value), paying.to)} kind="was" />
      </g>
    );
  if (stall.moving.value || marked.value) return null;
  const walks = walksOf(recent.value, view.value.assam.cell);
  const last = walks.at(-1); // earlier ones would only confuse
  const paid = walks.filter((walk) => walk.toll);
  const colours = (line: Line) => (steps?.value.includes(line) ? coloursAt(line, steps.value) : coloursOf(view.value));
  return (
    <g class="mk-recent" aria-hidden="true">
      {paid.map((walk, number) => (
        <Region key={number} cells={regionOf(colours(walk.line), walk.to)} kind="was" />
      ))}
      {laidIn(recent.value).map((cells, number) => (
        <Outline key={number} cells={cells} kind="fresh" />
      ))}
      {last && (
        <>
          <path class="mk-went-edge" d={pathOf(last.from, last.legs)} />
          <path class="mk-went" d={pathOf(last.from, last.legs)} />
          <circle class="mk-start" cx={centre(last.from)[0]} cy={centre(last.from)[1]} r="9" />
        </>
      )}
    </g>
  );
};

/** The walks in log lines, each with its line. */
export function walksOf(lines: readonly Line[], assam: Cell): (Walk & { line: Line })[] {
  return lines
    .filter((line) => line.a && readStep(line.a).verb === "roll")
    .map((line) => ({ ...walkOf(assam, [line.a ?? "", ...(line.events ?? [])]), line }))
    .filter((walk) => walk.legs.length);
}

function laidIn(lines: readonly Line[]): Pair[] {
  return lines
    .flatMap((line) => line.events ?? [])
    .map(readEvent)
    .flatMap((one) => (one.verb === "lays" ? [[one.first, one.second]] : []));
}
