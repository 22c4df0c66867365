/** What this browser remembers of a person's first games: those they have finished, and where they are in a lesson. */
import { signal } from "@preact/signals";

const FINISHED = "finished";
const LESSONS = "lessons";

const finished = signal<Record<string, boolean>>(read(FINISHED));
const stages = signal<Record<string, number>>(read(LESSONS));

/** Whether a match of the game has been finished here. */
export function hasFinished(game: string): boolean {
  return finished.value[game] === true;
}

export function finish(game: string): void {
  if (finished.peek()[game]) return;
  finished.value = { ...finished.peek(), [game]: true };
  localStorage.setItem(FINISHED, JSON.stringify(finished.peek()));
}

/** The stage of the guided first game that comes next, from 0. */
export function stageOf(game: string): number {
  const stage = stages.value[game];
  return Number.isInteger(stage) ? (stage as number) : 0;
}

export function reach(game: string, stage: number): void {
  stages.value = { ...stages.peek(), [game]: stage };
  localStorage.setItem(LESSONS, JSON.stringify(stages.peek()));
}

function read<Value>(key: string): Record<string, Value> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, Value>) : {};
  } catch {
    return {};
  }
}
