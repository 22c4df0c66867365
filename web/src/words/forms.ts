/** Patterns of a game's texts with typed placeholders, as the game's `language.py` declares them. */
import type { Blank, Phrase } from "../wire/protocol.ts";
import { filled, type Lang, type Parameters } from "./format.ts";

/** The patterns of a game's steps or events, which put texts into words. The first pattern that matches is used. */
export class Forms {
  private readonly holes: Record<string, Blank>;
  private readonly forms: readonly { form: Phrase; expression: RegExp }[];

  constructor(forms: readonly Phrase[], holes: Record<string, Blank>) {
    this.holes = holes;
    this.forms = forms.map((form) => ({ form, expression: new RegExp(`^${expressionOf(form.pattern, holes)}$`) }));
  }

  /** The first pattern that a text matches. */
  patternOf(text: string): string | null {
    return this.forms.find(({ expression }) => expression.test(text))?.form.pattern ?? null;
  }

  /** A pattern in words, with dots for what varies. */
  kind(pattern: string, lang: Lang): string {
    const form = this.forms.find((one) => one.form.pattern === pattern)?.form;
    if (!form) return pattern;
    const holes = pattern.match(/\w+(?=\})/g) ?? [];
    return filled(form[lang], Object.fromEntries(holes.map((name) => [name, "…"])));
  }

  /** What varies in a text, in words. */
  varying(text: string, lang: Lang): string {
    for (const { expression } of this.forms) {
      const { groups } = expression.exec(text) ?? {};
      if (groups) return Object.values(this.meanings(groups, lang, [])).join(" ");
    }
    return text;
  }

  /** Without names seats are given by number. A text that no pattern matches is returned as it is. */
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

function expressionOf(pattern: string, holes: Record<string, Blank>): string {
  const seen = new Set<string>();
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (seen.has(name)) return `\\k<${name}>`;
    seen.add(name);
    return `(?<${name}>${holes[name]?.fits ?? ""})`;
  });
}
