/** What can be chosen at the board now: the list, the choice that is marked, and what taking it would bring. */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Board, Choice } from "../kit/board.ts";

/** What choosing needs of the table. */
interface Chooser {
  /** Whether something can be chosen here, now. */
  isAsking: ReadonlySignal<boolean>;
  board: ReadonlySignal<Board | null>;
  take(step: string): Promise<void>;
  /** The events that a step would bring, for each outcome. */
  preview(step: string): Promise<string[][]>;
  /** Ends what is being played; false if nothing is. */
  skip(): boolean;
  /** A choice was marked. */
  marked(): void;
}

export class Choosing {
  readonly marked = signal<Choice | null>(null);
  /** The events of the marked choice's step, for each outcome; null until they are known. */
  readonly foreseen = signal<string[][] | null>(null);
  /** The key of a button that is recommended; null if none is. */
  readonly pointed = signal<string | null>(null);
  /** All choices of the board; none before the board is loaded. */
  readonly choices: ReadonlySignal<Choice[]>;
  private readonly chooser: Chooser;

  constructor(chooser: Chooser) {
    this.chooser = chooser;
    this.choices = computed(() => (chooser.isAsking.value ? (chooser.board.value?.choices?.() ?? []) : []));
  }

  /** Keeps marks and previews up to date. Returns what ends that. */
  watch(): () => void {
    const stops = [
      effect(() => this.foresee()),
      effect(() => {
        const offered = this.choices.value;
        const marked = this.marked.peek();
        if (marked && !offered.some((one) => one.key === marked.key)) this.marked.value = null;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Takes a choice; the first tap on one that is to be confirmed only marks it. */
  tap(key: string): void {
    if (this.chooser.skip()) return;
    const choice = this.choices.peek().find((one) => one.key === key);
    if (!choice) return;
    const isMarked = this.marked.peek()?.key === key;
    if (choice.confirm && !isMarked) return this.mark(key);
    this.choose(choice);
  }

  choose(choice: Pick<Choice, "step" | "pick">): void {
    if (choice.pick) {
      this.marked.value = null;
      choice.pick();
    } else if (choice.step) void this.chooser.take(choice.step);
  }

  mark(key: string | null): void {
    const choice = key === null ? null : (this.choices.peek().find((one) => one.key === key) ?? null);
    if (choice?.key === this.marked.peek()?.key) return;
    this.marked.value = choice;
    if (choice) this.chooser.marked();
  }

  private foresee(): void {
    const step = this.marked.value?.step;
    this.foreseen.value = null;
    if (!step) return;
    void this.chooser.preview(step).then(
      (outcomes) => {
        if (this.marked.peek()?.step === step) this.foreseen.value = outcomes;
      },
      () => undefined,
    );
  }
}
