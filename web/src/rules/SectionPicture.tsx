/** The picture of a section. The clauses say the same in words, so it is not read aloud. */
import type { FunctionComponent } from "preact";
import type { GameName } from "../words/games.ts";
import type { Picture } from "./pictures/marks.tsx";

const loaders: Record<GameName, () => Promise<{ pictures: Picture[] }>> = {
  marrakech: () => import("./pictures/marrakech.tsx"),
  tayu: () => import("./pictures/tayu.tsx"),
  mazaitsy: () => import("./pictures/mazaitsy.tsx"),
  chazz: () => import("./pictures/chazz.tsx"),
};

export async function picturesOf(game: GameName): Promise<Picture[]> {
  return (await loaders[game]()).pictures;
}

export const SectionPicture: FunctionComponent<{ picture: Picture }> = ({ picture: Drawn }) => (
  <svg class="section-picture" viewBox="0 0 240 96" aria-hidden="true" focusable="false"><Drawn /></svg>
);
