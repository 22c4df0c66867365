/** What a check has found, in words. */
import type { Finding, Verdict } from "./verify.ts";
import type { DiceTexts } from "./words.ts";

/** These leave a record unproved, but nothing in it is wrong. */
const UNPROVED: readonly Finding["code"][] = ["no-seal", "never-revealed", "unproved", "unusable-chances"];

type Mood = "fair" | "unproved" | "wrong";

export function moodOf({ findings }: Verdict): Mood {
  if (!findings.length) return "fair";
  return findings.every(({ code }) => UNPROVED.includes(code)) ? "unproved" : "wrong";
}

/** The verdict in one sentence. */
export function verdictSentence(verdict: Verdict, isOver: boolean, { verdict: told }: DiceTexts): string {
  const has = (code: Finding["code"]) => verdict.findings.some((finding) => finding.code === code);
  const mood = moodOf(verdict);
  if (mood === "wrong") return told.wrong;
  if (has("no-seal")) return told.noSeal;
  if (mood === "unproved") return isOver ? told.unknown : told.notYet;
  return verdict.throws.length ? told.fair(verdict.throws.length) : told.nothing;
}

/** Null if the verdict says it already. */
export function findingSentence(found: Finding, isOver: boolean, { finding: told }: DiceTexts): string | null {
  switch (found.code) {
    case "no-seal":
      return null;
    case "never-revealed":
      return isOver ? told[found.code] : null;
    case "other-commitment":
    case "wrong-secret":
    case "missing-order":
    case "needless-order":
    case "wrong-order":
    case "wrong-end":
    case "unusable-chances":
      return told[found.code];
    case "bad-record":
      return told[found.code](found.line);
    case "bad-seal":
      return told.seal[found.problem](found.line);
    case "late-addition":
      return told[found.code](found.seat);
    case "places":
    case "tape":
      return told[found.code](found.round);
    case "unproved":
      return isOver ? told[found.code](found.round) : null;
    case "misplaced":
      return told[found.code](found.after);
    case "changed":
    case "skipped":
    case "doubled":
      return told[found.code](found.k);
  }
}
