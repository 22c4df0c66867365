/**
 * The contract between a board and the table around it.
 *
 * A board is the module `boards/<game>/index.tsx`, which is loaded when a table of its game is opened. It exports
 *
 *     export const board: BoardModule<MarrakechView> = { open: (table) => ({ Picture: () => …, … }) };
 *
 * `open` is called once for each table on the screen. The board keeps its own state (a turned tile, a half-given answer)
 * in signals that it creates there. Everything that is passed in and returned is read while rendering: a component that
 * reads a signal's value is rendered again when it changes. A board holds no rules: legal steps are in `table.legal`.
 *
 * The table draws the rest: chips of the seats, the question, buttons, cursor and keys, the list for screen readers,
 * the log, waiting, clocks, undo, consent, the end.
 */
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ComponentChildren, FunctionComponent } from "preact";
import type { Sound } from "../frame/sound.ts";
import type { AnyView, Facts, Line, Position, SeatFacts, Snapshot } from "../wire/protocol.ts";
import type { Lang } from "../words/format.ts";
import type { GameWords } from "../words/games.ts";
import type { Motion } from "./motion.ts";

/** What a board is given by its table. */
export interface Table<View extends AnyView = AnyView> {
  /** The view to show. While a motion is played, it is the view before it. */
  view: ReadonlySignal<View>;
  facts: ReadonlySignal<Facts>;
  seats: ReadonlySignal<SeatFacts[]>;
  /** The rest of the position: `waits`, `picks`, `places` … */
  position: ReadonlySignal<Position>;
  /** The seats played at this screen: none for watchers, several at a shared screen. */
  yours: ReadonlySignal<number[]>;
  /** The seat that has to decide here, now; null if none has. */
  asked: ReadonlySignal<number | null>;
  /** The texts of its legal steps. Empty while a motion is played or a command is being sent. */
  legal: ReadonlySignal<readonly string[]>;
  /** The steps since the last one decided at this screen, to be marked until the player acts. */
  recent: ReadonlySignal<readonly Line[]>;
  /** All steps of the match that were not taken back, if they are known. */
  steps?: ReadonlySignal<readonly Line[]>;
  /** The choice that the cursor, or the first tap, has marked. */
  marked: ReadonlySignal<Choice | null>;
  /** The events that the marked choice would bring: a list for each outcome. Null until the answer has arrived. */
  foreseen: ReadonlySignal<string[][] | null>;
  /** The steps that a hint recommends, the best first. */
  hinted: ReadonlySignal<readonly string[]>;
  /** True on a television: names large, no controls. */
  big: boolean;
  lang: ReadonlySignal<Lang>;
  /** What the game says: steps, events, phases, clauses. */
  words: GameWords;

  /** The name of a seat; the player's own is "you". */
  name(seat: number): string;
  /**
   * As everybody calls the seat, for sentences in which "you" does not fit. A guest without a name is "Guest (you)".
   */
  called(seat: number): string;
  /** A tap on a choice: takes it, or only marks it if it has to be confirmed and was not yet marked. */
  tap(key: string): void;
  /**
   * Marks a choice without taking it; null marks none. For `onPointerEnter` hand the event over: a mouse over a choice
   * is as good as a first tap, but a finger comes with its tap, and must not count twice.
   */
  mark(key: string | null, event?: PointerEvent): void;
  /** Takes a step at once. */
  take(step: string): void;
  preview(step: string): Promise<string[][]>;
  /** Why a step cannot be taken, as a sentence; null if it can. */
  why(step: string): Promise<string | null>;
  /** A tap on something that cannot be chosen: says why the step is not legal. */
  refuse(step: string): void;
  /** Shows one sentence beside the board. */
  say(sentence: string): void;
  sound(name: Sound): void;

