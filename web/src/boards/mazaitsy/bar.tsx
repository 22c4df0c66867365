/** The question in the bar, and its buttons. */
import type { FunctionComponent } from "preact";
import type { Action } from "../../kit/board.ts";
import { stepOf, turned } from "../../kit/grid.ts";
import type { MazaitsyView, Way } from "../../wire/views/mazaitsy.ts";
import { stepsOf } from "./asking.ts";
import type { Desk } from "./desk.ts";
import { wayTo } from "./geometry.ts";
import { type GameStep, readStep } from "./language.ts";
import { typeOf } from "./lying.ts";
import { Going, Hare, Turned } from "./pieces.tsx";

const MOST = 4;

export function questionOf(desk: Desk): string | null {
  const { table, words } = desk;
  const view = table.view.value;
  const legal = table.legal.value;
  const has = (verb: GameStep["verb"]) => stepsOf(legal, verb).length > 0;
  if (desk.part.value.value !== undefined) return words.ask.leave;
  if (desk.part.value.unload) return words.ask.unload;
  if (desk.part.value.cell) return words.ask.way;
  switch (view.phase) {
    case "boat":
      return words.ask.bow;
    case "move":
      return has("drop") ? words.ask.moveOrUnload : words.ask.move;
    case "second":
      return words.ask.second;
    case "grab":
      if (has("take")) return stepsOf(legal, "take").length > 1 ? words.ask.grabSome : words.ask.grab;
      return has("steal") ? words.ask.steal : words.ask.exchange;
    case "unload":
      return words.ask.unloadMore;
    case "lay":
      return view.hand && words.ask.lay(words.cards[typeOf(view.hand.card)].name);
    case "scatter":
      return words.ask.scatter;
    default:
      return null;
  }
}

export function actionsOf(desk: Desk): Action[] {
  const { cell, value, unload } = desk.part.value;
  if (cell) return flowing(desk);
  if (value !== undefined) return leaving(desk, value);
  if (unload) return unloading(desk);
  const { hand, phase } = desk.table.view.value;
  switch (phase) {
    case "lay":
      return hand ? [{ key: "what", label: desk.words.act.whatIsIt, pick: () => desk.tellCard(hand.card) }] : [];
    case "spin":
      return spinning(desk);
    case "move":
    case "second":
      return moving(desk);
    case "unload":
      return stepsOf(desk.table.legal.value, "drop").length ? unloading(desk) : grabbing(desk, "done");
    case "grab":
      return grabbing(desk, "on");
    default:
      return [];
  }
}

/** A current whose way is being chosen. */
function flowing(desk: Desk): Action[] {
  const { act } = desk.words;
  return [
    { key: "turn", label: act.turn, pick: () => desk.turn(false), main: true },
    { key: "other", label: act.otherPlace, pick: () => void desk.cancel() },
  ];
}

/** A hare that may go ashore or to the partner. */
function leaving({ words: { act } }: Desk, value: number): Action[] {
  return [
    { key: "drop", label: act.drop, step: `drop ${value}`, main: true },
    { key: "give", label: act.give, step: `give ${value}` },
  ];
}

function spinning({ table, words: { act } }: Desk): Action[] {
  return (["counter", "clockwise"] as const).map((side) => ({
    key: side,
    label: act[side],
    icon: <Spin side={side} />,
    pick: () => table.mark(side),
  }));
}

/** Pictures of the boat as it would be, because a boat's left may be right on the screen. */
function moving(desk: Desk): Action[] {
  const { table, words } = desk;
  const view = table.view.value;
  const legal = table.legal.value;
  const seat = table.asked.value ?? 0;
  const heading = view.seats[seat]?.heading ?? "n";
  const turns = (["left", "right"] as const)
    .map((step) => ({ step, way: turned(heading, step === "left" ? -2 : 2) }))
    .sort((one, other) => onScreen(one.way) - onScreen(other.way));
  const [first, last] = turns.map(({ step, way }) => ({
    key: step,
    step,
    label: "",
    icon: (
      <Sign name={words.choose.turn(words.ways[way])}>
        <Turned seat={seat} from={heading} to={way} />
      </Sign>
    ),
  }));
  const ahead = {
    key: "ahead",
    step: "ahead",
    label: "",
    icon: (
      <Sign name={words.act.row(words.ways[heading])}>
        <Going seat={seat} way={heading} />
      </Sign>
    ),
  };
  const moves = [first!, ahead, last!].filter(({ step }) => legal.includes(step));
  if (legal.includes("stop")) return [...moves, { key: "stop", step: "stop", label: stopLabel(desk) }];
  return [...moves, ...unloadButton(desk)];
}

/** From left to right, then from top to bottom. */
function onScreen(way: Way): number {
  const { x, y } = stepOf(way);
  return 2 * x + y;
}

