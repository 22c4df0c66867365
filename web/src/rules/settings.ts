/** Clauses name options as the rules' own code does, `turn: after`; here they are named as people do. */
import type { Lang } from "../words/format.ts";
import { optionAsks, optionValue } from "../words/options.ts";

const QUOTES: Record<Lang, [string, string]> = { en: ["“", "”"], ru: ["«", "»"] };

export function readable(sentence: string, game: string, lang: Lang): string {
  const [open, close] = QUOTES[lang];
  return sentence.replace(/`(\w+)(?:: (\w+))?`/g, (_, option: string, value?: string) => {
    const asks = optionAsks(game, option, lang);
    return value === undefined ? `${open}${asks}${close}` : `${open}${asks}: ${optionValue(game, option, value, lang)}${close}`;
  });
}
