/** A seat's cards at a chair: a paw with its sign, and a toe for each of the three words. A full toe is a card. */
import art from "@igroteka/games/chazz/drawing/art.svg";
import type { FunctionComponent } from "preact";
import { Art, filled } from "../../kit/art.tsx";
import type { Point } from "../../kit/point.ts";
import { lookOf } from "../../seats/looks.ts";
import { seatColour, worn } from "../../seats/marks.tsx";
import type { KindName } from "../../wire/views/chazz.ts";
import { KINDS } from "./cards.ts";

interface Props {
  seat: number;
  kinds: readonly KindName[];
  /** Laid in the last round. */
  fresh: readonly KindName[];
  at: Point;
  size: number;
}

const TOES = [
  { x: -15, y: -10 },
  { x: 0, y: -17 },
  { x: 15, y: -10 },
] as const;

export const Paw: FunctionComponent<Props> = ({ seat, kinds, fresh, at, size }) => (
  <g
    class="paw"
    transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${size / 54})`}
    style={{ "--coat": seatColour(seat) }}
  >
    <Art of={filled(art.paw, worn(lookOf(seat)))} />
    {KINDS.map((kind, number) => (
      <circle
        key={kind}
        class={`toe${kinds.includes(kind) ? " full" : ""}${fresh.includes(kind) ? " fresh" : ""}`}
        cx={TOES[number]?.x}
        cy={TOES[number]?.y}
        r="7"
      />
    ))}
  </g>
);
