/** How far a seat is at a chair: a paw with its sign, and a toe for each of the three words. A full toe is a card. */
import type { FunctionComponent } from "preact";
import { SeatSign, seatColour, seatInk } from "../../seats/marks.tsx";
import { type Point } from "./geometry.ts";
import { KINDS, type Kind } from "./view.ts";

interface Props {
  seat: number;
  kinds: readonly Kind[];
  /** Laid in the last round. */
  fresh: readonly Kind[];
  at: Point;
  size: number;
}

const TOES = [{ x: -15, y: -10 }, { x: 0, y: -17 }, { x: 15, y: -10 }] as const;

export const Paw: FunctionComponent<Props> = ({ seat, kinds, fresh, at, size }) => (
  <g class="paw" transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${size / 54})`} style={{ "--coat": seatColour(seat) }}>
    <path class="sole" d="M-18 10C-18 -1 -8 -6 0 -6C8 -6 18 -1 18 10C18 20 10 22 0 22C-10 22 -18 20 -18 10Z" />
    <g transform="translate(0 8) scale(1.9)" fill={seatInk(seat)}><SeatSign seat={seat} /></g>
    {KINDS.map((kind, number) => (
      <circle key={kind} class={`toe${kinds.includes(kind) ? " full" : ""}${fresh.includes(kind) ? " fresh" : ""}`} cx={TOES[number]?.x} cy={TOES[number]?.y} r="7" />
    ))}
  </g>
);
