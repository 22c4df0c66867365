/** The picture of a chapter with its caption. The clauses say the same in words, so screen readers skip the drawing. */
import type { FunctionComponent } from "preact";
import type { Picture } from "../kit/picture.tsx";

export const SectionPicture: FunctionComponent<{ picture: Picture; caption: string | undefined }> = ({
  picture: Drawn,
  caption,
}) => (
  <figure class="section-figure">
    <svg class="section-picture" viewBox="0 0 240 96" aria-hidden="true" focusable="false">
      <Drawn />
    </svg>
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
);
