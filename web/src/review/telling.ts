/** Steps of a review in the game's words. */
import { words } from "../frame/language.ts";
import { sentence } from "../table/story.ts";
import { capital } from "../words/games.ts";
import type { Swing } from "./course.ts";
import type { Match } from "./match.ts";
import { signed, tenths, written } from "./points.ts";
import { texts } from "./words.ts";

const MOST_STEPS = 3; // of a turn
const MOST_REASONS = 2;

/** What was played, as the log tells it. */
export function playedIn({ steps, names, game }: Match, stop: number): string {
  const line = steps[stop];
  return (line && (sentence(line, names, game, words.value) || game.step(line.a ?? ""))) ?? "";
}

/** What was decided, as a choice: the step, and what the same seat did next, as long as nobody else decided. */
export function chosenIn(match: Match, { stop, seat }: Swing): string {
  const rest = match.steps.slice(stop, stop + MOST_STEPS);
  const others = rest.findIndex(({ actor }) => actor !== seat);
  const own = others < 0 ? rest : rest.slice(0, others);
  return choice(
    match,
    own.map(({ a = "" }) => a),
  );
}

/** What would have been better. */
export function betterIn(match: Match, { judgement: { better } }: Swing): string {
  return choice(match, better?.line ?? []);
}

function choice({ game }: Match, line: readonly string[]): string {
  const [first = "", ...others] = line.slice(0, MOST_STEPS).map((step) => game.step(step));
  return [first, ...others.map((step) => `${words.value.table.hintThen} ${step}`)].join(", ");
}

export function reasonsIn({ game, names }: Match, { judgement: { better } }: Swing): string {
  const said = (better?.reasons ?? []).slice(0, MOST_REASONS).map((reason) => game.reason(reason, names));
  return said.length ? `${capital(said.join("; "))}.` : "";
}

/** "62.4%", of tenths of a percent. */
export function percentOf(amount: number): string {
  return texts.value.percent(written(amount, texts.value.mark));
}

export function percent(worth: number): string {
  return percentOf(tenths(worth));
}

/** "+12.3", in percentage points. */
export function points(effect: number): string {
  return signed(tenths(effect), texts.value.mark);
}
