/** A record as far as its dice are concerned: what docs/notation.md and docs/dice.md say of its form. */
import { fromText, toHex } from "./bytes.ts";
import type { Digests } from "./digests.ts";

const TITLE = /^igroteka record ([12])$/;
const SEAL_LINE = /^(?:commit [0-9a-f]{64}|seats (?:shuffled|fixed)|add [1-8] [0-9a-f]{64}|missing [1-8]|seal)$/;
const ORDER = /^order((?: [1-8])+)$/;
const ATTACHED = /^(tape|places|picks) (0|[1-9]\d{0,5})((?: (?:0|[1-9]\d{0,4}|-))*)$/;
const QUOTED = "> ";
const SECRET = /^secret ([0-9a-f]{64})$/;
const CHECKSUM = 16; // hex digits

/** What decided a race. It stands behind the entries, and was attached after the first `after` of them. */
export interface Attached {
  kind: string;
  after: number;
  /** For each seat its place or its pick. */
  values: readonly string[];
  /** Of a tape. */
  lines: readonly string[];
}

export interface DiceRecord {
  format: number;
  names: readonly string[];
  /** The lines of the seal, with those that come after its end. */
  seal: readonly string[];
  /** For each seat, the seat that it was before, from 0; null if there is no order. */
  order: readonly number[] | null;
  entries: readonly string[];
  /** The number of the first entry's line. */
  firstLine: number;
  attached: readonly Attached[];
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
  const record = new Reader(lines).record();
  const body = whole.slice(0, whole.length - last.length);
  const isWhole = last === `end ${toHex(await digests.sha256(fromText(body))).slice(0, CHECKSUM)}`;
  return { ...record, isWhole };
}

/** Reads the lines in their order. */
class Reader {
  private readonly lines: readonly string[];
  private at = 0;

  constructor(lines: readonly string[]) {
    this.lines = lines;
  }

  record(): Omit<DiceRecord, "isWhole"> {
    const format = Number(this.wanted(TITLE)[1]);
    const names = this.names();
    const seal = format === 2 ? this.all(SEAL_LINE).map(([line]) => line) : [];
    const order = format === 2 ? (this.taken(ORDER)?.[1] ?? null) : null;
    this.wanted(/^$/);
    const firstLine = this.at + 1;
    const end = format === 2 ? this.lines.lastIndexOf("") : this.lines.length - 1;
    if (end < this.at) throw new BadRecord(firstLine);
    const entries = this.lines.slice(this.at, end);
    this.at = end;
    this.wanted(/^$/);
    const attached = this.attached(names.length);
    const left = this.lines.slice(this.at);
    const secret = SECRET.exec(left[0] ?? "")?.[1] ?? null;
    if (left.length > (secret === null ? 0 : 1)) throw new BadRecord(this.at + 1);
    return { format, names, seal, order: order === null ? null : seatsIn(order), entries, firstLine, attached, secret };
  }

  /** The names of the seats, which are as many as the options say. */
  private names(): string[] {
    this.wanted(/^game ./);
    this.wanted(/^rules \d{1,9}$/);
    const players = this.all(/^option (\w+) (.*)$/).find(([, option]) => option === "players")?.[2];
    const names: string[] = [];
    while (players === undefined ? this.lines[this.at]?.startsWith("seat ") : names.length < Number(players))
      names.push(this.wanted(new RegExp(`^seat ${names.length + 1} (.+)$`))[1] ?? "");
    return names;
  }

  private attached(seats: number): Attached[] {
    const found: Attached[] = [];
    for (;;) {
      const line = this.taken(ATTACHED);
      if (!line) return found;
      const [, kind = "", after, rest = ""] = line;
      const one = { kind, after: Number(after), values: rest.split(" ").slice(1), lines: this.quoted(kind) };
      const fits = one.values.length === (kind === "tape" ? 0 : seats) && (kind === "picks" || !rest.includes("-"));
      if (!fits || one.after < (found.at(-1)?.after ?? 0)) throw new BadRecord(this.at - one.lines.length);
      found.push(one);
    }
  }

  /** The lines of a tape. */
  private quoted(kind: string): string[] {
    return kind === "tape" ? this.all(/^> (.*)$/).map(([line]) => line.slice(QUOTED.length)) : [];
  }

  /** The next line, if it is of this form. */
  private taken(form: RegExp): RegExpExecArray | null {
    const read = form.exec(this.lines[this.at] ?? "\n");
    if (read) this.at += 1;
    return read;
  }

  private wanted(form: RegExp): RegExpExecArray {
    const read = this.taken(form);
    if (!read) throw new BadRecord(this.at + 1);
    return read;
  }

  /** All lines of this form that come next. */
  private all(form: RegExp): RegExpExecArray[] {
    const found: RegExpExecArray[] = [];
    for (let read = this.taken(form); read; read = this.taken(form)) found.push(read);
    return found;
  }
}

function seatsIn(order: string): number[] {
  return order
    .trim()
    .split(" ")
    .map((seat) => Number(seat) - 1);
}
