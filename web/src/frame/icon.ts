/** The tab's icon: the box of games, with a dot when it is the player's turn. */
function icon(dot: boolean): string {
  const mark = dot ? '<circle cx="25" cy="7" r="6" fill="%23c8421b"/>' : "";
  return `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="3" y="9" width="26" height="19" rx="4" fill="%23a9713a"/><path d="M3 15H29" stroke="%236f4520" stroke-width="2"/><rect x="13" y="13" width="6" height="5" rx="1" fill="%23f6e3b4"/>${mark}</svg>`;
}

export function setIcon(dot: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", icon(dot));
}
