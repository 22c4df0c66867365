/** Moves the cats on every frame of a race, and between places of rest otherwise, without rendering. */
import type { Table } from "../../kit/board.ts";
import { between, eased } from "../../kit/point.ts";
import type { ChazzView } from "../../wire/views/chazz.ts";
import { angleOf, at, chairAngle, chairPlace, RING, SEATED, SIZE, TRACK, way } from "./geometry.ts";
import { phaseOf, type Steering } from "./steering.ts";
import { type Seen, Track } from "./track.ts";

/** Milliseconds of a cat's jump onto its chair. */
const JUMP = 190;
const LANE = 5;
/** A cat that is faster than this lays its ears back. No walk is that fast. */
const WALK = 62;
const STRIDE = 620; // units of the ring
const STEPS = 6;
const still = matchMedia("(prefers-reduced-motion: reduce)");

interface Running {
  element: HTMLElement;
  drawing: SVGElement;
  legs: { element: Element; pivot: string }[];
  tail: { element: Element; pivot: string } | null;
  place: number;
  speed: number;
  chair: number | null;
  /** 0 on the ring, 1 on the chair. */
  seated: number;
  walked: number;
  step: number;
  facing: 1 | -1;
  pose: string;
  turned: string;
  arrow: number;
  depth: number;
}

/** Rotation changes in steps, because each change repaints the cat, while moving it is free. */
function inSteps(degrees: number): number {
  return Math.round(degrees / 6) * 6;
}

export class Runners {
  private readonly cats = new Map<number, Running>();
  private readonly track = new Track();
  private readonly table: Table<ChazzView>;
  private readonly steering: Steering;
  private side = 0;
  private frame = 0;
  private last = 0;
  /** Where cats without a chair were left standing, by seat. */
  private readonly stood = new Map<number, number>();
  /** Where the current motion has put the cats, by seat. */
  readonly led = new Map<number, { place: number; chair: number | null }>();

  constructor(table: Table<ChazzView>, steering: Steering) {
    this.table = table;
    this.steering = steering;
  }

  adopt(seat: number, element: HTMLElement | null): void {
    if (!element) {
      this.cats.delete(seat);
      return;
    }
    if (this.cats.get(seat)?.element === element) return;
    const found = (name: string) =>
      [...element.querySelectorAll(`.walking .${name}`)].map((one) => ({
        element: one,
        pivot: one.getAttribute("data-pivot") ?? "",
      }));
    const { place, chair } = this.rest(seat);
    this.cats.set(seat, {
      element,
      drawing: element.querySelector(".cat-drawing") as SVGElement,
      legs: found("leg"),
      tail: found("tail")[0] ?? null,
      place,
      speed: 0,
      chair,
      seated: chair === null ? 0 : 1,
      walked: 0,
      step: -1,
      facing: 1,
      pose: "",
      turned: "",
      arrow: NaN,
      depth: -1,
    });
  }

  resize(side: number): void {
    this.side = side;
    this.wake();
  }

  hear(): void {
    const race = this.table.race.peek();
    if (race) this.track.push(race.snapshot.race, race.at);
    this.wake();
  }

