// Written by `./run python -m igroteka.server.doors.typescript`. What it means is told in docs/protocol.md.

import type { MarrakechView } from "./views/marrakech.ts";
import type { TayuView } from "./views/tayu.ts";
import type { MazaitsyView } from "./views/mazaitsy.ts";
import type { ChazzView } from "./views/chazz.ts";

export const PROTOCOL = 1;

export type AnyView = MarrakechView | TayuView | MazaitsyView | ChazzView;

export type By = "seat" | "bot" | "clock" | "chance" | "race";

export type Code =
  | "stale"
  | "not-yours"
  | "not-your-turn"
  | "illegal"
  | "unknown-step"
  | "taken"
  | "no-such-seat"
  | "look-taken"
  | "no-such-look"
  | "no-such-bot"
  | "begun"
  | "not-begun"
  | "sealed"
  | "over"
  | "seats-open"
  | "host-only"
  | "present"
  | "just-left"
  | "locked"
  | "removed"
  | "one-seat"
  | "ask-first"
  | "turned-away"
  | "no-guest"
  | "racing"
  | "nothing-to-undo"
  | "nothing-asked"
  | "takebacks"
  | "log-long"
  | "log-full"
  | "asked-already"
  | "no-call"
  | "unknown-wish"
  | "paused"
  | "no-hints"
  | "no-hint"
  | "no-pick"
  | "bad-name"
  | "bad-option"
  | "bad-seats"
  | "no-calm"
  | "no-such-game"
  | "no-such-table"
  | "no-such-page"
  | "frozen"
  | "not-over"
  | "malformed"
  | "too-large"
  | "too-fast"
  | "version"
  | "origin"
  | "bad-token"
  | "bad-record"
  | "not-ready"
  | "trouble";

/** Takes a seat that nobody holds. */
export interface Sit {
  t: "sit";
  id: string;
  seat: number;
  name: string;
}

/** Gives a seat up. */
export interface Rise {
  t: "rise";
  id: string;
  seat: number;
}

/** Another colour, pattern, sign and cat for a seat, before the match begins. */
export interface Look {
  t: "look";
  id: string;
  seat: number;
  look: number;
}

/** Lets a bot play the seat: one's own, or that of somebody who is away. */
export interface Lend {
  t: "lend";
  id: string;
  seat: number;
  bot: string;
}

/** Agrees that a bot may play at once for somebody who has just left. It takes all others who hold seats. */
export interface Waive {
  t: "waive";
  id: string;
  seat: number;
}

/** Takes back one's own seat, which a bot has been playing. */
export interface Return {
  t: "return";
  id: string;
  seat: number;
}

/** Who may come in. For the host. */
export interface Manage {
  t: "manage";
  id: string;
  /** Nobody new sits down or, at a private table, watches. */
  locked: boolean;
  /** At a public table, whether a person may take several seats. */
  several: boolean;
}

/** Frees the seat of somebody who is away, or unwanted. For the host. */
export interface Free {
  t: "free";
  id: string;
  seat: number;
}

/** Sends the holder of a seat away, who cannot come back to this table. For the host. */
export interface Remove {
  t: "remove";
  id: string;
  seat: number;
}

/** Asks for the seat of a bot during the match. */
export interface Knock {
  t: "knock";
  id: string;
  seat: number;
  name: string;
}

/** Gives the seat to somebody who asked for it. For those who may change bots. */
export interface Admit {
  t: "admit";
  id: string;
  knock: number;
}

/** Turns somebody away who asked for a seat. */
export interface Dismiss {
  t: "dismiss";
  id: string;
  knock: number;
}

/** Starts the match. For the host; in a rematch, or if the host holds no seat, for everybody who holds one. */
export interface Begin {
  t: "begin";
  id: string;
  /** The bot that plays the seats that are still open. */
  bots?: string;
}

/** Adds to the dice of a match that is about to begin, once for a person who holds a seat. */
export interface Entropy {
  t: "entropy";
  id: string;
  entropy: string;
}

