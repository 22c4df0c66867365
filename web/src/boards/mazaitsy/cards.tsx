/** The cards, each drawn so that it says what it does. Drawn once, in a square of 100 around its middle, and used by name. */
import type { FunctionComponent, JSX } from "preact";
import { angle } from "./geometry.ts";
import { bearsHare, typeOf, type CardType, type Way } from "./view.ts";

const SIDE = 96;

/** Three lines of ripples, which all water has. */
const Ripples: FunctionComponent = () => (
  <path class="mz-ripple" d="M-36 -24q7 -7 14 0t14 0M10 -30q6 -6 12 0t12 0M-6 2q7 -7 14 0t14 0M-38 26q6 -6 12 0t12 0M4 32q7 -7 14 0t14 0" />
);

const Reed: FunctionComponent<{ x: number; y: number; tall: number; lean?: number }> = ({ x, y, tall, lean = 0 }) => (
  <g transform={`translate(${x} ${y}) rotate(${lean})`}>
    <path class="mz-stem" d={`M0 0V${-tall}`} />
    <path class="mz-blade" d={`M0 0Q-9 ${-tall * 0.5} -13 ${-tall * 0.72}M0 -4Q8 ${-tall * 0.4} 12 ${-tall * 0.62}`} />
    <rect class="mz-cattail" x="-3.6" y={-tall - 4} width="7.2" height="19" rx="3.6" />
  </g>
);

const Bush: FunctionComponent<{ x: number; y: number; r: number }> = ({ x, y, r }) => (
  <g transform={`translate(${x} ${y})`}>
    <path class="mz-bush" d={`M${-r} ${r * 0.5}A${r * 0.62} ${r * 0.62} 0 0 1 ${-r * 0.55} ${-r * 0.5}A${r * 0.66} ${r * 0.66} 0 0 1 ${r * 0.6} ${-r * 0.45}A${r * 0.6} ${r * 0.6} 0 0 1 ${r} ${r * 0.5}Z`} />
    <path class="mz-bush-light" d={`M${-r * 0.45} ${-r * 0.12}a${r * 0.4} ${r * 0.4} 0 0 1 ${r * 0.5} ${-r * 0.2}M${r * 0.3} ${r * 0.1}a${r * 0.3} ${r * 0.3} 0 0 1 ${r * 0.4} 0`} />
  </g>
);

const DRAWINGS: Record<CardType, () => JSX.Element> = {
  water: () => <Ripples />,
  fish: () => (
    <>
      <Ripples />
      <g transform="translate(-13 -9) rotate(-24)">
        <path class="mz-fish" d="M-25 0C-14 -15 8 -14 19 0C8 13 -14 14 -25 0ZM16 0L32 -12L28 0L32 12Z" />
        <circle class="mz-eye" cx="-15" cy="-3" r="2.4" />
        <path class="mz-fin" d="M-6 -6q5 6 0 12M2 -5q4 5 0 10" />
      </g>
      <path class="mz-splash" d="M-34 17q6 -6 12 0M-16 22q8 -7 16 0" />
    </>
  ),
  log: () => (
    <>
      <Ripples />
      <g transform="rotate(-28)">
        <path class="mz-shade" d="M-44 14H44V20H-44Z" />
        <rect class="mz-log" x="-46" y="-15" width="92" height="31" rx="13" />
        <path class="mz-bark" d="M-26 -7H2M-14 1H26M-30 8H-8M10 -8H28M8 9H24" />
        <ellipse class="mz-cut" cx="38" cy="0.5" rx="9" ry="14.5" />
        <ellipse class="mz-grain" cx="38" cy="0.5" rx="4.6" ry="7.6" />
        <path class="mz-log" d="M-18 -14L-24 -28L-13 -26L-6 -14Z" />
      </g>
    </>
  ),
  thicket: () => (
    <>
      <Bush x={-22} y={-14} r={25} />
      <Bush x={22} y={-20} r={22} />
      <Reed x={-2} y={12} tall={44} lean={-4} />
      <Bush x={24} y={20} r={25} />
      <Bush x={-20} y={27} r={27} />
      <Reed x={8} y={44} tall={48} lean={5} />
      <Reed x={-34} y={44} tall={38} lean={-6} />
    </>
  ),
  whirlpool: () => (
    <>
      <path class="mz-spiral-shade" d="M0 0C6 -7 14 3 6 11C-6 20 -21 6 -14 -10C-4 -28 25 -24 29 0C31 23 6 39 -15 31" />
      <path class="mz-spiral" d="M0 0C6 -7 14 3 6 11C-6 20 -21 6 -14 -10C-4 -28 25 -24 29 0C31 23 6 39 -15 31" />
      <path class="mz-orbit" d="M-41 7A42 42 0 0 1 -12 -40M41 -7A42 42 0 0 1 12 40" />
      <path class="mz-orbit-tip" d="M-19 -47L-1 -43L-13 -29ZM19 47L1 43L13 29Z" />
    </>
  ),
  swamp: () => (
    <>
      <path class="mz-mud" d="M-38 -4C-42 -26 -16 -38 4 -34C30 -36 44 -16 38 4C42 26 18 38 -2 35C-26 39 -42 20 -38 -4Z" />
      <path class="mz-mud-deep" d="M-20 2C-22 -12 -6 -19 6 -15C20 -14 24 2 18 11C10 21 -18 18 -20 2Z" />
      <path class="mz-tuft" d="M-36 -14l-3 -14m3 14l2 -17m-2 17l9 -13M28 34l-3 -13m3 13l3 -16m-3 16l9 -11M30 -22l-4 -11m4 11l3 -13m-3 13l8 -9M-30 37l-4 -10m4 10l3 -13" />
      <circle class="mz-bubble" cx="-6" cy="-3" r="4.5" />
      <circle class="mz-bubble" cx="8" cy="5" r="3" />
      <circle class="mz-bubble" cx="5" cy="-8" r="2.2" />
    </>
  ),
  funnel: () => (
    <>
      <circle class="mz-pit-1" r="40" />
      <circle class="mz-pit-2" r="29" />
      <circle class="mz-pit-3" r="18.5" />
      <circle class="mz-hole" r="9.5" />
      {[0, 90, 180, 270].map((turn) => (
        <path class="mz-inward" transform={`rotate(${turn + 45})`} d="M-8 -43L0 -33L8 -43M-6 -30L0 -22L6 -30" />
      ))}
    </>
  ),
  straight: () => <Flow />,
  side: () => (
    <g transform="rotate(45)">
      <Flow long />
    </g>
  ),
  mazai: () => (
    <>
      <path class="mz-coat" d="M-34 46C-34 20 -18 14 0 14C18 14 34 20 34 46Z" />
      <path class="mz-beard" d="M-18 -4C-20 24 -8 32 0 36C8 32 20 24 18 -4Z" />
      <path class="mz-face" d="M-15 -12H15C17 6 8 14 0 14C-8 14 -17 6 -15 -12Z" />
      <path class="mz-beard" d="M-12 6Q0 -1 12 6Q6 13 0 9Q-6 13 -12 6Z" />
      <circle class="mz-eye" cx="-6" cy="-4" r="2" />
      <circle class="mz-eye" cx="6" cy="-4" r="2" />
      <path class="mz-hat" d="M-22 -10C-24 -36 -12 -42 0 -42C12 -42 24 -36 22 -10Q20 -16 0 -16Q-20 -16 -22 -10Z" />
      <path class="mz-fur" d="M-23 -12Q0 -24 23 -12" />
    </>
  ),
};

