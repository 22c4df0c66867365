/**
 * The light or dark theme: the system's, unless the person has chosen. Styles depend only on the page's `data-theme`.
 */
import { effect, signal } from "@preact/signals";

export type Theme = "light" | "dark" | "system";

const evening = matchMedia("(prefers-color-scheme: dark)");
const isEvening = signal(evening.matches);
evening.addEventListener("change", () => (isEvening.value = evening.matches));

const chosen = localStorage.getItem("theme");
export const theme = signal<Theme>(chosen === "light" || chosen === "dark" ? chosen : "system");

effect(() => {
  const system = isEvening.value ? "dark" : "light";
  document.documentElement.dataset.theme = theme.value === "system" ? system : theme.value;
});

export function setTheme(wanted: Theme): void {
  theme.value = wanted;
  if (wanted === "system") localStorage.removeItem("theme");
  else localStorage.setItem("theme", wanted);
}
