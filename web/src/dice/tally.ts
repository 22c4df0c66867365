/** How often each outcome was thrown in a match, and how often it should have been. */
import type { ThrowKind } from "../wire/protocol.ts";
import type { ChanceEvent } from "./throws.ts";

/** `kindOf` says which kind an outcome is of. */
export function tally(throws: readonly ChanceEvent[], kindOf: (text: string) => string): ThrowKind[] {
  const kinds = new Map<string, Map<string, ThrowKind["outcomes"][number]>>();
  for (const { text, outcomes } of eachNumberOnce(throws)) {
    const whole = outcomes.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of outcomes) {
      const chance = weight / whole;
      const kind = kinds.get(kindOf(name)) ?? new Map();
      const told = kind.get(name) ?? { text: name, count: 0, expected: 0, variance: 0 };
      told.count += name === text ? 1 : 0;
      told.expected += chance;
      told.variance += chance * (1 - chance);
      kinds.set(kindOf(name), kind.set(name, told));
    }
  }
  return [...kinds].map(([pattern, outcomes]) => ({ pattern, outcomes: [...outcomes.values()] }));
}

/** What was taken back and thrown again is the same number of the stream, and counts once. */
function eachNumberOnce(throws: readonly ChanceEvent[]): Iterable<ChanceEvent> {
  return new Map(throws.map((event) => [event.k, event])).values();
}
