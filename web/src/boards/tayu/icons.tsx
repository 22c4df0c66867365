/** Icons of buttons. */
import type { FunctionComponent } from "preact";
import { quarters, type Way } from "./geometry.ts";

const Icon: FunctionComponent<{ d: string; turn?: number; mirror?: boolean }> = ({ d, turn = 0, mirror }) => (
  <svg class="tayu-icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={d} transform={mirror ? "translate(24 0) scale(-1 1)" : turn ? `rotate(${turn} 12 12)` : undefined} />
  </svg>
);

export const TurnIcon: FunctionComponent<{ back?: boolean }> = ({ back }) => (
  <Icon mirror={back} d="M19 12A7 7 0 1 1 16.5 6.6M17 2.5V7H12.5" />
);
export const ArrowIcon: FunctionComponent<{ way: Way }> = ({ way }) => (
  <Icon turn={90 * quarters(way)} d="M5 12H19M13 6L19 12L13 18" />
);
export const NearIcon: FunctionComponent<{ away: boolean }> = ({ away }) => (
  <Icon
    d={`M10.5 17A6.5 6.5 0 1 0 10.5 4A6.5 6.5 0 0 0 10.5 17ZM15.5 15.5L20.5 20.5M7.5 10.5H13.5${away ? "" : "M10.5 7.5V13.5"}`}
  />
);
export const AlikeIcon: FunctionComponent = () => <Icon d="M3.5 9.5H15.5V20.5H3.5ZM8.5 6.5V3.5H20.5V14.5H18.5" />;
/** ↕ or ↔: the shores between which a seat builds. */
export const BetweenIcon: FunctionComponent<{ isLevel: boolean }> = ({ isLevel }) => (
  <Icon turn={isLevel ? 90 : 0} d="M12 3.5V20.5M8 7.5L12 3.5L16 7.5M8 16.5L12 20.5L16 16.5" />
);
/** The spoiler: a dam in the stream. */
export const DamIcon: FunctionComponent = () => (
  <Icon d="M3 9C5 7 7 7 9 9M3 15C5 13 7 13 9 15M12 4V20M16 4V20M12 9H16M12 14.5H16" />
);
/** Set aside: the tile fitted nowhere. */
export const AsideIcon: FunctionComponent = () => <Icon d="M4 8.5H20V15.5H4ZM6 20L18 4" />;