/** An arrow of running water, to the north; drawn longer for the diagonal. */
const Flow: FunctionComponent<{ long?: boolean }> = ({ long }) => {
  const far = long ? 50 : 40;
  return (
    <>
      <path class="mz-streak" d={`M-27 ${far - 10}V-8M27 ${far - 10}V-8M-19 ${far}V16M19 ${far}V16`} />
      <path class="mz-arrow" d={`M-11 ${far}V-8H-25L0 ${-far}L25 -8H11V${far}Q0 ${far - 9} -11 ${far}Z`} />
    </>
  );
};

const WET: readonly CardType[] = ["fish", "water", "log"];

/** All drawings, once for the picture. */
export const CardDrawings: FunctionComponent = () => (
  <defs>
    <clipPath id="mz-card-edge">
      <rect x={-SIDE / 2} y={-SIDE / 2} width={SIDE} height={SIDE} rx="11" />
    </clipPath>
    {(Object.keys(DRAWINGS) as CardType[]).map((type) => (
      <g id={`mz-${type}`} clip-path="url(#mz-card-edge)">
        <rect class={`mz-of-${WET.includes(type) ? "water" : type}`} x={-SIDE / 2} y={-SIDE / 2} width={SIDE} height={SIDE} />
        {DRAWINGS[type]()}
      </g>
    ))}
    <path id="mz-symbol" d="M-3.4 3C-8 -2 -8 -11 -5 -12C-2 -12 -1 -4 -1 1H1C1 -4 2 -12 5 -12C8 -11 8 -2 3.4 3A6 5.4 0 1 1 -3.4 3Z" />
  </defs>
);

/** How far a card is turned so that its arrow points where it should. Drawn are arrows to the north and north-east. */
export function cardTurn(card: string, arrow?: Way | null): number {
  return arrow ? angle(arrow) - (typeOf(card) === "side" ? 45 : 0) : 0;
}

/** A card around 0 0. */
export const Card: FunctionComponent<{ card: string; arrow?: Way | null }> = ({ card, arrow }) => {
  const turn = cardTurn(card, arrow);
  return (
    <>
      <use class="mz-drawing" href={`#mz-${typeOf(card)}`} transform={turn ? `rotate(${turn})` : undefined} />
      {bearsHare(card) && <use href="#mz-symbol" class="mz-symbol" x="-35" y="-34" />}
    </>
  );
};
