/** What can be chosen, as places on the board: legal steps, and chairs in calm mode and after the call. */
import type { Action, Choice, Table } from "../../kit/board.ts";
import type { ChazzView } from "../../wire/views/chazz.ts";
import { at, chairAngle, STOOL } from "./geometry.ts";
import { type Kind, readStep } from "./language.ts";
import type { Steering } from "./steering.ts";
import { WORDS } from "./words.ts";

/** The player's seat that has to pick a chair in secret; null if there is none. The bot picks for a lent seat. */
export function picker(table: Table<ChazzView>): number | null {
  const { waits = [], picks = [] } = table.position.value;
  if (!table.facts.value.calm || table.view.value.phase !== "sit") return null;
  return (
    table.yours.value.find((seat) => waits.includes(seat) && !picks.includes(seat) && !table.seats.value[seat]?.bot) ??
    null
  );
}

export function freeChairs(view: ChazzView, taken: readonly number[] = []): number[] {
  return view.chairs.flatMap(({ sitter }, chair) => (sitter === null && !taken.includes(chair) ? [chair] : []));
}

export function choicesOf(table: Table<ChazzView>, steering: Steering): Choice[] {
  const view = table.view.value;
  const words = WORDS[table.lang.value];
  const spot = (chair: number) => at(chairAngle(view.chairs.length, chair), STOOL);
  const seat = picker(table);
  if (seat !== null) {
    return freeChairs(view).map((chair) => ({
      key: `chair ${chair}`,
      name: words.pick(chair + 1),
      ...spot(chair),
      confirm: true,
      pick: () => table.pick(seat, chair),
    }));
  }
  if (steering.isRunning) {
    return freeChairs(view, steering.taken.value).map((chair) => ({
      key: `chair ${chair}`,
      name: words.pick(chair + 1),
      ...spot(chair),
      pick: () => steering.runFor(chair),
    }));
  }
  const word = view.word ? words.kinds[view.word] : "";
  return table.legal.value.flatMap((step) => {
    const read = readStep(step);
    if (read.verb !== "card" && read.verb !== "move") return [];
    const name = read.verb === "card" ? words.putHere(read.chair) : words.moveFrom(word, read.chair);
    return [{ key: `chair ${read.chair - 1}`, name, ...spot(read.chair - 1), step, confirm: true }];
  });
}

/** The chair that a step is about; null for a word. */
export function pointOfStep(step: string, chairs: number): { x: number; y: number } | null {
  const read = readStep(step);
  return read.verb === "card" || read.verb === "move" ? at(chairAngle(chairs, read.chair - 1), STOOL) : null;
}

/** The leader's three words. */
export function callsOf(table: Table<ChazzView>, steering: Steering, icon: (kind: Kind) => Action["icon"]): Action[] {
  const words = WORDS[table.lang.value];
  return table.legal.value.flatMap((step) => {
    const read = readStep(step);
    return read.verb === "call"
      ? [
          {
            key: step,
            label: words.kinds[read.kind],
            icon: icon(read.kind),
            step,
            main: true,
            disabled: steering.isTooEarly,
          },
        ]
      : [];
  });
}
