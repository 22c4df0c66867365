/** The picture of a section. The clauses say the same in words, so screen readers skip it. */
import type { FunctionComponent } from "preact";
import type { Picture } from "../kit/picture.tsx";

export const SectionPicture: FunctionComponent<{ picture: Picture }> = ({ picture: Drawn }) => (
  <svg class="section-picture" viewBox="0 0 240 96" aria-hidden="true" focusable="false">
    <Drawn />
  </svg>
);
