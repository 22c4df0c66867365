/** Who got no chair when the last one was taken, shown large for a moment. */
import { effect, signal } from "@preact/signals";
import type { Table } from "../../kit/board.ts";
import { calm } from "../../kit/calm.ts";
import type { ChazzView } from "../../wire/views/chazz.ts";

const TOLD = 1500; // milliseconds

export class LeftStanding {
  readonly seat = signal<number | null>(null);
  private readonly table: Table<ChazzView>;
  private timer = 0;

  constructor(table: Table<ChazzView>) {
    this.table = table;
  }

  tell(seat: number): void {
    clearTimeout(this.timer);
    this.seat.value = seat;
    this.timer = window.setTimeout(() => (this.seat.value = null), TOLD);
  }

  /** With reduced motion nothing is played, so the view tells when everybody sits. */
  watch(): () => void {
    let before = this.table.view.peek();
    return effect(() => {
      const now = this.table.view.value;
      const seat = now.seats.findIndex(({ chair }) => chair === null);
      if (calm() && before.phase === "sit" && now.phase !== "sit" && seat >= 0) this.tell(seat);
      before = now;
    });
  }
}
