/** What can be said in Mazaitsy, read. Written by `./run python -m web.readers`. */
import { reader } from "../../words/reader.ts";

export type Way = "n" | "e" | "s" | "w" | "ne" | "se" | "sw" | "nw";
export type Heading = "n" | "e" | "s" | "w";
export type Card = "fish" | "fish+" | "water" | "water+" | "log" | "log+" | "thicket" | "thicket+" | "whirlpool" | "whirlpool+" | "swamp" | "swamp+" | "funnel" | "funnel+" | "straight" | "straight+" | "side" | "side+";
export type Top = "fish" | "fish+" | "water" | "water+" | "log" | "log+" | "thicket" | "thicket+" | "whirlpool" | "whirlpool+" | "swamp" | "swamp+" | "funnel" | "funnel+" | "straight" | "straight+" | "side" | "side+" | "mazai";
export type Type = "fish" | "water" | "log" | "thicket" | "whirlpool" | "swamp" | "funnel" | "straight" | "side";

export type GameStep =
  | { verb: "deal"; card: Card }
  | { verb: "face"; way: Way }
  | { verb: "hare"; value: number }
  | { verb: "top"; top: Top }
  | { verb: "boat"; cell: string; heading: Heading }
  | { verb: "ahead" }
  | { verb: "left" }
  | { verb: "right" }
  | { verb: "slip left" }
  | { verb: "slip right" }
  | { verb: "stop" }
  | { verb: "drop"; value: number }
  | { verb: "done" }
  | { verb: "take"; value: number }
  | { verb: "give"; value: number }
  | { verb: "get"; value: number }
  | { verb: "steal"; value: number; seat: number }
  | { verb: "on" }
  | { verb: "funnel"; cell: string }
  | { verb: "use"; place: number }
  | { verb: "use top" }
  | { verb: "lay"; cell: string; way?: Way }
  | { verb: "clockwise" }
  | { verb: "counter" }
  | { verb: "scatter"; type: Type }
  | { verb: "at"; cell: string };

export type GameEvent =
  | { verb: "rows"; seat: number; start: string; end: string }
  | { verb: "turns"; seat: number; way: Way }
  | { verb: "drifts"; seat: number; start: string; end: string }
  | { verb: "is blocked at"; seat: number; cell: string }
  | { verb: "stops at"; seat: number; cell: string }
  | { verb: "is pulled"; seat: number; start: string; end: string }
  | { verb: "takes"; seat: number; n: number; cell: string }
  | { verb: "drops"; seat: number; n: number; cell: string }
  | { verb: "gives"; seat: number; n: number; other: number }
  | { verb: "gets"; seat: number; n: number; other: number }
  | { verb: "steals"; seat: number; n: number; other: number }
  | { verb: "lays"; seat: number; card: Card; cell: string; way?: Way }
  | { verb: "discards"; seat: number; card: Card }
  | { verb: "whirls"; tokens: number; start: string; end?: string }
  | { verb: "sucks"; tokens: number; start: string; end: string }
  | { verb: "swallows"; tokens: number; cell: string }
  | { verb: "clears"; tokens: number; cell: string }
  | { verb: "mazai"; time: number }
  | { verb: "banks"; other: number; n: number; tokens: number }
  | { verb: "shuffles" }
  | { verb: "last lap" }
  | { verb: "scatters"; seat: number; card: Card }
  | { verb: "deal"; card: Card }
  | { verb: "face"; way: Way }
  | { verb: "hare"; value: number }
  | { verb: "top"; top: Top }
  | { verb: "at"; cell: string };

const NUMBERS = { value: 0, place: 0, time: 0, seat: -1, other: -1, n: 0, tokens: 0 };

export const readStep = reader<GameStep>([
  ["deal", /^deal (?<card>whirlpool\+|whirlpool|straight\+|thicket\+|straight|thicket|funnel\+|water\+|swamp\+|funnel|fish\+|water|swamp|side\+|fish|log\+|side|log)$/],
  ["face", /^face (?<way>ne|se|sw|nw|n|e|s|w)$/],
  ["hare", /^hare (?<value>\d+)$/],
  ["top", /^top (?<top>whirlpool\+|whirlpool|straight\+|thicket\+|straight|thicket|funnel\+|water\+|swamp\+|funnel|fish\+|water|swamp|side\+|mazai|fish|log\+|side|log)$/],
  ["boat", /^boat (?<cell>[a-z]\d+) (?<heading>n|e|s|w)$/],
  ["ahead", /^ahead$/],
  ["left", /^left$/],
  ["right", /^right$/],
  ["slip left", /^slip left$/],
  ["slip right", /^slip right$/],
  ["stop", /^stop$/],
  ["drop", /^drop (?<value>\d+)$/],
  ["done", /^done$/],
  ["take", /^take (?<value>\d+)$/],
  ["give", /^give (?<value>\d+)$/],
  ["get", /^get (?<value>\d+)$/],
  ["steal", /^steal (?<value>\d+) from (?<seat>\d+)$/],
  ["on", /^on$/],
  ["funnel", /^funnel (?<cell>[a-z]\d+)$/],
  ["use", /^use (?<place>\d+)$/],
  ["use top", /^use top$/],
  ["lay", /^lay (?<cell>[a-z]\d+)$/],
  ["lay", /^lay (?<cell>[a-z]\d+) (?<way>ne|se|sw|nw|n|e|s|w)$/],
  ["clockwise", /^clockwise$/],
  ["counter", /^counter$/],
  ["scatter", /^scatter (?<type>whirlpool|straight|thicket|funnel|water|swamp|fish|side|log)$/],
  ["at", /^at (?<cell>[a-z]\d+)$/],
], NUMBERS);

