/** The client says what Python says: tests/web/test_words.py makes the cases. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Phrasebook, RulesSaid } from "../src/wire/protocol.ts";
import type { Lang } from "../src/words/format.ts";
import { GameWords } from "../src/words/games.ts";
import { refusal } from "../src/words/rules.ts";

interface Case {
  game: string;
  kind: "step" | "event" | "refusal";
  text: string;
  parameters?: Record<string, unknown>;
  en: string;
  ru: string;
  /** How Python parses the text. */
  read?: Record<string, unknown>;
}

const NAMES = ["Аня", "Боря", "Вера", "Гриша", "Даша", "Ева", "Жора", "Зоя"];
const file = process.env.IGROTEKA_CASES;
const told = JSON.parse(file ? readFileSync(file, "utf8") : '{"cases": [], "games": {}}') as {
  cases: Case[];
  games: Record<string, { words: Phrasebook; rules: RulesSaid }>;
};
const { cases } = told;

interface Spoken {
  words: GameWords;
  rules: RulesSaid;
}

function spokenIn(game: string, lang: Lang): Spoken {
  const served = told.games[game];
  assert.ok(served);
  return { words: new GameWords(served.words, () => lang), rules: served.rules };
}

function said(one: Case, lang: Lang, { words, rules }: Spoken): string {
  if (one.kind === "step") return words.step(one.text);
  return one.kind === "event" ? words.event(one.text, NAMES) : refusal(rules, lang, one.text, one.parameters ?? {});
}

test("every step, event and refusal reads as in Python", () => {
  const known = new Map<string, Spoken>();
  for (const lang of ["en", "ru"] as Lang[])
    for (const one of cases) {
      const key = `${one.game} ${lang}`;
      const spoken = known.get(key) ?? spokenIn(one.game, lang);
      known.set(key, spoken);
      assert.equal(said(one, lang, spoken), one[lang], one.text);
    }
});

test("boards parse every step and event as Python does", async () => {
  const readers = new Map<string, Record<string, (text: string) => unknown>>();
  for (const one of cases.filter(({ read }) => read)) {
    const known = readers.get(one.game) ?? (await import(`../src/boards/${one.game}/language.ts`));
    readers.set(one.game, known);
    const reader = one.kind === "step" ? known.readStep : known.readEvent;
    assert.deepEqual(reader?.(one.text), one.read);
  }
  for (const { readStep } of readers.values())
    assert.throws(() => readStep?.("fly away"), /No form of this game reads "fly away"/);
});
