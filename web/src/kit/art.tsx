/**
 * Drawings that the pictures of notebooks show too. They stand in src/igroteka, each game's in its `drawing/art.svg`, and
 * are placed as they stand there; build.mjs makes an object of each file.
 */
import type { FunctionComponent } from "preact";

interface Props {
  /** Its markup. */
  of: string | undefined;
  class?: string;
  transform?: string;
}

export const Art: FunctionComponent<Props> = ({ of, ...rest }) => {
  if (of === undefined) throw new Error("There is no such drawing");
  return <g {...rest} dangerouslySetInnerHTML={{ __html: of }} />;
};

/** The drawing, with what it leaves open: other drawings (`<use href="#sign"/>`) and values. Other `var(--…)` are left to CSS. */
export function filled(drawing: string | undefined, given: Record<string, string | undefined>): string | undefined {
  return drawing
    ?.replace(/<use href="#([\w-]+)"([^>]*)\/>/g, (_, name: string, rest: string) => `<g${rest}>${given[name]}</g>`)
    .replace(/var\(--([\w-]+)\)/g, (whole, name: string) => given[name] ?? whole);
}
