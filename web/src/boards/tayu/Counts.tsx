/** The count of each side on its band, with the colour and sign of its owners. */
import type { FunctionComponent } from "preact";
import { SeatSign } from "../../seats/marks.tsx";
import { CELL } from "./channels.ts";
import { BAND, SHORE } from "./Ground.tsx";
import type { Way } from "./geometry.ts";

interface Shown {
  side: Way;
  count: number;
  /** The seats that build from there: two partners, or one. */
  seats: readonly number[];
  isRaised: boolean;
  name: string;
}

export const Counts: FunctionComponent<{ size: number; shown: readonly Shown[] }> = ({ size, shown }) => {
  const across = size * CELL;
  const far = SHORE + BAND / 2;
  const at: Record<Way, [number, number]> = {
    n: [across / 2, -far],
    s: [across / 2, across + far],
    w: [-far, across / 2],
    e: [across + far, across / 2],
  };
  return (
    <g>
      {shown.map(({ side, count, seats, isRaised, name }) => {
        const [x, y] = at[side];
        const isLevel = side === "n" || side === "s";
        const long = 26 + 14 * seats.length;
        const first = -long / 2 + 11;
        const [wide, high] = isLevel ? [long + 6, BAND + 2] : [BAND + 4, long];
        return (
          <g
            key={side}
            class={isRaised ? "count raised" : "count"}
            transform={`translate(${x} ${y})`}
            role="img"
            aria-label={name}
          >
            <rect x={-wide / 2} y={-high / 2} width={wide} height={high} rx={BAND / 2} />
            {seats.map((seat, number) => {
              const along = first + 14 * number;
              return (
                <g
                  key={seat}
                  style={{ fill: `var(--seat-${seat + 1})` }}
                  transform={`translate(${isLevel ? along : 0} ${isLevel ? 0 : along}) scale(1.25)`}
                >
                  <SeatSign seat={seat} />
                </g>
              );
            })}
            <text x={isLevel ? 7 * seats.length : 0} y={isLevel ? 6 : 6 + 7 * seats.length}>
              {count}
            </text>
          </g>
        );
      })}
    </g>
  );
};
