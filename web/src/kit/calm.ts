/** For those who want no motion: what was there fades away over what is there now, and nothing moves. */
const FADE = 200;

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * To be called before the board changes. What fades is a picture of it as it was: the board itself stays in reach of
 * finger and mouse all the while, which no cross-fade by the browser itself would allow.
 */
export function crossFade(): void {
  const board = document.querySelector(".board");
  const old = board?.cloneNode(true) as HTMLElement | undefined;
  if (!old) return;
  for (const named of old.querySelectorAll("[id]")) named.removeAttribute("id"); // or the board's drawings would be those of the copy
  old.className = "leaving";
  old.inert = true;
  old.ariaHidden = "true"; // not all who read a page aloud know what inert is
  board?.parentElement?.append(old);
  void old.animate({ opacity: [1, 0] }, { duration: FADE, easing: "ease-in-out" }).finished.finally(() => old.remove());
}
