/** In a person's first matches of a game, what happens for the first time is explained once. */
import { signal } from "@preact/signals";
import { explains, isExplained, isNewTo, noteExplained } from "../frame/learning.ts";
import { firstsOf } from "../wire/api.ts";
import type { FirstSaid, Line } from "../wire/protocol.ts";
import type { GameWords } from "../words/games.ts";
import { isDecision } from "./lines.ts";

interface Heard {
  steps: readonly Line[];
  /** Null while nobody here has to decide. */
  phase: string | null;
  isOwn: (seat: number) => boolean;
}

export class Explaining {
  /** What is explained now. */
  readonly now = signal<FirstSaid | null>(null);
  private game = "";
  private words: GameWords | null = null;
  private firsts: readonly FirstSaid[] = [];
  private readonly waiting: FirstSaid[] = [];
  /** The phase in which somebody here had to decide while nothing was loaded yet. */
  private phase: string | null = null;

  /** Loads the explanations, if the person is new to the game. */
  async begin(game: string, words: GameWords): Promise<void> {
    if (!isNewTo(game) || !explains.peek()) return;
    this.game = game;
    this.firsts = await firstsOf(game).catch(() => []);
    this.words = words;
    this.hear({ steps: [], phase: this.phase, isOwn: () => false });
  }

  /**
   * What has happened, and the phase in which somebody here has to decide. An explanation stays until they have decided
   * again.
   */
  hear({ steps, phase, isOwn }: Heard): void {
    const { words } = this;
    this.phase = phase;
    if (!words || !explains.peek()) return;
    if (steps.some((line) => isDecision(line) && isOwn(line.actor ?? -1))) this.next();
    const events = steps.flatMap((line) => line.events ?? []).map((event) => words.eventPattern(event));
    for (const first of this.firsts) {
      const happens = first.event ? events.includes(first.event) : first.phase === phase;
      const thing = first.event ?? first.phase ?? "";
      if (!happens || isExplained(this.game, thing)) continue;
      noteExplained(this.game, thing);
      this.waiting.push(first);
    }
    if (!this.now.peek()) this.next();
  }

  next(): void {
    this.now.value = this.waiting.shift() ?? null;
  }
}