/** A step, by its text. */
export interface Act {
  t: "act";
  id: string;
  seat: number;
  n: number;
  a: string;
}

/** Takes back the seat's last decision, or asks the others whether it may. */
export interface Takeback {
  t: "takeback";
  id: string;
  seat: number;
  n: number;
}

/** Ends the match unfinished, or asks the others whether it may be ended. */
export interface End {
  t: "end";
  id: string;
  seat: number;
  n: number;
}

/** Agrees to what another seat asks for: a takeback, or the end of the match. */
export interface Agree {
  t: "agree";
  id: string;
  seat: number;
  n: number;
}

/** Declines what another seat asks for. */
export interface Decline {
  t: "decline";
  id: string;
  seat: number;
  n: number;
}

/** A secret pick, in the calm mode. */
export interface Pick {
  t: "pick";
  id: string;
  seat: number;
  n: number;
  chair: number;
}

/** Opens a new table for the same people and options. */
export interface Rematch {
  t: "rematch";
  id: string;
}

/** The first message: the version of the protocol, and how many lines of the log the client has. */
export interface Hello {
  t: "hello";
  v: number;
  /** Absent: 0. */
  since?: number;
  /** Whether the client adds to the dice when a match begins, so that it is waited for. Absent: false. */
  entropy?: boolean;
}

/** Why can this step not be taken? */
export interface Why {
  t: "why";
  id: string;
  a: string;
}

/** What would happen by this step? */
export interface Preview {
  t: "preview";
  id: string;
  a: string;
}

/** What would a bot do for this seat? */
export interface Hint {
  t: "hint";
  id: string;
  seat: number;
  n: number;
}

/** What a seat asks for in live play. It may get lost, and is never repeated. */
export interface Wish {
  t: "wish";
  seat: number;
  wish: string;
}

/** The answer to a ping, by which the server measures the round trip. */
export interface Pong {
  t: "pong";
  mark: number;
}

/** What was agreed about the table. */
export interface Facts {
  id: string;
  code: string;
  game: string;
  options: Record<string, string>;
  /** Absent: false. */
  public?: boolean;
  /** Absent: true. */
  shuffle?: boolean;
  seconds?: number;
  /** Absent: "". */
  stand_in?: string;
  /** Absent: false. */
  calm?: boolean;
  /** The team of each seat, if seats win together. Absent: []. */
  teams?: number[];
  /** A rematch, which begins by itself when everybody who holds a seat is present. Absent: false. */
  again?: boolean;
  /** Whether players may ask for hints also where several people play. Absent: false. */
  hints?: boolean;
}

/** Somebody who asks for the seat of a bot. */
export interface Asks {
  knock: number;
  name: string;
}

/** What everybody may know about a seat. */
export interface SeatFacts {
  /** Its colour, pattern, sign and cat, 0 to 7. It moves with the seat when seats are shuffled. Absent: 0. */
  look?: number;
  /** Absent: "". */
  name?: string;
  bot?: string;
  /** Whether a person holds it. Absent: false. */
  held?: boolean;
  /** Whether that person is connected. Absent: false. */
  present?: boolean;
  /** Seconds for which the seat is kept for that person, who has just left, before others may lend it to a bot. */
  grace?: number;
  /** Those who agree not to wait for that person, by their seats. Absent: []. */
  waived?: number[];
  /** Those who ask for it, while a bot plays it for nobody. Absent: []. */
  asked?: Asks[];
  /** Whether that person is the host. Absent: false. */
  host?: boolean;
}

/** An entry of the log as everybody may see it. Lines are numbered from 0 without gaps. */
export interface Line {
  e: string;
  /** The text of a step. */
  a?: string;
  by?: By;
  /** Whose step it was: a seat, -1 for chance, -2 for a race. */
  actor?: number;
  /** Absent: []. */
  events?: string[];
  seat?: number;
  name?: string;
  look?: number;
  bot?: string;
  to?: number;
  /** Whether it is asked to end the match, and not to take something back. Absent: false. */
  end?: boolean;
  order?: number[];
  places?: number[];
  table?: string;
  /** Absent: false. */
  freed?: boolean;
  /** Absent: false. */
  locked?: boolean;
  /** Absent: false. */
  several?: boolean;
  /** Of the secret from which the dice of the match follow. */
  hash?: string;
  entropy?: string;
  /** The seats of people who have added nothing to the dice. Absent: []. */
  missing?: number[];
  secret?: string;
}

