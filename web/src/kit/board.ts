/**
 * What a board and the table around it owe each other.
 *
 * A board is the module `boards/<game>/index.tsx`. It is loaded when a table of its game is opened, and exports
 *
 *     export const board: BoardModule<MarrakechView> = { open: (table) => ({ Picture: () => …, … }) };
 *
 * `open` is called once for each table on the screen, so what the board keeps for itself (a turned tile, a half given
 * answer) are signals made in there. Everything that is given and returned is read while rendering: whoever reads a
 * signal's value is drawn again when it changes. A board holds no rules: what may be done is in `table.legal`.
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

/** What a board is given. */
export interface Table<View extends AnyView = AnyView> {
  /** What is to be shown. While a motion is played, still that of before it. */
  view: ReadonlySignal<View>;
  facts: ReadonlySignal<Facts>;
  seats: ReadonlySignal<SeatFacts[]>;
  /** The rest of the position: `waits`, `picks`, `places` … */
  position: ReadonlySignal<Position>;
  /** The seats of whoever looks: none for watchers, several at a shared screen. */
  yours: ReadonlySignal<number[]>;
  /** The seat that is asked here, now; null if none is. */
  asked: ReadonlySignal<number | null>;
  /** The texts of the steps that it may take. Empty while a motion is played, or an answer is under way. */
  legal: ReadonlySignal<readonly string[]>;
  /** The steps since the last one that was decided here: to be kept marked until one acts. */
  recent: ReadonlySignal<readonly Line[]>;
  /** All steps of the match that are in force, where they are known. */
  steps?: ReadonlySignal<readonly Line[]>;
  /** The choice that the cursor, or the first tap, has marked. */
  marked: ReadonlySignal<Choice | null>;
  /** What would happen by the marked choice's step: a list of events for each outcome. Null until the answer is there. */
  foreseen: ReadonlySignal<string[][] | null>;
  /** True on a television: names large, no controls. */
  big: boolean;
  lang: ReadonlySignal<Lang>;
  /** What the game says: steps, events, phases, clauses. */
  words: GameWords;

  /** The name of a seat; one's own is "you". */
  name(seat: number): string;
  /** As everybody calls it, for sentences that "you" does not fit; a guest without a name is "Guest (you)" here. */
  called(seat: number): string;
  /** A tap on a choice: takes it; or only marks it, if it is to be confirmed and was not marked yet. */
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
  /** A tap on something that is no choice: says in place why the step cannot be taken. */
  refuse(step: string): void;
  /** Says one sentence where the player looks. */
  say(sentence: string): void;
  sound(name: Sound): void;

  /** Chazz: the last snapshot of the race, and when it came (performance.now). */
  race: Signal<{ snapshot: Snapshot; at: number } | null>;
  /** Chazz: what a cat is to do. */
  wish(seat: number, wish: string): void;
  /** Chazz, calm mode: a chair, from 0. */
  pick(seat: number, chair: number): void;
}

/** Something that can be chosen now. The cursor walks over these, and screen readers list them. */
export interface Choice {
  /** Unique among the choices. */
  key: string;
  /** What a screen reader says, and the bar when it is marked: "Положить ковёр на c3 и c4". */
  name: string;
  /** Where it is on the board, in any unit; y grows downwards. Arrow keys go to the next one in their direction. */
  x: number;
  y: number;
  /** The step that is taken by it … */
  step?: string;
  /** … or what it does instead: the first part of an answer with several parts. */
  pick?: () => void;
  /** A slip would cost: the first tap shows, the second takes. */
  confirm?: boolean;
}

/** A big button in the bar. */
export interface Action {
  key: string;
  label: string;
  icon?: ComponentChildren;
  step?: string;
  pick?: () => void;
  /** The one that most will press. */
  main?: boolean;
  disabled?: boolean;
}

/** One row of what a seat's result is made of. */
export interface Reckoning {
  label: string;
  amount: number | string;
}

/** What a board gives. Only the picture is a must. */
export interface Board<View extends AnyView = AnyView> {
  /** The board itself: SVG or HTML that fills the box it is given, of any shape from 320 px on. */
  Picture: FunctionComponent;
  /** What is asked, as a sentence, if the words of the phase do not say it well. */
  asks?: () => string | null;
  /** What goes on while nobody here is asked, if "waiting for …" does not say it well. */
  tells?: () => string | null;
  /** True while something can be chosen that is no step: a chair in the calm mode of Chazz, or in a race. */
  isAsking?: () => boolean;
  /** At most four. None given: there are no buttons but those of a marked choice. */
  actions?: () => Action[];
  /** None given: each legal step is a choice that is in `actions` only. */
  choices?: () => Choice[];
  /** Before the match: who comes with a look, if it is more than its mark. */
  portrait?: (look: number) => ComponentChildren;
  /** Beside the seat's name: coins, rugs, hares … */
  chip?: (seat: number) => ComponentChildren;
  /** At the end: why it has ended, if that needs saying: a tile that fits nowhere, the last rug … */
  ended?: () => string | null;
  /** At the end: what decided between equal scores; null if nothing had to. */
  decided?: () => string | null;
  /** At the end, on stage above the result: the winners' boat, cat, rugs. Drawn at rest; CSS may let it come, unless motion is unwanted. */
  Ending?: FunctionComponent<{ winners: readonly number[] }>;
  /** The score of seats that play together, if it is not the one that each of them has. */
  teamScore?: (seats: readonly number[]) => number | null;
  /** At the end: the score with what it counts, if those are not points. */
  points?: (score: number) => string;
  /** At the end: what the score is made of. */
  reckoning?: (seat: number) => Reckoning[];
  /** Plays what has just happened, from the view before it to the one after. See motion.ts. */
  animate?(motion: Motion<View>): Promise<void>;
  /** R: turns what can be turned; `back` is true with Shift. */
  rotate?: (back: boolean) => void;
  /** Esc: takes the last part of the answer back. False if there is none. */
  cancel?: () => boolean;
  /** Other keys; true if it was for the board. */
  key?: (event: KeyboardEvent) => boolean;
  /** What the whole board shows, in a sentence or two, for who cannot see it. */
  describe?: () => string;
  /** What a step does, for the board of words, where `choices` do not name all steps at once; null if the game's words say it. */
  stepName?: (step: string) => string | null;
  /** All that lies on the board, a short sentence each, for the board of words (`?plain`). */
  position?: () => string[];
  /** Wants the whole width and height, with the chips over it (Chazz, television). */
  full?: boolean;
}

export interface BoardModule<View extends AnyView = AnyView> {
  open(table: Table<View>): Board<View>;
}
