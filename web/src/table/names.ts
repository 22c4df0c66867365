/** What the seats of a table are called: on this page, by everybody, and in sentences. */
import type { ReadonlySignal } from "@preact/signals";
import { words } from "../frame/language.ts";
import { isNameless, namesAsRead, nickname } from "../seats/nicknames.ts";
import type { Facts, SeatFacts } from "../wire/protocol.ts";

export class Names {
  private readonly facts: ReadonlySignal<Facts | null>;
  private readonly seats: ReadonlySignal<SeatFacts[]>;
  private readonly you: ReadonlySignal<number[]>;

  constructor(facts: ReadonlySignal<Facts | null>, seats: ReadonlySignal<SeatFacts[]>, you: ReadonlySignal<number[]>) {
    this.facts = facts;
    this.seats = seats;
    this.you = you;
  }

  /** As others call the seat. A bot that plays for itself has a nickname by its look. */
  called(seat: number): string {
    const facts = this.seats.value[seat];
    const read = namesAsRead(this.seats.value.map(({ name = "" }) => name))[seat];
    return read || (facts?.bot && nickname(this.facts.value?.game ?? "", seat)) || words.value.table.seat(seat + 1);
  }

  /** As this page calls the seat: a person's only seat is "you", unless they have a name. */
  of(seat: number): string {
    const isOnly = this.you.value.length === 1 && this.you.value[0] === seat;
    return isOnly && this.isNameless(seat) ? words.value.table.you : this.called(seat);
  }

  /** For sentences, which tell of everybody alike: only a guest without a name is marked as "you". */
  get inSentences(): string[] {
    const { guestYou } = words.value.table;
    return this.seats.value.map((_, seat) =>
      this.you.value.includes(seat) && this.isNameless(seat) ? guestYou(this.called(seat)) : this.called(seat),
    );
  }

  private isNameless(seat: number): boolean {
    return isNameless(this.seats.value[seat]?.name ?? "");
  }
}
