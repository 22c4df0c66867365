/** Animates a turn: boats move, hares and cards fly, the row moves up. */
import { turnBetween } from "../../kit/grid.ts";
import type { Motion } from "../../kit/motion.ts";
import { between, eased, type Point } from "../../kit/point.ts";
import { svgElement } from "../../kit/svg.ts";
import type { MazaitsyView, Way } from "../../wire/views/mazaitsy.ts";
import { cardTurn } from "./cards.tsx";
import type { Desk } from "./desk.ts";
import { middle, ofTray, slotMiddle } from "./geometry.ts";
import { type GameEvent, readEvent, readStep } from "./language.ts";
import { ofHare, ofLoad, shoreBy } from "./places.ts";
import { trayTransform } from "./tray.tsx";

/** Draws the leg at 0 … 1. */
type Leg = (part: number) => void;

export async function play(root: SVGSVGElement, desk: Desk, motion: Motion<MazaitsyView>): Promise<void> {
  const stage = new Stage(root, desk, motion);
  try {
    const legs = stage.legs();
    const ms = motion.leg(legs.length);
    for (const { draw, sound } of legs) {
      const leg = draw();
      if (!leg) continue;
      if (sound && !motion.skipped) desk.table.sound(sound);
      await motion.frames(ms, (part) => leg(eased(part)));
    }
  } finally {
    stage.clear();
  }
}

type OfHares = Extract<GameEvent, { verb: "whirls" | "sucks" | "swallows" | "clears" }>;

interface Planned {
  /** Called when the leg begins, because it starts where the one before has ended. */
  draw: () => Leg | null;
  sound?: "step" | "pick" | "lay";
}

class Stage {
  private readonly root: SVGSVGElement;
  private readonly desk: Desk;
  private readonly motion: Motion<MazaitsyView>;
  private readonly flying: SVGGElement;
  private readonly hidden: SVGElement[] = [];
  private readonly moved = new Map<number, { x: number; y: number; turn: number; heading: Way }>();

  constructor(root: SVGSVGElement, desk: Desk, motion: Motion<MazaitsyView>) {
    this.root = root;
    this.desk = desk;
    this.motion = motion;
    this.flying = root.querySelector<SVGGElement>("[data-flying]")!;
  }

  /** One leg for each visible event. Hares that move together, and new hares, are one leg. */
  legs(): Planned[] {
    const planned: Planned[] = [];
    const together: OfHares[] = [];
    const flush = () => {
      if (!together.length) return;
      const moves = together.splice(0);
      planned.push({ draw: () => all(moves.map((event) => this.haresGo(event))) });
    };
    for (const event of this.motion.events.map(readEvent)) {
      if (event.verb === "whirls" || event.verb === "sucks" || event.verb === "swallows" || event.verb === "clears") {
        together.push(event);
        continue;
      }
      flush();
      const one = this.planned(event);
      if (one) planned.push(one);
    }
    flush();
    const news = this.newHares();
    if (news.length) planned.push({ draw: () => all(news.map((draw) => draw())), sound: "pick" });
    if (this.rowMoves()) planned.push({ draw: () => this.rowMovesUp() });
    return planned;
  }

  private planned(event: GameEvent): Planned | null {
    switch (event.verb) {
      case "rows":
      case "drifts":
      case "is pulled":
        return { draw: () => this.boatGoes(event.seat, event.start, event.end), sound: "step" };
      case "turns":
        return { draw: () => this.boatTurns(event.seat, event.way), sound: "step" };
      case "takes":
        return { draw: () => this.hareFlies(event.cell, event.n, this.loadAfter(event.seat, event.n)), sound: "pick" };
      case "drops":
        return { draw: () => this.loadFlies(event.seat, event.n, shoreBy(this.plan, event.cell)), sound: "pick" };
      case "gives":
        return { draw: () => this.loadFlies(event.seat, event.n, this.loadAfter(event.other, event.n)), sound: "pick" };
      case "gets":
      case "steals":
        return { draw: () => this.loadFlies(event.other, event.n, this.loadAfter(event.seat, event.n)), sound: "pick" };
      case "lays":
        return { draw: () => this.cardFlies(event.card, event.cell, event.way ?? null), sound: "lay" };
      default:
        return null;
    }
  }

