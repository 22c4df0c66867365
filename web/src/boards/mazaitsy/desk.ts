/** The board's own state: its layout, the half-given answer, and previews. */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Table } from "../../kit/board.ts";
import type { MazaitsyView, Way } from "../../wire/views/mazaitsy.ts";
import { currents, meant, meantByHold, type Offer, offers, offersAt, type Part, stepsOf } from "./asking.ts";
import { certain, type Foresight, foresight } from "./foresight.ts";
import { type Layout, layout } from "./geometry.ts";
import { cardAt, typeOf } from "./lying.ts";
import { type BoardWords, WORDS } from "./words.ts";

const FORESEEN_AT_ONCE = ["ahead", "left", "right", "slip left", "slip right", "stop", "funnel"] as const;

export class Desk {
  readonly table: Table<MazaitsyView>;
  /** In pixels. */
  readonly box = signal({ width: 0, height: 0 });
  readonly part = signal<Part>({});
  /** The offer under the pointer. */
  readonly hovered = signal<string | null>(null);
  readonly foreseen = signal<ReadonlyMap<string, Foresight>>(new Map());
  readonly plan: ReadonlySignal<Layout>;
  readonly offers: ReadonlySignal<readonly Offer[]>;
  /** The offer under the cursor, or else under the pointer. */
  readonly looked: ReadonlySignal<Offer | null>;
  /** A card of the field that was tapped although it cannot be chosen: its help is offered. */
  readonly wondered = signal<string | null>(null);
  private lastWay: Way = "n";
  /** How many hares are still to go ashore, one step each. */
  private unloading = 0;
  private asking = 0;

  constructor(table: Table<MazaitsyView>) {
    this.table = table;
    const size = computed(() => table.view.value.size);
    const seats = computed(() => table.view.value.seats.length);
    const lying = computed(() => table.view.value.seats.length + (table.view.value.mazai.seat === null ? 0 : 1));
    this.plan = computed(() =>
      layout(this.box.value.width || 360, this.box.value.height || 520, size.value, seats.value, lying.value),
    );
    this.offers = computed(() => {
      const seat = table.asked.value;
      return seat === null ? [] : offers(table.view.value, seat, table.legal.value, this.part.value);
    });
    this.looked = computed(() => {
      const key = table.marked.value?.key ?? this.hovered.value;
      return this.offers.value.find((one) => one.key === key) ?? null;
    });
    effect(() => {
      const steps = table.legal.value;
      this.asking += 1;
      this.part.value = {};
      this.hovered.value = null;
      this.wondered.value = null;
      this.foreseen.value = new Map();
      if (this.unloading && steps.length) return queueMicrotask(() => this.unloadNext());
      for (const step of stepsOf(steps, ...FORESEEN_AT_ONCE)) this.foresee(step);
    });
    effect(() => {
      const step = this.looked.value?.step;
      if (this.looked.value) this.wondered.value = null;
      if (step && !this.foreseen.peek().has(step)) this.foresee(step);
    });
  }

  get words(): BoardWords {
    return WORDS[this.table.lang.value];
  }

  private foresee(step: string): void {
    const asking = this.asking;
    const keep = (outcomes: string[][]) => {
      if (asking === this.asking)
        this.foreseen.value = new Map(this.foreseen.peek()).set(step, foresight(certain(outcomes)));
    };
    this.table.preview(step).then(keep, () => undefined);
  }

  tapCell(cell: string): void {
    const { table } = this;
    const view = table.view.peek();
    const seat = table.asked.peek();
    if (seat === null || !table.legal.peek().length) {
      this.wondered.value = cell;
      return this.tell(cell);
    }
    if (this.part.peek().cell) return this.moveTo(cell);
    if (this.part.peek().unload) this.cancel();
    const found = offersAt(view, this.offers.peek(), cell);
    const marked = found.findIndex((one) => one.key === table.marked.peek()?.key);
    const [first, ...others] = found;
    if (!first) return this.refuse(cell, seat);
    if (others.length && first.place.is === "bow") table.mark(found[(marked + 1) % found.length]!.key);
    else table.tap(first.key);
  }

