/** What the bar says: the question, or what is going on. */
import type { Table } from "../../kit/board.ts";
import { isPlayedByYou } from "../../kit/you.ts";
import type { ChazzView } from "../../wire/views/chazz.ts";
import { picker } from "./asking.ts";
import type { Steering } from "./steering.ts";
import { WORDS } from "./words.ts";

export function asks(table: Table<ChazzView>, steering: Steering): string | null {
  const words = WORDS[table.lang.value];
  const view = table.view.value;
  if (picker(table) !== null) return words.pickChair;
  const phase = steering.phase.value;
  if (steering.held.value) return words.held(steering.held.value);
  if (phase === "run") return words.runNow(steering.word.value ? words.kinds[steering.word.value] : "");
  if (view.phase === "card") return words.putCard;
  if (view.phase === "reuse") return words.moveCard(view.word ? words.kinds[view.word] : "");
  if (view.phase !== "call") return null;
  const seconds = steering.seconds.value;
  if (phase === null && steering.isTooEarly) return words.ready;
  if (phase === "countdown") return isFirstRace(table) ? words.firstCall : words.get(seconds);
  return steering.isTooEarly ? words.callIn(steering.untilCall) : words.mayCall;
}

export function tells(table: Table<ChazzView>, steering: Steering): string | null {
  const words = WORDS[table.lang.value];
  const view = table.view.value;
  const phase = steering.phase.value;
  if (steering.held.value) return words.held(steering.held.value);
  const own = steering.seat.value;
  const leader = view.leader === null ? "" : table.called(view.leader);
  const isLeader = view.leader !== null && isPlayedByYou(table, view.leader);
  if (own !== null && (phase === "countdown" || phase === "walk") && isFirstRace(table))
    return isLeader ? words.firstCall : words.firstRace(leader);
  if (phase === "countdown") return own === null ? words.ready : words.get(steering.seconds.value);
  if (phase === "walk") return isLeader ? words.youCall : words.waitWord(leader);
  if (phase === "run" || phase === "over") {
    const word = steering.word.value ? words.kinds[steering.word.value] : "";
    if (steering.chair.value !== null) return words.seated(steering.chair.value + 1);
    return own !== null && phase === "over" ? words.noChair : words.running(word);
  }
  const { picks = [] } = table.position.value;
  return view.phase === "sit" && table.facts.value.calm ? words.picked(picks.length, view.seats.length) : null;
}

/** Instructions for the first race. */
function isFirstRace(table: Table<ChazzView>): boolean {
  return table.steps !== undefined && !table.steps.value.some((line) => line.by === "race");
}
