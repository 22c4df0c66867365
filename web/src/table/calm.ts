/** For those who want no motion: what has changed fades in, and nothing moves. */
const FADE = 180;

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The board stays in reach of finger and mouse all the while, which no cross-fade by the browser itself would allow. */
export function fadeIn(): void {
  document.querySelector(".board")?.animate({ opacity: [0.55, 1] }, { duration: FADE, easing: "ease-out" });
}