  /** Moves the current that is being laid to another card, or turns it where it lies. */
  private moveTo(cell: string): void {
    if (cell === this.part.peek().cell) return this.turn(false);
    if (currents(this.table.legal.peek()).some((one) => one.cell === cell)) return this.layAt(cell);
    this.refuse(cell, this.table.asked.peek() ?? 0);
  }

  layAt(cell: string): void {
    this.part.value = { cell };
    const ways = this.offers.peek();
    const same = ways.find((one) => one.place.is === "way" && one.place.way === this.lastWay);
    this.table.mark((same ?? ways[0])?.key ?? null);
  }

  /** Unloads all hares. */
  unloadAll(): void {
    this.unloading = this.table.view.peek().seats[this.table.asked.peek() ?? 0]?.load.length ?? 0;
    this.unloadNext();
  }

  private unloadNext(): void {
    const [step] = stepsOf(this.table.legal.peek(), "drop");
    this.unloading = step ? this.unloading - 1 : 0;
    if (step) this.table.take(step);
  }

  /** Goes to the next of the offers that differ only in their way. */
  turn(back: boolean): void {
    const marked = this.looked.peek()?.place;
    const cell = marked && (marked.is === "bow" || marked.is === "way") ? marked.cell : null;
    const found = this.offers
      .peek()
      .filter(
        ({ place }) =>
          place.is === "spin" || ((place.is === "way" || place.is === "bow") && (cell === null || place.cell === cell)),
      );
    const at = found.findIndex((one) => one.key === this.table.marked.peek()?.key);
    const next = found[(at + (back ? -1 : 1) + found.length) % Math.max(1, found.length)];
    if (!next) return;
    if (next.place.is === "way") this.lastWay = next.place.way;
    this.table.mark(next.key);
  }

  /** Cancels a part of the answer; false if there is none. */
  cancel(): boolean {
    if (!Object.keys(this.part.peek()).length) return false;
    this.table.mark(null);
    this.part.value = {};
    return true;
  }

  private refuse(cell: string, seat: number): void {
    this.wondered.value = cell;
    const view = this.table.view.peek();
    const step = meant(view, seat, cell);
    if (step) this.table.refuse(step);
    else if (view.phase === "grab" || view.phase === "unload") this.table.say(this.words.goOnFirst);
    else if (view.phase === "move" || view.phase === "second") this.table.say(this.words.onlyAhead);
    else this.tell(cell);
  }

  tapHold(holder: number, value: number): void {
    const seat = this.table.asked.peek();
    if (seat !== null && this.table.legal.peek().length)
      this.table.refuse(meantByHold(this.table.view.peek(), seat, holder, value));
  }

  tapRow(card: string, step: string): void {
    if (this.table.legal.peek().length && this.table.view.peek().phase === "pick") this.table.refuse(step);
    else this.tellCard(card);
  }

  /** The key of the offer to scatter hares on cards of this type. */
  typeKey(cell: string): string | null {
    const card = cardAt(this.table.view.peek(), cell)?.card;
    const key = card ? `scatter ${typeOf(card)}` : "";
    return this.offers.peek().some((one) => one.key === key) ? key : null;
  }

  /** Says what a card is and does, and whether a card is about to cover it. */
  tell(cell: string): void {
    const view = this.table.view.peek();
    const card = cardAt(view, cell)?.card;
    if (!card) return;
    const about = this.words.about(this.words.cards[typeOf(card)]);
    this.table.say(view.phase === "lay" && this.table.legal.peek().length ? this.words.underneath(about) : about);
  }

  tellCard(card: string): void {
    this.table.say(this.words.about(this.words.cards[typeOf(card)]));
  }
}
