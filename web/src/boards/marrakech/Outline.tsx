/** A line around a rug. */
import type { FunctionComponent } from "preact";
import { centre, type Pair, UNIT } from "./geometry.ts";

export const Outline: FunctionComponent<{ cells: Pair; kind: string }> = ({ cells: [first, second], kind }) => {
  const [[ax, ay], [bx, by]] = [centre(first), centre(second)];
  const box = {
    x: ax - UNIT / 2 + 4,
    y: ay - UNIT / 2 + 3,
    width: bx - ax + UNIT - 8,
    height: by - ay + UNIT - 6,
    rx: 9,
  };
  return (
    <g class={`mk-outline ${kind}`}>
      <rect class="mk-outline-edge" {...box} />
      <rect class="mk-outline-line" {...box} />
    </g>
  );
};
