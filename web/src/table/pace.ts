/** How fast the turns of others are shown: as one likes it, kept in this browser. */
import { signal } from "@preact/signals";

const FAST = 3;

export const isFast = signal(localStorage.getItem("pace") === "fast");

export function toggleFast(): void {
  isFast.value = !isFast.value;
  localStorage.setItem("pace", isFast.value ? "fast" : "normal");
}

/** What times are divided by. When turns wait to be shown, each is shown a little faster, so that nobody watches the past. */
export function paceOf(waiting: number): number {
  return Math.min(4, (isFast.peek() ? FAST : 1) * (1 + waiting / 3));
}
