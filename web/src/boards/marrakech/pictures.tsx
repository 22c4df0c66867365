/** Marrakech: the pictures of the rules, by the names that `reading.toml` gives them. */
import art from "@igroteka/games/marrakech/drawing/art.svg";
import type { JSX } from "preact";
import { Art } from "../../kit/art.tsx";
import { degrees } from "../../kit/grid.ts";
import { Arrow, Bot, No, type Pictures, Say, Then, Yes } from "../../kit/picture.tsx";
import { SeatDisc, seatColour, seatInk } from "../../seats/marks.tsx";
import { BAND, BORDER, BORDER_WAY } from "./border.ts";
import { Figure } from "./Figure.tsx";
import { centre, type Way } from "./geometry.ts";

const CELL = 24;

const Cells = ({ x, y, wide, high }: { x: number; y: number; wide: number; high: number }): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    <rect width={wide * CELL} height={high * CELL} fill="#f0dcb0" />
    <path
      d={
        [...Array(wide + 1).keys()].map((n) => `M${n * CELL} 0V${high * CELL}`).join("") +
        [...Array(high + 1).keys()].map((n) => `M0 ${n * CELL}H${wide * CELL}`).join("")
      }
      stroke="#cfae70"
      stroke-width="1.5"
      fill="none"
    />
  </g>
);

/** A rug of two cells, lying or standing, given by its upper left corner. */
const Rug = ({
  x,
  y,
  seat,
  stands = false,
  half = false,
}: {
  x: number;
  y: number;
  seat: number;
  stands?: boolean;
  half?: boolean;
}): JSX.Element => {
  const [wide, high] = half ? [CELL, CELL] : stands ? [CELL, 2 * CELL] : [2 * CELL, CELL];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="1.5" y="1.5" width={wide - 3} height={high - 3} rx="2" fill={seatColour(seat - 1)} />
      <rect x="1.5" y="1.5" width={wide - 3} height={high - 3} rx="2" fill={`url(#seat-${seat})`} opacity="0.45" />
      <rect
        x="4.5"
        y="4.5"
        width={wide - 9}
        height={high - 9}
        fill="none"
        stroke={seatInk(seat - 1)}
        stroke-width="1.3"
      />
    </g>
  );
};

/** Assam in the middle of a cell. The tip of his disc points where he is heading. */
const Assam = ({ x, y, way = "s" }: { x: number; y: number; way?: Way }): JSX.Element => (
  <g transform={`translate(${x} ${y}) scale(0.26)`}>
    <Art of={art.heading} transform={`rotate(${degrees(way)})`} />
    <Figure way={way} />
  </g>
);

const Coin = ({ x, y, n }: { x: number; y: number; n: number }): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="12" fill="#e7b53c" stroke="#8a6412" stroke-width="1.5" />
    <text y="5" text-anchor="middle" font-size="13" font-weight="700" fill="#4d3606">
      {n}
    </text>
  </g>
);

const Die = ({ x, y, slippers }: { x: number; y: number; slippers: number }): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="-15" y="-15" width="30" height="30" rx="6" fill="#dda55c" stroke="#8b5a20" stroke-width="1.5" />
    {[...Array(slippers).keys()].map((n) => (
      <ellipse
        key={n}
        cx={(n % 2) * 12 - (slippers > 1 ? 6 : 0)}
        cy={slippers > 2 ? Math.floor(n / 2) * 13 - 6 : 0}
        rx="3"
        ry="5.5"
        fill="#7a2e12"
      />
    ))}
  </g>
);

