/** Keyboard control of a race. Before the call: ← → choose the way, space hurries, ↓ sneaks, Enter turns back. After it:
 * digits choose chairs, or ← → and Enter; space runs for the nearest. */
import type { Table } from "../../kit/board.ts";
import type { ChazzView } from "../../wire/views/chazz.ts";
import { freeChairs } from "./asking.ts";
import { chairPlace, way } from "./geometry.ts";
import type { Steering } from "./steering.ts";

export function raceKey(event: KeyboardEvent, table: Table<ChazzView>, steering: Steering): boolean {
  if (steering.seat.peek() === null) return false;
  if (steering.isWalking) return event.repeat ? isSteering(event.code) : walkKey(event.code, table, steering);
  return steering.isRunning && runKey(event.code, table, steering);
}

const isSteering = (code: string) => code.startsWith("Arrow") || code === "Space" || code === "Enter";

function walkKey(code: string, table: Table<ChazzView>, steering: Steering): boolean {
  const pace = steering.pace.peek();
  if (code === "ArrowRight") steering.go(1, pace);
  else if (code === "ArrowLeft") steering.go(-1, pace);
  else if (code === "ArrowUp") steering.go(steering.way.peek(), pace === "slow" ? "steady" : "fast");
  else if (code === "ArrowDown") steering.go(steering.way.peek(), pace === "fast" ? "steady" : "slow");
  else if (code === "Space") steering.hurry();
  else if (code === "Enter") steering.turn();
  else if (isChair(code, table) && !table.legal.peek().length && steering.phase.peek() === "walk")
    steering.runFor(Number(code.at(-1)) - 1);
  else return false;
  return true;
}

function runKey(code: string, table: Table<ChazzView>, steering: Steering): boolean {
  if (code === "Space") steering.runFor(null);
  else if (code === "Enter") steering.runFor(steering.cursor.peek());
  else if (code === "ArrowRight" || code === "ArrowDown") steering.cursor.value = next(table, steering, 1);
  else if (code === "ArrowLeft" || code === "ArrowUp") steering.cursor.value = next(table, steering, -1);
  else if (isChair(code, table)) steering.runFor(Number(code.at(-1)) - 1);
  else return false;
  return true;
}

function isChair(code: string, table: Table<ChazzView>): boolean {
  const digit = /^(?:Digit|Numpad)([1-7])$/.exec(code);
  return digit !== null && Number(digit[1]) <= table.view.peek().chairs.length;
}

/** The next free chair around the table; at first, the next one in that direction from the cat. */
function next(table: Table<ChazzView>, steering: Steering, by: 1 | -1): number | null {
  const view = table.view.peek();
  const free = freeChairs(view, steering.taken.peek());
  const chairs = view.chairs.length;
  const here =
    steering.cursor.peek() === null
      ? (table.race.peek()?.snapshot.race.places[steering.seat.peek() ?? 0] ?? 0)
      : chairPlace(chairs, steering.cursor.peek() ?? 0);
  const ahead = (chair: number) => {
    const far = way(here, chairPlace(chairs, chair)) * by;
    return far > 0 ? far : far + 16_800;
  };
  return free.toSorted((a, b) => ahead(a) - ahead(b))[0] ?? null;
}
