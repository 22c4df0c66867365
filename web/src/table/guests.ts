/** What the host decides about guests, what came by links, and the seats that are kept for those who have just left. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { giveBack } from "../wire/api.ts";
import type { Asks, Door, News, SeatFacts, Welcome } from "../wire/protocol.ts";
import type { Command } from "../wire/socket.ts";

export class Guests {
  readonly door = signal<Door>({});
  /** One's own seats that came by a link, and can be given back. */
  readonly received = signal<number[]>([]);
  /** When the seats were told last, for the seconds that are left. */
  readonly toldAt = signal(0);
  /** Those who ask for the seat of a bot. */
  readonly asking: ReadonlySignal<(Asks & { seat: number })[]>;
  private readonly seats: ReadonlySignal<SeatFacts[]>;
  private readonly command: (command: Command) => Promise<boolean>;
  private readonly now: () => number;

  constructor(seats: ReadonlySignal<SeatFacts[]>, now: () => number, command: (command: Command) => Promise<boolean>) {
    this.seats = seats;
    this.now = now;
    this.command = command;
    this.asking = computed(() => seats.value.flatMap(({ asked = [] }, seat) => asked.map((one) => ({ ...one, seat }))));
  }

  hear(message: Partial<Pick<Welcome | News, "seats" | "you" | "received" | "door">>): void {
    if (message.seats) this.toldAt.value = this.now();
    if (message.you) this.received.value = message.received ?? [];
    if (message.door) this.door.value = message.door;
  }

  /** Whole seconds for which the seat is kept for somebody who has just left; 0 if it is not. */
  kept(seat: number): number {
    const grace = this.seats.value[seat]?.grace ?? 0;
    return Math.max(0, Math.ceil(grace - (this.now() - this.toldAt.value) / 1000));
  }

  manage(change: Door): Promise<boolean> {
    const { locked = false, several = false } = { ...this.door.peek(), ...change };
    return this.command({ t: "manage", locked, several });
  }

  /** Gives a seat back that came by a link. Whose seats are played here is settled when a page connects. */
  async giveBack(table: string, seat: number): Promise<void> {
    await giveBack(table, seat);
    location.reload();
  }
}
