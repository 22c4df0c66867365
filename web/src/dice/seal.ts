/** The lines of a seal, and what is wrong with them. */
const FORM =
  /^(?:commit (?<commit>\w+)|seats (?<seats>\w+)|add (?<added>\d) (?<entropy>\w+)|missing (?<absent>\d)|seal)$/;

/** `form`: there is no such seat. */
type Problem = "missing" | "doubled" | "order" | "form";

export type SealFinding =
  | { code: "bad-seal"; line: string; problem: Problem }
  | { code: "late-addition" /** As the line has it, from 1. */; seat: number };

/** What somebody added. The seat is that before the seats were put into their order, from 0. */
export interface Addition {
  seat: number;
  entropy: string;
}

export class Seal {
  /** The lines to `seal`, which the key is made of. */
  readonly lines: readonly string[];
  commit: string | null = null;
  /** Whether the seats are shuffled; null if that is not told. */
  isShuffled: boolean | null = null;
  readonly additions: Addition[] = [];
  /** The seats of people who added nothing, from 0. */
  readonly missing: number[] = [];
  readonly findings: SealFinding[] = [];

  /** `all` are the lines of this kind in their order, with those that came after `seal`. */
  constructor(all: readonly string[], seats: number) {
    const end = all.indexOf("seal") + 1;
    this.lines = end ? all.slice(0, end) : all;
    for (const [at, line] of this.lines.entries()) this.read(line, at, seats);
    if (!all.some((line) => line.startsWith("commit"))) this.wrong("commit", "missing");
    if (this.isShuffled === null) this.wrong("seats", "missing");
    if (!end) this.wrong("seal", "missing");
    for (const line of all.slice(this.lines.length)) this.late(line);
  }

  /** Whether the lines make a key. Whatever came late is not part of it. */
  get isSound(): boolean {
    return !this.findings.some(({ code }) => code === "bad-seal");
  }

  private read(line: string, at: number, seats: number): void {
    const { commit, seats: order, added, entropy = "", absent } = FORM.exec(line)?.groups ?? {};
    const seat = Number(added ?? absent) - 1;
    if (seat >= seats) this.wrong(line, "form");
    else if (commit) this.readCommit(commit, at);
    else if (order) this.readSeats(order === "shuffled", at);
    else if (added) this.readAddition({ seat, entropy });
    else if (absent) this.readMissing(seat);
  }

  private readCommit(hash: string, at: number): void {
    if (this.commit) this.wrong("commit", "doubled");
    else if (at) this.wrong("commit", "order");
    this.commit ??= hash;
  }

  private readSeats(isShuffled: boolean, at: number): void {
    if (this.isShuffled !== null) this.wrong("seats", "doubled");
    else if (at !== 1 && this.commit) this.wrong("seats", "order");
    this.isShuffled ??= isShuffled;
  }

  private readAddition(addition: Addition): void {
    const name = `add ${addition.seat + 1}`;
    if (this.isTold(addition.seat)) this.wrong(name, "doubled");
    else if (this.missing.length) this.wrong(name, "order");
    this.additions.push(addition);
  }

  private readMissing(seat: number): void {
    const name = `missing ${seat + 1}`;
    if (this.isTold(seat)) this.wrong(name, "doubled");
    else if (this.missing.some((other) => other > seat)) this.wrong(name, "order");
    this.missing.push(seat);
  }

  private isTold(seat: number): boolean {
    return this.missing.includes(seat) || this.additions.some((one) => one.seat === seat);
  }

  /** A line that came after `seal`. */
  private late(line: string): void {
    const [kind = "", seat] = line.split(" ");
    if (kind === "add") this.findings.push({ code: "late-addition", seat: Number(seat) });
    else if (kind === "seal" || (kind === "commit" && this.commit)) this.wrong(kind, "doubled");
    else this.wrong(line, "order");
  }

  private wrong(line: string, problem: Problem): void {
    this.findings.push({ code: "bad-seal", line, problem });
  }
}