/** Who may come in, as the host has decided. */
export interface Door {
  /** Nobody new sits down or, at a private table, watches. Absent: false. */
  locked?: boolean;
  /** At a public table a person may take several seats. Absent: false. */
  several?: boolean;
}

/** Where the match stands, for one client. */
export interface Position {
  view: AnyView;
  /** The seats whose decision is awaited. Absent: []. */
  waits?: number[];
  /** For those of one's own seats that may act: the texts of the legal steps. Absent: {}. */
  legal?: Record<number, string[]>;
  /** Seconds until the stand-in decides. */
  left?: number;
  /** Those of one's own seats whose last decision can be taken back without asking. Absent: []. */
  free?: number[];
  /** The seat that asks to take its last decision back, or to end the match. */
  asked?: number;
  /** Whether it asks to end the match. Absent: false. */
  to_end?: boolean;
  /** The match was ended unfinished, as this seat wanted. */
  ended?: number;
  /** Secret picks: the seats that have picked. Absent: []. */
  picks?: number[];
  /** Secret picks: where everybody stands. */
  places?: number[];
  /** Whether a hint can be asked for, for the seat in `legal`. Absent: false. */
  hints?: boolean;
}

/** The answer to hello: everything, with the lines that the client does not have yet. */
export interface Welcome {
  t: "welcome";
  v: number;
  n: number;
  since: number;
  facts: Facts;
  seats: SeatFacts[];
  /** The seats that this client holds. */
  you: number[];
  /**
   * Whether this client may begin, and change bots of others: the host; in a rematch, or if the host holds no seat,
   * also everybody who holds one.
   */
  host: boolean;
  lines: Line[];
  /** Those of `you` that came by a link. Absent: []. */
  received?: number[];
  /** None, if the host has decided nothing. */
  door?: Door;
  /** None before the match has begun. */
  position?: Position;
}

/** New lines, and the position after them. */
export interface News {
  t: "news";
  n: number;
  lines: Line[];
  /** If something about them has changed. */
  seats?: SeatFacts[];
  you?: number[];
  /** Absent: []. */
  received?: number[];
  host?: boolean;
  /** If it has changed. */
  door?: Door;
  position?: Position;
}

/** Somebody has come or gone. */
export interface People {
  t: "people";
  seats: SeatFacts[];
  watchers: number;
}

/** The command is carried out, and its first entry is number n. If nothing was left to do, n is the log's length. */
export interface Done {
  t: "done";
  id: string;
  n: number;
}

/** The command, or the question, is refused, and nothing has changed. `stale`: the client should say hello again. */
export interface Refused {
  t: "refused";
  code: Code;
  id?: string;
  /** Absent: {}. */
  parameters?: Record<string, unknown>;
}

/** Why a step cannot be taken; without a clause, it can. */
export interface Because {
  t: "because";
  id: string;
  clause?: string;
  /** Absent: {}. */
  parameters?: Record<string, unknown>;
}

/** What would happen: one list of events, or one for each outcome of the chance that follows. */
export interface Foreseen {
  t: "foreseen";
  id: string;
  outcomes: string[][];
}

/** A choice that a bot found. */
export interface HintedChoice {
  /** The texts of the step, and of what the same seat would do next, as long as nobody else decides. */
  line: string[];
  /** Compared with the best choice; `alike` if the difference is within the error of the estimates. */
  grade: "alike" | "best" | "close" | "weaker";
  /** How often the bot tried it. */
  visits: number;
  /** The part of its opponents that the seat would beat, as the bot estimates it. */
  worth: number;
  /** Texts of the reasons in the game's phrasebook. Absent: []. */
  reasons?: string[];
}

