/** Mazaitsy: the pictures of the rules, by the names that `reading.toml` gives them. */
import art from "@igroteka/games/mazaitsy/drawing/art.svg";
import { Art } from "../../kit/art.tsx";
import { Arrow, No, type Pictures, Say, Then, Yes } from "../../kit/picture.tsx";
import { SeatDisc } from "../../seats/marks.tsx";
import { Boat, Card, Hare, type Kind, Pile, Row, Shore } from "./schemes.tsx";

/** A strip of the field, four to a row. */
const FIELD: [Kind, number][] = [
  ["fish", 2],
  ["water", 0],
  ["log", 1],
  ["current", 0],
  ["reeds", 0],
  ["whirl", 0],
  ["water", 3],
  ["funnel", 0],
];

/** The eight cards around one. */
const RING: [number, number][] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export const pictures: Pictures = {
  aim: () => (
    <>
      <Shore x={176} />
      <Card x={30} y={48} kind="water" hare={3} />
      <Then x={54} />
      <Boat x={100} y={48} turn={90} />
      <Hare x={100} y={32} value={2} />
      <Then x={130} />
      <Hare x={204} y={42} value={2} />
      <Hare x={216} y={66} value={3} />
    </>
  ),
  course: () => (
    <>
      <Boat x={30} y={52} />
      <Arrow way="M30 32V20" head={[30, 18]} turn={-90} />
      <Then x={60} />
      <Card x={112} y={54} kind="reeds" />
      <Card x={122} y={42} kind="current" />
      <Then x={150} />
      <Card x={180} y={48} kind="water" />
      <Pile x={218} y={46} kind="log" />
    </>
  ),
  field: () => (
    <>
      {FIELD.map(([kind, hare], n) => (
        <Card
          key={n}
          x={48 + 38 * (n % 4)}
          y={29 + 38 * Math.floor(n / 4)}
          kind={kind}
          hare={hare}
          marked={n % 4 === 1 || n % 4 === 2}
        />
      ))}
      <Pile x={212} y={46} kind="fish" />
    </>
  ),
  boats: () => (
    <>
      {[0, 1].flatMap((n) =>
        [0, 1].map((m) => <Card key={`${n}${m}`} x={101 + 38 * n} y={29 + 38 * m} kind="water" />),
      )}
      <Boat x={101} y={29} seat={1} turn={-90} />
      <Boat x={139} y={29} seat={2} />
      <Boat x={139} y={67} seat={3} turn={90} />
      <Boat x={101} y={67} seat={4} turn={180} />
    </>
  ),
  actions: () => (
    <>
      <Boat x={52} y={70} />
      <Arrow way="M52 50V24" head={[52, 22]} turn={-90} />
      <Arrow way="M40 54L24 38" head={[22, 36]} turn={-135} />
      <Arrow way="M64 54L80 38" head={[82, 36]} turn={-45} />
      <path d="M120 16V80" stroke="var(--line)" stroke-width="2" />
      <Boat x={180} y={60} />
      <Arrow way="M166 42A18 18 0 0 1 200 50" head={[201, 52]} turn={75} />
    </>
  ),
  unloading: () => (
    <>
      <Shore x={128} />
      <Card x={104} y={48} kind="water" />
      <Boat x={104} y={48} turn={90} />
      <Arrow way="M128 48H152" head={[154, 48]} />
      <Hare x={176} y={44} value={3} />
      <Hare x={200} y={58} value={1} />
    </>
  ),
  picking: () => (
    <>
      {[0, 1, 2].map((n) => (
        <Card key={n} x={70 + 48 * n} y={52} kind={n === 1 ? "current" : "water"} hare={n === 0 ? 0 : n + 1} />
      ))}
      <Boat x={70} y={52} turn={90} />
      <Arrow way="M86 30C110 14 140 14 160 28" head={[162, 29]} turn={40} />
    </>
  ),
  water: () => (
    <>
      <Card x={50} y={48} kind="water" />
      <Yes x={50} y={80} />
      <Card x={120} y={48} kind="reeds" />
      <No x={120} y={80} />
      <Card x={190} y={48} kind="log" />
      <Boat x={190} y={48} turn={90} />
    </>
  ),
  currents: () => (
    <>
      <Card x={46} y={48} kind="water" />
      <Card x={94} y={48} kind="current" />
      <Card x={142} y={48} kind="current" turn={45} />
      <Card x={190} y={72} kind="water" />
      <Boat x={46} y={48} turn={90} />
      <Arrow way="M58 26H140L182 54" head={[184, 56]} turn={40} />
    </>
  ),
  funnels: () => (
    <>
      <Card x={120} y={48} kind="funnel" />
      {RING.map(([dx, dy]) => (
        <Arrow
          key={`${dx}${dy}`}
          way={`M${120 + 46 * dx} ${48 + 40 * dy}L${120 + 28 * dx} ${48 + 25 * dy}`}
          head={[120 + 26 * dx, 48 + 23 * dy]}
          turn={(Math.atan2(-dy * 40, -dx * 46) * 180) / Math.PI}
        />
      ))}
      <Boat x={58} y={48} />
    </>
  ),
  replacing: () => (
    <>
      <Card x={40} y={48} kind="current" marked />
      <Arrow way="M62 40C90 22 110 22 134 34" head={[136, 35]} turn={35} />
      <Card x={150} y={52} kind="reeds" />
      <Then x={176} />
      <Card x={216} y={52} kind="current" />
    </>
  ),
  whirlpool: () => (
    <>
      <Card x={120} y={48} kind="whirl" />
      {RING.filter((_, n) => n % 2 === 0).map(([dx, dy], n) => (
        <Hare key={n} x={120 + 40 * dx} y={50 + 32 * dy} value={n + 1} />
      ))}
      <Arrow way="M92 14H146" head={[148, 14]} />
      <Arrow way="M148 86H94" head={[92, 86]} turn={180} />
    </>
  ),
  swamp: () => (
    <>
      <Card x={70} y={48} kind="swamp" />
      <Hare x={24} y={34} value={2} />
      <Hare x={116} y={66} value={1} />
      <Arrow way="M34 38L48 42" head={[50, 43]} turn={15} />
      <Arrow way="M106 62L92 56" head={[90, 55]} turn={200} />
      <Then x={142} />
      <Card x={190} y={48} kind="swamp" />
      <No x={190} y={48} />
    </>
  ),
  drawing: () => (
    <>
      <Pile x={26} y={46} kind="fish" />
      <Then x={54} />
      <Row from={94} chosen={[0]} />
    </>
  ),
  mazai: () => (
    <>
      <rect x="40" y="14" width="54" height="68" rx="6" fill="#e9dcc0" />
      <circle cx="67" cy="42" r="13" fill="#e2b48c" />
      <path d="M54 46C54 66 80 66 80 46C76 54 58 54 54 46Z" fill="#d8d4cc" />
      <path d="M52 38C54 20 80 20 82 38C72 33 62 33 52 38Z" fill="#6f5436" />
      <Then x={112} />
      <Card x={156} y={48} kind="water" hare={1} />
      <Card x={200} y={48} kind="water" hare={3} />
    </>
  ),
  count: () => (
    <>
      <Hare x={36} y={52} value={3} />
      <Say x={62} y={57}>
        +
      </Say>
      <Hare x={86} y={52} value={2} />
      <Say x={112} y={57}>
        +
      </Say>
      <Hare x={136} y={52} value={4} />
      <Say x={186} y={59} size={26}>
        = 9
      </Say>
    </>
  ),
  twins: () => (
    <>
      <Card x={50} y={48} kind="log" hare={2} />
      <Card x={94} y={48} kind="log" hare={1} />
      <Say x={134} y={55}>
        +
      </Say>
      <Card x={166} y={48} kind="log" marked />
      <Then x={190} />
      <No x={224} y={48} />
    </>
  ),
  choice: () => (
    <>
      <Pile x={28} y={46} kind="fish" marked />
      <Row from={84} chosen={[0, 1, 2, 3]} />
    </>
  ),
  stealing: () => (
    <>
      <Card x={120} y={48} kind="water" />
      <Boat x={104} y={52} seat={1} turn={20} />
      <Boat x={136} y={52} seat={2} turn={-20} />
      <Hare x={168} y={44} value={4} />
      <Arrow way="M156 22C130 8 104 10 90 24" head={[88, 26]} turn={130} />
    </>
  ),
  teams: () => (
    <>
      <SeatDisc x={54} y={34} seat={1} />
      <SeatDisc x={84} y={34} seat={3} />
      <Say x={120} y={55} size={24}>
        :
      </Say>
      <SeatDisc x={156} y={34} seat={2} />
      <SeatDisc x={186} y={34} seat={4} />
      <Boat x={58} y={70} seat={1} turn={90} />
      <Hare x={84} y={74} value={2} />
      <Arrow way="M94 72H104" head={[106, 72]} />
    </>
  ),
  load: () => (
    <>
      <Boat x={40} y={50} turn={90} />
      {[0, 1, 2, 3].map((n) => (
        <Hare key={n} x={84 + 28 * n} y={54} value={[2, 1, 4, 3][n] ?? 1} />
      ))}
      <Hare x={212} y={54} value={1} />
      <No x={212} y={54} />
    </>
  ),
};

const CARDS = ["water", "fish", "log", "thicket", "straight", "side", "funnel", "whirlpool", "swamp", "mazai"] as const;

/** The cards as they lie on the field. */
export const legend: Pictures = Object.fromEntries(
  CARDS.map((card) => [card, () => <Art of={art[card]} transform="scale(0.98)" />]),
);
