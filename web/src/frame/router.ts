/** The router: which page the address names. Links within the client change the page without loading it. */
import { signal } from "@preact/signals";
import { root, to } from "../wire/root.ts";

/** The path of the page, from the server's root. */
export const path = signal(here());

addEventListener("popstate", () => {
  path.value = here();
});

function here(): string {
  const { pathname } = location;
  return pathname.startsWith(to("/")) ? pathname.slice(root().length) : pathname;
}

export function go(address: string): void {
  history.pushState(null, "", address);
  path.value = here();
  scrollTo(0, 0);
}

/** Like `go`, but replaces the current entry of the history. */
export function goInstead(address: string): void {
  history.replaceState(null, "", address);
  path.value = here();
}

/** The address of another table, shown in the same way: on a big screen, or in words. */
export function tableAddress(id: string): string {
  return to(`/t/${id}${location.search}`);
}

/** Handles clicks on links within the client. */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    if (
      !link ||
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    if (
      link.origin !== location.origin ||
      link.target ||
      link.hasAttribute("download") ||
      !link.pathname.startsWith(to("/")) ||
      link.pathname.startsWith(to("/api/"))
    )
      return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.href);
  });
}
