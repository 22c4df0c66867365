/** Steers the player's cat. Wishes are shown at once; the server decides what the cat does. */
import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from "@preact/signals";
import type { Table } from "../../kit/board.ts";
import type { RaceFacts } from "../../wire/protocol.ts";
import type { ChazzView, KindName } from "../../wire/views/chazz.ts";
import { TICK } from "./track.ts";

type Pace = "slow" | "steady" | "fast";
type RacePhase = RaceFacts["phase"];

/** Milliseconds without a snapshot after which the race is over, or the connection lost. */
const SILENT = 1500;
/** Milliseconds for which the stumble is shown. */
const STUMBLE = 1400;

export class Steering {
  /** Which way: 1 is clockwise. */
  readonly way: Signal<1 | -1> = signal(1);
  readonly pace: Signal<Pace> = signal("steady");
  /** The chair that the cat runs for; -1 is the nearest. */
  readonly wanted: Signal<number | null> = signal(null);
  /** The keyboard cursor after the call. */
  readonly cursor: Signal<number | null> = signal(null);
  /** True for a moment after a false start, when the cat stumbles. */
  readonly stumbled: Signal<boolean> = signal(false);
  /** Which of several cats at this screen is steered. */
  readonly chosen: Signal<number | null> = signal(null);

  /** The seat whose cat is steered here; null for watchers. */
  readonly seat: ReadonlySignal<number | null>;
  /** The phase of the race; null if there is none. The call is known as soon as its message arrives. */
  readonly phase: ReadonlySignal<RacePhase | null>;
  /** Seconds to the signal, then to the latest call, then to the end of wishes. */
  readonly seconds: ReadonlySignal<number>;
  /** Seconds until the race goes on, while it waits because the server was held up. */
  readonly held: ReadonlySignal<number>;
  readonly word: ReadonlySignal<KindName | null>;
  /** Where each cat sits, by the newest snapshot. */
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
    this.held = computed(() => (this.phase.value ? (table.race.value?.snapshot.race.held ?? 0) : 0));
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

  /** Resets wishes for a new race: a cat that nobody steers walks steadily clockwise. */
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

  /** Whether the leader may not call yet. True before the first snapshot of a race. */
  get isTooEarly(): boolean {
    return !this.table.facts.value.calm && (this.phase.value !== "walk" || this.untilCall > 0 || this.held.value > 0);
  }

  /** Seconds until the leader may call. */
  get untilCall(): number {
    const { call, tick } = this.table.race.value?.snapshot.race ?? { call: 0, tick: 0 };
    return Math.max(Math.ceil(((call - tick) * TICK) / 1000), 0);
  }

  /** Whether the cat can run for a chair: the word is out, and it does not sit yet. */
  get isRunning(): boolean {
    return this.phase.value === "run" && this.seat.value !== null && this.chair.value === null;
  }

  /** Seconds since the signal; null if nobody walks, or snapshots have stopped. */
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

  /** Runs for a chair. Before the call this is a false start. */
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

/**
 * The phase of the race. Snapshots of the next race do not count while seatings are still being shown, nor do old ones.
 */
export function phaseOf(table: Table<ChazzView>): RacePhase | null {
  const race = table.race.value;
  const { phase } = table.view.value;
  if (!race || table.facts.value.calm || performance.now() - race.at > SILENT) return null;
  const { phase: named, signal: start, tick } = race.snapshot.race;
  const told = named === "countdown" && tick >= start ? "walk" : named; // the signal is being given just now
  if (phase === "call") return told === "over" ? null : told;
  if (phase === "sit") return told === "run" || told === "over" ? told : null;
  return null;
}
