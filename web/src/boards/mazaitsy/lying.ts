/** What lies where, and which card it is. */
import type { FieldCard, KindName, MazaitsyView, RowCard } from "../../wire/views/mazaitsy.ts";

type Plain<Name extends string> = Name extends `${string}+` ? never : Name;
/** The card without the mark of its hare. */
export type CardType = Plain<KindName> | "mazai";

/** A card of the row, or Mazai among them. */
export type LyingCard = RowCard | { card: "mazai"; hare: null };

export function typeOf(card: string): CardType {
  return card.replace("+", "") as CardType;
}

export function bearsHare(card: string): boolean {
  return card.endsWith("+");
}

export function cardAt(view: MazaitsyView, cell: string): FieldCard | undefined {
  return view.field.find((one) => one.cell === cell);
}

/** The seats whose boats are on the card. */
export function boatsAt(view: MazaitsyView, cell: string): number[] {
  return view.seats.flatMap((seat, number) => (seat.boat === cell ? [number] : []));
}