export const pictures: Pictures = {
  aim: () => (
    <>
      <Cells x={48} y={12} wide={3} high={3} />
      <Rug x={48} y={12} seat={1} />
      <Rug x={72} y={36} seat={2} stands />
      <Rug x={96} y={12} seat={1} stands />
      <Assam x={60} y={72} />
      <Then x={132} />
      <Coin x={172} y={40} n={5} />
      <Coin x={182} y={54} n={5} />
      <Coin x={196} y={44} n={1} />
    </>
  ),
  setup: () => (
    <>
      <Cells x={60} y={-12} wide={5} high={5} />
      <Assam x={120} y={48} />
      <Coin x={26} y={34} n={30} />
      <Rug x={4} y={56} seat={1} />
      <Rug x={6} y={53} seat={1} />
      <Coin x={214} y={34} n={30} />
      <Rug x={188} y={56} seat={2} />
      <Rug x={190} y={53} seat={2} />
    </>
  ),
  end: () => (
    <>
      <Coin x={30} y={42} n={5} />
      <Coin x={44} y={56} n={5} />
      <Coin x={58} y={42} n={1} />
      <Say x={86} y={56}>
        +
      </Say>
      <Cells x={102} y={24} wide={3} high={2} />
      <Rug x={102} y={24} seat={1} />
      <Rug x={126} y={48} seat={1} />
      <Rug x={126} y={24} seat={2} stands />
      <Say x={206} y={56}>
        11 + 2
      </Say>
    </>
  ),
  two: () => (
    <>
      {[0, 1, 2, 3].map((n) => (
        <Rug key={n} x={36} y={58 - 6 * n} seat={n % 2 ? 1 : 3} />
      ))}
      {[0, 1, 2, 3].map((n) => (
        <Rug key={n} x={156} y={58 - 6 * n} seat={n % 2 ? 4 : 2} />
      ))}
      <SeatDisc x={24} y={30} seat={1} />
      <SeatDisc x={216} y={30} seat={2} />
    </>
  ),
  turn: () => (
    <>
      <Assam x={34} y={48} />
      <Arrow way="M34 30A18 18 0 0 1 52 48" head={[52, 48]} turn={90} />
      <Then x={72} />
      <Die x={116} y={48} slippers={2} />
      <Then x={144} />
      <Rug x={176} y={36} seat={1} />
    </>
  ),
  border: () => (
    <>
      <Cells x={60} y={24} wide={5} high={3} />
      <g transform="translate(12 24) scale(0.24)">
        <path d={BAND} fill="none" stroke="#cf9a55" stroke-width="38" />
      </g>
      <Assam x={72} y={84} way="n" />
      <g transform="translate(12 24) scale(0.24)" fill="none" stroke="var(--accent)" stroke-width="12.5">
        <path d={BORDER_WAY} stroke-linecap="round" stroke-linejoin="round" />
      </g>
      {BORDER.map(({ to }) => (
        <circle key={to} cx={12 + 0.24 * centre(to)[0]} cy={24 + 0.24 * centre(to)[1]} r="4.5" fill="var(--accent)" />
      ))}
      <Die x={30} y={48} slippers={BORDER.length} />
    </>
  ),
  paying: () => (
    <>
      <Cells x={20} y={12} wide={4} high={3} />
      <Rug x={20} y={12} seat={1} stands />
      <Rug x={44} y={36} seat={1} />
      <Rug x={68} y={12} seat={2} />
      <Assam x={56} y={48} />
      <SeatDisc x={146} y={48} seat={2} />
      <Then x={164} />
      <Coin x={200} y={34} n={4} />
      <SeatDisc x={204} y={66} seat={1} />
    </>
  ),
  laying: () => (
    <>
      <Cells x={10} y={12} wide={4} high={3} />
      <Assam x={46} y={48} />
      <Rug x={58} y={36} seat={1} />
      <Yes x={122} y={24} />
      <Cells x={134} y={12} wide={4} high={3} />
      <Assam x={170} y={48} />
      <Rug x={182} y={36} seat={2} />
      <rect
        x={181}
        y={35}
        width="50"
        height="26"
        rx="3"
        fill="none"
        stroke="var(--look-1)"
        stroke-width="2.5"
        stroke-dasharray="5 4"
      />
      <No x={232} y={24} />
    </>
  ),
  table: () => (
    <>
      <SeatDisc x={70} y={48} seat={3} r={18} />
      <Then x={106} />
      <Bot x={160} y={52} />
    </>
  ),
};