/** What a bot would do, the best first. */
export interface Hints {
  t: "hints";
  id: string;
  choices: HintedChoice[];
}

/** What everybody may see of a race. The lists have a number for each seat. */
export interface RaceFacts {
  tick: number;
  phase: "countdown" | "over" | "run" | "walk";
  /** Ticks until the signal, then until the latest call, then until no wish is heard any more. */
  left: number;
  /** On the ring. */
  places: number[];
  /** A tick; positive is clockwise. */
  speeds: number[];
  /** Who sits already, and where. */
  chairs: (number | null)[];
  /** The tick at which cats begin to walk. */
  signal: number;
  /** The tick from which on the leader may call. */
  call: number;
  /** The server was held up: the race waits, and goes on in so many seconds. Absent: 0. */
  held?: number;
}

/** The race as it is now. It is not numbered, and may get lost. */
export interface Snapshot {
  t: "snapshot";
  race: RaceFacts;
  /** The leader's, once it is called. */
  word?: string;
}

/** A heartbeat, to be answered at once by a pong with the same mark. */
export interface Ping {
  t: "ping";
  mark: number;
}

/** The bots of this table's game are still being prepared, and play simply until that is done. */
export interface Preparing {
  t: "preparing";
  done: boolean;
}

/** The store fails, so nothing happens at the table until it works again. */
export interface Paused {
  t: "paused";
  why: "store";
}

/** The server closes the connection. */
export interface Goodbye {
  t: "goodbye";
  why: "slow" | "stopping";
}

/** A seat for a bot; or, with a name, for the person who opens the table; otherwise for anybody. */
export interface SeatWanted {
  bot?: string;
  name?: string;
}

export interface Wanted {
  game: string;
  /** Absent: {}. */
  options?: Record<string, string>;
  /** If empty, every seat is open. Absent: []. */
  seats?: SeatWanted[];
  /** Absent: false. */
  public?: boolean;
  /** Absent: true. */
  shuffle?: boolean;
  seconds?: number;
  stand_in?: string;
  /** Absent: false. */
  calm?: boolean;
  /** Absent: false. */
  hints?: boolean;
}

/** Without a number: all seats that the sender holds. */
export interface SeatAsked {
  seat?: number;
}

/** It goes into a link, after `#seat=`. */
export interface Token {
  token: string;
}

/** The seat is no longer played in this browser. */
export interface GivenBack {
  seat: number;
}

/** A record's text, or a table whose match is shown as far as it has gone. */
export interface ReplayAsked {
  record?: string;
  table?: string;
  /** Absent: 0. */
  since?: number;
}

/** A record's text, or a table whose match is over. */
export interface ReviewAsked {
  record?: string;
  table?: string;
  /** How many judgements the last answer had. The next one has a review again when there are clearly more. Absent: 0. */
  since?: number;
}

/** A step in a scene, counted from 0. */
export interface StepAsked {
  game: string;
  scene: number;
  a: string;
}

export interface Said {
  en: string;
  ru: string;
}

/** A game at a glance. The cards of all games are part of the page, so that nobody waits for them. */
export interface Card {
  name: string;
  title: Said;
  about?: Said;
  /** How many can play. */
  seats: number[];
  minutes?: number;
  /** The bots that a single player meets by default. */
  opponents: string[];
  /** Names of seats without a player's name, by their looks. Absent: []. */
  characters?: Said[];
  /** Whether there is a calm mode. */
  calm: boolean;
  /** The number of scenes and practices of the guided first game; 0 if there is none. Absent: 0. */
  lessons?: number;
}

export interface Value {
  name: string;
  title: Said;
}

/** One of a few values, or a whole number of a range. */
export interface OptionCard {
  name: string;
  title: Said;
  default: string;
  /** Absent: []. */
  values?: Value[];
  least?: number;
  most?: number;
  about?: Said;
  /** It applies only if these other options have one of these values. Absent: {}. */
  when?: Record<string, string[]>;
}

export interface BotCard {
  name: string;
  title: Said;
  /** What to expect of it. */
  about: Said;
}

