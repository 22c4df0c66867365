/** Checks the dice of a record, in the order of docs/dice.md. Trusts nobody but for the weights of the outcomes. */
import { fromHex, toHex } from "./bytes.ts";
import { type Digests, digests } from "./digests.ts";
import { type Judged, judge, type Progress, type ThrowFinding } from "./judging.ts";
import { judgeRaces, type RaceFinding } from "./races.ts";
import { BadRecord, type DiceRecord, readRecord } from "./record.ts";
import { type Addition, Seal, type SealFinding } from "./seal.ts";
import { orderOfSeats } from "./seats.ts";
import { keyOf, Stream } from "./stream.ts";
import { type Actors, areUsable, type ChanceEvent, chanceEvents, undoneTo } from "./throws.ts";

type OrderCode = "missing-order" | "needless-order" | "wrong-order";

export type Finding =
  | { code: "no-seal" | "other-commitment" | "wrong-secret" | "never-revealed" | "wrong-end" | "unusable-chances" }
  | { code: OrderCode }
  | { code: "bad-record"; line: number }
  | SealFinding
  | RaceFinding
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
  chances: unknown;
  actors: Actors;
  /** The team of each seat, if seats win together. */
  teams?: readonly number[] | undefined;
  /** The commitments that this browser was shown for this match: one, or none if it was not there. */
  shown?: readonly string[];
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
    const record = await readRecord(text, by);
    checkEntries(record, known.actors);
    return await verdictOn(record, by, known);
  } catch (error) {
    if (error instanceof BadRecord) return { ...NOTHING, findings: [{ code: "bad-record", line: error.line }] };
    throw error;
  }
}

/** Every entry is a step of the game, or goes back to fewer steps than there are. */
function checkEntries({ entries, firstLine }: DiceRecord, actors: Actors): void {
  let steps = 0;
  for (const [number, entry] of entries.entries()) {
    const to = undoneTo(entry);
    if (to === null ? !actors(entry).length : to >= steps) throw new BadRecord(firstLine + number);
    steps = to ?? steps + 1;
  }
}

async function verdictOn(record: DiceRecord, by: Digests, known: Known): Promise<Verdict> {
  const { names, order, entries } = record;
  const chances = areUsable(known.chances, entries, known.actors) ? known.chances : null;
  const throws = chanceEvents(entries, chances ?? {});
  const seal = new Seal(record.seal, names.length);
  const findings: Finding[] = record.isWhole ? [] : [{ code: "wrong-end" }];
  const { shown = [] } = known;
  if (shown.length && shown.join() !== seal.commit) findings.push({ code: "other-commitment" });
  if (record.format === 1) return { ...NOTHING, names, throws, findings: [{ code: "no-seal" }, ...findings] };
  const stream = await streamOf(record, seal, by, findings);
  findings.push(...(await orderTrouble(record, seal, stream, known.teams ?? [])));
  if (stream && !chances) findings.push({ code: "unusable-chances" });
  const { judged, findings: found } = stream
    ? await judge(throws, stream, known.progress)
    : { judged: [], findings: [] };
  findings.push(...found, ...(await judgeRaces(record, stream)));
  const seatNow = (before: number) => (order ? order.indexOf(before) : before);
  return {
    findings,
    names,
    commit: seal.commit,
    additions: seal.additions.map(({ seat, entropy }) => ({ seat: seatNow(seat), entropy })),
    missing: seal.missing.map(seatNow),
    throws,
    judged,
    hasRaces: entries.some((entry) => known.actors(entry).includes("race")),
  };
}

/** The stream, if the seal and the secret are right. What is wrong with them is added to the findings. */
async function streamOf(record: DiceRecord, seal: Seal, by: Digests, findings: Finding[]): Promise<Stream | null> {
  findings.push(...seal.findings);
  if (!seal.isSound) return null;
  if (record.secret === null) {
    findings.push({ code: "never-revealed" });
    return null;
  }
  if (seal.commit !== toHex(await by.sha256(fromHex(record.secret)))) {
    findings.push({ code: "wrong-secret" });
    return null;
  }
  return Stream.of(by, await keyOf(by, record.secret, seal.lines));
}

/** There is an order exactly if seats were shuffled, and it is that of the stream. */
async function orderTrouble(
  { names, order }: DiceRecord,
  { isShuffled }: Seal,
  stream: Stream | null,
  teams: readonly number[],
): Promise<{ code: OrderCode }[]> {
  if (isShuffled === null) return [];
  if (!order) return isShuffled ? [{ code: "missing-order" }] : [];
  if (!isShuffled) return [{ code: "needless-order" }];
  const isRight = !stream || (await orderOfSeats(stream, names.length, teams)).join() === order.join();
  return isRight ? [] : [{ code: "wrong-order" }];
}
