/** Refusals in the words of the clause that forbids the step. */
import type { RulesSaid } from "../wire/protocol.ts";
import { filled, type Lang, type Parameters } from "./format.ts";

/** Why a step is refused, with the number of the clause. */
export function refusal(rules: RulesSaid, lang: Lang, clause: string, parameters: Parameters): string {
  const found = rules.chapters.flatMap((chapter) => chapter.clauses).find((one) => one.id === clause);
  const words = found?.refusal ?? found?.rule;
  return words ? `${filled(words[lang], parameters)} (${clause})` : clause;
}
