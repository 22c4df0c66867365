/** A porcelain tile with its water. */
import type { FunctionComponent } from "preact";
import { useMemo } from "preact/hooks";
import { body, CELL, course } from "./channels.ts";
import type { Lying } from "./geometry.ts";

const GAP = 0.5;

/** Drawn once: more than a hundred may lie there, and they stay as they are. */
export const Porcelain: FunctionComponent<{ lying: Pick<Lying, "first" | "way">; name?: string }> = ({ lying, name }) => {
  const { x, y, width, height } = body(lying);
  return useMemo(
    () => (
      <g class="porcelain" role={name ? "img" : undefined} aria-label={name}>
        <rect class="tile-shade" x={x + GAP} y={y + GAP + 1} width={width - 2 * GAP} height={height - 2 * GAP} rx={0.16 * CELL} />
        <rect class="tile-body" x={x + GAP} y={y + GAP} width={width - 2 * GAP} height={height - 2 * GAP} rx={0.16 * CELL} />
        <rect class="tile-rim" x={x + 2} y={y + 2} width={width - 4} height={height - 4} rx={0.1 * CELL} />
      </g>
    ),
    [x, y, width, name],
  );
};

/** Banks below, water over them, light on top: so the water of neighbours is one. */
export const Water: FunctionComponent<{ d: string }> = ({ d }) => (
  <>
    <path class="bank" d={d} />
    <path class="water" d={d} />
    <path class="light" d={d} />
  </>
);

export const Tile: FunctionComponent<{ lying: Lying }> = ({ lying }) => (
  <>
    <Porcelain lying={lying} />
    <Water d={course(lying)} />
  </>
);

/** The back: some have a ring. */
export const Back: FunctionComponent<{ hasRing: boolean }> = ({ hasRing }) => (
  <svg class="back" viewBox="0 0 62 22" aria-hidden="true" focusable="false">
    <rect class="back-body" x="1" y="1" width="60" height="20" rx="4" />
    <path class="back-wave" d="M8 11C11 7 14 7 17 11S23 15 26 11M36 11C39 7 42 7 45 11S51 15 54 11" opacity={hasRing ? 0.35 : 0.6} />
    {hasRing && <circle class="back-ring" cx="31" cy="11" r="6" />}
  </svg>
);
