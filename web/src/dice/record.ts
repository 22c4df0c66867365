/** A record as far as its dice are concerned: what docs/notation.md and docs/dice.md say of its form. */
import { fromText, toHex } from "./bytes.ts";
import type { Digests } from "./digests.ts";

const TITLE = /^igroteka record ([12])$/;
const HEAD = /^(game|rules|option|seat) /;
/** Lines of a seal. They belong into the head; anywhere else they are late. */
export const OF_SEAL = /^(commit|add|missing|seal)( |$)/;
const SECRET = /^secret ([0-9a-f]{64})$/;
const CHECKSUM = 16; // hex digits

/** A block behind the entries, which stood after the first `after` of them. */
export interface Block {
  after: number;
  lines: readonly string[];
}

export interface DiceRecord {
  format: number;
  names: readonly string[];
  /** The lines of the seal, and those of its kind that stand elsewhere. */
  seal: readonly string[];
  /** For each seat, the seat that it was before, from 0; null if the seats were not shuffled. */
  order: readonly number[] | null;
  entries: readonly string[];
  tapes: readonly Block[];
  /** The places of the calm mode. */
  places: readonly Block[];
  secret: string | null;
  /** Whether the last line carries the checksum of those above it. */
  isWhole: boolean;
}

/** The text is no record. Lines are counted from 1. */
export class BadRecord extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`line ${line}`);
    this.line = line;
  }
}

export async function readRecord(text: string, digests: Digests): Promise<DiceRecord> {
  const whole = text
    .replace(/^\ufeff/, "")
    .replaceAll("\r\n", "\n")
    .replace(/\n+$/, "");
  const lines = whole.split("\n");
  const last = lines.pop() ?? "";
  const format = Number(TITLE.exec(lines[0] ?? "")?.[1]);
  if (!format) throw new BadRecord(1);
  const headEnd = gap(lines, 1);
  const entriesEnd = gap(lines, headEnd + 1);
  const reader = new Reader();
  for (let at = 1; at < headEnd; at += 1) reader.head(lines[at] ?? "", at + 1);
  const entries = lines.slice(headEnd + 1, entriesEnd);
  reader.seal.push(...entries.filter((entry) => OF_SEAL.test(entry)));
  for (let at = entriesEnd + 1; at < lines.length; at += 1) reader.tail(lines[at] ?? "", at + 1);
  if (format === 1 && reader.seal.length) throw new BadRecord(2);
  const { names, seal, order, tapes, places, secret } = reader;
  const body = whole.slice(0, whole.length - last.length);
  const isWhole = last === `end ${toHex(await digests.sha256(fromText(body))).slice(0, CHECKSUM)}`;
  return { format, names, seal, order, entries, tapes, places, secret, isWhole };
}

/** The next empty line. */
function gap(lines: readonly string[], from: number): number {
  const at = lines.indexOf("", from);
  if (at < 0) throw new BadRecord(lines.length + 1);
  return at;
}

/** Sorts the lines of a record. */
class Reader {
  readonly names: string[] = [];
  readonly seal: string[] = [];
  order: number[] | null = null;
  readonly tapes: { after: number; lines: string[] }[] = [];
  readonly places: Block[] = [];
  secret: string | null = null;

  head(line: string, number: number): void {
    const order = /^order((?: [1-9])+)$/.exec(line);
    if (OF_SEAL.test(line)) this.seal.push(line);
    else if (order && !this.order) this.order = numbersIn(order[1] ?? "").map((seat) => seat - 1);
    else if (HEAD.test(line)) this.names.push(...(/^seat \d+ (.*)$/.exec(line)?.slice(1) ?? []));
    else throw new BadRecord(number);
  }

  tail(line: string, number: number): void {
    const [, block, after, rest = ""] = /^(tape|places|picks) (\d+)(?: (.*))?$/.exec(line) ?? [];
    const secret = SECRET.exec(line)?.[1];
    if (OF_SEAL.test(line)) this.seal.push(line);
    else if (block === "tape") this.tapes.push({ after: Number(after), lines: [] });
    else if (block === "places") this.places.push({ after: Number(after), lines: [rest] });
    else if (/^>( |$)/.test(line) && this.tapes.length) this.tapes.at(-1)?.lines.push(line.slice(2));
    else if (secret && !this.secret) this.secret = secret;
    else if (!block) throw new BadRecord(number);
  }
}

export function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}
