/**
 * The auction of three seats, which makes the lowest bidder the spoiler: a number with a stepper. The bar has the two
 * answers.
 */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import type { Action, Choice } from "../../kit/board.ts";
import { within } from "../../kit/point.ts";
import { SeatMark } from "../../seats/marks.tsx";
import type { Asking } from "./asking.ts";
import { readStep } from "./language.ts";

const USUAL = 24;
const STEPS = [-5, -1, 1, 5] as const;
const LOWER = [1, 2, 4, 6, 10] as const;

export class Bidding {
  private readonly wanted = signal(USUAL);
  /** The bids that are offered, ascending. */
  readonly bids: ReadonlySignal<number[]>;
  /** The bid that the stepper shows: the marked one, or the wanted one within the offered range. */
  readonly bid: ReadonlySignal<number>;
  readonly asking: Asking;

  constructor(asking: Asking) {
    this.asking = asking;
    this.bids = computed(() =>
      asking.table.legal.value.map(readStep).flatMap((step) => (step.verb === "bid" ? [step.bid] : [])),
    );
    this.bid = computed(() => {
      const step = asking.table.marked.value?.step;
      const marked = step ? readStep(step) : null;
      return marked?.verb === "bid" ? marked.bid : this.nearest(this.wanted.value);
    });
  }

  private nearest(points: number): number {
    const bids = this.bids.value;
    return within(points, bids[0] ?? points, bids.at(-1) ?? points);
  }

  set(points: number): void {
    this.asking.table.mark(null);
    this.wanted.value = this.nearest(points);
  }

  choices(): Choice[] {
    const { words } = this.asking.table;
    const bids = this.bids.value.map((points) => ({
      key: `bid ${points}`,
      step: `bid ${points}`,
      name: words.step(`bid ${points}`),
      x: points,
      y: 100 - points,
    }));
    return this.asking.table.legal.value.includes("pass")
      ? [...bids, { key: "pass", step: "pass", name: words.step("pass"), x: 0, y: 110 }]
      : bids;
  }

  actions(): Action[] {
    const words = this.asking.words.value;
    const bid: Action = { key: "bid", label: words.bid(this.bid.value), step: `bid ${this.bid.value}`, main: true };
    return this.asking.table.legal.value.includes("pass")
      ? [{ key: "pass", label: words.pass, step: "pass" }, bid]
      : [bid];
  }
}

export const Auction: FunctionComponent<{ bidding: Bidding }> = ({ bidding }) => {
  const { table, words: catalogue } = bidding.asking;
  const view = table.view.value;
  const words = catalogue.value;
  const bids = bidding.bids.value;
  const isAsked = bids.length > 0;
  const points = bidding.bid.value;
  const highest = bids.at(-1) ?? 0;
  const quick =
    view.target === null
      ? [16, 20, 24, 30, 36]
      : LOWER.map((less) => highest + 1 - less)
          .filter((bid) => bid > 0)
          .reverse();
  return (
    <section class="tayu-auction">
      <h2>{words.auction}</h2>
      <ul class="tayu-bidders">
        {view.seats.map((_, seat) => {
          const said = view.passed.includes(seat)
            ? words.passed
            : view.spoiler === seat && view.target !== null
              ? words.bidIs(view.target)
              : "…";
          return (
            <li key={seat} class={view.spoiler === seat ? "leads" : view.actor === seat ? "thinks" : ""}>
              <SeatMark seat={seat} size={24} /> <span>{table.name(seat)}</span> <b>{said}</b>
            </li>
          );
        })}
      </ul>
      {isAsked && (
        <>
          <div class="tayu-stepper">
            {STEPS.map((by) => (
              <button
                key={by}
                class="tayu-step"
                disabled={!bids.includes(points + by)}
                aria-label={by < 0 ? words.less(-by) : words.more(by)}
                onClick={() => bidding.set(points + by)}
              >
                {by < 0 ? `−${-by}` : `+${by}`}
              </button>
            ))}
            <output class="number" aria-live="polite">
              {points}
            </output>
          </div>
          <div class="tayu-quick">
            {quick.map((bid) => (
              <button key={bid} class="tayu-step" aria-pressed={bid === points} onClick={() => bidding.set(bid)}>
                {bid}
              </button>
            ))}
          </div>
        </>
      )}
      {(isAsked || view.target !== null) && <p>{words.auctionMeans(isAsked ? points : (view.target ?? 0))}</p>}
    </section>
  );
};
