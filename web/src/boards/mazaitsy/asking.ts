/** The question as places on the board: each legal step belongs to something that can be tapped. */
import { neighbour, turned } from "../../kit/grid.ts";
import type { MazaitsyView, Way } from "../../wire/views/mazaitsy.ts";
import { wayTo } from "./geometry.ts";
import { type GameStep, readStep } from "./language.ts";
import { cardAt, typeOf } from "./lying.ts";

/** What can be tapped. */
export type Place =
  | { is: "cell"; cell: string }
  | { is: "turn"; side: "left" | "right" }
  | { is: "bow"; cell: string; way: Way }
  | { is: "way"; cell: string; way: Way }
  | { is: "spin"; cell: string; side: "clockwise" | "counter" }
  | { is: "hare"; value: number }
  | { is: "hold"; seat: number; value: number }
  | { is: "boat"; seat: number }
  | { is: "shore" }
  | { is: "row"; number: number }
  | { is: "top" };

/** A step and its place; without a step, the place is the first part of an answer. */
export interface Offer {
  key: string;
  place: Place;
  step?: string;
  /** A slip would be costly, so the step has to be confirmed. */
  costs: boolean;
}

/** The half-given answer: the card that a current replaces, the hare that leaves the boat, or that hares go ashore. */
export interface Part {
  cell?: string;
  value?: number;
  unload?: boolean;
}

/** The steps of some verbs. */
export function stepsOf(legal: readonly string[], ...verbs: GameStep["verb"][]): string[] {
  return legal.filter((step) => verbs.includes(readStep(step).verb));
}

export function offers(view: MazaitsyView, seat: number, legal: readonly string[], part: Part): Offer[] {
  const wayed = currents(legal);
  if (wayed.length) return currentOffers(wayed, part);
  if (part.value !== undefined) return leavingOffers(view, seat, part.value, legal);
  if (part.unload)
    return stepsOf(legal, "drop").map((step) => ({ key: step, step, place: placeOf(view, seat, step), costs: false }));
  const found: Offer[] = [];
  for (const step of legal) {
    const read = readStep(step);
    if ((read.verb === "drop" || read.verb === "give") && leavings(read.value, legal).length > 1) {
      if (read.verb === "drop")
        found.push({ key: `hare ${read.value}`, place: { is: "hold", seat, value: read.value }, costs: false });
    } else found.push({ key: step, step, place: placeOf(view, seat, step), costs: view.confirm.includes(read.verb) });
  }
  return found;
}

/** The steps that lay a current. */
export function currents(legal: readonly string[]): { step: string; cell: string; way: Way }[] {
  return legal.flatMap((step) => {
    const read = readStep(step);
    return read.verb === "lay" && read.way ? [{ step, cell: read.cell, way: read.way }] : [];
  });
}

/** A current: first its card, then its way. */
function currentOffers(all: ReturnType<typeof currents>, part: Part): Offer[] {
  const mine = all.filter(({ cell }) => cell === part.cell);
  if (part.cell)
    return mine.map(({ step, cell, way }) => ({ key: step, step, place: { is: "way", cell, way }, costs: true }));
  const cells = [...new Set(all.map(({ cell }) => cell))];
  return cells.map((cell) => ({ key: `lay ${cell}`, place: { is: "cell", cell }, costs: false }));
}

const leavings = (value: number, legal: readonly string[]): string[] =>
  [`drop ${value}`, `give ${value}`].filter((step) => legal.includes(step));

/** A hare that may go ashore or to the partner. */
function leavingOffers(view: MazaitsyView, seat: number, value: number, legal: readonly string[]): Offer[] {
  return leavings(value, legal).map((step) => ({
    key: step,
    step,
    place: readStep(step).verb === "drop" ? { is: "shore" } : { is: "boat", seat: partner(view, seat) },
    costs: false,
  }));
}

function partner(view: MazaitsyView, seat: number): number {
  return view.seats[seat]?.partner ?? seat;
}

