/** Checks the dice of a record, in the order of docs/dice.md. Trusts nobody but for the weights of the outcomes. */
import { fromHex, toHex } from "./bytes.ts";
import { type Digests, digests } from "./digests.ts";
import { type Judged, judge, type Progress, type ThrowFinding } from "./judging.ts";
import { judgePlaces, type PlacesFinding } from "./places.ts";
import { BadRecord, type DiceRecord, readRecord } from "./record.ts";
import { type Addition, Seal, type SealFinding } from "./seal.ts";
import { orderOfSeats } from "./seats.ts";
import { keyOf, Stream } from "./stream.ts";
import { type ChanceEvent, chanceEvents, type Outcomes } from "./throws.ts";

export type Finding =
  | { code: "no-seal" | "wrong-secret" | "never-revealed" | "wrong-order" | "wrong-end" }
  | { code: "bad-record"; line: number }
  | SealFinding
  | PlacesFinding
  | ThrowFinding;

/** What was found out. Seats are those of the match, from 0. */
export interface Verdict {
  findings: readonly Finding[];
  names: readonly string[];
  /** The hash of the secret. */
  commit: string | null;
  additions: readonly Addition[];
  missing: readonly number[];
  throws: readonly ChanceEvent[];
  /** The same throws with their numbers, if the stream is known; otherwise empty. */
  judged: readonly Judged[];
  /** Whether races were run, which only `igroteka verify` runs again. */
  hasRaces: boolean;
}

/** What is known beside the record's text. */
export interface Known {
  /** The outcomes of each chance event, by the number of its entry from 0, as the server tells them. */
  chances: Readonly<Record<string, Outcomes>>;
  /** The team of each seat, if seats win together. */
  teams?: readonly number[] | undefined;
  progress?: Progress;
  /** In place of Web Crypto. */
  by?: Digests;
}

const NOTHING: Verdict = {
  findings: [],
  names: [],
  commit: null,
  additions: [],
  missing: [],
  throws: [],
  judged: [],
  hasRaces: false,
};

export async function verify(text: string, known: Known): Promise<Verdict> {
  const by = known.by ?? (await digests());
  try {
    return await verdictOn(await readRecord(text, by), by, known);
  } catch (error) {
    if (error instanceof BadRecord) return { ...NOTHING, findings: [{ code: "bad-record", line: error.line }] };
    throw error;
  }
}

async function verdictOn(record: DiceRecord, by: Digests, known: Known): Promise<Verdict> {
  const findings: Finding[] = record.isWhole ? [] : [{ code: "wrong-end" }];
  const throws = chanceEvents(record.entries, known.chances);
  const { names, order } = record;
  if (record.format === 1) return { ...NOTHING, names, throws, findings: [{ code: "no-seal" }, ...findings] };
  const seal = new Seal(record.seal, names.length);
  findings.push(...seal.findings);
  const seatNow = (before: number) => (order ? order.indexOf(before) : before);
  const verdict: Verdict = {
    findings,
    names,
    commit: seal.commit,
    additions: seal.additions.map(({ seat, entropy }) => ({ seat: seatNow(seat), entropy })),
    missing: seal.missing.map(seatNow),
    throws,
    judged: [],
    hasRaces: record.tapes.length > 0,
  };
  const trouble = await secretTrouble(record.secret, seal, by);
  if (trouble) findings.push(trouble);
  if (record.secret === null || trouble || !seal.isSound) return verdict;
  const stream = await Stream.of(by, await keyOf(by, record.secret, seal.lines));
  if (order && (await orderOfSeats(stream, names.length, known.teams ?? [])).join() !== order.join())
    findings.push({ code: "wrong-order" });
  const { judged, findings: found } = await judge(throws, stream, known.progress);
  findings.push(...found, ...(await judgePlaces(record, stream)));
  return { ...verdict, judged };
}

async function secretTrouble(secret: string | null, seal: Seal, by: Digests): Promise<Finding | null> {
  if (secret === null) return { code: "never-revealed" };
  const hash = toHex(await by.sha256(fromHex(secret)));
  return seal.commit !== null && seal.commit !== hash ? { code: "wrong-secret" } : null;
}
