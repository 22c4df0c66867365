/** What the parts of the board share: the table, and the board's own state. */
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
  /** Where Assam would stop, by turn and throw. Empty until the previews have arrived. */
  ahead: Signal<Readonly<Record<string, readonly Walk[]>>>;
  /** The way Assam faces while a turn is marked, and until the command is answered. */
  turned: Signal<{ view: MarrakechView; way: Way } | null>;
  /** The walk whose toll is being paid in the current motion. */
  paying: Signal<Walk | null>;
  /** True during a motion, when earlier actions are not marked. */
  moving: Signal<boolean>;
  /** Rugs laid in the current motion. */
  fresh: Signal<readonly Layer[]>;
  /** Slippers that the die shows, at rest or tumbling. */
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