/** Who plays together under these options. */
export interface Pairing {
  when: Record<string, string>;
  /** The team of each seat. */
  teams: number[];
}

export interface Described {
  name: string;
  title: Said;
  about?: Said;
  /** How many can play. */
  seats: number[];
  minutes?: number;
  /** The bots that a single player meets by default. */
  opponents: string[];
  /** Names of seats without a player's name, by their looks. Absent: []. */
  characters?: Said[];
  /** Whether there is a calm mode. */
  calm: boolean;
  /** The number of scenes and practices of the guided first game; 0 if there is none. Absent: 0. */
  lessons?: number;
  version: number;
  options: OptionCard[];
  /** The weakest first. */
  bots: BotCard[];
  /** Absent: []. */
  pairings?: Pairing[];
}

/** What a hole of a pattern accepts, and how it is read: as it is, in words, as a number, or as somebody's name. */
export interface Blank {
  kind: "number" | "seat" | "text" | "word";
  /** A regular expression for its texts. */
  fits: string;
  /** Absent: {}. */
  words?: Record<string, Said>;
}

export interface StepPhrase {
  /** `{seat} pays {n} to {owner}`. A hole that occurs twice has the same text both times. */
  pattern: string;
  en: string;
  ru: string;
  /** Who takes such steps. Absent: ["seat"]. */
  by?: ("chance" | "race" | "seat")[];
}

export interface Phrase {
  /** `{seat} pays {n} to {owner}`. A hole that occurs twice has the same text both times. */
  pattern: string;
  en: string;
  ru: string;
}

/** The first phrase that matches the text of a step, an event or a reason gives its sentence. */
export interface Phrasebook {
  phases: Record<string, Said>;
  holes: Record<string, Blank>;
  steps: StepPhrase[];
  events: Phrase[];
  /** What speaks for a choice, or against it. Absent: []. */
  reasons?: Phrase[];
}

/** What is explained to a newcomer when it happens for the first time: an event, or a phase in which they decide. */
export interface FirstSaid {
  said: Said;
  clause: string;
  /** The pattern of the event. */
  event?: string;
  phase?: string;
}

export interface ClauseSaid {
  id: string;
  rule: Said;
  /** With holes for its parameters. */
  refusal?: Said;
}

export interface LegendSaid {
  /** The name of a drawing of the client's. */
  drawing: string;
  name: Said;
  text: Said;
}

export interface ChapterSaid {
  title: Said;
  clauses: ClauseSaid[];
  /** The name of a picture of the client's. */
  picture?: string;
  caption?: Said;
  /** Absent: []. */
  legend?: LegendSaid[];
}

/** The rules in the order in which people read them. */
export interface RulesSaid {
  short: Said[];
  chapters: ChapterSaid[];
  /** The captions of an example, a whole turn. Its pictures are drawn from the positions, in the same order. */
  scenes: Said[];
  advice: Said[];
}

/** How a match ended for one seat. Its name is empty if a bot holds it. */
export interface Finish {
  name: string;
  bot: string | null;
  score: number;
  place: number;
}

/** What lists show of a table, so that listing does not read logs. */
export interface Summary {
  game: string;
  public: boolean;
  status: "open" | "over" | "playing";
  seats: number;
  /** The number of seats that nobody plays. */
  free: number;
  /** The names of the people who hold seats. */
  names: string[];
  /** One for each seat, when the match is over; empty before, and if a version without results ended it. Absent: []. */
  result?: Finish[];
  /** How often the match went back beyond chance. Absent: 0. */
  turned_back?: number;
}

/**
 * A table without its log. The id is for programs, the short code for people who join.
 *
 * The store sets the times: those of the first and of the last entry. None, if they were not kept then.
 */
export interface StoredTable {
  id: string;
  code: string;
  summary: Summary;
  created?: number;
  changed?: number;
}

/** One page of a list. `next` is the `before` of the following page; None on the last page. */
export interface Page {
  tables: StoredTable[];
  next: number | null;
}

