/** Assam, a man in a robe and a fez: the same on the cover, on the board and in the rules. */
import art from "@igroteka/games/marrakech/drawing/art.svg";
import type { FunctionComponent } from "preact";
import { Art } from "../../kit/art.tsx";
import type { Way } from "./geometry.ts";

const POSES: Record<Way, string> = { n: "assam-back", e: "assam-aside", s: "assam-front", w: "assam-aside" };

/** Around 0 0, about 66 wide and 100 high, upright whichever way he faces: south is towards the viewer. */
export const Figure: FunctionComponent<{ way: Way }> = ({ way }) => (
  <Art of={art[POSES[way]]} transform={way === "w" ? "scale(-1 1)" : undefined} />
);
