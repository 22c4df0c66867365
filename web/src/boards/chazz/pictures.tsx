/** Chazz: the pictures of the rules, by the names that `reading.toml` gives them. */
import art from "@igroteka/games/chazz/drawing/art.svg";
import type { JSX } from "preact";
import { Art } from "../../kit/art.tsx";
import { Arrow, Bot, No, type Pictures, Say, Then, Yes } from "../../kit/picture.tsx";
import { seatColour, seatInk, seatLetter } from "../../seats/marks.tsx";

const line = {
  fill: "none",
  stroke: "#6f4520",
  "stroke-width": 3,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
} as const;

/** A chair, with its owner's cushion if it has an owner. */
const Chair = ({ x, y, owner }: { x: number; y: number; owner?: number }): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-9 0V-22C-9 -26 9 -26 9 -22V0M-9 -12H9M-9 4V16M9 4V16" {...line} />
    <rect x="-12" y="-3" width="24" height="9" rx="4" fill={owner ? seatColour(owner - 1) : "#c9a878"} />
  </g>
);

/** A cat that runs to the right; `flip` mirrors it. */
const Cat = ({
  x,
  y,
  seat,
  flip = 1,
  size = 0.62,
}: {
  x: number;
  y: number;
  seat: number;
  flip?: 1 | -1;
  size?: number;
}): JSX.Element => (
  <g style={{ color: seatColour(seat - 1) }}>
    <Art of={art["running-cat"]} transform={`translate(${x} ${y}) scale(${flip * size} ${size})`} />
  </g>
);

/** Hiss, scratch and rub: teeth, claws, a cheek. */
const SIGN = {
  hiss: "M-7 -3L-3.500 4L0 -3L3.500 4L7 -3",
  scratch: "M-6 -6L-3 6M0 -6L3 6M6 -6L9 6",
  rub: "M-7 3C-7 -7 7 -7 7 3M-3 0V0.1M3 0V0.1",
} as const;

const Card = ({
  x,
  y,
  seat,
  sign,
}: {
  x: number;
  y: number;
  seat: number;
  sign: keyof typeof SIGN | "leader";
}): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="-12" y="-17" width="24" height="34" rx="4" fill={sign === "leader" ? "#e7b53c" : seatColour(seat - 1)} />
    {sign === "leader" ? (
      <path d="M-8 5L-9 -7L-4 -2L0 -9L4 -2L9 -7L8 5Z" fill="#6f4520" />
    ) : (
      <path
        d={SIGN[sign]}
        fill="none"
        stroke={seatInk(seat - 1)}
        stroke-width="2.5"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    )}
    {sign !== "leader" && (
      <text y="14" text-anchor="middle" font-size="8" fill={seatInk(seat - 1)}>
        {seatLetter(seat - 1)}
      </text>
    )}
  </g>
);

const Table = ({ chairs }: { chairs: number }): JSX.Element => (
  <g>
    <circle cx="120" cy="48" r="17" fill="#b98049" />
    {[...Array(chairs).keys()].map((n) => {
      const angle = (2 * Math.PI * n) / chairs - Math.PI / 2;
      return (
        <circle
          key={n}
          cx={120 + 42 * Math.cos(angle)}
          cy={48 + 28 * Math.sin(angle)}
          r="6"
          fill="#c9a878"
          stroke="#6f4520"
          stroke-width="2"
        />
      );
    })}
  </g>
);

export const pictures: Pictures = {
  aim: () => (
    <>
      <Cat x={44} y={56} seat={1} />
      <Then x={78} />
      <Chair x={130} y={52} owner={1} />
      <Say x={160} y={55}>
        +
      </Say>
      <Chair x={190} y={52} owner={1} />
    </>
  ),
  players: () => (
    <>
      {[1, 2, 3, 4].map((seat) => (
        <Cat key={seat} x={42 + 40 * (seat - 1)} y={54} seat={seat} size={0.5} />
      ))}
      <Say x={184} y={58}>
        …
      </Say>
      <Bot x={214} y={52} />
    </>
  ),
  setup: () => (
    <>
      <Table chairs={4} />
      {[1, 2, 3, 4, 5].map((seat) => (
        <Cat
          key={seat}
          x={seat < 3 ? 34 : 206}
          y={[26, 70, 18, 48, 78][seat - 1] ?? 0}
          seat={seat}
          flip={seat < 3 ? 1 : -1}
          size={0.42}
        />
      ))}
    </>
  ),
  end: () => (
    <>
      <Chair x={60} y={52} owner={2} />
      <Chair x={100} y={52} owner={2} />
      <Chair x={140} y={52} owner={1} />
      <Then x={162} />
      <Cat x={208} y={54} seat={2} size={0.55} />
    </>
  ),
  round: () => (
    <>
      <Card x={26} y={48} seat={1} sign="leader" />
      <Then x={44} />
      <Cat x={92} y={54} seat={1} size={0.45} />
      <Then x={114} />
      <Chair x={152} y={52} />
      <Then x={170} />
      <Card x={212} y={48} seat={1} sign="hiss" />
    </>
  ),
  movement: () => (
    <>
      <Table chairs={4} />
      <ellipse
        cx="120"
        cy="48"
        rx="66"
        ry="42"
        fill="none"
        stroke="var(--line)"
        stroke-width="2"
        stroke-dasharray="6 5"
      />
      <Cat x={120} y={88} seat={2} size={0.4} flip={-1} />
      <Cat x={186} y={50} seat={3} size={0.4} />
      <Arrow way="M60 66A66 42 0 0 1 62 28" head={[64, 26]} turn={-50} />
    </>
  ),
  sitting: () => (
    <>
      <Chair x={50} y={56} />
      <Cat x={52} y={44} seat={1} size={0.42} />
      <Chair x={110} y={56} />
      <Cat x={112} y={44} seat={2} size={0.42} />
      <Yes x={146} y={48} />
      <Cat x={190} y={60} seat={3} size={0.5} flip={-1} />
      <No x={226} y={48} />
    </>
  ),
  laying: () => (
    <>
      <Chair x={52} y={52} />
      <Card x={92} y={48} seat={1} sign="hiss" />
      <Card x={122} y={48} seat={1} sign="scratch" />
      <Card x={152} y={48} seat={1} sign="rub" />
      <Card x={196} y={48} seat={3} sign="rub" />
    </>
  ),
  territories: () => (
    <>
      <Card x={34} y={48} seat={4} sign="hiss" />
      <Card x={62} y={48} seat={4} sign="scratch" />
      <Card x={90} y={48} seat={4} sign="rub" />
      <Then x={112} />
      <Chair x={166} y={52} owner={4} />
      <Yes x={200} y={48} />
    </>
  ),
  leader: () => (
    <>
      <Chair x={60} y={56} />
      <Cat x={62} y={44} seat={1} size={0.42} />
      <Card x={28} y={50} seat={1} sign="leader" />
      <Arrow way="M28 76C60 92 120 94 156 80" head={[158, 79]} turn={-25} />
      <Chair x={170} y={56} />
      <Cat x={172} y={44} seat={2} size={0.42} />
    </>
  ),
};
