/**
 * A page that is older than the client of its server loads itself again: at once if it cannot go on, otherwise as soon
 * as nothing is lost by it. It does so once for each build, so that a server that keeps sending an old page, or two that
 * differ, cause no loop. Seats are kept by a cookie, and the address says the rest.
 */
import { effect } from "@preact/signals";
import { isStuck, newer } from "../wire/build.ts";
import { path } from "./router.ts";

const EVERY = 1000; // milliseconds between two looks for a harmless moment
const SPREAD = 3000; // so that not all pages come back to a new server in the same moment
const KEPT = "builds"; // those for which this tab was loaded again
const FIELDS = "input:not([type=radio], [type=checkbox], [type=range], [type=file]), select";

const holds = new Set<() => boolean>();
let isPressed = false;
/** The page on which somebody has filled in a part of a form. */
let filled: string | null = null;

/** The page is not loaded again while `isHeld`. Returns what ends that. */
export function hold(isHeld: () => boolean): () => void {
  holds.add(isHeld);
  return () => holds.delete(isHeld);
}

function isHarmless(): boolean {
  if (isPressed || filled === path.peek() || document.activeElement?.matches(FIELDS)) return false;
  return !document.querySelector(".sheet") && ![...holds].some((isHeld) => isHeld());
}

export function followUpgrades(): void {
  const pressed = (event: Event) => {
    isPressed = event.type === "pointerdown";
  };
  for (const type of ["pointerdown", "pointerup", "pointercancel"]) addEventListener(type, pressed, true);
  addEventListener("input", ({ target }) => {
    if ((target as Element).closest("form")) filled = path.peek();
  });
  effect(() => {
    const build = newer.value;
    if (build === null || wasLoadedFor(build)) return;
    if (isStuck.value) return loadAgain(build);
    let timer = setTimeout(look, SPREAD * Math.random());
    function look() {
      if (isHarmless()) loadAgain(build as string);
      else timer = setTimeout(look, EVERY);
    }
    return () => clearTimeout(timer);
  });
}

function wasLoadedFor(build: string): boolean {
  return sessionStorage.getItem(KEPT)?.split(" ").includes(build) ?? false;
}

function loadAgain(build: string): void {
  sessionStorage.setItem(KEPT, `${sessionStorage.getItem(KEPT) ?? ""} ${build}`);
  location.reload();
}
