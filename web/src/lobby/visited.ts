/** Tables visited in this browser, so that people can return to them. */
import type { Facts } from "../wire/protocol.ts";

export interface Visited {
  id: string;
  code: string;
  game: string;
}

const MOST = 5;

export function visited(): Visited[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem("visited") ?? "[]");
    return Array.isArray(kept) ? (kept as Visited[]) : [];
  } catch {
    return [];
  }
}

export function remember({ id, code, game }: Facts): void {
  keep([{ id, code, game }, ...visited().filter((one) => one.id !== id)].slice(0, MOST));
}

export function forget(id: string): void {
  keep(visited().filter((one) => one.id !== id));
}

function keep(tables: Visited[]): void {
  localStorage.setItem("visited", JSON.stringify(tables));
}
