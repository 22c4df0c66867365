/** Forms of a game's texts: patterns with typed holes, as the game's own `language.py` declares them. */
import { filled, type Lang, type Parameters } from "./format.ts";

export type Both = Record<Lang, string>;

/** What may stand in a hole, and how it is said: as it is, in words of its own, as a number, or as somebody's name. */
export interface Hole {
  kind: "text" | "word" | "number" | "seat";
  fits: string;
  words?: Record<string, Both>;
}

export interface Form extends Both {
  /** `{seat} pays {n} to {owner}`: a hole that stands twice holds the same text both times. */
  pattern: string;
}

/** The forms of a game's steps, or of its events, ready to put texts into words. The first form that fits a text says it. */
export class Forms {
  private readonly holes: Record<string, Hole>;
  private readonly forms: readonly { form: Form; expression: RegExp }[];

  constructor(forms: readonly Form[], holes: Record<string, Hole>) {
    this.holes = holes;
    this.forms = forms.map((form) => ({ form, expression: new RegExp(`^${expressionOf(form.pattern, holes)}$`) }));
  }

  /** Without names a seat is said by its number. A text that no form fits stands for itself. */
  say(text: string, lang: Lang, names: readonly string[] = []): string {
    for (const { form, expression } of this.forms) {
      const found = expression.exec(text);
      if (found) return filled(form[lang], this.meanings(found.groups ?? {}, lang, names));
    }
    return text;
  }

  private meanings(texts: Record<string, string>, lang: Lang, names: readonly string[]): Parameters {
    return Object.fromEntries(
      Object.entries(texts).map(([name, text]) => {
        const hole = this.holes[name];
        const said = hole?.kind === "seat" ? names[Number(text) - 1] : hole?.words?.[text]?.[lang];
        return [name, said ?? text];
      }),
    );
  }
}

function expressionOf(pattern: string, holes: Record<string, Hole>): string {
  const seen = new Set<string>();
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (seen.has(name)) return `\\k<${name}>`;
    seen.add(name);
    return `(?<${name}>${holes[name]?.fits ?? ""})`;
  });
}
