/** Hints: what a bot would do in the player's place. */
import { computed, signal } from "@preact/signals";
import { sentenceOf } from "../frame/refusals.ts";
import type { HintedChoice, Hints, Line } from "../wire/protocol.ts";
import { isDecision } from "./lines.ts";
import type { Note } from "./note.ts";

export class Hinting {
  /** The choices that were recommended for this position, the best first. */
  readonly choices = signal<readonly HintedChoice[]>([]);
  readonly isThinking = signal(false);
  /** The one that is looked at. */
  readonly picked = signal(0);
  /** Their steps, to be marked on the board. */
  readonly steps = computed(() => this.choices.value.map(({ line }) => line[0] ?? ""));
  private readonly asked: (seat: number) => Promise<Hints>;
  private readonly note: Note;
  private position = 0;

  constructor(asked: (seat: number) => Promise<Hints>, note: Note) {
    this.asked = asked;
    this.note = note;
  }

  async ask(seat: number): Promise<void> {
    if (this.isThinking.peek()) return;
    this.isThinking.value = true;
    const { position } = this;
    try {
      const { choices } = await this.asked(seat);
      if (position === this.position) this.choices.value = choices;
    } catch (refusal) {
      if (position === this.position) this.note.say(sentenceOf(refusal));
    }
    this.isThinking.value = false;
  }

  /**
   * Another position is shown. If a recommended step led there, what was recommended after it still is, as long as it is
   * legal.
   */
  follow(steps: readonly Line[], legal: readonly string[]): void {
    const isSame = !steps.length && this.steps.peek().every((step) => legal.includes(step));
    if (isSame) return;
    this.position += 1;
    const [taken, ...others] = steps;
    const goesOn = this.choices.peek().find(({ line }) => line[0] === taken?.a && legal.includes(line[1] ?? ""));
    const isOwn = taken !== undefined && isDecision(taken) && !others.length;
    this.choices.value = goesOn && isOwn ? [{ ...goesOn, grade: "best", line: goesOn.line.slice(1) }] : [];
    this.picked.value = 0;
  }

  close(): void {
    this.choices.value = [];
  }
}
