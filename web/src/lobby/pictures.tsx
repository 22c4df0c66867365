/** A small drawing for each game, which tells what it is about. */
import type { FunctionComponent, JSX } from "preact";
import { Figure as Assam } from "../boards/marrakech/Figure.tsx";
import type { GameName } from "../words/games.ts";

const line = { fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" } as const;

/** A rug of two cells with a border and tassels, lying across. */
const Rug = ({ at, turn, colour, light }: { at: string; turn: number; colour: string; light: string }): JSX.Element => (
  <g transform={`translate(${at}) rotate(${turn})`}>
    <path d="M-31 -12V12M-33 -12V12M31 -12V12M33 -12V12" stroke={light} stroke-width="1.5" stroke-dasharray="1.5 2.5" fill="none" />
    <rect x="-30" y="-15" width="60" height="30" rx="2" fill={colour} />
    <rect x="-26" y="-11" width="52" height="22" fill="none" stroke={light} stroke-width="1.8" />
    <path d="M-18 0L-9 -7L0 0L9 -7L18 0L9 7L0 0L-9 7Z" fill={light} />
  </g>
);

const Marrakech = (): JSX.Element => (
  <>
    <rect width="160" height="120" fill="#e6c48f" />
    <path d="M0 24H160M0 56H160M0 88H160M20 0V120M52 0V120M84 0V120M116 0V120M148 0V120" stroke="#d0a365" stroke-width="2" fill="none" />
    <Rug at="44 84" turn={-4} colour="#c3261a" light="#f3d9a4" />
    <Rug at="72 62" turn={86} colour="#1f6fc0" light="#e9f0f5" />
    <Rug at="112 78" turn={3} colour="#2f7a58" light="#f1dfae" />
    <ellipse cx="100" cy="98" rx="20" ry="5" fill="#7a4d1c" opacity="0.25" />
    <g transform="translate(100 58) scale(0.86)"><Assam way="s" /></g>
  </>
);

/** A porcelain tile of three cells with its channel of water. */
const Tile = ({ at, turn, way }: { at: string; turn: number; way: string }): JSX.Element => (
  <g transform={`translate(${at}) rotate(${turn})`}>
    <rect x="-35" y="-11" width="72" height="24" rx="4" fill="#0d2034" opacity="0.5" />
    <rect x="-36" y="-12" width="72" height="24" rx="4" fill="#f2efe4" />
    <path d={way} stroke="#1d6fa8" stroke-width="8" {...line} stroke-linecap="butt" />
    <path d={way} stroke="#58b4e0" stroke-width="4.5" {...line} stroke-linecap="butt" />
  </g>
);

const Tayu = (): JSX.Element => (
  <>
    <rect width="160" height="120" fill="#254a6b" />
    <path d="M8 0V120M32 0V120M56 0V120M80 0V120M104 0V120M128 0V120M152 0V120M0 12H160M0 36H160M0 60H160M0 84H160M0 108H160" stroke="#315a7e" stroke-width="1.5" fill="none" />
    <Tile at="20 60" turn={90} way="M-36 0H36M0 0V-12" />
    <Tile at="68 48" turn={0} way="M-36 0H36M-24 0V12" />
    <Tile at="116 36" turn={90} way="M-24 12V0H24V-12M0 0H36" />
    <Tile at="92 84" turn={0} way="M-24 -12V0H36M24 0V12" />
    <Tile at="140 72" turn={90} way="M-36 0H36M12 0V12" />
    <g fill="#f0d48a"><circle cx="56" cy="4" r="3" /><circle cx="104" cy="116" r="3" /><circle cx="156" cy="60" r="3" /></g>
  </>
);

const Hare = ({ at, scale = 1, fur = "#efe6d6" }: { at: string; scale?: number; fur?: string }): JSX.Element => (
  <g transform={`translate(${at}) scale(${scale})`}>
    <path d="M-6 -12C-11 -30 -7 -38 -4 -37S-1 -22 -1 -14ZM3 -13C4 -30 9 -37 11 -35S9 -20 6 -11Z" fill={fur} />
    <path d="M-5 -16C-7 -28 -6 -33 -4.5 -33S-3 -24 -3 -17Z" fill="#e2a9a0" />
    <circle cy="-6" r="10" fill={fur} />
    <path d="M-13 14C-13 0 13 0 13 14Z" fill={fur} />
    <circle cx="-3.5" cy="-8" r="1.6" fill="#33261c" /><circle cx="4" cy="-8" r="1.6" fill="#33261c" />
    <path d="M-1.5 -3.500H1.500L0 -2Z" fill="#b3665c" />
  </g>
);

const Mazaitsy = (): JSX.Element => (
  <>
    <rect width="160" height="120" fill="#a9c3bb" />
    <path d="M0 0H160V34C130 26 110 38 84 32S30 26 0 38Z" fill="#8fa878" />
    <g stroke="#6f5436" stroke-width="3" {...line}><path d="M24 44V14M24 26L14 16M24 22L33 12M132 40V10M132 24L122 14M132 20L142 11" /></g>
    <path d="M0 52C14 46 22 58 36 52S58 46 72 52S96 58 110 52S138 46 160 54M0 108C18 102 26 114 42 108S68 102 84 108S112 114 128 108S150 104 160 108" stroke="#7fa29b" stroke-width="3" {...line} />
    <g transform="translate(34 74)"><path d="M-24 4C-12 -3 14 -3 26 3C22 13 -18 13 -24 4Z" fill="#7c6a52" /><path d="M-14 5H14" stroke="#94826a" stroke-width="2" {...line} /><Hare at="2 -8" scale={0.72} /></g>
    <Hare at="88 64" scale={0.9} /><Hare at="112 66" scale={0.8} fur="#d8cbb4" />
    <path d="M138 40L128 84" stroke="#6b4a2b" stroke-width="3.5" {...line} /><path d="M128 82C121 88 122 98 125 104L132 100C134 94 134 88 128 82Z" fill="#6b4a2b" />
    <path d="M62 72C80 80 124 80 146 68C144 92 128 100 106 100S66 96 62 72Z" fill="#a9713a" />
    <path d="M62 72C80 80 124 80 146 68L145 75C124 86 82 86 63.5 79Z" fill="#c08a50" />
    <path d="M52 98C66 92 74 104 90 98S116 92 132 98S150 102 158 97" stroke="#7fa29b" stroke-width="3" {...line} />
  </>
);

const Cat = ({ at, flip = 1, fur }: { at: string; flip?: number; fur: string }): JSX.Element => (
  <g transform={`translate(${at}) scale(${flip} 1)`} fill={fur}>
    <path d="M-22 2C-34 -4 -38 -16 -34 -24" stroke={fur} stroke-width="5" {...line} />
    <path d="M-24 4C-24 -8 -8 -9 4 -8C10 -14 12 -17 14 -24L19 -18L25 -19L28 -25C31 -18 31 -10 26 -5C20 1 20 4 14 6L23 16L18 18L6 8L-8 8L-17 18L-22 16L-17 7Z" />
    <circle cx="21" cy="-12" r="1.5" fill="#fff" /><circle cx="26.5" cy="-12" r="1.5" fill="#fff" />
  </g>
);

const Chair = ({ at, cushion }: { at: string; cushion: string }): JSX.Element => (
  <g transform={`translate(${at})`}>
    <path d="M-10 -6V-30C-10 -35 10 -35 10 -30V-6M-10 -20H10" stroke="#6f4520" stroke-width="4" {...line} />
    <path d="M-11 4V18M11 4V18" stroke="#6f4520" stroke-width="4" {...line} />
    <rect x="-14" y="-7" width="28" height="11" rx="5" fill={cushion} />
  </g>
);

const Chazz = (): JSX.Element => (
  <>
    <rect width="160" height="120" fill="#8c3f45" />
    <ellipse cx="80" cy="72" rx="74" ry="42" fill="#a8565a" />
    <ellipse cx="80" cy="72" rx="66" ry="36" fill="none" stroke="#e3b98a" stroke-width="2.5" stroke-dasharray="7 5" />
    <Chair at="42 50" cushion="#b28400" />
    <Chair at="118 50" cushion="#287253" />
    <ellipse cx="80" cy="66" rx="25" ry="11" fill="#5d3a1b" /><ellipse cx="80" cy="63" rx="25" ry="11" fill="#b98049" />
    <ellipse cx="80" cy="63" rx="17" ry="7" fill="none" stroke="#d9a871" stroke-width="1.5" />
    <Chair at="80 46" cushion="#2f8ded" />
    <Cat at="44 92" fur="#2b2620" /><Cat at="120 95" flip={-1} fur="#e8913c" />
  </>
);

const PICTURES: Record<GameName, () => JSX.Element> = { marrakech: Marrakech, tayu: Tayu, mazaitsy: Mazaitsy, chazz: Chazz };

export const GamePicture: FunctionComponent<{ game: GameName }> = ({ game }) => {
  const Picture = PICTURES[game];
  return <svg class="game-picture" viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><Picture /></svg>;
};
