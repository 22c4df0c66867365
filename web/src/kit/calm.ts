/** Reduced motion: the old picture fades out over the new one, and nothing moves. */
const FADE = 200;

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Call this before the board changes. A copy of the old picture fades out, so that the board itself stays within reach
 * of finger and mouse; a view transition by the browser would block them.
 */
export function crossFade(): void {
  const board = document.querySelector(".board");
  const old = board?.cloneNode(true) as HTMLElement | undefined;
  if (!old) return;
  for (const named of old.querySelectorAll("[id]")) named.removeAttribute("id"); // otherwise references in the board would find the copy's definitions
  old.className = "leaving";
  old.inert = true;
  old.ariaHidden = "true"; // not all screen readers know `inert`
  board?.parentElement?.append(old);
  void old.animate({ opacity: [1, 0] }, { duration: FADE, easing: "ease-in-out" }).finished.finally(() => old.remove());
}
