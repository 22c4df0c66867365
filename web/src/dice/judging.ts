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

/** From chance event `from` on, numbers are shifted: by 1 after one was skipped, by −1 after one was used twice. */
interface Shift {
  from: number;
  by: 1 | -1;
}

/** Called now and then with the number of throws that have been judged. */
export type Progress = (done: number, of: number) => void;

const OFTEN = 50; // throws

export async function judge(
  events: readonly ChanceEvent[],
  stream: Stream,
  progress: Progress = () => {},
): Promise<{ judged: Judged[]; findings: ThrowFinding[] }> {
  const judged: Judged[] = [];
  const findings: ThrowFinding[] = [];
  let shifts: readonly Shift[] = [];
  for (const [at, event] of events.entries()) {
    const drawn = await drawnBy(event, shifts, stream);
    const due = outcome(event, drawn.value);
    judged.push({ event, due, drawn, isRight: due === event.text });
    if (due !== event.text) {
      const shift = await shiftAt(events.slice(at), shifts, stream);
      findings.push({ code: !shift ? "changed" : shift.by > 0 ? "skipped" : "doubled", k: event.k });
      if (shift) shifts = [...shifts, shift];
    }
    if (at % OFTEN === 0) progress(at, events.length);
  }
  return { judged, findings };
}

/** The shift that makes the first of these events, and all that follow, come from the stream; null if there is none. */
async function shiftAt(
  events: readonly ChanceEvent[],
  shifts: readonly Shift[],
  stream: Stream,
): Promise<Shift | null> {
  const from = events[0]?.k ?? 0;
  for (const by of [1, -1] as const) {
    const shift = { from, by };
    if (await isExplained(events, [...shifts, shift], stream)) return shift;
  }
  return null;
}

async function isExplained(events: readonly ChanceEvent[], shifts: readonly Shift[], stream: Stream): Promise<boolean> {
  for (const event of events)
    if (outcome(event, (await drawnBy(event, shifts, stream)).value) !== event.text) return false;
  return true;
}

function drawnBy({ k, outcomes }: ChanceEvent, shifts: readonly Shift[], stream: Stream): Promise<Drawn> {
  const number = shifts.reduce((sum, { from, by }) => (k >= from ? sum + by : sum), k);
  const below = outcomes.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
  return stream.number(`draw ${number}`, below);
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
