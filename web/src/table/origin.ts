/** The origin of links for others. A page on the server's own machine may have an address that others cannot reach. */
import { signal } from "@preact/signals";
import { address } from "../wire/api.ts";
import { to } from "../wire/root.ts";

/** Null if nobody else can reach the server; undefined until it has answered. */
export const origin = signal<string | null | undefined>(undefined);

export function askOrigin(): void {
  if (origin.peek() === undefined)
    void address().then(
      (told) => (origin.value = told.origin),
      () => (origin.value = location.origin),
    );
}

export function linkTo(path: string): string {
  return `${origin.value ?? location.origin}${to(path)}`;
}
