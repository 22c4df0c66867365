/** Dirhams. */
import art from "@igroteka/games/marrakech/drawing/art.svg";
import type { FunctionComponent } from "preact";
import { Art } from "../../kit/art.tsx";

export const CoinIcon: FunctionComponent<{ size?: number }> = ({ size = 14 }) => (
  <svg class="mk-coin-icon" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <Art of={art.coin} />
  </svg>
);
