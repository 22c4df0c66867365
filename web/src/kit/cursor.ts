/** The keyboard cursor: an arrow key moves it to the nearest choice in that direction. */

/** Id of the list of choices, which has the focus while the cursor is used. */
export const CHOICES = "choices";

export interface Spot {
  key: string;
  x: number;
  y: number;
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const WAYS: Record<Arrow, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function isArrow(key: string): key is Arrow {
  return key in WAYS;
}

/**
 * Sideways distance counts double, so that the cursor keeps its line. If nothing lies that way, it follows the list's
 * order.
 */
export function next(spots: readonly Spot[], from: string | null, arrow: Arrow): string | null {
  const here = spots.find((spot) => spot.key === from);
  if (!here) return spots[0]?.key ?? null;
  const [dx, dy] = WAYS[arrow];
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const along = (spot.x - here.x) * dx + (spot.y - here.y) * dy;
    const aside = Math.abs((spot.x - here.x) * dy) + Math.abs((spot.y - here.y) * dx);
    if (along <= 1e-9 || aside > 3 * along) continue;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [spot, far];
  }
  return (best ?? inOrder(spots, here, dx + dy)).key;
}

function inOrder(spots: readonly Spot[], here: Spot, by: number): Spot {
  return spots[(spots.indexOf(here) + by + spots.length) % spots.length] ?? here;
}

/** Focusing forces a layout, so a list that already has the focus is left alone. */
export function focusChoices(): void {
  if (document.activeElement?.id !== CHOICES) document.getElementById(CHOICES)?.focus({ preventScroll: true });
}
