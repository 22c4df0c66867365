/** Assam on the square: a man who stands upright, on a disc that points where he is heading. */
import art from "@igroteka/games/marrakech/drawing/art.svg";
import type { FunctionComponent, Ref } from "preact";
import { Art } from "../../kit/art.tsx";
import { degrees, STRAIGHT } from "../../kit/grid.ts";
import { Figure } from "./Figure.tsx";
import { type Cell, centre, type Point, type Way } from "./geometry.ts";

const stands = ([x, y]: Point): string => `translate(${x} ${y})`;

export const Assam: FunctionComponent<{ cell: Cell; facing: Way; name: string; piece: Ref<SVGGElement> }> = ({
  cell,
  facing,
  name,
  piece,
}) => (
  <g ref={piece} class="mk-assam" transform={stands(centre(cell))} data-way={facing} role="img" aria-label={name}>
    <Art class="mk-heading" of={art.heading} transform={`rotate(${degrees(facing)})`} />
    <g class="mk-man">
      {STRAIGHT.map((way) => (
        <g key={way} class={`mk-man-${way}`} transform="translate(0 1) scale(0.87)">
          <Figure way={way} />
        </g>
      ))}
    </g>
  </g>
);

/** Sets his pose while he moves: a point, a turn in degrees, and the height of a hop. */
export function pose(piece: SVGGElement | null, at: Point, turn: number, hop = 0): void {
  if (!piece) return;
  piece.setAttribute("transform", stands(at));
  piece.dataset.way = STRAIGHT[Math.round((turn + 360) / 90) % 4] ?? "n";
  piece.querySelector(".mk-heading")?.setAttribute("transform", `rotate(${turn})`);
  piece.querySelector(".mk-man")?.setAttribute("transform", `translate(0 ${-hop})`);
}
