/** Everything on the board in a sentence each, except where the boats are. */
import { capital } from "../../words/games.ts";
import { known, parties } from "./counting.ts";
import type { Desk } from "./desk.ts";
import { typeOf } from "./lying.ts";
import { cellName, lyingName } from "./names.ts";

export function positionOf(desk: Desk): string[] {
  const { table, words } = desk;
  const view = table.view.value;
  const { appeared, rounds, last_lap } = view.mazai;
  const left = view.pile + (view.top ? 1 : 0);
  return [
    ...(view.teams
      ? parties(view).map((team, number) => `${words.team(number)}: ${team.map((seat) => table.name(seat)).join(", ")}`)
      : []),
    ...view.seats.map((_, seat) => seatLine(desk, seat)),
    ...(view.hand ? [words.inHand(lyingName(desk, view.hand))] : []),
    ...view.row.map((card, number) => `${words.rowCard(number + 1)}: ${lyingName(desk, card)}`),
    `${words.pile}: ${words.pileCards(left)}${view.top ? `, ${words.top}: ${words.cards[typeOf(view.top)].name}` : ""}`,
    words.pool(view.pool),
    last_lap ? `${words.rounds(appeared, rounds)}, ${words.lastLap}` : words.rounds(appeared, rounds),
    ...view.field.map((one) => cellName(desk, one)),
  ].map(sentence);
}

/** What a boat carries, and what its owner has ashore. */
function seatLine({ table, words }: Desk, seat: number): string {
  const own = table.view.value.seats[seat]!;
  const { points, isAll } = known(own);
  const aboard = words.aboard(own.load.map(words.hare).join(", "));
  return [
    `${table.name(seat)}: ${aboard}`,
    words.ashore(own.ashore + own.banked.hares),
    isAll ? `${points} ${words.points(points)}` : words.atLeast(points),
  ].join("; ");
}

/** Cells keep their lower-case letters. */
function sentence(text: string): string {
  return `${/^[a-f]\d/.test(text) ? text : capital(text)}.`;
}
