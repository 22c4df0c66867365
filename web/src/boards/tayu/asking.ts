/** The player's state at the board: how the tile is held, what is pointed at, which part of the board is shown. */
import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Choice, Table } from "../../kit/board.ts";
import { opposite } from "../../kit/grid.ts";
import { within } from "../../kit/point.ts";
import type { TayuView } from "../../wire/views/tayu.ts";
import { type Camera, kept, type Square, whole } from "./camera.ts";
import { CELL, centre } from "./channels.ts";
import { type Gain, gains } from "./foreseen.ts";
import { cellOf, isOn, type Lying, outletsOf, type Spot, stepped, type Way } from "./geometry.ts";
import { readEvent } from "./language.ts";
import { around, heldWay, nextWay, type Place, placeOf, placesOf, tapped, turnedThere } from "./places.ts";
import { WORDS } from "./words.ts";

export const MARGIN = 1.7 * CELL;

const SMALL_CELL = 22; // pixels: below this the board is enlarged around what was tapped
const LARGE_CELL = 36;
const FINGER = 1.1; // cells within which a finger on a small board still hits
const HOVER_PAUSE = 80; // milliseconds before the place under the pointer is previewed
const REFUSED_LASTS = 1600;

export class Asking {
  readonly wanted = signal<Way>("e");
  readonly hovered = signal<Place | null>(null);
  readonly refused = signal<Lying | null>(null);
  readonly camera = signal<Camera | null>(null);
  readonly showsAlike = signal(false);
  /** Pixels of a cell when the whole board is shown. */
  readonly cellPixels = signal(30);
  readonly places: ReadonlySignal<Place[]>;
  readonly held: ReadonlySignal<Way>;
  readonly marked: ReadonlySignal<Place | null>;
  /** The place that is previewed: the marked one, or the one under the pointer. */
  readonly pointed: ReadonlySignal<Place | null>;
  readonly foreseen: ReadonlySignal<string[][] | null>;
  readonly gains: ReadonlySignal<Gain[]>;
  /** Whether a tile may be drawn after it that ends the game. */
  readonly mayEnd: ReadonlySignal<boolean>;
  readonly square: ReadonlySignal<Square>;
  /** The open outlets, by cell and way. */
  private readonly open: ReadonlySignal<ReadonlySet<string>>;
  readonly words = computed(() => WORDS[this.table.lang.value]);
  readonly table: Table<TayuView>;
  private readonly hoverForeseen = signal<{ step: string; outcomes: string[][] } | null>(null);
  private anchor: Spot | null = null;
  private enlargedByTap = false;
  private refusedTimer = 0;

  constructor(table: Table<TayuView>) {
    this.table = table;
    this.places = computed(() => placesOf(table.legal.value));
    this.held = computed(() => heldWay(this.places.value, this.wanted.value));
    this.marked = computed(() => (table.marked.value?.step ? placeOf(table.marked.value.step) : null));
    this.pointed = computed(() => this.marked.value ?? (this.places.value.length ? this.hovered.value : null));
    this.foreseen = computed(() => {
      if (this.marked.value) return table.foreseen.value;
      const hovered = this.hoverForeseen.value;
      return hovered && hovered.step === this.pointed.value?.step ? hovered.outcomes : null;
    });
    this.mayEnd = computed(
      () => this.foreseen.value?.some((events) => events.some((event) => readEvent(event).verb === "stuck")) ?? false,
    );
    this.gains = computed(() => gains(this.foreseen.value?.[0] ?? []));
    this.square = computed(() => ({ size: table.view.value.board.size * CELL, margin: MARGIN }));
    this.open = computed(() => new Set(table.view.value.open.map(({ cell, way }) => cell + way)));
    effect(() => this.foreseeHovered());
    effect(() => this.follow());
  }

  // The tile

  /** The drawn tile as it would lie at a place. */
  lying(place: Place): Lying | null {
    const type = this.table.view.value.drawn;
    return type ? { type, first: place.first, way: place.way } : null;
  }

  /** Turns the tile in hand, or the marked tile to the next way in which it fits there. */
  turn(back = false): void {
    const places = this.places.peek();
    const now = this.marked.peek();
    if (!now) {
      this.wanted.value = nextWay(places, this.held.peek(), back);
      this.hovered.value = null;
      return;
    }
    const anchor = this.anchor && around(places, this.anchor).includes(this.known(now)) ? this.anchor : now.middle;
    const next = turnedThere(places, now, anchor, back);
    if (next.step === now.step) return this.table.say(this.words.peek().onlyHere);
    this.put(next, anchor);
  }

  private known(place: Place): Place {
    return this.places.peek().find((one) => one.step === place.step) ?? place;
  }

  private put(place: Place, anchor: Spot): void {
    this.anchor = anchor;
    batch(() => {
      this.wanted.value = place.way;
      this.refused.value = null;
    });
    this.table.mark(place.step);
  }

  /** The outlets of other tiles that it would join there. */
  joined(place: Place): { spot: Spot; way: Way }[] {
    const lying = this.lying(place);
    if (!lying) return [];
    return outletsOf(lying).filter(({ spot, way }) => this.open.value.has(cellOf(stepped(spot, way)) + opposite(way)));
  }

  /** The shores that its water would reach, without repeats. */
  private shores(place: Place): Way[] {
    const lying = this.lying(place);
    const { size } = this.table.view.value.board;
    const ways = lying
      ? outletsOf(lying).flatMap(({ spot, way }) => (isOn(size, stepped(spot, way)) ? [] : [way]))
      : [];
    return [...new Set(ways)];
  }

