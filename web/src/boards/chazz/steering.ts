/** What one's own cat is asked for. It is shown at once; what the cat does, the server decides. */
import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from "@preact/signals";
import type { Table } from "../../kit/board.ts";
import type { RaceFacts } from "../../wire/protocol.ts";
import type { ChazzView, KindName } from "../../wire/views/chazz.ts";
import { TICK } from "./track.ts";

export type Pace = "slow" | "steady" | "fast";
export type RacePhase = RaceFacts["phase"];

/** A race that was not heard of for so long is over, or the line is cut. */
const SILENT = 1500;
/** Milliseconds for which it is said. */
const STUMBLE = 1400;

export class Steering {
  /** Which way: 1 is clockwise. */
  readonly way: Signal<1 | -1> = signal(1);
  readonly pace: Signal<Pace> = signal("steady");
  /** The chair that was asked for; -1 is the nearest. */
  readonly wanted: Signal<number | null> = signal(null);
  /** The cursor of the keyboard, after the call. */
  readonly cursor: Signal<number | null> = signal(null);
  /** A chair was asked for before the call: the cat stumbles. Gone again after a moment. */
  readonly stumbled: Signal<boolean> = signal(false);
  /** Which of several own cats is steered. */
  readonly chosen: Signal<number | null> = signal(null);

  /** The cat that is steered here; null for who watches. */
  readonly seat: ReadonlySignal<number | null>;
  /** Where the race is; null if there is none now. The call is known here as soon as it is heard. */
  readonly phase: ReadonlySignal<RacePhase | null>;
  /** Seconds to the signal, then to the latest call, then until no wish is heard. */
  readonly seconds: ReadonlySignal<number>;
  readonly word: ReadonlySignal<KindName | null>;
  /** Whose cat sits where, by the newest snapshot. */
  readonly chair: ReadonlySignal<number | null>;
  /** The chairs that are taken, by the newest snapshot. It changes only when somebody sits down. */
  readonly taken: ReadonlySignal<readonly number[]>;
  private readonly table: Table<ChazzView>;
  private before: Pace = "steady";
  private standsUp = 0;

  constructor(table: Table<ChazzView>) {
    this.table = table;
    this.phase = computed(() => phaseOf(table));
    this.seat = computed(() => {
      const yours = table.yours.value.filter((seat) => !table.seats.value[seat]?.bot);
      if (table.big) return null;
      const asked = this.phase.value ? null : table.asked.value;
      const chosen = asked ?? this.chosen.value;
      return chosen !== null && yours.includes(chosen) ? chosen : (yours[0] ?? null);
    });

    this.seconds = computed(() => Math.ceil((table.race.value?.snapshot.race.left ?? 0) / 30));
    this.word = computed(() => {
      const said = this.phase.value ? table.race.value?.snapshot.word : null;
      return (said as KindName | undefined) ?? (table.view.value.phase === "call" ? null : table.view.value.word);
    });
    this.chair = computed(() =>
      this.seat.value === null ? null : (table.race.value?.snapshot.race.chairs[this.seat.value] ?? null),
    );
    const told = computed(() => (this.phase.value ? (table.race.value?.snapshot.race.chairs ?? []).join() : ""));
    this.taken = computed(() => told.value.split(",").filter(Boolean).map(Number));
  }

  /** Every race begins anew: a cat that nobody steers walks steadily clockwise. */
  watch(): () => void {
    return effect(() => {
      if (this.phase.value === "countdown") this.forget();
      if (this.phase.value === "run") this.pace.value = "steady";
    });
  }

  private forget(): void {
    this.way.value = 1;
    this.pace.value = "steady";
    this.wanted.value = null;
    this.cursor.value = null;
  }

  get isWalking(): boolean {
    return this.phase.value === "countdown" || this.phase.value === "walk";
  }

  /** Whether a word would be refused still. Before the first is heard of a race, it would be. */
  get isTooEarly(): boolean {
    return !this.table.facts.value.calm && (this.phase.value !== "walk" || this.untilCall > 0);
  }

  /** Seconds until the leader may call. */
  get untilCall(): number {
    const { call, tick } = this.table.race.value?.snapshot.race ?? { call: 0, tick: 0 };
    return Math.max(Math.ceil(((call - tick) * TICK) / 1000), 0);
  }

  /** Whether a chair can be asked for: the word is out, and one does not sit. */
  get isRunning(): boolean {
    return this.phase.value === "run" && this.seat.value !== null && this.chair.value === null;
  }

  /** Seconds since the signal; null if nobody walks, or nothing is heard of the race any more. */
  walked(): number | null {
    return untracked(() => {
      const race = this.table.race.value;
      if (!race || phaseOf(this.table) !== "walk") return null;
      return ((race.snapshot.race.tick - race.snapshot.race.signal) * TICK + performance.now() - race.at) / 1000;
    });
  }

  go(way: 1 | -1, pace: Pace): void {
    if (!this.isWalking || (way === this.way.peek() && pace === this.pace.peek())) return;
    this.way.value = way;
    this.pace.value = pace;
    this.wish(`${way > 0 ? "clockwise" : "counter"} ${pace}`);
  }

  turn(): void {
    this.go(this.way.peek() > 0 ? -1 : 1, this.pace.peek() === "fast" ? this.before : this.pace.peek());
  }

  hurry(): void {
    if (this.pace.peek() !== "fast") this.before = this.pace.peek();
    this.go(this.way.peek(), "fast");
  }

  ease(): void {
    if (this.pace.peek() === "fast") this.go(this.way.peek(), this.before);
  }

  sneak(): void {
    this.go(this.way.peek(), this.pace.peek() === "slow" ? "steady" : "slow");
  }

  /** Runs for a chair. Before the call it is a false start, as the race has it. */
  runFor(chair: number | null): void {
    this.wish(chair === null ? "nearest" : `chair ${chair + 1}`);
    if (this.phase.peek() !== "run") return this.stumble();
    this.wanted.value = chair ?? -1;
    this.cursor.value = chair;
  }

  private stumble(): void {
    this.table.sound("no");
    this.stumbled.value = true;
    clearTimeout(this.standsUp);
    this.standsUp = window.setTimeout(() => {
      this.stumbled.value = false;
    }, STUMBLE);
  }

  private wish(wish: string): void {
    const seat = this.seat.peek();
    if (seat !== null) this.table.wish(seat, wish);
  }
}

/** While the last seatings are still being shown, snapshots of the next race do not count; nor do old ones before it. */
export function phaseOf(table: Table<ChazzView>): RacePhase | null {
  const race = table.race.value;
  const { phase } = table.view.value;
  if (!race || table.facts.value.calm || performance.now() - race.at > SILENT) return null;
  const { phase: named, signal: start, tick } = race.snapshot.race;
  const told = named === "countdown" && tick >= start ? "walk" : named; // the signal is just being given
  if (phase === "call") return told === "over" ? null : told;
  if (phase === "sit") return told === "run" || told === "over" ? told : null;
  return null;
}
