/** A line around the area that makes a toll. */
import type { FunctionComponent } from "preact";
import type { Cell } from "./geometry.ts";
import { sidesOf } from "./region.ts";

export const Region: FunctionComponent<{ cells: readonly Cell[]; kind: string }> = ({ cells, kind }) => {
  const sides = sidesOf(cells);
  return (
    <g class={`mk-region ${kind}`} data-cells={[...cells].sort().join(" ")}>
      <path class="mk-region-edge" d={sides} />
      <path class="mk-region-line" d={sides} />
    </g>
  );
};
