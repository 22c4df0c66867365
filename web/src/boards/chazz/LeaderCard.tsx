/** The leader card, beside a chair. */
import art from "@igroteka/games/chazz/drawing/art.svg";
import type { FunctionComponent } from "preact";
import { Art } from "../../kit/art.tsx";
import type { Point } from "../../kit/point.ts";
import { at, chairAngle, TABLE } from "./geometry.ts";

export function leaderSpot(chairs: number, chair: number): Point {
  return at(chairAngle(chairs, chair), TABLE + 8, 98);
}

export const LeaderCard: FunctionComponent<{ chairs: number; chair: number; isGhost?: boolean }> = ({
  chairs,
  chair,
  isGhost = false,
}) => {
  const { x, y } = leaderSpot(chairs, chair);
  return (
    <g class={isGhost ? "leader-card ghost" : "leader-card"} data-leader={isGhost ? undefined : ""}>
      <Art of={art["leader-card"]} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(8)`} />
    </g>
  );
};
