/** Ta Yü: the pictures of the rules, by the names that `reading.toml` gives them. */
import type { JSX } from "preact";
import { Arrow, No, type Pictures, Say, Then, Yes } from "../../kit/picture.tsx";
import { SeatDisc } from "../../seats/marks.tsx";

/** Three cells of 22 with their water; `way` is drawn around the middle of the tile. */
const Tile = ({ x, y, turn = 0, way }: { x: number; y: number; turn?: number; way: string }): JSX.Element => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect x="-33" y="-11" width="66" height="22" rx="3.5" fill="#f2efe4" stroke="#0d2034" />
    <path d={way} fill="none" stroke="#1d6fa8" stroke-width="8" stroke-linejoin="round" />
    <path d={way} fill="none" stroke="#58b4e0" stroke-width="4.5" stroke-linejoin="round" />
  </g>
);
const LONG = "M-33 0H33M0 0V11";
const BEND = "M-22 -11V0H33M22 0V11";

/** The lake: red shores north and south, blue ones west and east. */
const Lake = ({
  x,
  y,
  size = 80,
  children,
}: {
  x: number;
  y: number;
  size?: number;
  children?: JSX.Element | JSX.Element[];
}): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    <rect width={size} height={size} fill="var(--shade)" />
    <path d={`M0 0H${size}M0 ${size}H${size}`} stroke="var(--seat-1)" stroke-width="7" />
    <path d={`M0 4V${size - 4}M${size} 4V${size - 4}`} stroke="var(--seat-2)" stroke-width="7" />
    {children}
  </g>
);

const Bag = ({ x, y }: { x: number; y: number }): JSX.Element => (
  <path
    transform={`translate(${x} ${y})`}
    d="M-9 -24H9L6 -15C22 -4 24 24 14 26H-14C-24 24 -22 -4 -6 -15Z"
    fill="#7c3b2e"
    stroke="#4d1f17"
    stroke-width="2"
  />
);

export const pictures: Pictures = {
  aim: () => (
    <Lake x={80} y={8}>
      <path d="M22 0V26H46V52H34V80M46 40H62" fill="none" stroke="#58b4e0" stroke-width="7" />
    </Lake>
  ),
  setup: () => (
    <>
      <Lake x={80} y={8} />
      <SeatDisc x={120} y={30} seat={1} />
      <SeatDisc x={104} y={54} seat={2} />
      <Arrow way="M136 22V36" head={[136, 38]} turn={90} colour="#fff" />
      <Arrow way="M122 54H138" head={[140, 54]} colour="#fff" />
    </>
  ),
  end: () => (
    <>
      <Bag x={50} y={50} />
      <Say x={50} y={62} size={22}>
        0
      </Say>
      <path d="M120 16V80" stroke="var(--line)" stroke-width="2" />
      <Tile x={180} y={44} way={LONG} />
      <No x={180} y={74} />
    </>
  ),
  spoiler: () => (
    <>
      <SeatDisc x={50} y={40} seat={1} r={16} />
      <SeatDisc x={100} y={40} seat={2} r={16} />
      <SeatDisc x={176} y={40} seat={3} r={20} />
      <Say x={176} y={84}>
        24?
      </Say>
      <Arrow way="M150 40H128" head={[126, 40]} turn={180} />
    </>
  ),
  turn: () => (
    <>
      <Bag x={36} y={50} />
      <Then x={66} />
      <Tile x={126} y={48} way={BEND} />
      <Arrow way="M170 34A20 20 0 0 1 190 54" head={[190, 56]} turn={90} />
      <Tile x={212} y={48} turn={90} way={BEND} />
    </>
  ),
  laying: () => (
    <>
      <Tile x={48} y={36} way={LONG} />
      <Tile x={48} y={58} turn={180} way={LONG} />
      <Yes x={98} y={48} />
      <Tile x={164} y={36} way={LONG} />
      <Tile x={164} y={58} way="M-33 0H33M22 0V11" />
      <No x={216} y={48} />
    </>
  ),
  counting: () => (
    <>
      <Lake x={14} y={8}>
        <path
          d="M12 0V16M30 0V40M48 0V40H30M66 0V20M20 80V60M40 80V40M60 80V54"
          fill="none"
          stroke="#58b4e0"
          stroke-width="6"
        />
      </Lake>
      <circle cx={62} cy={8} r={6} fill="#f0d48a" />
      <Say x={170} y={42}>
        (4 + 1) × 3
      </Say>
      <Say x={170} y={72} size={24}>
        = 15
      </Say>
    </>
  ),
  four: () => (
    <>
      <Lake x={80} y={8} />
      <SeatDisc x={120} y={20} seat={1} r={10} />
      <SeatDisc x={148} y={48} seat={2} r={10} />
      <SeatDisc x={120} y={76} seat={3} r={10} />
      <SeatDisc x={92} y={48} seat={4} r={10} />
    </>
  ),
  winner: () => (
    <>
      <SeatDisc x={36} y={30} seat={1} />
      <Say x={74} y={37}>
        26
      </Say>
      <Yes x={104} y={30} />
      <SeatDisc x={36} y={68} seat={2} />
      <Say x={74} y={75}>
        18
      </Say>
      <path d="M128 16V80" stroke="var(--line)" stroke-width="2" />
      <SeatDisc x={158} y={48} seat={3} />
      <Say x={204} y={55}>
        24
      </Say>
    </>
  ),
};
