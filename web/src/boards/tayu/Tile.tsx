/** A porcelain tile with its water. */
import art from "@igroteka/games/tayu/drawing/art.svg";
import type { FunctionComponent } from "preact";
import { useMemo } from "preact/hooks";
import { Art } from "../../kit/art.tsx";
import { body, course } from "./channels.ts";
import type { Lying } from "./geometry.ts";

/** Memoised, because there may be more than a hundred, and they do not change. */
export const Porcelain: FunctionComponent<{ lying: Pick<Lying, "first" | "way">; name?: string }> = ({
  lying,
  name,
}) => {
  const { x, y, width, height } = body(lying);
  return useMemo(
    () => (
      <g class="porcelain" role={name ? "img" : undefined} aria-label={name}>
        <Art of={width > height ? art.level : art.upright} transform={`translate(${x} ${y})`} />
      </g>
    ),
    [x, y, width, name],
  );
};

/** Banks below, water over them, light on top, so that the water of neighbours is connected. */
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
  <svg class="back" viewBox="-31 -11 62 22" aria-hidden="true" focusable="false">
    <Art of={hasRing ? art.ring : art.plain} />
  </svg>
);
