/** The player's name, kept in this browser. */
import { signal } from "@preact/signals";

export const myName = signal(localStorage.getItem("name") ?? "");

export function rename(name: string): void {
  myName.value = name;
  localStorage.setItem("name", name);
}