  // Choosing

  choices(): Choice[] {
    const held = this.held.value;
    return this.places.value
      .filter((place) => place.way === held)
      .map((place) => ({
        key: place.step,
        step: place.step,
        name: this.nameOf(place),
        x: place.middle.column,
        y: place.middle.row,
        confirm: true,
      }));
  }

  /** What laying the tile there does. */
  private nameOf(place: Place): string {
    const cells = place.cells.map(cellOf);
    return this.words.value.lays(this.joined(place).length, this.shores(place), `${cells[0]}–${cells.at(-1)}`);
  }

  /** The same for a step, however the tile is held now; null if the step lays no tile. */
  stepName(step: string): string | null {
    const place = placeOf(step);
    return place && this.nameOf(place);
  }

  /** A tap at a point of the board, in cells: marks the place there, takes it if it was marked, or says why not. */
  tap(x: number, y: number, isFinger: boolean): void {
    const spot = { column: Math.floor(x), row: Math.floor(y) };
    if (this.isDoubling(spot)) this.table.say(this.words.peek().doubling);
    const places = this.places.peek();
    if (!places.length) return;
    const now = this.marked.peek();
    if (now?.cells.some((cell) => cell.column === spot.column && cell.row === spot.row))
      return this.table.tap(now.step);
    const isSmall = this.cellPixels.peek() * (this.camera.peek()?.scale ?? 1) < SMALL_CELL;
    const place = tapped(places, x, y, this.held.peek(), isFinger && isSmall ? FINGER : 0);
    if (place) {
      this.hovered.value = null;
      const within = place.cells.some((cell) => cell.column === spot.column && cell.row === spot.row);
      this.put(place, within ? spot : place.middle);
    } else this.refuse(spot);
  }

  /** Whether this is beyond the edge, at a doubling point. */
  private isDoubling(spot: Spot): boolean {
    const { size, doubling } = this.table.view.peek().board;
    const within = (at: number) => at >= 0 && at < size;
    if (within(spot.column) === within(spot.row)) return false;
    return doubling.includes(within(spot.column) ? spot.column : spot.row);
  }

  /** The point under the pointer, in cells; null if the pointer has left. */
  hover(x: number | null, y = 0): void {
    const place = x === null ? null : tapped(this.places.peek(), x, y, this.held.peek(), 0);
    if (place?.step !== this.hovered.peek()?.step) this.hovered.value = place;
  }

  private refuse(spot: Spot): void {
    const { size } = this.table.view.peek().board;
    const type = this.table.view.peek().drawn;
    if (!type || !isOn(size, spot)) return this.table.mark(null);
    const way = this.held.peek();
    const before = stepped(spot, opposite(way));
    const first = isOn(size, before) ? before : spot;
    this.table.mark(null);
    this.refused.value = { type, first, way };
    clearTimeout(this.refusedTimer);
    this.refusedTimer = window.setTimeout(() => (this.refused.value = null), REFUSED_LASTS);
    this.table.refuse(`place ${cellOf(first)} ${way}`);
  }

  private foreseeHovered(): () => void {
    const step = this.marked.value ? null : this.pointed.value?.step;
    const timer = step ? window.setTimeout(() => this.foresee(step), HOVER_PAUSE) : 0;
    return () => clearTimeout(timer);
  }

  private foresee(step: string): void {
    this.table.preview(step).then(
      (outcomes) => (this.hoverForeseen.value = { step, outcomes }),
      () => undefined,
    );
  }

  // What is seen

  look(camera: Camera | null): void {
    this.enlargedByTap = false;
    this.camera.value = camera && camera.scale > 1.02 ? kept(this.square.peek(), camera) : null;
  }

  /** Enlarges the board so that a finger can hit a cell, around what matters now; or shows the whole board again. */
  toggleZoom(): void {
    if (this.camera.peek()) return this.look(null);
    const square = this.square.peek();
    const scale = Math.max(1.8, LARGE_CELL / this.cellPixels.peek());
    const around = this.marked.peek()?.middle;
    const [x, y] = around ? centre(around) : [square.size / 2, square.size / 2];
    this.look({ scale, x, y });
  }

  /** If cells are small, zooms in on the marked place, and out when nothing is marked. */
  private follow(): void {
    const marked = this.marked.value;
    const camera = this.camera.peek();
    if (marked) {
      const [x, y] = centre(marked.middle);
      if (camera)
        this.camera.value = this.enlargedByTap
          ? kept(this.square.peek(), { ...camera, x, y })
          : this.withIn(camera, x, y);
      else if (this.cellPixels.peek() < SMALL_CELL) {
        this.enlargedByTap = true;
        this.camera.value = kept(this.square.peek(), { scale: LARGE_CELL / this.cellPixels.peek(), x, y });
      }
    } else if (this.enlargedByTap) {
      this.enlargedByTap = false;
      this.camera.value = null;
    }
  }

  /** Moves only as far as needed to show the point with some room around it. */
  private withIn(camera: Camera, x: number, y: number): Camera {
    const square = this.square.peek();
    const room = (square.size + 2 * square.margin) / camera.scale / 2 - 2.5 * CELL;
    const hold = (at: number, want: number) => within(at, want - room, want + room);
    return kept(square, { ...camera, x: hold(camera.x, x), y: hold(camera.y, y) });
  }

  seen(): Camera {
    return this.camera.value ?? whole(this.square.value);
  }
}
