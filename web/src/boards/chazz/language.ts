/** What can be said in Chazz, read. Written by `./run python -m web.readers`. */
import { reader } from "../../words/reader.ts";

export type Kind = "spit" | "claw" | "rub";

export type GameStep =
  | { verb: "leader"; seat: number }
  | { verb: "card"; chair: number }
  | { verb: "call"; kind: Kind }
  | { verb: "sit"; seat: number; chair: number }
  | { verb: "move"; chair: number };

export type GameEvent =
  | { verb: "calls"; seat: number; kind: Kind }
  | { verb: "sits"; seat: number; chair: number }
  | { verb: "stands"; seat: number }
  | { verb: "lays"; seat: number; kind: Kind; chair: number }
  | { verb: "moves"; seat: number; kind: Kind; source: number; chair: number }
  | { verb: "gathers"; seat: number; chair: number }
  | { verb: "captures"; seat: number; chair: number }
  | { verb: "loses"; seat: number; chair: number }
  | { verb: "round ends" }
  | { verb: "won" }
  | { verb: "limit" }
  | { verb: "passes"; seat: number; source: number; chair: number }
  | { verb: "leads"; seat: number }
  | { verb: "puts"; seat: number; chair: number }
  | { verb: "leader"; seat: number }
  | { verb: "card"; chair: number };

const NUMBERS = { seat: -1, chair: 0, source: 0 };

export const readStep = reader<GameStep>([
  ["leader", /^leader (?<seat>\d+)$/],
  ["card", /^card (?<chair>\d+)$/],
  ["call", /^call (?<kind>spit|claw|rub)$/],
  ["sit", /^sit (?<seat>\d+) (?<chair>\d+)$/],
  ["move", /^move (?<chair>\d+)$/],
], NUMBERS);

export const readEvent = reader<GameEvent>([
  ["calls", /^(?<seat>\d+) calls (?<kind>spit|claw|rub)$/],
  ["sits", /^(?<seat>\d+) sits (?<chair>\d+)$/],
  ["stands", /^(?<seat>\d+) stands$/],
  ["lays", /^(?<seat>\d+) lays (?<kind>spit|claw|rub) (?<chair>\d+)$/],
  ["moves", /^(?<seat>\d+) moves (?<kind>spit|claw|rub) (?<source>\d+) (?<chair>\d+)$/],
  ["gathers", /^(?<seat>\d+) gathers (?<chair>\d+)$/],
  ["captures", /^(?<seat>\d+) captures (?<chair>\d+)$/],
  ["loses", /^(?<seat>\d+) loses (?<chair>\d+)$/],
  ["round ends", /^round ends$/],
  ["won", /^won$/],
  ["limit", /^limit$/],
  ["passes", /^(?<seat>\d+) passes (?<source>\d+) (?<chair>\d+)$/],
  ["leads", /^(?<seat>\d+) leads$/],
  ["puts", /^(?<seat>\d+) puts (?<chair>\d+)$/],
  ["leader", /^leader (?<seat>\d+)$/],
  ["card", /^card (?<chair>\d+)$/],
], NUMBERS);
