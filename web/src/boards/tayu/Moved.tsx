/** What is moving, and what the others did in their last turns. */
import type { FunctionComponent } from "preact";
import { SeatSign } from "../../seats/marks.tsx";
import type { Asking } from "./asking.ts";
import { body, CELL } from "./channels.ts";
import { Gains } from "./Ghost.tsx";
import { cellOf, isOn, outletsOf, spotOf, stepped } from "./geometry.ts";
import { Mouths } from "./Laid.tsx";
import { readEvent } from "./language.ts";
import type { Moving } from "./motion.ts";
import { Tile } from "./Tile.tsx";

const RIPPLE = 0.09;

export const Moved: FunctionComponent<{ asking: Asking; moving: Moving }> = ({ asking, moving }) => {
  const { size, doubling } = asking.table.view.value.board;
  const flying = moving.flying.value ?? moving.pending.value;
  const landed = moving.landed.value;
  const mouths = landed ? outletsOf(landed.lying).filter(({ spot, way }) => !isOn(size, stepped(spot, way))) : [];
  return (
    <>
      {flying && (
        <g class={moving.pending.value ? "tayu-flying settling" : "tayu-flying"}>
          <Tile lying={flying} />
        </g>
      )}
      {landed && (
        <>
          <Mouths mouths={mouths} doubling={doubling} />
          {landed.ripples.map((d, number) => (
            <path key={number} class="ripple" d={d} style={{ animationDelay: `${number * RIPPLE}s` }} />
          ))}
          <Gains mouths={mouths} gains={landed.gains} size={size} />
        </>
      )}
    </>
  );
};

/** Each tile laid since the player last acted, with the sign of the seat that laid it. */
export const Recent: FunctionComponent<{ asking: Asking }> = ({ asking }) => {
  const own = asking.table.yours.value;
  const laid = asking.table.recent.value.flatMap(({ events = [] }) =>
    events
      .map(readEvent)
      .flatMap((event) =>
        event.verb === "lays" ? [{ seat: event.seat, first: spotOf(event.cell), way: event.way }] : [],
      ),
  );
  const lies = new Set(asking.table.view.value.tiles.map((tile) => tile.cells[0]));
  const landed = laid.filter(({ first }) => lies.has(cellOf(first)));
  const others = landed.length > 1 ? landed.filter(({ seat }) => own.length > 1 || !own.includes(seat)) : landed;
  const shown = others.slice(-Math.max(1, asking.table.view.value.seats.length - 1)); // watchers never act
  return (
    <g class="recent">
      {shown.map(({ seat, ...lying }) => {
        const { x, y, width, height } = body(lying);
        return (
          <g key={`${x} ${y}`} style={{ color: `var(--seat-${seat + 1})` }}>
            <rect class="halo" x={x} y={y} width={width} height={height} rx={0.2 * CELL} />
            <rect x={x} y={y} width={width} height={height} rx={0.2 * CELL} />
            <g transform={`translate(${x + 1} ${y + 1})`}>
              <circle r="6" />
              <g class="recent-sign" transform="scale(.85)">
                <SeatSign seat={seat} />
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
};

/** The tiles on the board of the same type as the one in hand. */
export const Alike: FunctionComponent<{ asking: Asking }> = ({ asking }) => {
  const { drawn, tiles } = asking.table.view.value;
  if (!asking.showsAlike.value) return null;
  return (
    <g class="alike">
      {tiles
        .filter((tile) => tile.type === drawn)
        .map((tile) => {
          const { x, y, width, height } = body({ first: spotOf(tile.cells[0] as string), way: tile.way });
          return (
            <rect key={tile.cells[0]} x={x - 1.5} y={y - 1.5} width={width + 3} height={height + 3} rx={0.25 * CELL} />
          );
        })}
    </g>
  );
};
