/**
 * One table's connection, as described in docs/protocol.md: hello and welcome, commands that are resent until they are
 * answered, questions, heartbeats and reconnects. It knows nothing of the page: clock and wire are passed in.
 */
import {
  type AnyCommand,
  type AnyOut,
  type Because,
  type Code,
  type Done,
  type Foreseen,
  type Hint,
  type Hints,
  type News,
  type People,
  PROTOCOL,
  type Preparing,
  type Preview,
  type Refused,
  type Snapshot,
  type Welcome,
  type Why,
} from "./protocol.ts";
import { to } from "./root.ts";

type Unsent<One> = One extends { id: string } ? Omit<One, "id"> : never;
export type Command = Unsent<AnyCommand>;
type Question = Unsent<Why | Preview | Hint>;

export type Network =
  | "connecting"
  | "open"
  /** Disconnected, and reconnecting. */
  | "lost"
  /** There is no such table. */
  | "gone"
  /** The host has locked the table, and lets nobody new in. */
  | "locked"
  /** The host has sent this person away. */
  | "removed"
  /** The server cannot read the rest of the table's log. */
  | "frozen"
  /** The page is older than the server, which speaks another version of the protocol. */
  | "outdated";

export interface Heard {
  welcome(message: Welcome): void;
  news(message: News): void;
  people(message: People): void;
  snapshot(message: Snapshot): void;
  /** Progress of bots that are still being compiled. */
  preparing(message: Preparing): void;
  paused(): void;
  network(state: Network): void;
  /** The number of log lines that are known. */
  known(): number;
}

/** The part of WebSocket that is used here. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Time {
  /** Returns what calls it off. */
  later(ms: number, call: () => void): () => void;
  now(): number;
  /** 0 … 1 */
  chance(): number;
}

export interface World extends Time {
  connect(): Wire;
  id(): string;
}

export class Refusal extends Error {
  readonly code: Code | "lost";
  readonly parameters: Record<string, unknown>;

  constructor(code: Code | "lost", parameters: Record<string, unknown> = {}) {
    super(code);
    this.code = code;
    this.parameters = parameters;
  }
}

interface Waiting {
  text: string;
  resolve: (answer: never) => void;
  reject: (refusal: Refusal) => void;
  isQuestion: boolean;
  /** How often the server has failed at it. */
  failures: number;
}

const FIRST_WAIT = 1000;
export const LONGEST_WAIT = 3000; // a server that is restarted has everybody back within five seconds
const AFTER_TOO_FAST = 30_000;
export const MOST_RESENT = 3; // times, after the server has failed at a command
/** Close codes after which connecting again is useless, with the refusal of what still waits. */
const ENDS: Record<number, [Network, Code]> = {
  4404: ["gone", "no-such-table"],
  4423: ["frozen", "frozen"],
  4426: ["outdated", "version"],
};
const AGAIN = 3000; // after "paused" and "too-fast"
const SILENCE = 16_000; // the server pings every 5 seconds

export class Socket {
  private wire: Wire | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private tries = 0;
  private welcomed = false;
  private ended = false;
  /** Why the host does not let this person in. */
  private unwelcome: "locked" | "removed" = "locked";
  private heardAt = 0;
  private stopTrying: (() => void) | null = null;
  private stopWatching: (() => void) | null = null;
  private readonly world: World;
  private readonly heard: Heard;

  constructor(world: World, heard: Heard) {
    this.world = world;
    this.heard = heard;
    this.connect();
  }

  /**
   * A command is resent until it is answered, over as many connections as it takes. One at which the server fails again
   * and again is given up as `trouble`.
   */
  command(command: Command): Promise<Done> {
    return this.say(command, false);
  }

  why(step: string): Promise<Because> {
    return this.say({ t: "why", a: step }, true);
  }

  preview(step: string): Promise<Foreseen> {
    return this.say({ t: "preview", a: step }, true);
  }

  /** What a bot would do for the seat. */
  hint(seat: number, n: number): Promise<Hints> {
    return this.say({ t: "hint", seat, n }, true);
  }

  /** Wishes may be lost, and are never repeated. */
  wish(seat: number, wish: string): void {
    if (this.welcomed) this.send({ t: "wish", seat, wish });
  }

  /** Whether a command has no answer yet. */
  get isOwed(): boolean {
    return [...this.waiting.values()].some((one) => !one.isQuestion);
  }

  /** Asks where the match stands: a decision was stale. */
  hello(): void {
    this.send({ t: "hello", v: PROTOCOL, since: this.heard.known(), entropy: true });
  }

  /** The network may be back, or the page is visible again: reconnects without waiting. */
  nudge(): void {
    if (this.wire && this.world.now() - this.heardAt > SILENCE) this.drop();
    else if (!this.wire && !this.ended) this.connect();
  }

  /** The browser reports that it is offline: disconnects without waiting for silence. */
  unplugged(): void {
    if (this.wire) this.drop();
  }

  close(): void {
    this.ended = true;
    this.stopTrying?.();
    this.stopWatching?.();
    const wire = this.wire;
    this.wire = null;
    wire?.close();
  }