  private loadAfter(seat: number, value: number): Point {
    return ofLoad(this.plan, this.motion.after, seat, value);
  }

  private get plan() {
    return this.desk.plan.peek();
  }

  clear(): void {
    this.flying.replaceChildren();
    for (const one of this.hidden) one.style.visibility = "";
    for (const seat of this.moved.keys()) this.boat(seat)?.removeAttribute("transform");
    for (const one of this.root.querySelectorAll<SVGElement>("[data-slot]")) one.style.transform = "";
  }

  // Boats

  private boat(seat: number): SVGGElement | null {
    return this.root.querySelector(`[data-boat="${seat}"]`);
  }

  private where(seat: number) {
    return this.moved.get(seat) ?? { x: 0, y: 0, turn: 0, heading: this.motion.before.seats[seat]?.heading ?? "n" };
  }

  private put(seat: number, at: { x: number; y: number; turn: number; heading: Way }): void {
    this.moved.set(seat, at);
    this.boat(seat)?.setAttribute("transform", `translate(${at.x} ${at.y}) rotate(${at.turn})`);
  }

  private boatGoes(seat: number, from: string, to: string): Leg {
    const start = this.where(seat);
    const [a, b] = [middle(this.plan, from), middle(this.plan, to)];
    const end = { x: start.x + b.x - a.x, y: start.y + b.y - a.y };
    return (part) => this.put(seat, { ...start, ...between(start, end, part) });
  }

  private boatTurns(seat: number, way: Way): Leg {
    const start = this.where(seat);
    const by = turnBetween(start.heading, way);
    return (part) =>
      this.put(seat, { ...start, turn: start.turn + by * part, heading: part === 1 ? way : start.heading });
  }

  // Hares and cards

  /** A copy that flies while the original is hidden. */
  private copy(selector: string, inTray: boolean): SVGGElement | null {
    const found = [...this.root.querySelectorAll<SVGGElement>(selector)].find(
      (one) => one.style.visibility !== "hidden",
    );
    if (!found) return null;
    const wrapper = svgElement("g");
    const inner = svgElement("g");
    if (inTray) inner.setAttribute("transform", trayTransform(this.plan));
    const parent = found.parentElement as Element | null;
    const own = inTray ? null : parent?.getAttribute("transform");
    if (own && found.hasAttribute("data-hare")) inner.setAttribute("transform", own);
    inner.append(found.cloneNode(true));
    wrapper.append(inner);
    this.flying.append(wrapper);
    found.style.visibility = "hidden";
    this.hidden.push(found);
    return wrapper;
  }

  private hareFlies(cell: string, value: number, to: Point): Leg | null {
    const from = ofHare(this.plan, this.motion.before, cell, value);
    const flier = this.copy(`[data-hare="${cell} ${value}"]`, false);
    return flier && ((part) => flier.setAttribute("transform", arc(from, to, part, 30)));
  }

  private loadFlies(seat: number, value: number, to: Point): Leg | null {
    const from = ofLoad(this.plan, this.motion.before, seat, value);
    const flier = this.copy(`[data-load="${seat} ${value}"]`, true);
    return flier && ((part) => flier.setAttribute("transform", arc(from, to, part, 20)));
  }

  private cardFlies(card: string, cell: string, arrow: Way | null): Leg | null {
    const flier = this.copy('[data-slot="hand"]', true);
    if (!flier) return null;
    flier.querySelector(".mz-drawing")?.setAttribute("transform", `rotate(${cardTurn(card, arrow)})`);
    const from = slotMiddle(this.plan, this.plan.slots[0]!);
    const to = middle(this.plan, cell);
    const grown = 100 / (this.plan.card * this.plan.tray.scale);
    return (part) => {
      const scale = 1 + (grown - 1) * part;
      const { x, y } = between(from, to, part);
      flier.setAttribute("transform", `translate(${x} ${y}) scale(${scale}) translate(${-from.x} ${-from.y})`);
    };
  }