  wake(): void {
    if (!this.frame) {
      this.last = performance.now();
      this.frame = requestAnimationFrame(this.draw);
    }
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  /** The places of all cats on the ring, by seat. */
  places(): number[] {
    return this.table.view.peek().seats.map((_, seat) => this.cats.get(seat)?.place ?? 0);
  }

  /** The place of a cat when there is no race. */
  rest(seat: number): { place: number; chair: number | null } {
    const view = this.table.view.peek();
    const chairs = view.chairs.length;
    const led = this.led.get(seat);
    if (led) return led;
    const { chair } = view.seats[seat] ?? { chair: null };
    const drawn = this.table.position.peek().places?.[seat];
    if (view.phase === "sit" && drawn !== undefined) this.stood.set(seat, drawn);
    else if (chair !== null) return { place: chairPlace(chairs, chair), chair: view.phase === "call" ? null : chair };
    const even = (seat * RING) / view.seats.length + RING / (2 * chairs);
    return { place: this.stood.get(seat) ?? even % RING, chair: null };
  }

  private readonly draw = (now: number): void => {
    const passed = Math.min(now - this.last, 100);
    this.last = now;
    this.frame = 0;
    const phase = phaseOf(this.table);
    const seen = phase ? this.track.at(now) : this.justEnded();
    let isMoving = phase !== null;
    for (const [seat, cat] of this.cats) {
      const rest = seen ? null : this.rest(seat);
      const place = seen?.places[seat] ?? rest?.place ?? cat.place;
      const chair = seen ? (seen.chairs[seat] ?? null) : (rest?.chair ?? null);
      this.advance(seat, cat, place, chair, seen?.speeds[seat] ?? 0, passed);
      if (seen?.phase === "over" && chair === null) this.stood.set(seat, place);
      if (cat.seated !== (chair === null ? 0 : 1)) isMoving = true;
    }
    if (isMoving || this.led.size) this.wake();
  };

  /** The next race may begin while the last seatings are still being shown. */
  private justEnded(): Seen | null {
    if (this.table.view.peek().phase !== "sit" || this.table.facts.peek().calm) return null;
    const { newest, ended } = this.track;
    return newest?.phase === "over" ? newest : ended;
  }

  private advance(
    seat: number,
    cat: Running,
    place: number,
    chair: number | null,
    speed: number,
    passed: number,
  ): void {
    const step = way(cat.place, place);
    cat.walked += Math.abs(step);
    if (chair !== null) cat.chair = chair;
    const aim = chair === null ? 0 : 1;
    const change = passed / JUMP;
    cat.seated = aim > cat.seated ? Math.min(aim, cat.seated + change) : Math.max(aim, cat.seated - change);
    cat.place = place;
    cat.speed = speed;
    if (this.side) this.show(seat, cat, step);
  }

  private show(seat: number, cat: Running, step: number): void {
    const own = seat === this.steering.seat.peek();
    const angle = angleOf(cat.place);
    const lane = (seat - (this.cats.size - 1) / 2) * LANE;
    const onTrack = at(angle, TRACK + lane);
    const chairs = this.table.view.peek().chairs.length;
    const onChair = cat.chair === null ? onTrack : at(chairAngle(chairs, cat.chair), SEATED);
    const part = eased(cat.seated);
    const hop = 70 * part * (1 - part);
    const { x, y: ground } = between(onTrack, onChair, part);
    const y = ground - hop;
    const scale = this.side / SIZE;
    cat.element.style.transform = `translate(${(x * scale).toFixed(2)}px, ${(y * scale).toFixed(2)}px)`;

    // Cats look where they go; the player's own cat turns as soon as it is told to.
    const asked = own && this.steering.isWalking ? this.steering.way.peek() : 0;
    const heading = asked || Math.sign(step || cat.speed) || 1;
    const across = -Math.sin(angle) * heading;
    if (Math.abs(across) > 0.12) cat.facing = across > 0 ? 1 : -1;
    const climb = Math.cos(angle) * heading;
    const tilt = inSteps(climb * 48 * cat.facing);
    const isRunning = Math.abs(cat.speed) > WALK || (own && this.steering.pace.peek() === "fast");
    const pose = `${cat.seated > 0.5 ? "cat sits" : isRunning ? "cat runs" : "cat walks"}${own ? " own" : ""}${y < SIZE / 2 ? " far" : ""}`;
    const turned = cat.seated > 0.5 ? "none" : `rotate(${tilt}deg) scaleX(${cat.facing})`;
    if (pose !== cat.pose) cat.element.className = pose;
    if (turned !== cat.turned) cat.drawing.style.transform = turned;
    const arrow = own ? inSteps((angle * 180) / Math.PI + heading * 90) : 0;
    if (arrow !== cat.arrow) cat.element.style.setProperty("--heading", `${arrow}deg`);
    const depth = Math.round(y / 60) + (own ? 20 : 1);
    if (depth !== cat.depth) cat.element.style.zIndex = String(depth);
    cat.pose = pose;
    cat.turned = turned;
    cat.arrow = arrow;
    cat.depth = depth;
    this.stride(cat, isRunning);
  }

  /** Legs swing with the distance walked, in a few steps to save repaints. */
  private stride(cat: Running, isRunning: boolean): void {
    if (cat.seated > 0.5 || still.matches) return;
    const step = Math.floor((cat.walked / (isRunning ? STRIDE * 2 : STRIDE)) * STEPS) % STEPS;
    if (step === cat.step) return;
    cat.step = step;
    const turn = (step / STEPS) * 2 * Math.PI;
    const swing = isRunning ? 38 : 22;
    cat.legs.forEach(({ element, pivot }, number) => {
      const isFront = number % 2 === 1;
      const isNear = number > 1;
      const phase = isRunning
        ? (isFront ? Math.PI : 0) + (isNear ? 0.5 : 0)
        : (isFront !== isNear ? Math.PI : 0) + (isNear ? 0.4 : 0);
      element.setAttribute("transform", `rotate(${(swing * Math.sin(turn + phase)).toFixed(1)} ${pivot})`);
    });
    cat.tail?.element.setAttribute("transform", `rotate(${(5 * Math.sin(turn)).toFixed(1)} ${cat.tail.pivot})`);
  }
}
