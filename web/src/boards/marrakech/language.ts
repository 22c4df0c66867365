/** What can be said in Marrakech, read. Written by `./run python -m web.readers`. */
import { reader } from "../../words/reader.ts";

export type Way = "n" | "e" | "s" | "w";
export type Half = "1" | "2";

export type GameStep =
  | { verb: "left" }
  | { verb: "ahead" }
  | { verb: "right" }
  | { verb: "roll"; slippers: number }
  | { verb: "top"; half: Half }
  | { verb: "lay"; first: string; second: string };

export type GameEvent =
  | { verb: "faces"; way: Way }
  | { verb: "walks"; start: string; end: string }
  | { verb: "loops"; start: string; end: string; way: Way }
  | { verb: "pays"; seat: number; n: number; owner: number }
  | { verb: "out"; seat: number }
  | { verb: "lays"; seat: number; first: string; second: string; colour: number }
  | { verb: "owes"; seat: number; n: number; owner: number }
  | { verb: "roll"; slippers: number }
  | { verb: "top"; half: Half };

const NUMBERS = { slippers: 0, colour: 0, seat: -1, owner: -1, n: 0 };

export const readStep = reader<GameStep>([
  ["left", /^left$/],
  ["ahead", /^ahead$/],
  ["right", /^right$/],
  ["roll", /^roll (?<slippers>\d+)$/],
  ["top", /^top (?<half>1|2)$/],
  ["lay", /^lay (?<first>[a-z]\d+)(?<second>[a-z]\d+)$/],
], NUMBERS);

export const readEvent = reader<GameEvent>([
  ["faces", /^faces (?<way>n|e|s|w)$/],
  ["walks", /^walks (?<start>[a-z]\d+) (?<end>[a-z]\d+)$/],
  ["loops", /^loops (?<start>[a-z]\d+) (?<end>[a-z]\d+) (?<way>n|e|s|w)$/],
  ["pays", /^(?<seat>\d+) pays (?<n>\d+) to (?<owner>\d+)$/],
  ["out", /^(?<seat>\d+) out$/],
  ["lays", /^(?<seat>\d+) lays (?<first>[a-z]\d+)(?<second>[a-z]\d+) colour (?<colour>\d+)$/],
  ["owes", /^(?<seat>\d+) owes (?<n>\d+) to (?<owner>\d+)$/],
  ["roll", /^roll (?<slippers>\d+)$/],
  ["top", /^top (?<half>1|2)$/],
], NUMBERS);
