/** What the client knows of a game that has a drawn board: `boards/<game>/manifest.ts` exports it as `manifest`. */
import type { BoardModule } from "./board.ts";
import type { Picture } from "./picture.tsx";

export interface Manifest {
  /** Loads the board. Its style, `board.css`, is found by name. */
  board: () => Promise<{ board: BoardModule }>;
  /** Loads the pictures of the rules, one for each section. */
  pictures: () => Promise<{ pictures: readonly Picture[] }>;
  /** The colour of the table around the board, in each theme. */
  ground: { light: string; dark: string };
}
