/** The three words as drawings around 0 0, about 20 wide: a hiss, three scratches, a heart. */
import art from "@igroteka/games/chazz/drawing/art.svg";
import type { FunctionComponent } from "preact";
import { Art } from "../../kit/art.tsx";
import type { KindName } from "../../wire/views/chazz.ts";

export const Glyph: FunctionComponent<{ kind: KindName; weight?: number }> = ({ kind, weight = 3 }) => (
  <g stroke-width={weight}>
    <Art of={art[kind]} />
  </g>
);

/** For buttons and lists. */
export const GlyphIcon: FunctionComponent<{ kind: KindName; size?: number }> = ({ kind, size = 22 }) => (
  <svg width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
    <Glyph kind={kind} />
  </svg>
);