/** Whether a funnel is beside the boat, which pulls it in. */
export function stopLabel({ table, words }: Desk): string {
  return isByFunnel(table.view.value, table.asked.value ?? 0) ? words.act.stop : words.act.stay;
}

function isByFunnel({ field, seats }: MazaitsyView, seat: number): boolean {
  const boat = seats[seat]?.boat;
  return boat != null && field.some(({ cell, card }) => card && typeOf(card) === "funnel" && wayTo(boat, cell));
}

/** A single hare is given at once; of several the player chooses one. */
function unloadButton(desk: Desk): Action[] {
  const { unload } = desk.words.act;
  const drops = stepsOf(desk.table.legal.value, "drop");
  const [only] = drops;
  if (!only) return [];
  if (loadOf(desk) === 1)
    return [{ key: "unload", step: only, label: unload, icon: <Token desk={desk} step={only} /> }];
  return [
    {
      key: "unload",
      label: unload,
      icon: <Token desk={desk} step={drops.at(-1)!} />,
      pick: () => (desk.part.value = { unload: true }),
    },
  ];
}

function loadOf({ table }: Desk): number {
  return table.view.value.seats[table.asked.value ?? 0]?.load.length ?? 0;
}

/** Unload all, or each by itself if the buttons fit. Hares can be tapped in the boat as well. */
function unloading(desk: Desk): Action[] {
  const { act } = desk.words;
  const legal = desk.table.legal.value;
  const isLast = loadOf(desk) === 1;
  const end: Action = legal.includes("done")
    ? { key: "done", step: "done", label: act.enough }
    : { key: "back", label: act.back, pick: () => void desk.cancel() };
  const drops = stepsOf(legal, "drop");
  if (isLast)
    return [
      ...drops.map((step) => ({
        key: step,
        step,
        label: act.drop,
        icon: <Token desk={desk} step={step} />,
        main: true,
      })),
      end,
    ];
  const hares: Action[] = drops.map((step) => ({
    key: step,
    step,
    label: "",
    icon: <Token desk={desk} step={step} large />,
  }));
  const all: Action = { key: "all", label: act.all, pick: () => desk.unloadAll(), main: true };
  return [all, ...(hares.length + 2 > MOST ? [] : hares), end];
}

/** What can be taken here, the best first; and going without. */
function grabbing(desk: Desk, end: "on" | "done"): Action[] {
  const {
    words: { act },
    table,
  } = desk;
  const kinds = ["take", "steal", "get", "give"] as const;
  const kindOf = (step: string) => kinds.find((kind) => readStep(step).verb === kind)!;
  const steps = table.legal.value
    .filter((step) => step !== end)
    .sort((one, other) => kinds.indexOf(kindOf(one)) - kinds.indexOf(kindOf(other)) || hareOf(other) - hareOf(one));
  const hares = steps.slice(0, MOST - 1).map((step, number) => ({
    key: step,
    step,
    label: act[kindOf(step)],
    icon: <Token desk={desk} step={step} />,
    main: number === 0 && kindOf(step) === "take",
  }));
  return [...hares, { key: end, step: end, label: endLabel(desk) }];
}

/** The label of going on, with or without leaving hares behind. */
export function endLabel({ table, words: { act } }: Desk): string {
  const has = (verb: GameStep["verb"]) => stepsOf(table.legal.value, verb).length > 0;
  if (table.view.value.phase === "unload") return act.enough;
  if (has("take")) return act.leave;
  return has("steal") ? act.spare : act.on;
}

function hareOf(step: string): number {
  const read = readStep(step);
  return "value" in read ? read.value : 0;
}

/** A hare beside a label; the large one needs no label. */
const Token: FunctionComponent<{ desk: Desk; step: string; large?: boolean }> = ({ desk: { words }, step, large }) => {
  const hare = words.hare(hareOf(step));
  return (
    <svg
      width={large ? 33 : 22}
      height={large ? 39 : 26}
      viewBox="-22 -40 44 62"
      role="img"
      aria-label={large ? `${words.act.drop}: ${hare}` : hare}
    >
      <Hare value={hareOf(step)} />
    </svg>
  );
};

/** A picture in place of a label. */
const Sign: FunctionComponent<{ name: string }> = ({ name, children }) => (
  <svg class="mz-sign" width="44" height="44" viewBox="-57 -57 114 114" role="img" aria-label={name}>
    <title>{name}</title>
    {children}
  </svg>
);

const line = {
  fill: "none",
  stroke: "currentColor",
  "stroke-width": 2.4,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
} as const;

const Spin: FunctionComponent<{ side: "clockwise" | "counter" }> = ({ side }) => (
  <svg width="22" height="22" viewBox="-11 -11 22 22" aria-hidden="true">
    <path {...line} transform={side === "counter" ? "scale(-1 1)" : undefined} d="M-8 2A8 8 0 1 1 1 8M5 10L0 8L4 3" />
  </svg>
);
