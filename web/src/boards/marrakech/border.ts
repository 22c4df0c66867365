/** The walk over the border that the rules show: each step ends on a cell, and the mosaic itself is none. */
import { type Leg, loop, pathOf, walk } from "./geometry.ts";

const RETURN = loop("c1", "d1", "s");

export const BORDER: readonly Leg[] = [...walk("c3", "c1"), RETURN, ...walk("d1", "d2")];

export const BORDER_WAY = pathOf("c3", BORDER);

/** The mosaic between the two lines. */
export const BAND = pathOf("c1", [RETURN]);
