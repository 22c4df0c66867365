/** A cat in its two poses. `Runners` moves it and swings its legs without rendering. */
import art from "@igroteka/games/chazz/drawing/art.svg";
import type { FunctionComponent } from "preact";
import { useMemo } from "preact/hooks";
import { Art, filled } from "../../kit/art.tsx";
import { lookOf } from "../../seats/looks.ts";
import { lookColour, worn } from "../../seats/marks.tsx";

const Pose: FunctionComponent<{ look: number; name: "walking" | "sitting" }> = ({ look, name }) => (
  <Art class={`pose ${name}`} of={filled(art[`cat-${look + 1}-${name}`], worn(look))} />
);

export const Cat: FunctionComponent<{ seat: number; isLeader: boolean }> = ({ seat, isLeader }) => {
  const look = lookOf(seat);
  return useMemo(
    () => (
      <svg
        class={isLeader ? "cat-drawing leads" : "cat-drawing"}
        viewBox="0 0 120 100"
        style={{ "--coat": lookColour(look) }}
        aria-hidden="true"
        focusable="false"
      >
        <Pose look={look} name="walking" />
        <Pose look={look} name="sitting" />
      </svg>
    ),
    [look, isLeader],
  );
};

/** Before the match: the cat that goes with a look. */
export const Portrait: FunctionComponent<{ look: number }> = ({ look }) => (
  <svg
    class="chazz-portrait"
    viewBox="10 0 100 100"
    style={{ "--coat": lookColour(look) }}
    aria-hidden="true"
    focusable="false"
  >
    <Pose look={look} name="sitting" />
  </svg>
);
