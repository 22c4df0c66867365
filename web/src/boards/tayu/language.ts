/** What can be said in Ta Yü, read. Written by `./run python -m web.readers`. */
import { reader } from "../../words/reader.ts";

export type Way = "n" | "e" | "s" | "w";
export type Side = "n" | "e" | "s" | "w";

export type GameStep =
  | { verb: "bid"; bid: number }
  | { verb: "pass" }
  | { verb: "ring" }
  | { verb: "plain" }
  | { verb: "draw"; tile: string }
  | { verb: "place"; cell: string; way: Way };

export type GameEvent =
  | { verb: "spoils at"; seat: number; n: number }
  | { verb: "lays"; seat: number; tile: string; cell: string; way: Way }
  | { verb: "scores"; side: Side; n: number }
  | { verb: "stuck"; tile: string }
  | { verb: "aside"; tile: string }
  | { verb: "draw"; tile: string };

const NUMBERS = { bid: 0, seat: -1, n: 0 };

export const readStep = reader<GameStep>([
  ["bid", /^bid (?<bid>\d+)$/],
  ["pass", /^pass$/],
  ["ring", /^ring$/],
  ["plain", /^plain$/],
  ["draw", /^draw (?<tile>n0n1n2|n0n1s2|n0n1s1|n0n1s0|n0n2s2|n0n2s1|n0n2s0|n0s1s0|n1n2s1|n1n2s0|n0n1e|n0n1w|n0n2e|n0n2w|n1n2e|n1n2w|n0es2|n0es1|n0es0|n0s1w|n0s0w|n1es1|n1es0|n1s0w|n2es0|n0ew|n1ew|n2ew)$/],
  ["place", /^place (?<cell>[a-z]\d+) (?<way>n|e|s|w)$/],
], NUMBERS);

export const readEvent = reader<GameEvent>([
  ["spoils at", /^(?<seat>\d+) spoils at (?<n>\d+)$/],
  ["lays", /^(?<seat>\d+) lays (?<tile>n0n1n2|n0n1s2|n0n1s1|n0n1s0|n0n2s2|n0n2s1|n0n2s0|n0s1s0|n1n2s1|n1n2s0|n0n1e|n0n1w|n0n2e|n0n2w|n1n2e|n1n2w|n0es2|n0es1|n0es0|n0s1w|n0s0w|n1es1|n1es0|n1s0w|n2es0|n0ew|n1ew|n2ew) (?<cell>[a-z]\d+) (?<way>n|e|s|w)$/],
  ["scores", /^(?<side>n|e|s|w) scores (?<n>\d+)$/],
  ["stuck", /^stuck (?<tile>n0n1n2|n0n1s2|n0n1s1|n0n1s0|n0n2s2|n0n2s1|n0n2s0|n0s1s0|n1n2s1|n1n2s0|n0n1e|n0n1w|n0n2e|n0n2w|n1n2e|n1n2w|n0es2|n0es1|n0es0|n0s1w|n0s0w|n1es1|n1es0|n1s0w|n2es0|n0ew|n1ew|n2ew)$/],
  ["aside", /^aside (?<tile>n0n1n2|n0n1s2|n0n1s1|n0n1s0|n0n2s2|n0n2s1|n0n2s0|n0s1s0|n1n2s1|n1n2s0|n0n1e|n0n1w|n0n2e|n0n2w|n1n2e|n1n2w|n0es2|n0es1|n0es0|n0s1w|n0s0w|n1es1|n1es0|n1s0w|n2es0|n0ew|n1ew|n2ew)$/],
  ["draw", /^draw (?<tile>n0n1n2|n0n1s2|n0n1s1|n0n1s0|n0n2s2|n0n2s1|n0n2s0|n0s1s0|n1n2s1|n1n2s0|n0n1e|n0n1w|n0n2e|n0n2w|n1n2e|n1n2w|n0es2|n0es1|n0es0|n0s1w|n0s0w|n1es1|n1es0|n1s0w|n2es0|n0ew|n1ew|n2ew)$/],
], NUMBERS);
