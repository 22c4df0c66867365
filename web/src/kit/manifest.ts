/** What the client knows of a game that has a drawn board: `boards/<game>/manifest.ts` exports it as `manifest`. */
import type { BoardModule } from "./board.ts";
import type { Pictures } from "./picture.tsx";

export interface Manifest {
  /** Loads the board. Its style, `board.css`, is found by name. */
  board: () => Promise<{ board: BoardModule }>;
  /** Loads the pictures of the rules: scenes of 240 × 96, and things in squares of 100 around 0 0. */
  pictures: () => Promise<{ pictures: Pictures; legend?: Pictures }>;
  /** The colour of the table around the board, in each theme. */
  ground: { light: string; dark: string };
}
