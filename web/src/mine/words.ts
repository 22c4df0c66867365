/** The texts of these pages. They are loaded with them. */
import { computed } from "@preact/signals";
import { lang } from "../frame/language.ts";
import type { Lang } from "../words/format.ts";
import { english } from "./english.ts";
import { russian } from "./russian.ts";

const TEXTS: Record<Lang, MyTexts> = { en: english, ru: russian };
const LOCALES: Record<Lang, string> = { en: "en-GB", ru: "ru-RU" };

export type MyTexts = typeof english;

export const texts = computed(() => TEXTS[lang.value]);

/** "July 2026" */
export function month(time: number): string {
  const name = new Intl.DateTimeFormat(LOCALES[lang.value], { month: "long" }).format(time);
  return `${name} ${new Date(time).getFullYear()}`; // in Russian, Intl would add "г."
}

/** "Tue, 14 July, 21:30", on a page that says the year. */
export function day(time: number): string {
  const parts = { weekday: "short", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(LOCALES[lang.value], parts).format(time);
}
