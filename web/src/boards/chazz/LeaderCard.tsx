/** The leader card, beside a chair. */
import type { FunctionComponent } from "preact";
import { at, chairAngle, TABLE, type Point } from "./geometry.ts";

export function leaderSpot(chairs: number, chair: number): Point {
  return at(chairAngle(chairs, chair), TABLE + 8, 98);
}

export const LeaderCard: FunctionComponent<{ chairs: number; chair: number; isGhost?: boolean }> = ({ chairs, chair, isGhost = false }) => {
  const { x, y } = leaderSpot(chairs, chair);
  return (
    <g class={isGhost ? "leader-card ghost" : "leader-card"} data-leader={isGhost ? undefined : ""}>
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(8)`}>
        <rect x="-23" y="-30" width="46" height="60" rx="8" />
        <path class="crown" d="M-14 13L-17 -9L-7 0L0 -14L7 0L17 -9L14 13Z" />
      </g>
    </g>
  );
};
