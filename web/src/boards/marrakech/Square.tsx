/** The market square: sand tiles, and around them the mosaic that leads Assam back. Rendered once. */
import art from "@igroteka/games/marrakech/drawing/art.svg";
import type { FunctionComponent } from "preact";
import { Art } from "../../kit/art.tsx";
import { cellNamed, columnOf, rowOf } from "../../kit/grid.ts";
import { bands, CELLS, centre, MARGIN, SIDE, UNIT, WHOLE } from "./geometry.ts";

const LABEL = 15;
const numbers = Array.from({ length: SIDE }, (_, number) => number);
const mosaic = bands();

export const Square: FunctionComponent = () => (
  <g class="mk-square" aria-hidden="true">
    <defs>
      <pattern id="mk-tile" width={2 * UNIT} height={2 * UNIT} patternUnits="userSpaceOnUse">
        <rect class="mk-tile" width={2 * UNIT} height={2 * UNIT} />
        <path class="mk-tile-other" d={`M0 0H${UNIT}V${UNIT}H0ZM${UNIT} ${UNIT}H${2 * UNIT}V${2 * UNIT}H${UNIT}Z`} />
      </pattern>
      <g id="mk-star">
        <Art of={art.star} />
      </g>
    </defs>
    <rect class="mk-plate" x={-MARGIN} y={-MARGIN} width={WHOLE + 2 * MARGIN} height={WHOLE + 2 * MARGIN} rx="26" />
    {mosaic.map((band) => (
      <g key={band}>
        <path class="mk-band-edge" d={band} />
        <path class="mk-band" d={band} />
        <path class="mk-band-joints" d={band} />
      </g>
    ))}
    <rect class="mk-ground" x="0" y="0" width={WHOLE} height={WHOLE} fill="url(#mk-tile)" />
    <path
      class="mk-grout"
      d={`${numbers.map((n) => `M${n * UNIT} 0V${WHOLE}M0 ${n * UNIT}H${WHOLE}`).join("")}M0 ${WHOLE}H${WHOLE}V0`}
    />
    {CELLS.filter((cell) => columnOf(cell) > 0 && rowOf(cell) > 0).map((cell) => (
      <use key={cell} href="#mk-star" x={columnOf(cell) * UNIT} y={rowOf(cell) * UNIT} />
    ))}
    {numbers.map((number) => {
      const [across, down] = centre(cellNamed(number, number));
      return (
        <g key={number} class="mk-label">
          <text x={across} y={-LABEL}>
            {cellNamed(number, 0).charAt(0)}
          </text>
          <text x={-LABEL} y={down}>
            {number + 1}
          </text>
        </g>
      );
    })}
  </g>
);