  /** All hares of a card move: around a whirlpool, into a swamp, or away. */
  private haresGo(event: OfHares): Leg | null {
    const from = "start" in event ? event.start : event.cell;
    const to = "start" in event ? event.end : undefined;
    const flier = this.copy(`[data-hares="${from}"]`, false);
    if (!flier) return null;
    const start = middle(this.plan, from);
    const end = to ? middle(this.plan, to) : null;
    return (part) => {
      if (end)
        return flier.setAttribute("transform", `translate(${(end.x - start.x) * part} ${(end.y - start.y) * part})`);
      const scale = 1 - 0.7 * part;
      flier.setAttribute("opacity", String(1 - part));
      flier.setAttribute(
        "transform",
        `translate(${start.x} ${start.y}) scale(${scale}) translate(${-start.x} ${-start.y})`,
      );
    };
  }

  /** Mazai's hares drop onto their cards. */
  private newHares(): (() => Leg | null)[] {
    if (
      !this.motion.events.some((event) => readEvent(event).verb === "scatters") &&
      this.motion.before.phase !== "where"
    )
      return [];
    const { before, after } = this.motion;
    return after.field.flatMap((card, number) =>
      card.hares.length > (before.field[number]?.hares.length ?? 0) ? [() => this.dropped(card.cell)] : [],
    );
  }

  private dropped(cell: string): Leg {
    const from = ofTray(this.plan, { x: this.plan.pile.x + this.plan.card + 22, y: this.plan.pile.y + 58 });
    const to = middle(this.plan, cell);
    const symbol = svgElement("use");
    symbol.setAttribute("href", "#mz-symbol");
    symbol.setAttribute("class", "mz-dropping");
    const wrapper = svgElement("g");
    wrapper.append(symbol);
    this.flying.append(wrapper);
    return (part) =>
      wrapper.setAttribute(
        "transform",
        `${arc({ x: 0, y: 0 }, { x: to.x - from.x, y: to.y - from.y }, part, 60)} translate(${from.x} ${from.y}) scale(2.2)`,
      );
  }

  // The row

  /** Whether the next card has joined the row, and no new row was dealt. */
  private rowMoves(): boolean {
    const { before, after, lines } = this.motion;
    const isTurnOver = before.turn !== after.turn && before.phase !== "boat" && after.phase !== "over";
    return (
      isTurnOver &&
      !lines.some(
        (line) =>
          (line.a && readStep(line.a).verb === "deal") ||
          line.events?.some((event) => readEvent(event).verb === "shuffles"),
      ) &&
      after.row.length > before.row.length
    );
  }

  private rowMovesUp(): Leg | null {
    const [one, two] = this.plan.slots;
    if (!one || !two) return null;
    const flier = this.copy('[data-slot="top"]', true);
    const count = this.motion.before.row.length;
    const from = slotMiddle(this.plan, this.plan.pile);
    const to = slotMiddle(this.plan, this.plan.slots[count] ?? two);
    const by = slotMiddle(this.plan, one);
    const next = slotMiddle(this.plan, two);
    const rows = [...this.root.querySelectorAll<SVGGElement>("[data-row]")];
    const copies = rows.map((row) => this.copy(`[data-slot="${row.dataset.slot}"]`, true));
    return (part) => {
      for (const row of copies)
        row?.setAttribute("transform", `translate(${(by.x - next.x) * part} ${(by.y - next.y) * part})`);
      flier?.setAttribute("transform", `translate(${(to.x - from.x) * part} ${(to.y - from.y) * part})`);
    };
  }
}

/** The transform on the arc of a throw, which is higher in the middle. */
function arc(from: Point, to: Point, part: number, high: number): string {
  return `translate(${(to.x - from.x) * part} ${(to.y - from.y) * part - high * 4 * part * (1 - part)})`;
}

function all(legs: (Leg | null)[]): Leg | null {
  const real = legs.filter((one) => one !== null);
  if (!real.length) return null;
  return (part) => {
    for (const draw of real) draw(part);
  };
}
