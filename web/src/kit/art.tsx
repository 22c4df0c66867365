/**
 * Drawings that are shared with the pictures in notebooks. They are in src/igroteka, each game's in its
 * `drawing/art.svg`; build.mjs turns each file into an object.
 */
import type { FunctionComponent } from "preact";

interface Props {
  /** Markup of the drawing. */
  of: string | undefined;
  class?: string;
  transform?: string;
}

export const Art: FunctionComponent<Props> = ({ of, ...rest }) => {
  if (of === undefined) throw new Error("There is no such drawing");
  return <g {...rest} dangerouslySetInnerHTML={{ __html: of }} />;
};

/**
 * Fills in what the drawing leaves open: other drawings (`<use href="#sign"/>`) and values. Other `var(--…)` are left
 * to CSS.
 */
export function filled(drawing: string | undefined, given: Record<string, string | undefined>): string | undefined {
  return drawing
    ?.replace(/<use href="#([\w-]+)"([^>]*)\/>/g, (_, name: string, rest: string) => `<g${rest}>${given[name]}</g>`)
    .replace(/var\(--([\w-]+)\)/g, (whole, name: string) => given[name] ?? whole);
}
