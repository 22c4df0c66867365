/** The board in layers, each rendered only when its own part changes, and the camera over it. */
import { computed, effect } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { STRAIGHT } from "../../kit/grid.ts";
import { HintBadges } from "../../kit/HintBadges.tsx";
import type { Point } from "../../kit/point.ts";
import { watchSize } from "../../kit/svg.ts";
import { type Asking, MARGIN } from "./asking.ts";
import { Counts } from "./Counts.tsx";
import { transform } from "./camera.ts";
import { CELL, centre } from "./channels.ts";
import { standing } from "./foreseen.ts";
import { Ghost, Refused } from "./Ghost.tsx";
import { Ground } from "./Ground.tsx";
import type { Way } from "./geometry.ts";
import { Laid, Open } from "./Laid.tsx";
import { Alike, Moved, Recent } from "./Moved.tsx";
import type { Moving } from "./motion.ts";
import { Offered } from "./Offered.tsx";
import { placeOf } from "./places.ts";
import { listen } from "./pointer.ts";

export const BoardPicture: FunctionComponent<{ asking: Asking; moving: Moving }> = ({ asking, moving }) => {
  const box = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const size = useMemo(() => computed(() => asking.table.view.value.board.size), [asking]).value;
  useEffect(() => {
    if (!box.current) return;
    const unwatched = watchSize(box.current, ({ width }) => {
      asking.cellPixels.value = (width * CELL) / (size * CELL + 2 * MARGIN);
    });
    const silent = listen(box.current, asking);
    const still = effect(() => {
      if (svg.current) svg.current.style.transform = transform(asking.square.value, asking.seen());
    });
    return () => {
      unwatched();
      silent();
      still();
    };
  }, [asking, size]);
  const wide = size * CELL + 2 * MARGIN;
  return (
    <div ref={box} class="tayu-box">
      <svg ref={svg} class="tayu-svg" viewBox={`${-MARGIN} ${-MARGIN} ${wide} ${wide}`} role="group" focusable="false">
        <Shores asking={asking} />
        <Tiles asking={asking} />
        <Offered asking={asking} />
        <Recent asking={asking} />
        <Alike asking={asking} />
        <Refused asking={asking} />
        <Ghost asking={asking} />
        <HintBadges hinted={asking.table.hinted} at={pointOfStep} radius={0.42 * CELL} />
        <Moved asking={asking} moving={moving} />
      </svg>
    </div>
  );
};

/** The middle of the tile that a step lays. */
function pointOfStep(step: string): Point | null {
  const place = placeOf(step);
  if (!place) return null;
  const [x, y] = centre(place.middle);
  return { x, y };
}

const Shores: FunctionComponent<{ asking: Asking }> = ({ asking }) => {
  const view = asking.table.view.value;
  const owners = {} as Record<Way, number[]>;
  const names = asking.words.value.sides;
  const now = standing(view);
  for (const { sides, seats } of now) for (const side of sides) owners[side] = seats;
  const then = standing(view, asking.gains.value);
  const shown = then.flatMap((one, number) =>
    one.sides.map((side, which) => {
      const count = one.counts[which as 0 | 1];
      return {
        side,
        count,
        seats: one.seats,
        isRaised: count !== now[number]?.counts[which as 0 | 1],
        name: asking.words.value.sideCount(names[side], count),
      };
    }),
  );
  const ground = useMemo(
    () => <Ground facts={view.board} owners={owners} margin={MARGIN} />,
    [view.board.size, ...STRAIGHT.map((side) => owners[side].join())],
  );
  return (
    <>
      {ground}
      <Counts size={view.board.size} shown={shown} />
    </>
  );
};

const Tiles: FunctionComponent<{ asking: Asking }> = ({ asking }) => {
  const { tiles, open, board } = asking.table.view.value;
  return (
    <>
      <Open outlets={open} words={asking.words.value} />
      <Laid tiles={tiles} size={board.size} doubling={board.doubling} words={asking.words.value} />
    </>
  );
};
