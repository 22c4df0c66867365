/** The tiles on the board, their connected water, the open outlets, and the water that has reached a shore. */
import type { FunctionComponent } from "preact";
import type { LaidTile, Outlet } from "../../wire/views/tayu.ts";
import { CELL, course, edge } from "./channels.ts";
import { openSentence, tileSentence } from "./describing.ts";
import { isOn, type Lying, type Spot, spotOf, stepped, type Way } from "./geometry.ts";
import { Porcelain, Water } from "./Tile.tsx";
import type { Words } from "./words.ts";

export function lyingOf(tile: LaidTile): Lying {
  return { type: tile.type, way: tile.way, first: spotOf(tile.cells[0] as string) };
}

export const Laid: FunctionComponent<{
  tiles: readonly LaidTile[];
  size: number;
  doubling: readonly number[];
  words: Words;
}> = ({ tiles, size, doubling, words }) => {
  const lying = tiles.map(lyingOf);
  return (
    <g>
      {lying.map((tile, number) => (
        <Porcelain key={tiles[number]?.cells[0]} lying={tile} name={tileSentence(tiles[number] as LaidTile, words)} />
      ))}
      <Mouths mouths={mouthsOf(tiles, size)} doubling={doubling} />
      <Water d={lying.map(course).join("")} />
    </g>
  );
};

export interface Mouth {
  spot: Spot;
  way: Way;
}

/** The outlets at the edge of the board. */
function mouthsOf(tiles: readonly { outlets: readonly Outlet[] }[], size: number): Mouth[] {
  return tiles
    .flatMap(({ outlets }) => outlets.map(({ cell, way }) => ({ spot: spotOf(cell), way })))
    .filter(({ spot, way }) => !isOn(size, stepped(spot, way)));
}

/** The position of a mouth along its side. */
export function alongOf({ spot, way }: Mouth): number {
  return way === "n" || way === "s" ? spot.column : spot.row;
}

export const Mouths: FunctionComponent<{ mouths: readonly Mouth[]; doubling: readonly number[]; class?: string }> = ({
  mouths,
  doubling,
  ...rest
}) => (
  <g class={rest.class ?? "mouths"}>
    {mouths.map((mouth) => {
      const [x0, y0] = edge(mouth.spot, mouth.way);
      const [x, y] = edge(mouth.spot, mouth.way, 0.25);
      const isDouble = doubling.includes(alongOf(mouth));
      return (
        <g key={`${x} ${y}`}>
          <path class="mouth" d={`M${x0} ${y0}L${x} ${y}`} />
          <circle class={isDouble ? "pool double" : "pool"} cx={x} cy={y} r={isDouble ? 0.31 * CELL : 0.24 * CELL} />
          {isDouble && <path class="pool-two" d={`M${x - 2} ${y}h0.01M${x + 2} ${y}h0.01`} />}
        </g>
      );
    })}
  </g>
);

/** The open outlets, which glow faintly. */
export const Open: FunctionComponent<{ outlets: readonly Outlet[]; words: Words }> = ({ outlets, words }) => (
  <g class="open" role="img" aria-label={openSentence(outlets, words)}>
    {outlets.map(({ cell, way }) => {
      const [x, y] = edge(spotOf(cell), way, 0.06);
      return <circle key={cell + way} cx={x} cy={y} r={0.26 * CELL} />;
    })}
  </g>
);
