/** The question in the bar, and its buttons. */
import type { FunctionComponent } from "preact";
import type { Action } from "../../table/board.ts";
import type { Desk } from "./desk.ts";
import { Hare } from "./pieces.tsx";
import { typeOf } from "./view.ts";

export function questionOf(desk: Desk): string | null {
  const { table, words } = desk;
  const view = table.view.value;
  const legal = table.legal.value;
  const has = (word: string) => legal.some((step) => step.startsWith(word));
  if (desk.part.value.value !== undefined) return words.ask.leave;
  if (desk.part.value.cell) return words.ask.way;
  switch (view.phase) {
    case "boat":
      return words.ask.bow;
    case "move":
      return has("drop") ? words.ask.moveOrUnload : words.ask.move;
    case "second":
      return words.ask.second;
    case "grab":
      if (has("take")) return legal.filter((step) => step.startsWith("take")).length > 1 ? words.ask.grabSome : words.ask.grab;
      return has("steal") ? words.ask.steal : words.ask.exchange;
    case "unload":
      return words.ask.unload;
    case "lay":
      return view.hand && words.ask.lay(words.cards[typeOf(view.hand.card)].name);
    case "scatter":
      return words.ask.scatter;
    default:
      return null;
  }
}

export function actionsOf(desk: Desk): Action[] {
  const { table, words } = desk;
  const legal = table.legal.value;
  const view = table.view.value;
  const { act } = words;
  if (desk.part.value.cell) {
    return [
      { key: "turn", label: act.turn, pick: () => desk.turn(false), main: true },
      { key: "other", label: act.otherCard, pick: () => void desk.cancel() },
    ];
  }
  if (desk.part.value.value !== undefined) {
    return [
      { key: "drop", label: act.drop, step: `drop ${desk.part.value.value}`, main: true },
      { key: "give", label: act.give, step: `give ${desk.part.value.value}` },
    ];
  }
  if (view.phase === "lay" && view.hand) {
    const { card } = view.hand;
    return [{ key: "what", label: act.whatIsIt, pick: () => desk.tellCard(card) }];
  }
  if (view.phase === "spin") {
    return (["counter", "clockwise"] as const).map((side) => ({ key: side, label: act[side], icon: <Spin side={side} />, pick: () => table.mark(side) }));
  }
  const steps: Action[] = [];
  const ends = (["stop", "on", "done"] as const).filter((step) => legal.includes(step));
  if (view.phase === "move" || view.phase === "second") {
    for (const step of ["left", "ahead", "right"] as const) {
      if (legal.includes(step)) steps.push({ key: step, step, label: act[step], icon: <Turn side={step} /> });
    }
  } else {
    const hares = desk.offers.value.filter((one) => one.place.is === "hare" || one.place.is === "hold").slice(0, 4 - ends.length);
    for (const { key, step, place } of hares) if (step) steps.push({ key, step, label: labelOf(desk, step), icon: "value" in place ? <Token value={place.value} /> : undefined });
  }
  for (const step of ends) steps.push({ key: step, step, label: act[step], main: true });
  return steps;
}

function labelOf({ words }: Desk, step: string): string {
  return words.act[step.split(" ")[0] as "take" | "drop" | "give" | "get" | "steal"];
}

const Token: FunctionComponent<{ value: number }> = ({ value }) => (
  <svg width="22" height="26" viewBox="-22 -40 44 62" role="img" aria-label={String(value)}><Hare value={value} /></svg>
);

const line = { fill: "none", stroke: "currentColor", "stroke-width": 2.4, "stroke-linecap": "round", "stroke-linejoin": "round" } as const;

const Turn: FunctionComponent<{ side: "left" | "ahead" | "right" }> = ({ side }) => (
  <svg width="22" height="22" viewBox="-11 -11 22 22" aria-hidden="true">
    <path {...line} transform={side === "left" ? "scale(-1 1)" : undefined} d={side === "ahead" ? "M0 9V-8M-6 -2L0 -8L6 -2" : "M-6 9V2Q-6 -3 -1 -3H7M2 -8L7 -3L2 2"} />
  </svg>
);

const Spin: FunctionComponent<{ side: "clockwise" | "counter" }> = ({ side }) => (
  <svg width="22" height="22" viewBox="-11 -11 22 22" aria-hidden="true">
    <path {...line} transform={side === "counter" ? "scale(-1 1)" : undefined} d="M-8 2A8 8 0 1 1 1 8M5 10L0 8L4 3" />
  </svg>
);
