/** Numbers on the board where a hint's choices are, the best first. */
import type { ReadonlySignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import type { Point } from "./point.ts";

interface Props {
  hinted: ReadonlySignal<readonly string[]>;
  /** Where a step is on the picture; null if it has no place there. */
  at: (step: string) => Point | null;
  /** In units of the picture. */
  radius: number;
}

const BESIDE = 2.2; // radii, for choices at the same place

export const HintBadges: FunctionComponent<Props> = ({ hinted, at, radius }) => (
  <g class="hint-badges" aria-hidden="true">
    {hinted.value.map((step, number, all) => {
      const point = at(step);
      const before = all.slice(0, number).filter((other) => isSame(at(other), point)).length;
      return (
        point && (
          <g key={step} transform={`translate(${point.x + before * BESIDE * radius} ${point.y})`}>
            <circle r={radius} stroke-width={radius / 8} />
            <text y={radius * 0.38} font-size={radius * 1.15}>
              {number + 1}
            </text>
          </g>
        )
      );
    })}
  </g>
);

function isSame(one: Point | null, other: Point | null): boolean {
  return one?.x === other?.x && one?.y === other?.y;
}
