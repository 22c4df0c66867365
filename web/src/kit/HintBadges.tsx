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

export const HintBadges: FunctionComponent<Props> = ({ hinted, at, radius }) => (
  <g class="hint-badges" aria-hidden="true">
    {hinted.value.map((step, number) => {
      const point = at(step);
      return (
        point && (
          <g key={step} transform={`translate(${point.x} ${point.y})`}>
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