  /** Chazz: the last snapshot of the race, and when it arrived (performance.now). */
  race: Signal<{ snapshot: Snapshot; at: number } | null>;
  /** Chazz: what a cat is to do. */
  wish(seat: number, wish: string): void;
  /** Chazz, calm mode: a chair, from 0. */
  pick(seat: number, chair: number): void;
}

/** Something that can be chosen now. The cursor moves over choices, and screen readers list them. */
export interface Choice {
  /** Unique among the choices. */
  key: string;
  /** What a screen reader says, and the bar when it is marked: "Положить ковёр на c3 и c4". */
  name: string;
  /** Its place on the board, in any unit; y grows downwards. Arrow keys go to the next choice in their direction. */
  x: number;
  y: number;
  /** The step that is taken by it … */
  step?: string;
  /** … or what it does instead, as the first part of an answer with several parts. */
  pick?: () => void;
  /** A slip would be costly: the first tap marks, the second takes. */
  confirm?: boolean;
}

/** A big button in the bar. */
export interface Action {
  key: string;
  label: string;
  icon?: ComponentChildren;
  step?: string;
  pick?: () => void;
  /** The button that most people will press. */
  main?: boolean;
  disabled?: boolean;
}

/** One row of a seat's score sheet. */
export interface Reckoning {
  label: string;
  amount: number | string;
}

/** What a board provides. Only the picture is required. */
export interface Board<View extends AnyView = AnyView> {
  /** The board itself: SVG or HTML that fills its box, of any shape from 320 px. */
  Picture: FunctionComponent;
  /** The question, if the words of the phase do not say it well. */
  asks?: () => string | null;
  /** What is going on while nobody here has to decide, if "waiting for …" does not say it well. */
  tells?: () => string | null;
  /** True while something can be chosen that is not a step: a chair in Chazz, in calm mode or in a race. */
  isAsking?: () => boolean;
  /** At most four. Without them the only buttons are those of a marked choice. */
  actions?: () => Action[];
  /** Without them the legal steps can be taken by `actions` only. */
  choices?: () => Choice[];
  /** Before the match: the character of a look, if it has more than a mark. */
  portrait?: (look: number) => ComponentChildren;
  /** Beside the seat's name: coins, rugs, hares … */
  chip?: (seat: number) => ComponentChildren;
  /** At the end: why the match has ended, if that is not obvious: a tile that fits nowhere, the last rug … */
  ended?: () => string | null;
  /** At the end: the tie-break that decided; null if there was none. */
  decided?: () => string | null;
  /** At the end, above the result: the winners' boat, cat or rugs. CSS may animate it, except with reduced motion. */
  Ending?: FunctionComponent<{ winners: readonly number[] }>;
  /** The score of a team, if it is not the score of each of its seats. */
  teamScore?: (seats: readonly number[]) => number | null;
  /** At the end: the score with its unit, if that is not points. */
  points?: (score: number) => string;
  /** At the end: the rows of the score sheet. */
  reckoning?: (seat: number) => Reckoning[];
  /** Plays what has just happened, from the view before it to the one after. See motion.ts. */
  animate?(motion: Motion<View>): Promise<void>;
  /** R: turns what can be turned; `back` is true with Shift. */
  rotate?: (back: boolean) => void;
  /** Esc: cancels the last part of the answer. False if there is none. */
  cancel?: () => boolean;
  /** Other keys; true if the board has used it. */
  key?: (event: KeyboardEvent) => boolean;
  /** The whole board in a sentence or two, for people who cannot see it. */
  describe?: () => string;
  /**
   * What a step does, for the plain board, where `choices` do not name all steps at once; null if the game's words say
   * it.
   */
  stepName?: (step: string) => string | null;
  /** Everything on the board, in a short sentence each, for the plain board (`?plain`). */
  position?: () => string[];
  /** Takes the whole width and height, with the chips over it (Chazz, television). */
  full?: boolean;
}

export interface BoardModule<View extends AnyView = AnyView> {
  open(table: Table<View>): Board<View>;
}