function placeOf(view: MazaitsyView, seat: number, step: string): Place {
  const read = readStep(step);
  const { boat, heading } = view.seats[seat]!;
  const cell = boat ?? "";
  switch (read.verb) {
    case "boat":
      return { is: "bow", cell: read.cell, way: read.heading };
    case "ahead":
      return { is: "cell", cell: neighbour(cell, heading!, view.size) ?? cell };
    case "slip left":
    case "slip right":
      return {
        is: "cell",
        cell: neighbour(cell, turned(heading!, read.verb === "slip left" ? -1 : 1), view.size) ?? cell,
      };
    case "left":
    case "right":
      return { is: "turn", side: read.verb };
    case "take":
      return { is: "hare", value: read.value };
    case "drop":
    case "give":
      return { is: "hold", seat, value: read.value };
    case "get":
      return { is: "hold", seat: partner(view, seat), value: read.value };
    case "steal":
      return { is: "hold", seat: read.seat, value: read.value };
    case "use":
      return { is: "row", number: read.place };
    case "use top":
      return { is: "top" };
    case "clockwise":
    case "counter":
      return { is: "spin", cell: view.spot ?? cell, side: read.verb };
    case "scatter":
      return { is: "cell", cell: cellsOfType(view, read.type)[0] ?? cell };
    case "funnel":
    case "lay":
      return { is: "cell", cell: read.cell };
    default: // stop, on, done: the boat stays
      return { is: "cell", cell };
  }
}

function cellsOfType(view: MazaitsyView, type: string): string[] {
  return view.field.filter((one) => one.card && typeOf(one.card) === type).map((one) => one.cell);
}

/** The cards that belong to an offer: all of the type when Mazai scatters. */
export function cellsOf(view: MazaitsyView, offer: Offer): string[] {
  const read = offer.step ? readStep(offer.step) : null;
  if (read?.verb === "scatter") return cellsOfType(view, read.type);
  return offer.place.is === "cell" ? [offer.place.cell] : [];
}

/** The offers that a tap on a cell may mean. A tap beside a hare means taking it, never leaving it behind. */
export function offersAt(view: MazaitsyView, all: readonly Offer[], cell: string): Offer[] {
  if (all.some((one) => one.step === "on" || one.step === "done")) {
    const hares = all.filter((one) => one.place.is === "hare");
    return hares.length === 1 && view.seats.some((seat, number) => seat.boat === cell && number === view.turn)
      ? hares
      : [];
  }
  return all.filter((one) => (one.place.is === "bow" ? one.place.cell === cell : cellsOf(view, one).includes(cell)));
}

/** The step that a tap on any other cell would mean, so that its refusal tells the rule; null if it means nothing. */
export function meant(view: MazaitsyView, seat: number, cell: string): string | null {
  const { boat, heading } = view.seats[seat]!;
  const card = cardAt(view, cell)?.card;
  switch (view.phase) {
    case "boat":
      return `boat ${cell} n`;
    case "move":
    case "second": {
      const way = boat && wayTo(boat, cell);
      if (!way || !heading) return null;
      const steps: [Way, string][] = [
        [heading, "ahead"],
        [turned(heading, -1), "slip left"],
        [turned(heading, 1), "slip right"],
      ];
      return steps.find(([one]) => one === way)?.[1] ?? null;
    }
    case "funnel":
      return `funnel ${cell}`;
    case "lay": {
      const type = view.hand && typeOf(view.hand.card);
      return `lay ${cell}${type === "straight" ? " n" : type === "side" ? " ne" : ""}`;
    }
    case "scatter":
      return card ? `scatter ${typeOf(card)}` : null;
    default:
      return null;
  }
}

/** The step that a tap on a hare in a boat would mean. */
export function meantByHold(view: MazaitsyView, seat: number, holder: number, value: number): string {
  if (holder === seat) return `drop ${value}`;
  return holder === partner(view, seat) ? `get ${value}` : `steal ${value} from ${holder + 1}`;
}

export function samePlace(one: Place, other: Place): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
