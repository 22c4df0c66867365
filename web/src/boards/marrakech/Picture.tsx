/** The whole board, rendered once; its parts watch the table themselves. Moving parts lie above the others. */
import { useSignalEffect } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useRef } from "preact/hooks";
import { columnOf, rowOf } from "../../kit/grid.ts";
import { HintBadges } from "../../kit/HintBadges.tsx";
import { taps } from "../../kit/press.ts";
import { pointIn } from "../../kit/svg.ts";
import { nameUnlessYou } from "../../kit/you.ts";
import { Ahead } from "./Ahead.tsx";
import { Assam } from "./Assam.tsx";
import { isTurn, looks, pointOfStep } from "./asking.ts";
import { CELLS, MARGIN, type Point, UNIT, WHOLE } from "./geometry.ts";
import { Laying } from "./Laying.tsx";
import { Recent } from "./Recent.tsx";
import { looksOf, RugLooks } from "./Rug.tsx";
import { Rugs } from "./Rugs.tsx";
import { Square } from "./Square.tsx";
import { type Stall, said } from "./stall.ts";
import { Tags } from "./Tags.tsx";
import { Tray } from "./Tray.tsx";
import { walkOf } from "./telling.ts";
import { choiceAt, meantAt, tapped } from "./touch.ts";

const around = WHOLE + 2 * MARGIN;
const box = `${-MARGIN} ${-MARGIN} ${around} ${around}`;

export const Picture: FunctionComponent<{ stall: Stall }> = ({ stall }) => {
  const { table } = stall;
  const square = useRef<SVGSVGElement>(null);
  const hovered = useRef(false);
  useSignalEffect(() => foresee(stall));
  useSignalEffect(() => turnByHand(stall));
  const hover = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || !table.legal.peek().length) return;
    const key = choiceAt(stall, pointAt(square.current, event.clientX, event.clientY), null);
    if (key || hovered.current) table.mark(key);
    hovered.current = key !== null;
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || !hovered.current) return;
    hovered.current = false;
    table.mark(null);
  };
  const presses = taps({
    at: (x, y) => meantAt(stall, pointAt(square.current, x, y)),
    tap: (x, y) => tapped(stall, pointAt(square.current, x, y)),
  });
  return (
    <div class="mk">
      <div class="mk-board" {...presses} onPointerMove={hover} onPointerLeave={leave}>
        <svg ref={square} viewBox={box}>
          <clipPath id="mk-half">
            <rect width={UNIT} height={UNIT} />
          </clipPath>
          <RugLooks seats={table.view.peek().seats.length} />
          <Square />
          <Rugs stall={stall} />
          <Cells stall={stall} />
        </svg>
        <svg class="mk-above" viewBox={box}>
          <Recent stall={stall} />
          <Laying stall={stall} />
          <Ahead stall={stall} />
          <HintBadges
            hinted={stall.table.hinted}
            at={(step) => pointOfStep(stall.table.view.value.assam, step)}
            radius={24}
          />
          <Piece stall={stall} />
          <Tags stall={stall} />
        </svg>
      </div>
      <Tray stall={stall} />
      <div class="mk-sky" ref={stall.purse} aria-hidden="true" />
    </div>
  );
};

/** Previews every turn that can be chosen. */
function foresee({ table, ahead }: Stall): void {
  const legal = table.legal.value;
  const { cell } = table.view.peek().assam;
  ahead.value = {};
  for (const turn of legal.filter(isTurn)) {
    table.preview(turn).then(
      (outcomes) => {
        if (table.legal.peek() === legal)
          ahead.value = { ...ahead.peek(), [turn]: outcomes.map((events) => walkOf(cell, events)) };
      },
      () => undefined,
    );
  }
}

/**
 * Assam turns as soon as a turn is marked, and back if it is not taken. He stays turned while the command is being
 * sent.
 */
function turnByHand({ table, turned }: Stall): void {
  if (!table.legal.value.length) return;
  const view = table.view.peek();
  const turn = table.legal.value.filter(isTurn).find((one) => one === table.marked.value?.step);
  turned.value = turn ? { view, way: looks(view.assam.facing, turn) } : null;
}

const Piece: FunctionComponent<{ stall: Stall }> = ({ stall }) => {
  const view = stall.table.view.value;
  const { cell, facing } = view.assam;
  const turned = stall.turned.value;
  const words = said(stall);
  return (
    <Assam
      cell={cell}
      facing={turned?.view === view ? turned.way : facing}
      name={words.assam(cell, words.ways[facing])}
      piece={stall.assam}
    />
  );
};

/** What lies on each cell, for people who cannot see it. */
const Cells: FunctionComponent<{ stall: Stall }> = ({ stall }) => {
  const { table } = stall;
  const { rugs, seats } = table.view.value;
  const words = said(stall);
  const looks = looksOf(seats.length);
  return (
    <g class="mk-cells">
      {CELLS.map((cell) => {
        const half = rugs[cell];
        const name = half
          ? words.half(cell, nameUnlessYou(table, half.seat), looks[half.colour]?.pale ?? false, half.other)
          : words.bare(cell);
        return (
          <rect
            key={cell}
            data-cell={cell}
            role="img"
            aria-label={name}
            x={columnOf(cell) * UNIT}
            y={rowOf(cell) * UNIT}
            width={UNIT}
            height={UNIT}
          />
        );
      })}
    </g>
  );
};

function pointAt(square: SVGSVGElement | null, clientX: number, clientY: number): Point {
  const { x, y } = pointIn(square, clientX, clientY);
  return [x, y];
}
