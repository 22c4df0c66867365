/** What a review needs of the replay that it stands beside. */
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { RecordSource } from "../wire/api.ts";
import type { Line } from "../wire/protocol.ts";
import type { GameWords } from "../words/games.ts";

export interface Match {
  source: RecordSource;
  /** The team of each seat, if seats win together. */
  teams: readonly number[];
  names: readonly string[];
  game: GameWords;
  /** The positions that can be shown, each as the number of record entries that lead to it. */
  stops: readonly number[];
  /** Step `n` leads from stop `n` to stop `n + 1`. */
  steps: readonly Line[];
  /** The stop that is shown. */
  at: ReadonlySignal<number>;
  go(stop: number): void;
  /** The stop at which the turn before or after this one ends. */
  turnFrom(stop: number, isOn: boolean): number;
  /** "Turn 3 of 42". */
  place(stop: number): string;
  /** Steps to be marked on the board, by the stops at which they could be chosen. */
  marks: Signal<ReadonlyMap<number, readonly string[]>>;
}
