/** The player's name, kept in this browser. */
import { signal } from "@preact/signals";
import { words } from "../frame/language.ts";

export const myName = signal(localStorage.getItem("name") ?? "");

export function rename(name: string): void {
  myName.value = name;
  localStorage.setItem("name", name);
}

/** What the player is called at a table. */
export function myNameOrGuest(): string {
  return myName.peek().trim() || words.peek().table.guest;
}
