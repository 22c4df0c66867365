/** The face of a seat: the character of its look, or its mark where the game has no characters. */
import type { FunctionComponent } from "preact";
import { lookOf } from "../seats/looks.ts";
import { LookMark } from "../seats/marks.tsx";
import type { TableStore } from "./store.ts";

export const LookFace: FunctionComponent<{ store: TableStore; look: number }> = ({ store, look }) => (
  <span class="face">{store.board.value?.portrait?.(look) ?? <LookMark look={look} />}</span>
);

export const SeatFace: FunctionComponent<{ store: TableStore; seat: number }> = ({ store, seat }) => (
  <LookFace store={store} look={lookOf(seat)} />
);