/** The lines of one seat, in millionths. */
export interface Account {
  /** What the match was worth to the seat at its start. */
  start: number;
  luck: number;
  /** What its own decisions cost it, against the best ones found; in races also what it won or lost. */
  own: number;
  /** What the decisions of others gave it. */
  others: number;
  /** What the estimates do not explain: later ones corrected earlier ones. */
  unexplained: number;
  result: number;
}

/** A table at which the sender has had a seat. What is added is there when the match is over, for them alone. */
export interface MyTable {
  id: string;
  code: string;
  summary: Summary;
  created?: number;
  changed?: number;
  /** The sender's seats. Absent: []. */
  mine?: number[];
  /** The team of each seat, if seats win together. Absent: []. */
  teams?: number[];
  /** For each of the sender's seats what made up its result, if a review is kept. Absent: []. */
  accounts?: Account[];
}

/** One page of them. `next` is the `before` of the following page; None on the last page. */
export interface MyPage {
  tables: MyTable[];
  next: number | null;
  /** Of how many other browsers the sender's has the keys. Absent: 0. */
  others?: number;
}

/** Whether the table was deleted; otherwise others keep it, and it left the sender's list. */
export interface Parted {
  deleted: boolean;
}

/** A token, and its link as a QR code in SVG. The code has no address of its own, so no log has the token. */
export interface SeatLink {
  token: string;
  qr: string;
}

/** What a token would give, and what the browser that has it holds at this table already, as somebody else. */
export interface Offer {
  table: string;
  seats: number[];
  /** Of the people on these seats. */
  names: string[];
  /** If there are any, a page asks before it enters. */
  yours: number[];
}

export interface Entered {
  table: string;
  seat: number;
}

/**
 * A token for `/key#…`, that link as a QR code in SVG, and for how many seconds it is good. The code has no address
 * of its own, so no log has the token.
 */
export interface KeyLink {
  token: string;
  qr: string;
  seconds: number;
}

/** What a key would bring, and what this browser has of its own. Tables are counted up to a page of the list. */
export interface KeyOffer {
  tables: number;
  yours: number;
  /** This browser has the key already. */
  held: boolean;
}

/** Of how many other browsers this one has the keys. */
export interface KeysHeld {
  others: number;
}

/** An entry of the record, who acted, what happened, and what a spectator sees then. */
export interface Frame {
  a: string;
  actor: number | null;
  events: string[];
  view: AnyView;
}

/** Frames `since`, `since + 1`, … of `n`, and the start of the match. */
export interface Replay {
  game: string;
  options: Record<string, string>;
  names: string[];
  n: number;
  since: number;
  start: AnyView;
  frames: Frame[];
  /** The team of each seat, if seats win together. Absent: []. */
  teams?: number[];
  /** The look of each seat, if the match was played at a table; records do not contain looks. Absent: []. */
  looks?: number[];
}

/** A record's text, or a table. */
export interface ChancesAsked {
  record?: string;
  table?: string;
}

/** The outcomes of each chance event of a record in the order of the rules, with their weights, by its entry. */
export interface Chances {
  chances: Record<string, [string, number][]>;
}

/** How often an outcome was thrown, and how often it had to be expected. */
export interface Outcome {
  text: string;
  count: number;
  expected: number;
  variance: number;
}

/** The chance events of one kind. */
export interface ThrowKind {
  pattern: string;
  outcomes: Outcome[];
}

/** What was thrown in all matches of a game that are over on this server. */
export interface Throws {
  kinds: ThrowKind[];
}

/** The choice that the judge finds best. */
export interface Better {
  /** The texts of the step, and of what the same seat would do next, as long as nobody else decides. */
  line: string[];
  /** The texts of the language's reasons. */
  reasons: string[];
}

