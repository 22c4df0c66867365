/** The review while the server makes it: asks how far it is until it is done. */
import { signal } from "@preact/signals";
import { isFinal } from "../wire/loading.ts";
import type { Progress, Review } from "../wire/protocol.ts";

const PAUSE = 1000; // milliseconds; the server rests after fifteen seconds in which nobody has asked
const MOST_FAILURES = 5; // in a row

export class Making {
  /** The last review that was told, rough or done. */
  readonly review = signal<Review | null>(null);
  readonly judged = signal<{ done: number; of: number }>({ done: 0, of: 0 });
  readonly isDone = signal(false);
  readonly trouble = signal<unknown>(null);
  private readonly ask: (since: number) => Promise<Progress>;
  private readonly rest: (ms: number) => Promise<void>;
  private run = 0;

  constructor(ask: (since: number) => Promise<Progress>, rest = later) {
    this.ask = ask;
    this.rest = rest;
  }

  /** Asks until the review is done, or `stop` is called. */
  async start(): Promise<void> {
    this.run += 1;
    this.trouble.value = null;
    const { run } = this;
    let since = 0;
    let failures = 0;
    while (run === this.run && !this.isDone.peek()) {
      try {
        const told = await this.ask(since);
        if (run !== this.run) return;
        failures = 0;
        if (told.review) since = told.done;
        this.hear(told);
      } catch (error) {
        failures += 1;
        if (run !== this.run) return;
        if (isFinal(error) || failures === MOST_FAILURES) {
          this.trouble.value = error;
          return;
        }
      }
      if (!this.isDone.peek()) await this.rest(PAUSE * 2 ** failures);
    }
  }

  stop(): void {
    this.run += 1;
  }

  private hear({ done, of, review }: Progress): void {
    this.judged.value = { done, of };
    if (!review) return;
    this.review.value = review;
    this.isDone.value = done === of;
  }
}

function later(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
