/** What the parts of the board share: the table, and what the board keeps for itself. */
import { type Signal, signal } from "@preact/signals";
import { createRef, type RefObject } from "preact";
import type { Table } from "../../kit/board.ts";
import type { MarrakechView } from "../../wire/views/marrakech.ts";
import type { Way } from "./geometry.ts";
import type { Layer } from "./layers.ts";
import type { Walk } from "./telling.ts";
import { boardWords } from "./words.ts";

export interface Stall {
  table: Table<MarrakechView>;
  /** Where Assam would come to rest, by turn and throw. Empty until the answers are there. */
  ahead: Signal<Readonly<Record<string, readonly Walk[]>>>;
  /** The way Assam is shown to look while a turn is marked, and until it has been answered. */
  turned: Signal<{ view: MarrakechView; way: Way } | null>;
  /** The walk that is being paid for, within the motion that is played. */
  paying: Signal<Walk | null>;
  /** What was done before is marked while nothing moves. */
  moving: Signal<boolean>;
  /** Rugs that have been laid within the motion that is played. */
  fresh: Signal<readonly Layer[]>;
  /** Slippers on the die as it lies, or tumbles. */
  face: Signal<number>;
  assam: RefObject<SVGGElement | null>;
  falling: RefObject<SVGGElement | null>;
  die: RefObject<SVGSVGElement | null>;
  purse: RefObject<HTMLDivElement | null>;
}

export function openStall(table: Table<MarrakechView>): Stall {
  return {
    table,
    ahead: signal({}),
    turned: signal(null),
    paying: signal(null),
    moving: signal(false),
    fresh: signal([]),
    face: signal(0),
    assam: createRef<SVGGElement>(),
    falling: createRef<SVGGElement>(),
    die: createRef<SVGSVGElement>(),
    purse: createRef<HTMLDivElement>(),
  };
}

export const said = ({ table }: Stall): ReturnType<typeof boardWords> => boardWords(table.lang.value);
