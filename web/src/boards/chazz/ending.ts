/** Why a match of Chazz ended, and what decided between equal territories, as sentences. */
import type { ChazzView } from "../../wire/views/chazz.ts";
import { kindsOf } from "./cards.ts";
import type { Words } from "./words.ts";

export function endedSentence({ seats, to_win }: ChazzView, words: Words): string {
  return seats.some(({ score }) => score >= to_win) ? words.wonBy : words.limit;
}

/** The number of chairs with cards of the seat. */
export function spread({ chairs }: ChazzView, seat: number): number {
  return chairs.filter((chair) => kindsOf(chair, seat).length).length;
}

/** Cards at fewer chairs decide (CH-17). */
export function decidedSentence(view: ChazzView, words: Words): string | null {
  const first = view.seats.findIndex(({ place }) => place === 1);
  const score = view.seats[first]?.score ?? 0;
  const others = view.seats.flatMap((seat, number) =>
    seat.place > 1 && seat.score === score ? [spread(view, number)] : [],
  );
  return others.length ? words.fewerChairs(score, spread(view, first), Math.min(...others)) : null;
}
