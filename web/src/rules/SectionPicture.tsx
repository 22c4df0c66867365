/** The picture of a section. The clauses say the same in words, so it is not read aloud. */
import type { FunctionComponent } from "preact";
import { isDrawn, loadStyle } from "../boards/load.ts";
import type { Picture } from "./pictures/marks.tsx";

export async function picturesOf(game: string): Promise<Picture[]> {
  if (!isDrawn(game)) return [];
  const [loaded] = await Promise.all([import(`./pictures/${game}.tsx`), loadStyle(game)]);
  return (loaded as { pictures: Picture[] }).pictures;
}

export const SectionPicture: FunctionComponent<{ picture: Picture }> = ({ picture: Drawn }) => (
  <svg class="section-picture" viewBox="0 0 240 96" aria-hidden="true" focusable="false"><Drawn /></svg>
);
