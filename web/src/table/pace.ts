/** How fast the turns of others are shown. The choice is kept in this browser. */
import { signal } from "@preact/signals";

const FAST = 3;

export const isFast = signal(localStorage.getItem("pace") === "fast");

export function toggleFast(): void {
  isFast.value = !isFast.value;
  localStorage.setItem("pace", isFast.value ? "fast" : "normal");
}

/** The divisor of all durations. When turns are waiting to be shown, each is shown a little faster to catch up. */
export function paceOf(waiting: number): number {
  return Math.min(4, (isFast.peek() ? FAST : 1) * (1 + waiting / 3));
}
