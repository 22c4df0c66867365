/** The texts of reviews. They are loaded with them. */
import { computed } from "@preact/signals";
import { lang } from "../frame/language.ts";
import type { Lang } from "../words/format.ts";
import { english } from "./english.ts";
import { russian } from "./russian.ts";

const TEXTS: Record<Lang, ReviewTexts> = { en: english, ru: russian };

export type ReviewTexts = typeof english;

export const texts = computed(() => TEXTS[lang.value]);