export const readEvent = reader<GameEvent>([
  ["rows", /^(?<seat>\d+) rows (?<start>[a-z]\d+) (?<end>[a-z]\d+)$/],
  ["turns", /^(?<seat>\d+) turns (?<way>ne|se|sw|nw|n|e|s|w)$/],
  ["drifts", /^(?<seat>\d+) drifts (?<start>[a-z]\d+) (?<end>[a-z]\d+)$/],
  ["is blocked at", /^(?<seat>\d+) is blocked at (?<cell>[a-z]\d+)$/],
  ["stops at", /^(?<seat>\d+) stops at (?<cell>[a-z]\d+)$/],
  ["is pulled", /^(?<seat>\d+) is pulled (?<start>[a-z]\d+) (?<end>[a-z]\d+)$/],
  ["takes", /^(?<seat>\d+) takes (?<n>\d+) at (?<cell>[a-z]\d+)$/],
  ["drops", /^(?<seat>\d+) drops (?<n>\d+) at (?<cell>[a-z]\d+)$/],
  ["gives", /^(?<seat>\d+) gives (?<n>\d+) to (?<other>\d+)$/],
  ["gets", /^(?<seat>\d+) gets (?<n>\d+) from (?<other>\d+)$/],
  ["steals", /^(?<seat>\d+) steals (?<n>\d+) from (?<other>\d+)$/],
  ["lays", /^(?<seat>\d+) lays (?<card>whirlpool\+|whirlpool|straight\+|thicket\+|straight|thicket|funnel\+|water\+|swamp\+|funnel|fish\+|water|swamp|side\+|fish|log\+|side|log) (?<cell>[a-z]\d+)$/],
  ["discards", /^(?<seat>\d+) discards (?<card>whirlpool\+|whirlpool|straight\+|thicket\+|straight|thicket|funnel\+|water\+|swamp\+|funnel|fish\+|water|swamp|side\+|fish|log\+|side|log)$/],
  ["whirls", /^whirls (?<tokens>\d+) (?<start>[a-z]\d+) (?<end>[a-z]\d+)$/],
  ["sucks", /^sucks (?<tokens>\d+) (?<start>[a-z]\d+) (?<end>[a-z]\d+)$/],
  ["swallows", /^swallows (?<tokens>\d+) (?<cell>[a-z]\d+)$/],
  ["clears", /^clears (?<tokens>\d+) (?<cell>[a-z]\d+)$/],
  ["mazai", /^mazai (?<time>\d+)$/],
  ["banks", /^banks (?<other>\d+) (?<n>\d+) (?<tokens>\d+)$/],
  ["shuffles", /^shuffles$/],
  ["last lap", /^last lap$/],
  ["scatters", /^(?<seat>\d+) scatters (?<card>whirlpool\+|whirlpool|straight\+|thicket\+|straight|thicket|funnel\+|water\+|swamp\+|funnel|fish\+|water|swamp|side\+|fish|log\+|side|log)$/],
  ["lays", /^(?<seat>\d+) lays (?<card>whirlpool\+|whirlpool|straight\+|thicket\+|straight|thicket|funnel\+|water\+|swamp\+|funnel|fish\+|water|swamp|side\+|fish|log\+|side|log) (?<cell>[a-z]\d+) (?<way>ne|se|sw|nw|n|e|s|w)$/],
  ["whirls", /^whirls (?<tokens>\d+) (?<start>[a-z]\d+) away$/],
  ["deal", /^deal (?<card>whirlpool\+|whirlpool|straight\+|thicket\+|straight|thicket|funnel\+|water\+|swamp\+|funnel|fish\+|water|swamp|side\+|fish|log\+|side|log)$/],
  ["face", /^face (?<way>ne|se|sw|nw|n|e|s|w)$/],
  ["hare", /^hare (?<value>\d+)$/],
  ["top", /^top (?<top>whirlpool\+|whirlpool|straight\+|thicket\+|straight|thicket|funnel\+|water\+|swamp\+|funnel|fish\+|water|swamp|side\+|mazai|fish|log\+|side|log)$/],
  ["at", /^at (?<cell>[a-z]\d+)$/],
], NUMBERS);
