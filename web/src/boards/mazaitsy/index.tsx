/** The board of Mazaitsy: the flooded field with boats and hares, on which every question of a turn is answered. */
import type { FunctionComponent } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Action, Board, BoardModule, Choice } from "../../kit/board.ts";
import { HintBadges } from "../../kit/HintBadges.tsx";
import type { Point } from "../../kit/point.ts";
import { taps } from "../../kit/press.ts";
import { watchSize } from "../../kit/svg.ts";
import { nameUnlessYou } from "../../kit/you.ts";
import type { MazaitsyView } from "../../wire/views/mazaitsy.ts";
import { type Offer, offers } from "./asking.ts";
import { actionsOf, questionOf } from "./bar.tsx";
import { CardDrawings } from "./cards.tsx";
import { Saved } from "./chip.tsx";
import { decision, reckoning, teamScore } from "./counting.ts";
import { Desk } from "./desk.ts";
import { Ending } from "./ending.tsx";
import { Boats, Cards, Hares, Shore, Swamps } from "./field.tsx";
import { middle } from "./geometry.ts";
import { HelpOnField } from "./help.tsx";
import { readStep } from "./language.ts";
import { Handles, Looked, Recent, Targets } from "./marks.tsx";
import { play } from "./motion.ts";
import { offerName } from "./names.ts";
import { pointOf } from "./places.ts";
import { positionOf } from "./position.ts";
import { Tray } from "./tray.tsx";

export const board: BoardModule<MazaitsyView> = {
  open(table) {
    const desk = new Desk(table);
    const svg: { current: SVGSVGElement | null } = { current: null };
    const game: Board<MazaitsyView> = {
      Picture: () => <Picture desk={desk} svg={svg} />,
      asks: () => questionOf(desk),
      actions: (): Action[] => actionsOf(desk),
      choices: () => choices(desk),
      chip: (seat) => <Saved desk={desk} seat={seat} />,
      ended: () => desk.words.end.why(table.view.value.mazai.appeared),
      decided: () => decision(table.view.value, desk.words, (seat) => table.name(seat)),
      Ending: ({ winners }) => <Ending desk={desk} winners={winners} />,
      teamScore: (team) => teamScore(table.view.value, team),
      reckoning: (seat) => reckoning(table.view.value.seats[seat]!, desk.words.reckoning),
      animate: async (motion) => {
        if (svg.current) await play(svg.current, desk, motion);
      },
      rotate: (back) => desk.turn(back),
      cancel: () => desk.cancel(),
      key: (event) => keyed(desk, event),
      describe: () => described(desk),
      position: () => positionOf(desk),
    };
    return game;
  },
};

/** The field, and where each boat is. */
function described({ table, words }: Desk): string {
  const view = table.view.value;
  const boats = view.seats.flatMap(({ boat, heading }, seat) =>
    boat && heading ? [`${boat}: ${words.boat(nameUnlessYou(table, seat), words.ways[heading])}.`] : [],
  );
  return [words.field(view.size), ...boats].join(" ");
}

function choices(desk: Desk): Choice[] {
  const { table } = desk;
  const view = table.view.value;
  const seat = table.asked.value ?? 0;
  return desk.offers.value.map((offer) => ({
    key: offer.key,
    name: offerName(desk, offer),
    ...pointOf(desk.plan.value, view, seat, offer.place),
    confirm: offer.costs,
    ...(offer.step ? { step: offer.step } : { pick: () => begin(desk, offer) }),
  }));
}

/**
 * Where a step is on the picture; for a current that is laid, its card. Buttons have no place there. In a replay nobody is
 * asked.
 */
function pointOfStep(desk: Desk, step: string): Point | null {
  const { table } = desk;
  const view = table.view.value;
  const seat = table.asked.value ?? view.actor;
  const offered = table.asked.value === null ? offers(view, seat, [step], {}) : desk.offers.value;
  const offer = offered.find((one) => one.step === step);
  if (offer) return pointOf(desk.plan.value, view, seat, offer.place);
  const read = readStep(step);
  return read.verb === "lay" ? middle(desk.plan.value, read.cell) : null;
}

