/** What was done since one acted oneself: the rugs laid, what was paid, and Assam's last walk. */
import type { FunctionComponent } from "preact";
import type { Line } from "../../protocol.ts";
import { centre, pathOf, type Cell, type Pair } from "./geometry.ts";
import { Outline } from "./Outline.tsx";
import type { Stall } from "./stall.ts";
import { allTold, walkOf, type Walk } from "./telling.ts";
import { Toll } from "./Toll.tsx";

export const Recent: FunctionComponent<{ stall: Stall }> = ({ stall }) => {
  const { recent, marked, view } = stall.table;
  if (stall.moving.value || marked.value) return null;
  const last = walksOf(recent.value, view.value.assam.cell).at(-1); // those before it would only confuse
  return (
    <g class="mk-recent" aria-hidden="true">
      {laidIn(recent.value).map((cells, number) => <Outline key={number} cells={cells} kind="fresh" />)}
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

/** What was paid, above Assam and all else. */
export const Paid: FunctionComponent<{ stall: Stall }> = ({ stall }) => {
  const { recent, marked, view, yours } = stall.table;
  if (stall.moving.value || marked.value) return null;
  const seat = yours.value.length === 1 ? (yours.value[0] ?? null) : null;
  return (
    <g class="mk-recent" aria-hidden="true">
      {walksOf(recent.value, view.value.assam.cell).map((walk, number) => {
        const [x, y] = centre(walk.to);
        return walk.toll && <Toll key={number} at={[x + 24, y - 36]} toll={walk.toll} asked={seat} was />;
      })}
    </g>
  );
};

function walksOf(lines: readonly Line[], assam: Cell): Walk[] {
  return lines.filter((line) => line.a?.startsWith("roll ")).map((line) => walkOf(assam, [line.a ?? "", ...(line.events ?? [])])).filter((walk) => walk.legs.length);
}

function laidIn(lines: readonly Line[]): Pair[] {
  return lines.flatMap((line) => allTold(line.events ?? [])).flatMap((one) => (one.what === "lays" ? [one.cells] : []));
}
