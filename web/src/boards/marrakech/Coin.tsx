/** Dirhams. */
import type { FunctionComponent } from "preact";

export const CoinIcon: FunctionComponent<{ size?: number }> = ({ size = 14 }) => (
  <svg class="mk-coin-icon" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <circle class="mk-coin-rim" cx="8" cy="8" r="7.5" />
    <circle class="mk-coin-face" cx="8" cy="8" r="5.6" />
    <path class="mk-coin-star" d="M8 4.2L9 7L11.8 8L9 9L8 11.8L7 9L4.2 8L7 7Z" />
  </svg>
);
