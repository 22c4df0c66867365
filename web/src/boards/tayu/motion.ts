/** Animates a turn: the tile flies from the hand to its place, and the water lights up from there. */
import { effect, signal } from "@preact/signals";
import { opposite } from "../../kit/grid.ts";
import type { Motion } from "../../kit/motion.ts";
import type { LaidTile, TayuView } from "../../wire/views/tayu.ts";
import type { Asking } from "./asking.ts";
import { course } from "./channels.ts";
import { type Gain, gains } from "./foreseen.ts";
import { cellOf, type Lying, outletsOf, spotOf, stepped } from "./geometry.ts";
import { lyingOf } from "./Laid.tsx";
import { readEvent, readStep } from "./language.ts";

const FLIGHT = 300;
const RIPPLE = 90; // milliseconds from tile to tile
const RIPPLES = 5;
const MOST_LAID = 3; // if more were laid, nothing is played

interface Landed {
  lying: Lying;
  gains: Gain[];
  /** Water that lights up, nearest first. */
  ripples: string[];
}

/** What is moving now. */
export class Moving {
  readonly flying = signal<Lying | null>(null);
  readonly landed = signal<Landed | null>(null);
  /** The tile shown in hand; undefined if the view decides. */
  readonly hand = signal<string | null | undefined>(undefined);
  /** The player's own tile, until the server confirms it. */
  readonly pending = signal<Lying | null>(null);
  private readonly asking: Asking;

  constructor(asking: Asking) {
    this.asking = asking;
    let last: Lying | null = null;
    effect(() => {
      void asking.table.view.value;
      this.flying.value = this.landed.value = this.pending.value = null;
      this.hand.value = undefined;
      asking.showsAlike.value = false;
    });
    effect(() => {
      const marked = asking.marked.value;
      if (marked) last = asking.lying(marked);
      else if (last && !asking.table.legal.value.length) this.pending.value = last;
      if (!marked) last = null;
      if (asking.table.legal.value.length) this.pending.value = null;
    });
  }

  async play(motion: Motion<TayuView>): Promise<void> {
    const taken = motion.lines.flatMap(({ a, events = [] }) => (a ? [{ step: readStep(a), events }] : []));
    if (taken.filter(({ step }) => step.verb === "place").length > MOST_LAID) return;
    let tiles = motion.before.tiles;
    for (const { step, events } of taken) {
      if (step.verb === "place") tiles = await this.lay(motion, events, tiles);
      else if (step.verb === "draw") await this.draw(motion, step.tile, events);
    }
  }

  private async lay(motion: Motion<TayuView>, events: readonly string[], tiles: LaidTile[]): Promise<LaidTile[]> {
    const laid = events.map(readEvent).find((event) => event.verb === "lays");
    if (!laid) return tiles;
    const { tile: type, cell, way } = laid;
    const lying: Lying = { type, first: spotOf(cell), way };
    const isOwn = this.pending.peek() !== null;
    this.flying.value = lying;
    this.hand.value = null;
    await frame();
    const element = document.querySelector(".tayu-flying");
    if (element && !isOwn)
      await motion.run(
        element,
        [{ transform: this.fromHand(element), opacity: 0.4 }, { opacity: 1, offset: 0.4 }, { transform: "none" }],
        FLIGHT,
        "cubic-bezier(.3,.1,.2,1)",
      );
    this.asking.table.sound("lay");
    this.landed.value = { lying, gains: gains(events), ripples: ripples(lying, tiles) };
    await motion.rest(RIPPLE * RIPPLES);
    const outlets = outletsOf(lying).map(({ spot, way: looks }) => ({ cell: cellOf(spot), way: looks }));
    return [...tiles, { type, way, cells: [cell], outlets }];
  }

  /** The offset from the board to the hand, if both are on the screen. */
  private fromHand(element: Element): string {
    const hand = document.querySelector(".tayu-hand")?.getBoundingClientRect();
    const svg = element.closest("svg")?.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    if (!hand || !svg) return "none";
    const square = this.asking.square.peek();
    const units = (square.size + 2 * square.margin) / svg.width;
    const dx = (hand.left + hand.width / 2 - own.left - own.width / 2) * units;
    const dy = (hand.top + hand.height / 2 - own.top - own.height / 2) * units;
    return `translate(${dx}px, ${dy}px)`;
  }

  private async draw(motion: Motion<TayuView>, type: string, events: readonly string[]): Promise<void> {
    this.hand.value = type;
    await frame();
    const element = document.querySelector(".tayu-tile svg");
    if (element)
      await motion.run(
        element,
        [
          { scale: 0.3, opacity: 0 },
          { scale: 1, opacity: 1 },
        ],
        200,
        "ease-out",
      );
    if (events.map(readEvent).some(({ verb }) => verb === "aside" || verb === "stuck")) await motion.rest(250);
  }
}

const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));

/** The water of the tile, then of its neighbours, then of theirs … */
export function ripples(from: Lying, tiles: readonly LaidTile[]): string[] {
  const at = new Map(tiles.flatMap((tile) => tile.outlets.map(({ cell, way }) => [cell + way, tile] as const)));
  const seen = new Set<LaidTile>();
  const waves = [course(from)];
  let front = outletsOf(from);
  while (front.length && waves.length < RIPPLES) {
    const reached = front
      .map(({ spot, way }) => at.get(cellOf(stepped(spot, way)) + opposite(way)))
      .filter((tile) => tile !== undefined)
      .filter((tile) => !seen.has(tile) && seen.add(tile));
    if (reached.length) waves.push(reached.map((tile) => course(lyingOf(tile))).join(""));
    front = reached.flatMap((tile) => outletsOf(lyingOf(tile)));
  }
  return waves;
}
