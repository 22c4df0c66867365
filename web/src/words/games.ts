/** What each game says: steps, events, phases. Written from the rules, loaded with the board. */
import { filled, type Lang, type Parameters } from "./format.ts";

export type Both = Record<Lang, string>;

/** A pattern of a text, word by word; `*` fits any word, `=1` the same as word 1. Templates name the words by number: `{1}`, `{name0}`. */
export interface Pattern extends Both {
  fits: string;
}

export interface Catalogue {
  title: Both;
  phases: Record<string, Both>;
  steps: Pattern[];
  events: Pattern[];
}

export const GAMES = ["marrakech", "tayu", "mazaitsy", "chazz"] as const;
export type GameName = (typeof GAMES)[number];

export function isGame(name: string): name is GameName {
  return (GAMES as readonly string[]).includes(name);
}

const loaders: Record<GameName, () => Promise<{ default: unknown }>> = {
  marrakech: () => import("./games/marrakech.json"),
  tayu: () => import("./games/tayu.json"),
  mazaitsy: () => import("./games/mazaitsy.json"),
  chazz: () => import("./games/chazz.json"),
};

export async function catalogueOf(game: GameName): Promise<Catalogue> {
  return (await loaders[game]()).default as Catalogue;
}

/** Splits a text into words; two cells that stand together are two words. */
function wordsOf(text: string): string[] {
  return text.replace(/\b([a-z]\d)([a-z]\d)\b/, "$1 $2").split(" ");
}

export class GameWords {
  private readonly lang: () => Lang;
  readonly catalogue: Catalogue;

  constructor(catalogue: Catalogue, lang: () => Lang) {
    this.catalogue = catalogue;
    this.lang = lang;
  }

  /** What is asked in a phase: "Поверните Ассама". */
  phase(name: string): string {
    return this.catalogue.phases[name]?.[this.lang()] ?? name;
  }

  /** A step in words: "положить ковёр на c3 и c4". */
  step(text: string): string {
    return this.said(this.catalogue.steps, text, []);
  }

  /** An event in words; the name of who acts goes before it. `names` are those of the seats. */
  event(text: string, names: readonly string[]): string {
    return this.said(this.catalogue.events, text, names);
  }

  private said(patterns: readonly Pattern[], text: string, names: readonly string[]): string {
    const parts = wordsOf(text);
    const found = patterns.find((one) => fitsWords(one.fits.split(" "), parts));
    if (!found) return text;
    const parameters: Parameters = {};
    parts.forEach((part, number) => {
      parameters[number] = part;
      parameters[`name${number}`] = names[Number(part) - 1];
    });
    return filled(found[this.lang()], parameters);
  }
}

function fitsWords(pattern: readonly string[], parts: readonly string[]): boolean {
  const fits = (one: string, part: string | undefined) =>
    one === "*" || one === part || (one.startsWith("=") && parts[Number(one.slice(1))] === part);
  return pattern.length === parts.length && pattern.every((one, number) => fits(one, parts[number]));
}

/** A sentence begins with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
