/** Names of things, for people who cannot see them. Ways are as seen on the screen. */
import { neighbour, turned } from "../../kit/grid.ts";
import { nameUnlessYou } from "../../kit/you.ts";
import type { FieldCard, Way } from "../../wire/views/mazaitsy.ts";
import { capital } from "../../words/games.ts";
import type { Offer } from "./asking.ts";
import { endLabel, stopLabel } from "./bar.tsx";
import type { Desk } from "./desk.ts";
import { readStep } from "./language.ts";
import { bearsHare, boatsAt, cardAt, type LyingCard, typeOf } from "./lying.ts";

/** The name of an offer in the bar and in the list of choices. */
export function offerName(desk: Desk, { step, place }: Offer): string {
  const { table, words } = desk;
  if (!step)
    return place.is === "hold"
      ? capital(words.hare(place.value))
      : words.cell(...at(desk, place.is === "cell" ? place.cell : ""));
  const { boat, heading } = table.view.value.seats[table.asked.value ?? 0]!;
  const read = readStep(step);
  const bow = heading ?? "n";
  const row = (way: Way) =>
    words.choose.row(words.ways[way], ...at(desk, neighbour(boat ?? "a1", way, table.view.value.size) ?? ""));
  switch (read.verb) {
    case "ahead":
      return row(bow);
    case "slip left":
    case "slip right":
      return row(turned(bow, read.verb === "slip left" ? -1 : 1));
    case "left":
    case "right":
      return words.choose.turn(words.ways[turned(bow, read.verb === "left" ? -2 : 2)]);
    case "boat":
      return words.choose.bow(read.cell, words.ways[read.heading]);
    case "stop":
      return stopLabel(desk);
    case "on":
    case "done":
      return endLabel(desk);
    case "use":
      return usedName(desk, read.place);
    case "use top":
      return usedName(desk, 0);
    case "lay":
      if (read.way) return words.choose.flow(read.cell, words.ways[read.way]);
  }
  return capital(table.words.step(step));
}

/** A card of the row by its number, or the top of the pile. */
function usedName(desk: Desk, number: number): string {
  const { row, top } = desk.table.view.value;
  const { words } = desk;
  const card = row[number - 1] ?? (top ? { card: top, hare: null } : null);
  return `${number ? words.rowCard(number) : words.top}: ${card ? lyingName(desk, card) : words.empty}`;
}

/** A cell and the card that lies there. */
function at({ table, words }: Desk, cell: string): [string, string] {
  const card = cardAt(table.view.value, cell)?.card;
  return [cell, card ? words.cards[typeOf(card)].name : words.empty];
}

/** Everything on a cell. */
export function cellName({ table, words }: Desk, one: FieldCard): string {
  const view = table.view.value;
  if (!one.card) return `${one.cell}: ${words.empty}`;
  const boats = boatsAt(view, one.cell).map((seat) =>
    words.boat(nameUnlessYou(table, seat), words.ways[view.seats[seat]!.heading!]),
  );
  const swamps = view.seats.flatMap((seat, number) =>
    seat.swamp === one.cell ? [words.swallows(nameUnlessYou(table, number))] : [],
  );
  const on = [
    one.arrow && words.arrow(words.ways[one.arrow]),
    bearsHare(one.card) && words.withSymbol,
    ...one.hares.map(words.hare),
    ...boats,
    ...swamps,
  ];
  return [`${one.cell}: ${words.cards[typeOf(one.card)].name}`, ...on].filter(Boolean).join(", ");
}

/** A card that lies in the row or in a hand, with its hare. */
export function lyingName({ words }: Desk, { card, hare }: LyingCard): string {
  return [words.cards[typeOf(card)].name, bearsHare(card) && words.withSymbol, hare && words.hare(hare)]
    .filter(Boolean)
    .join(", ");
}
