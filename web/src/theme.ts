/** Paper or evening: as the system has it, unless the person has chosen. */
import { signal } from "@preact/signals";

export type Theme = "light" | "dark" | "system";

const chosen = localStorage.getItem("theme");
export const theme = signal<Theme>(chosen === "light" || chosen === "dark" ? chosen : "system");

export function setTheme(wanted: Theme): void {
  theme.value = wanted;
  if (wanted === "system") {
    localStorage.removeItem("theme");
    delete document.documentElement.dataset.theme;
  } else {
    localStorage.setItem("theme", wanted);
    document.documentElement.dataset.theme = wanted;
  }
}
