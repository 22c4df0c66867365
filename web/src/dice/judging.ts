/** Whether each throw is that of its number in the stream. */
import type { Drawn, Stream } from "./stream.ts";
import type { ChanceEvent } from "./throws.ts";

export type ThrowFinding = { code: "changed" | "skipped" | "doubled"; k: number };

/** A throw, with the number that it came from or should have come from. */
export interface Judged {
  event: ChanceEvent;
  /** The outcome that the stream gives. */
  due: string;
  drawn: Drawn;
  isRight: boolean;
}

/** Called now and then with the number of throws that have been judged. */
export type Progress = (done: number, of: number) => void;

const OFTEN = 50; // throws

/** All throws that are not those of their numbers; or the one number that was skipped or used twice. */
export async function judge(
  events: readonly ChanceEvent[],
  stream: Stream,
  progress: Progress = () => {},
): Promise<{ judged: Judged[]; findings: ThrowFinding[] }> {
  const judged: Judged[] = [];
  for (const [at, event] of events.entries()) {
    judged.push(await judgedBy(event, event.k, stream));
    if (at % OFTEN === 0) progress(at, events.length);
  }
  const wrong = judged.filter(({ isRight }) => !isRight);
  const [first] = wrong;
  if (!first) return { judged, findings: [] };
  const from = judged.indexOf(first);
  for (const [by, code] of [[1, "skipped"] as const, [-1, "doubled"] as const]) {
    const shifted = await explained(events.slice(from), by, stream);
    if (shifted)
      return { judged: [...judged.slice(0, from + 1), ...shifted.slice(1)], findings: [{ code, k: first.event.k }] };
  }
  return { judged, findings: wrong.map(({ event: { k } }) => ({ code: "changed", k })) };
}

/** The throws with the numbers from the first one on shifted; null if one of them is not right even so. A single number
 * proves no shift: its neighbour often gives the same.
 */
async function explained(events: readonly ChanceEvent[], by: 1 | -1, stream: Stream): Promise<Judged[] | null> {
  const first = events[0]?.k ?? 0;
  const numbers = new Set(events.map(({ k }) => k).filter((k) => k >= first));
  if (first + by < 1 || numbers.size < 2) return null;
  const judged: Judged[] = [];
  for (const event of events) {
    const one = await judgedBy(event, event.k >= first ? event.k + by : event.k, stream);
    if (!one.isRight) return null;
    judged.push(one);
  }
  return judged;
}

async function judgedBy(event: ChanceEvent, number: number, stream: Stream): Promise<Judged> {
  const below = event.outcomes.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
  const drawn = await stream.number(`draw ${number}`, below);
  const due = outcome(event, drawn.value);
  return { event, due, drawn, isRight: due === event.text };
}

/** The first outcome for which the sum of its own and all earlier weights is greater than the number. */
function outcome({ outcomes }: ChanceEvent, number: bigint): string {
  let sum = 0n;
  for (const [text, weight] of outcomes) {
    sum += BigInt(weight);
    if (number < sum) return text;
  }
  return "";
}