  private say<Answer>(message: Command | Question, isQuestion: boolean): Promise<Answer> {
    const id = this.world.id();
    const text = JSON.stringify({ ...message, id });
    return new Promise<Answer>((resolve, reject) => {
      if (isQuestion && !this.welcomed) return reject(new Refusal("lost"));
      this.waiting.set(id, { text, resolve, reject, isQuestion, failures: 0 });
      if (this.welcomed) this.wire?.send(text);
    });
  }

  private send(message: object): void {
    this.wire?.send(JSON.stringify(message));
  }

  private connect(): void {
    this.stopTrying?.();
    this.stopTrying = null;
    const wire = this.world.connect();
    this.wire = wire;
    this.welcomed = false;
    this.heardAt = this.world.now();
    wire.onopen = () => this.hello();
    wire.onmessage = ({ data }) => {
      if (this.wire === wire) this.hear(JSON.parse(String(data)) as AnyOut);
    };
    wire.onclose = ({ code }) => {
      if (this.wire === wire) this.lost(code);
    };
    this.watch();
  }

  private watch(): void {
    this.stopWatching?.();
    this.stopWatching = this.world.later(this.heardAt + SILENCE - this.world.now(), () => {
      if (this.wire && this.world.now() - this.heardAt >= SILENCE) this.drop();
      else this.watch();
    });
  }

  /** Closes a connection that has fallen silent. Some browsers would take minutes to notice. */
  private drop(): void {
    const wire = this.wire;
    this.lost(1006);
    wire?.close();
  }

  private lost(code: number): void {
    if (code === 1011 && this.welcomed) this.failed();
    this.wire = null;
    this.welcomed = false;
    this.stopWatching?.();
    for (const [id, one] of this.waiting) {
      if (!one.isQuestion) continue;
      this.waiting.delete(id);
      one.reject(new Refusal("lost"));
    }
    const end = code === 4403 ? ([this.unwelcome, this.unwelcome] as const) : ENDS[code];
    if (end) {
      this.ended = true;
      const [state, refusal] = end;
      this.rejectAll(refusal);
      return this.heard.network(state);
    }
    this.heard.network("lost");
    this.stopTrying = this.world.later(this.pause(code) * (0.8 + 0.4 * this.world.chance()), () => this.connect());
  }

  /** Milliseconds until the next attempt. A server that is not ready will be in a moment. */
  private pause(code: number): number {
    if (code === 4429) return AFTER_TOO_FAST;
    return code === 1013 ? FIRST_WAIT : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
  }

  /** The server answers in order, so it has failed at the first of what waits. */
  private failed(): void {
    const [first] = this.waiting;
    if (!first) return;
    const [id, one] = first;
    one.failures += 1;
    if (one.failures > MOST_RESENT) this.answered(id)?.reject(new Refusal("trouble"));
  }

  private hear(message: AnyOut): void {
    this.heardAt = this.world.now();
    switch (message.t) {
      case "welcome":
        this.tries = 0;
        this.welcomed = true;
        this.sendAgain(); // first, because what the welcome makes the page say is new
        this.heard.welcome(message);
        return this.heard.network("open");
      case "news":
        if (message.n - message.lines.length > this.heard.known()) return this.drop(); // no line comes twice on a connection
        return this.heard.news(message);
      case "people":
        return this.heard.people(message);
      case "snapshot":
        return this.heard.snapshot(message);
      case "ping":
        return this.send({ t: "pong", mark: message.mark });
      case "preparing":
        return this.heard.preparing(message);
      case "paused":
        return this.heard.paused();
      case "done":
      case "because":
      case "foreseen":
      case "hints":
        return this.answered(message.id)?.resolve(message as never);
      case "refused":
        return this.refused(message);
    }
  }

  private rejectAll(code: Code): void {
    for (const one of this.waiting.values()) one.reject(new Refusal(code));
    this.waiting.clear();
  }

  private answered(id: string): Waiting | undefined {
    const one = this.waiting.get(id);
    this.waiting.delete(id);
    return one;
  }

  private refused({ id, code, parameters }: Refused): void {
    if (code === "paused" || code === "too-fast") {
      this.world.later(AGAIN, () => this.sendAgain());
      return;
    }
    if (id === undefined && (code === "locked" || code === "removed")) this.unwelcome = code;
    if (id !== undefined) this.answered(id)?.reject(new Refusal(code, parameters));
  }

  private sendAgain(): void {
    if (this.welcomed) for (const { text } of this.waiting.values()) this.wire?.send(text);
  }
}

export const browserTime: Time = {
  later: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  now: () => performance.now(),
  chance: () => Math.random(),
};

/** The real world: WebSocket, timers, clock and randomness of the browser. */
export function browserWorld(table: string): World {
  const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${to(`/ws/${table}`)}`;
  return {
    ...browserTime,
    connect: () => new WebSocket(address) as unknown as Wire,
    id: () => crypto.getRandomValues(new Uint32Array(3)).join("-"),
  };
}