/** Gives the first part of a two-part answer. */
function begin(desk: Desk, { place }: Offer): void {
  if (place.is === "cell") desk.layAt(place.cell);
  else if (place.is === "hold") desk.part.value = { value: place.value };
}

const Picture: FunctionComponent<{ desk: Desk; svg: { current: SVGSVGElement | null } }> = ({ desk, svg }) => {
  const here = useRef<HTMLDivElement>(null);
  const plan = desk.plan.value;
  useLayoutEffect(() => {
    const place = here.current!;
    svg.current = place.querySelector("svg");
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = place;
      const was = desk.box.peek();
      if (width && height && (width !== was.width || height !== was.height)) desk.box.value = { width, height };
    };
    measure();
    return watchSize(place, measure);
  }, []);
  return (
    <div class="mz" ref={here} {...pointing(desk)}>
      <svg viewBox={`0 0 ${plan.width} ${plan.height}`}>
        <CardDrawings />
        <Shore desk={desk} />
        <Cards desk={desk} />
        <Recent desk={desk} />
        <Targets desk={desk} />
        <Hares desk={desk} />
        <Swamps desk={desk} />
        <Boats desk={desk} />
        <Tray desk={desk} />
        <Looked desk={desk} />
        <Handles desk={desk} />
        <HelpOnField desk={desk} />
        <HintBadges hinted={desk.table.hinted} at={(step) => pointOfStep(desk, step)} radius={17} />
        <g data-flying class="mz-through" aria-hidden="true" />
      </svg>
    </div>
  );
};

/** Taps, long presses and the pointer, for everything in the picture. */
function pointing(desk: Desk) {
  const found = (x: number, y: number) =>
    document
      .elementFromPoint(x, y)
      ?.closest<SVGElement>("[data-help], [data-key], [data-cell], [data-hold], [data-row], [data-top], [data-card]")
      ?.dataset;
  const tell = (x: number, y: number) => {
    const at = found(x, y);
    const card = at?.card ?? at?.top ?? at?.help;
    if (at?.cell) desk.tell(at.cell);
    else if (card) desk.tellCard(card);
    return Boolean(card ?? at?.cell);
  };
  return {
    ...taps({
      at: (x, y) => Object.entries(found(x, y) ?? {}).join(" ") || null,
      tap: (x, y) => tapped(desk, found(x, y) ?? {}),
      hold: tell,
    }),
    onPointerLeave: () => {
      desk.hovered.value = null;
    },
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      if ((event as PointerEvent).pointerType === "mouse") tell(event.clientX, event.clientY); // a finger's long press is handled by `hold`
    },
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType === "mouse") desk.hovered.value = keyOf(desk, found(event.clientX, event.clientY));
    },
  };
}

function keyOf(desk: Desk, data: DOMStringMap | undefined): string | null {
  if (data?.key) return data.key;
  if (!data?.cell || desk.part.peek().cell) return null;
  return (
    desk.offers.peek().find((one) => one.place.is === "cell" && one.place.cell === data.cell)?.key ??
    desk.typeKey(data.cell)
  );
}

/** Esc cancels; Enter on a question mark opens its help. */
function keyed(desk: Desk, { key, target }: KeyboardEvent): boolean {
  if (key === "Escape") return desk.cancel();
  const mark = key === "Enter" || key === " " ? (target as Element).closest<SVGElement>("[data-help]") : null;
  if (mark) tapped(desk, mark.dataset);
  return mark !== null;
}

function tapped(desk: Desk, data: DOMStringMap): void {
  if (data.help && data.cell) desk.tell(data.cell);
  else if (data.help) desk.tellCard(data.help);
  else if (data.key) desk.table.tap(data.key);
  else if (data.cell) desk.tapCell(data.cell);
  else if (data.hold) desk.tapHold(Number(data.hold), Number(data.value));
  else if (data.row && data.card) desk.tapRow(data.card, `use ${data.row}`);
  else if (data.top) desk.tapRow(data.top, "use top");
  else if (data.card) desk.tellCard(data.card);
}
