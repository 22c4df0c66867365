/** The board in sentences, for a tap on a chair and for people who cannot see it. */
import type { Table } from "../../kit/board.ts";
import { isYou } from "../../kit/you.ts";
import type { ChazzView } from "../../wire/views/chazz.ts";
import { WORDS } from "./words.ts";

export function chairSentence(table: Table<ChazzView>, number: number): string {
  const words = WORDS[table.lang.value];
  const view = table.view.value;
  const chair = view.chairs[number];
  if (!chair) return "";
  const said = [
    view.phase === "call"
      ? null
      : chair.sitter === null
        ? words.free
        : isYou(table, chair.sitter)
          ? words.youSit
          : words.sits(table.name(chair.sitter)),
    chair.territory === null
      ? null
      : isYou(table, chair.territory)
        ? words.yourTerritory
        : words.territory(table.name(chair.territory)),
    view.card === number ? words.leaderCard : null,
    ...chair.cards.map(
      ({ seat, kinds }) => `${table.name(seat)}: ${kinds.map((kind) => words.kinds[kind].toLowerCase()).join(", ")}`,
    ),
    chair.cards.length ? null : words.empty,
  ];
  return `${words.chair(number + 1)}: ${said.filter(Boolean).join("; ")}.`;
}

export function boardSentence(table: Table<ChazzView>): string {
  const words = WORDS[table.lang.value];
  const { leader } = table.view.value;
  return words.board(leader === null ? "—" : table.name(leader));
}
