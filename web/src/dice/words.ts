/** The texts about dice. They are loaded with the page and the panel that need them. */
import { computed } from "@preact/signals";
import { lang } from "../frame/language.ts";
import type { Lang } from "../words/format.ts";
import { english } from "./english.ts";
import { russian } from "./russian.ts";

const TEXTS: Record<Lang, DiceTexts> = { en: english, ru: russian };

export type DiceTexts = typeof english;

export const dice = computed(() => TEXTS[lang.value]);
