/**
 * What this browser remembers of a person's first games: those they have finished, where they are in a lesson, and what
 * has been explained to them.
 */
import { signal } from "@preact/signals";

const FINISHED = "finished";
const LESSONS = "lessons";

const EXPLAINED = "explained";
const SILENT = "explains nothing";
/** Matches in which new things are explained. */
const FIRST = 2;

/** The tables of the first matches of each game; `true`, as kept before, stands for one. */
const finished = signal<Record<string, true | string[]>>(read(FINISHED));
const explained = signal<Record<string, string[]>>(read(EXPLAINED));
const stages = signal<Record<string, number>>(read(LESSONS));

/** Whether a match of the game has been finished here. */
export function hasFinished(game: string): boolean {
  return finishedOf(game).length > 0;
}

/** A match of the game at this table has been finished here. */
export function finish(game: string, table: string): void {
  const known = finishedOf(game);
  if (known.length >= FIRST || known.includes(table)) return;
  finished.value = { ...finished.peek(), [game]: [...known, table] };
  localStorage.setItem(FINISHED, JSON.stringify(finished.peek()));
}

function finishedOf(game: string): string[] {
  const known = finished.value[game];
  return known === true ? [""] : Array.isArray(known) ? known : [];
}

/** Whether new things are explained at all. */
export const explains = signal(localStorage.getItem(SILENT) !== "yes");

export function explain(yes: boolean): void {
  explains.value = yes;
  localStorage.setItem(SILENT, yes ? "no" : "yes");
}

/** Whether this is one of a person's first matches of the game. */
export function isNewTo(game: string): boolean {
  return finishedOf(game).length < FIRST;
}

export function isExplained(game: string, thing: string): boolean {
  return explained.value[game]?.includes(thing) ?? false;
}

export function noteExplained(game: string, thing: string): void {
  explained.value = { ...explained.peek(), [game]: [...(explained.peek()[game] ?? []), thing] };
  localStorage.setItem(EXPLAINED, JSON.stringify(explained.peek()));
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
