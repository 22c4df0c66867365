/** The language in use: the browser's, unless the person has chosen. */
import { computed, signal } from "@preact/signals";
import { en } from "../words/en.ts";
import type { Lang } from "../words/format.ts";
import { ru } from "../words/ru.ts";

export const lang = signal<Lang>(document.documentElement.lang === "ru" ? "ru" : "en");

/** The texts of that language: `words.value.home.title`. */
export const words = computed(() => (lang.value === "ru" ? ru : en));

export function speak(chosen: Lang): void {
  lang.value = chosen;
  document.documentElement.lang = chosen;
  localStorage.setItem("lang", chosen);
}