/** A moment, judged. Worths are in millionths, one for each seat. */
export interface Judgement {
  /** The place of the step among the entries of the record, from 0. */
  entry: number;
  /** A seat, CHANCE or RACE. */
  actor: number;
  step: string;
  /** Of the position before the step. */
  worth: number[];
  /** By how much chance differed from its mean, a decision from the best one found, or a race from its mean. */
  effect: number[];
  /** The standard error of the effect on the one who decided; of chance and races, of the effect on any seat. Absent: 0. */
  error?: number;
  /** Absent: 0. */
  visits?: number;
  /** For a decision that fell short of the best one found. */
  better?: Better;
  /** Whether it fell short by more than the error of the estimates. Absent: false. */
  is_clear?: boolean;
}

export interface Total {
  en: string;
  ru: string;
  /** One number for each seat. */
  seats: number[];
}

/** Everything about a match. Worths are in millionths, one for each seat. */
export interface Review {
  game: string;
  /** Whether the match was played to its end. If not, the result is what its last position is worth. */
  is_over: boolean;
  judgements: Judgement[];
  result: number[];
  /** The ledger, one account for each seat. */
  accounts: Account[];
  /** Which judgements are about the decisions that cost most, the most expensive first. */
  worst: number[];
  /** Absent: []. */
  totals?: Total[];
}

/** A review, as far as it has come. */
export interface Progress {
  /** The moments that are judged. */
  done: number;
  /** All that have to be judged; 0 before the sketch is there. */
  of: number;
  /** With rough worths where nothing is judged yet; None before the sketch is there, and if there is little news. */
  review?: Review;
  /** The last attempt to judge something failed. It is tried again when somebody asks. Absent: false. */
  is_stuck?: boolean;
}

/** The origin of links for others; None if the server listens on this machine only. */
export interface Address {
  origin: string | null;
}

/** A position in which the visitor, who holds `seat`, is to do one thing. */
export interface SceneTold {
  seat: number;
  position: Position;
  aim: Said;
  task: Said;
  /** Any of these steps does it. */
  wants: string[];
  /** The answer to another legal step. */
  otherwise?: Said;
  clause: string;
  learned: Said;
}

/** A table with live play. Seats that no bot plays are the visitor's. */
export interface PracticeTold {
  options: Record<string, string>;
  bots: string[];
  /** What is said in each phase of the live play. */
  said: Record<string, Said>;
}

/** The guided first game of a game; without scenes, it has none. */
export interface LessonsTold {
  /** The gentlest bots, for a real game afterwards. Absent: []. */
  opponents?: string[];
  /** Absent: {}. */
  options?: Record<string, string>;
  /** Absent: []. */
  teams?: number[];
  /** Absent: []. */
  scenes?: SceneTold[];
  /** Absent: []. */
  practices?: PracticeTold[];
}

/** A decision with the chance after it, and the position then. */
export interface SceneFrame {
  lines: Line[];
  position: Position;
}

/**
 * What a step does in a scene: the clause that forbids it; or its outcomes, as in a preview, and, if it is wanted,
 * all that follows.
 */
export interface StepTold {
  clause?: string;
  /** Absent: {}. */
  parameters?: Record<string, unknown>;
  /** Absent: []. */
  outcomes?: string[][];
  /** Absent: []. */
  frames?: SceneFrame[];
}

export type AnyCommand =
  | Sit
  | Rise
  | Look
  | Lend
  | Waive
  | Return
  | Manage
  | Free
  | Remove
  | Knock
  | Admit
  | Dismiss
  | Begin
  | Entropy
  | Act
  | Takeback
  | End
  | Agree
  | Decline
  | Pick
  | Rematch;

export type AnyMessage =
  | Sit
  | Rise
  | Look
  | Lend
  | Waive
  | Return
  | Manage
  | Free
  | Remove
  | Knock
  | Admit
  | Dismiss
  | Begin
  | Entropy
  | Act
  | Takeback
  | End
  | Agree
  | Decline
  | Pick
  | Rematch
  | Hello
  | Why
  | Preview
  | Hint
  | Wish
  | Pong;

export type AnyOut =
  | Welcome
  | News
  | People
  | Done
  | Refused
  | Because
  | Foreseen
  | Hints
  | Snapshot
  | Ping
  | Preparing
  | Paused
  | Goodbye;
