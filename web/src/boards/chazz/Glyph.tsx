/** The three words as drawings around 0 0, about 20 wide: a hiss, three scratches, a heart. */
import type { FunctionComponent } from "preact";
import type { Kind } from "./view.ts";

const PATHS: Record<Kind, { d: string; filled?: boolean }> = {
  spit: { d: "M-9 0H-6M-1 -4A6 6 0 0 1 -1 4M3 -7A10 10 0 0 1 3 7M7 -10A14 14 0 0 1 7 10" },
  claw: { d: "M-4 -9L-9 7M2 -9L-2 9M9 -8L5 8" },
  rub: { d: "M0 9C-12 1 -10 -8 -5 -8C-2 -8 0 -6 0 -4C0 -6 2 -8 5 -8C10 -8 12 1 0 9Z", filled: true },
};

export const Glyph: FunctionComponent<{ kind: Kind; weight?: number }> = ({ kind, weight = 3 }) => {
  const { d, filled } = PATHS[kind];
  return <path class="glyph" d={d} fill={filled ? "currentColor" : "none"} stroke="currentColor" stroke-width={filled ? weight / 3 : weight} stroke-linecap="round" stroke-linejoin="round" />;
};

/** For buttons and lists. */
export const GlyphIcon: FunctionComponent<{ kind: Kind; size?: number }> = ({ kind, size = 22 }) => (
  <svg width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true" focusable="false"><Glyph kind={kind} /></svg>
);
