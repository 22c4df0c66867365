/** The clauses of each game. Loaded when somebody reads the rules, or asks why. */
import { filled, type Lang, type Parameters } from "./format.ts";
import type { Both, GameName } from "./games.ts";

export interface Clause {
  id: string;
  rule: Both;
  refusal?: Both;
}

export interface Section {
  title: Both;
  clauses: Clause[];
}

const loaders: Record<GameName, () => Promise<{ default: unknown }>> = {
  marrakech: () => import("./games/marrakech.rules.json"),
  tayu: () => import("./games/tayu.rules.json"),
  mazaitsy: () => import("./games/mazaitsy.rules.json"),
  chazz: () => import("./games/chazz.rules.json"),
};

export async function rulesOf(game: GameName): Promise<Section[]> {
  return (await loaders[game]()).default as Section[];
}

/** Why not, with the number of the clause. */
export function refusal(rules: readonly Section[], lang: Lang, clause: string, parameters: Parameters): string {
  const found = rules.flatMap((section) => section.clauses).find((one) => one.id === clause);
  const words = found?.refusal ?? found?.rule;
  return words ? `${filled(words[lang], parameters)} (${clause})` : clause;
}
