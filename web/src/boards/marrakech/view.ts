/** What can be seen of Marrakech: as `games/marrakech/view.py` writes it. Seats and colours count from 0. */
import type { AnyView } from "../../table/board.ts";
import type { Cell, Way } from "./geometry.ts";

export interface SeatView {
  dirhams: number;
  rugs: number;
  /** With two seats: the colour of the open rug on the pile. */
  top: number | null;
  out: number;
  score: number | null;
  place: number | null;
}

export interface HalfView {
  seat: number;
  colour: number;
  /** Where the other half lies, if the rug is seen whole. */
  other: Cell | null;
}

export interface View extends AnyView {
  assam: { cell: Cell; facing: Way };
  seats: SeatView[];
  rugs: Record<Cell, HalfView>;
}
