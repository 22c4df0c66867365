/**
 * What is said of the races of a record: whether each round in force has exactly one tape, or places and picks, where it
 * was decided, and where its cats start. To run races again, and to follow picks, is left to `igroteka verify`.
 */
import { calmPlaces, chairPlace, livePlaces } from "./places.ts";
import type { Attached, DiceRecord } from "./record.ts";
import type { Stream } from "./stream.ts";
import { undoneTo } from "./throws.ts";

export type RaceFinding =
  | { code: "places" | "tape" | "unproved"; round: number }
  | { code: "misplaced" /** The number of entries before it. */; after: number };

/** What decided a round. It is in force as long as so many steps are. */
interface Proof {
  round: number;
  steps: number;
  /** Who sat down where; null in the calm mode. */
  sits: readonly string[] | null;
}

const CALL = /^call /;
const SIT = /^sit /;

export async function judgeRaces(record: DiceRecord, stream: Stream | null): Promise<RaceFinding[]> {
  const walk = new Walk(record, stream);
  for (const [number, entry] of record.entries.entries()) {
    await walk.take(number);
    walk.enter(entry);
  }
  await walk.take(record.entries.length);
  return walk.end();
}

class Walk {
  private readonly entries: readonly string[];
  private readonly seats: number;
  private readonly stream: Stream | null;
  private readonly attached: readonly Attached[];
  /** How many of them have been looked at. */
  private seen = 0;
  /** The steps in force. */
  private readonly line: string[] = [];
  /** Those in force. */
  private proofs: readonly Proof[] = [];
  private readonly findings: RaceFinding[] = [];

  constructor({ entries, names, attached }: DiceRecord, stream: Stream | null) {
    this.entries = entries;
    this.seats = names.length;
    this.attached = attached;
    this.stream = stream;
  }

  enter(entry: string): void {
    const to = undoneTo(entry);
    if (to === null) this.line.push(entry);
    else {
      this.line.length = to;
      this.proofs = this.proofs.filter(({ steps }) => steps <= to);
    }
  }

  /** Checks what was attached after so many entries. */
  async take(number: number): Promise<void> {
    for (let one = this.attached[this.seen]; one?.after === number; one = this.attached[this.seen]) {
      this.seen += 1;
      const next = this.attached[this.seen];
      const hasPicks = next?.kind === "picks" && next.after === number;
      const isNext = SIT.test(this.entries[number] ?? "");
      if (one.kind === "tape" && this.hasJustEnded(number)) await this.takeTape(one);
      else if (one.kind === "places" && this.isStanding && (hasPicks || !isNext)) {
        await this.takePlaces(one, hasPicks);
        this.seen += hasPicks ? 1 : 0;
      } else this.findings.push({ code: "misplaced", after: number });
    }
  }

  /** What is left over, and the rounds that nothing explains. */
  end(): RaceFinding[] {
    for (const { after } of this.attached.slice(this.seen)) this.findings.push({ code: "misplaced", after });
    for (let round = 1; round <= this.round; round += 1)
      if (this.sits(round).length && !this.proofs.some((proof) => proof.round === round))
        this.findings.push({ code: "unproved", round });
    return this.findings;
  }

  /** The steps in force that are calls: each begins a round. */
  private get calls(): number[] {
    return this.line.flatMap((step, at) => (CALL.test(step) ? [at] : []));
  }

  private get round(): number {
    return this.calls.length;
  }

  /** Whether the word has been called, and nobody sits. */
  private get isStanding(): boolean {
    return CALL.test(this.line.at(-1) ?? "");
  }

  private sits(round: number): string[] {
    const calls = this.calls;
    return this.line.slice(calls[round - 1], calls[round]).filter((step) => SIT.test(step));
  }

  /** Whether the last of so many entries took the last chair of a round that nothing has decided yet. */
  private hasJustEnded(number: number): boolean {
    const { round } = this;
    return (
      round > 0 &&
      SIT.test(this.entries[number - 1] ?? "") &&
      this.sits(round).length === this.seats - 1 &&
      !this.proofs.some((proof) => proof.round === round)
    );
  }

  private async takeTape({ lines }: Attached): Promise<void> {
    const { round } = this;
    const sits = lines.filter((line) => SIT.test(line));
    const starts = lines.flatMap((line) => /^place \d+ (\d+)$/.exec(line)?.slice(1) ?? []).map(Number);
    const due = await this.starts();
    if (starts.length !== this.seats || starts.some((place, seat) => place !== (due[seat] ?? place)))
      this.findings.push({ code: "places", round });
    else if (sits.join() !== this.sits(round).join()) this.findings.push({ code: "tape", round });
    this.proofs = [...this.proofs, { round, steps: this.line.length, sits }];
  }

  /** Where cats have to start, as far as that is known: on the chairs of the last race in force; in the first race where
   * the stream says.
   */
  private async starts(): Promise<(number | undefined)[]> {
    const before = this.proofs.findLast(({ sits }) => sits)?.sits;
    if (!before) return this.stream ? livePlaces(this.stream, this.seats, this.round) : [];
    const places: (number | undefined)[] = Array(this.seats).fill(undefined);
    for (const sit of before) {
      const [, seat, chair] = sit.split(" ").map(Number);
      places[Number(seat) - 1] = chairPlace(Number(chair) - 1, this.seats);
    }
    return before.length === this.seats - 1 ? places : [];
  }

  private async takePlaces({ values }: Attached, hasPicks: boolean): Promise<void> {
    const { round } = this;
    const due = this.stream && (await calmPlaces(this.stream, this.seats, round));
    if (due && values.join() !== due.join()) this.findings.push({ code: "places", round });
    if (hasPicks) this.proofs = [...this.proofs, { round, steps: this.line.length + this.seats - 1, sits: null }];
  }
}
