/** One table on the screen: what is known of it, what is shown of it, and what can be done. */
import { batch, computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import { lang, words } from "../lang.ts";
import type { Facts, Line, News, Position, SeatFacts, Snapshot, Welcome } from "../protocol.ts";
import { sentenceOf } from "../refusals.ts";
import { browserWorld, Refusal, Socket, type Command, type Network } from "../socket.ts";
import { play } from "../sound.ts";
import { isGame, type GameWords } from "../words/games.ts";
import { refusal as refusalSentence, rulesOf } from "../words/rules.ts";
import type { AnyView, Board, Choice, Table } from "./board.ts";
import { calm, crossFade } from "./calm.ts";
import { isNameless, nickname } from "./nicknames.ts";
import { inForce, joined, played, since, undoer } from "./lines.ts";
import { PlayedMotion } from "./motion.ts";

const NOTE_LASTS = 6000;
const MOST_QUEUED = 3; // older motions are skipped, so that nobody watches the past

interface Arrived {
  position: Position;
  steps: Line[];
}

export class TableStore {
  readonly id: string;
  readonly network = signal<Network>("connecting");
  readonly facts = signal<Facts | null>(null);
  readonly seats = signal<SeatFacts[]>([]);
  readonly you = signal<number[]>([]);
  readonly host = signal(false);
  readonly watchers = signal(0);
  readonly paused = signal(false);
  readonly lines = signal<Line[]>([]);
  /** As the server told it last. */
  readonly latest = signal<Position | null>(null);
  /** As the board shows it: `latest`, when all motions are played. */
  readonly shown = signal<Position | null>(null);
  /** When `latest` came, for clocks. */
  readonly cameAt = signal(0);
  readonly motion = signal<PlayedMotion<AnyView> | null>(null);
  readonly isMoving = computed(() => this.motion.value !== null);
  readonly sending = signal(false);
  readonly marked = signal<Choice | null>(null);
  readonly foreseen = signal<string[][] | null>(null);
  readonly note = signal<string | null>(null);
  readonly race = signal<{ snapshot: Snapshot; at: number } | null>(null);
  readonly again = computed(() => this.lines.value.findLast((line) => line.e === "again")?.table ?? null);
  readonly board = signal<Board | null>(null);
  readonly spoken = signal<GameWords | null>(null);

  readonly asked = computed<number | null>(() => {
    const seats = Object.keys(this.shown.value?.legal ?? {});
    return seats.length ? Number(seats[0]) : null;
  });
  readonly legal = computed<readonly string[]>(() => {
    if (this.motion.value || this.sending.value || this.shown.value !== this.latest.value) return [];
    return this.asked.value === null ? [] : (this.shown.value?.legal?.[this.asked.value] ?? []);
  });
  readonly recent = computed(() => since(this.lines.value, this.you.value));
  /** Whether something can be chosen here, now: a step, or what else the board asks for. */
  readonly isAsking = computed(() => this.legal.value.length > 0 || (!this.motion.value && this.shown.value !== null && (this.board.value?.isAsking?.() ?? false)));
  /** All choices of the board; without their board, none. */
  readonly choices = computed<Choice[]>(() => (this.isAsking.value ? (this.board.value?.choices?.() ?? []) : []));

  private readonly socket: Socket;
  private readonly queue: Arrived[] = [];
  private readonly stops: (() => void)[] = [];
  private isShowing = false;
  private noteTimer = 0;

  constructor(id: string) {
    this.id = id;
    this.socket = new Socket(browserWorld(id), {
      welcome: (message) => this.welcomed(message),
      news: (message) => this.told(message),
      people: (message) =>
        batch(() => {
          this.seats.value = message.seats;
          this.watchers.value = message.watchers;
        }),
      snapshot: (snapshot) => {
        this.race.value = { snapshot, at: performance.now() };
      },
      paused: () => {
        this.paused.value = true;
      },
      network: (state) => {
        this.network.value = state;
      },
      known: () => this.lines.value.length,
      outdated: () => location.reload(),
    });
    const nudge = () => this.socket.nudge();
    const seen = () => {
      if (document.hidden) this.motion.value?.skip();
      else nudge();
    };
    const unplugged = () => this.socket.unplugged();
    addEventListener("online", nudge);
    addEventListener("offline", unplugged);
    document.addEventListener("visibilitychange", seen);
    this.stops.push(
      () => removeEventListener("online", nudge),
      () => removeEventListener("offline", unplugged),
      () => document.removeEventListener("visibilitychange", seen),
      effect(() => this.foresee()),
      effect(() => {
        const marked = this.marked.peek();
        if (marked && !this.choices.value.some((one) => one.key === marked.key)) this.marked.value = null;
      }),
    );
  }

  close(): void {
    this.socket.close();
    for (const stop of this.stops) stop();
  }

  // What is heard

  private welcomed(message: Welcome): void {
    const first = this.facts.peek() === null;
    const steps = first ? [] : played(message.lines);
    batch(() => {
      this.paused.value = false;
      this.facts.value = message.facts;
      this.lines.value = joined(this.lines.peek(), message.since, message.lines);
      this.changed(message, steps);
    });
  }

  private told(message: News): void {
    const known = this.lines.peek();
    const from = message.n - message.lines.length;
    const fresh = message.lines.slice(Math.max(0, known.length - from));
    batch(() => {
      this.paused.value = false;
      this.lines.value = joined(known, Math.min(from, known.length), message.lines);
      this.changed(message, played(fresh));
    });
  }

  private changed({ seats, you, host, position }: Pick<News, "seats" | "you" | "host" | "position">, steps: Line[]): void {
    if (seats) this.seats.value = seats;
    if (you) this.you.value = you;
    if (host !== undefined) this.host.value = host;
    if (!position) return;
    this.latest.value = position;
    this.cameAt.value = performance.now();
    this.queue.push({ position, steps });
    if (!this.isShowing) void this.playQueue();
    else if (this.waiting() > MOST_QUEUED) this.motion.peek()?.skip();
  }

  private async playQueue(): Promise<void> {
    this.isShowing = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const before = this.shown.peek()?.view as AnyView | undefined;
      const wasAsked = this.asked.peek() !== null;
      if (before && next.steps.length && this.canPlay()) await this.playMotion(before, next);
      else if (before && next.steps.length && calm()) crossFade();
      batch(() => {
        this.motion.value = null;
        this.shown.value = next.position;
        if ((next.position.view as AnyView).phase === "over") this.note.value = null; // what was asked last is asked no more
      });
      this.sing(next, wasAsked);
    }
    this.isShowing = false;
  }

  /** How many motions are still to be played: positions without a step take no time. */
  private waiting(): number {
    return this.queue.filter(({ steps }) => steps.length).length;
  }

  private canPlay(): boolean {
    return !document.hidden && this.waiting() < MOST_QUEUED && this.board.peek()?.animate !== undefined && !calm();
  }

  private async playMotion(before: AnyView, next: Arrived): Promise<void> {
    const motion = new PlayedMotion(before, next.position.view as AnyView, next.steps);
    this.motion.value = motion;
    try {
      await this.board.peek()?.animate?.(motion);
    } catch (error) {
      console.error(error); // a board that stumbles must not stop the table
    }
  }

  private sing({ position, steps }: Arrived, wasAsked: boolean): void {
    const view = position.view as AnyView;
    const own = (seat: number) => this.you.peek().includes(seat);
    if (view.phase === "over" && steps.length) {
      if (view.seats.some((seat, number) => seat.place === 1 && own(number))) play("win");
    } else if (this.asked.peek() !== null && !wasAsked) {
      play("turn");
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(30);
    } else if (steps.length) play("step");
  }

  skip(): void {
    this.motion.peek()?.skip();
  }

  // What is done

  async command(command: Command): Promise<boolean> {
    try {
      await this.socket.command(command);
      return true;
    } catch (refusal) {
      if (refusal instanceof Refusal) this.refused(refusal);
      return false;
    }
  }

  private refused(refusal: Refusal): void {
    if (refusal.code === "stale") this.socket.hello();
    const { clause, parameters } = refusal.parameters as { clause?: string; parameters?: Record<string, unknown> };
    if (refusal.code !== "illegal" || !clause) return this.say(sentenceOf(refusal));
    void this.clauseSentence(clause, parameters).then((sentence) => this.say(sentence));
  }

  private async clauseSentence(clause: string, parameters: Record<string, unknown> = {}): Promise<string> {
    const game = this.facts.peek()?.game ?? "";
    return isGame(game) ? refusalSentence(await rulesOf(game), lang.peek(), clause, parameters) : clause;
  }

  async take(step: string): Promise<void> {
    const seat = this.asked.peek();
    if (seat === null || this.sending.peek()) return;
    this.sending.value = true;
    this.mark(null);
    await this.command({ t: "act", seat, n: this.lines.peek().length, a: step });
    this.sending.value = false;
  }

  async undo(): Promise<void> {
    const seat = undoer(this.lines.peek(), this.you.peek());
    if (seat === undefined) return this.say(words.value.refused["nothing-to-undo"]);
    this.mark(null);
    await this.command({ t: "takeback", seat, n: this.lines.peek().length });
  }

  async consent(agrees: boolean): Promise<void> {
    const seat = this.you.peek().find((one) => one !== this.latest.peek()?.asked);
    if (seat !== undefined) await this.command({ t: agrees ? "agree" : "decline", seat, n: this.lines.peek().length });
  }

  /** What the game says; null until its words are loaded. */
  get gameWords(): GameWords | null {
    return this.spoken.value;
  }

  // The choices

  tap(key: string): void {
    if (this.motion.peek()) return this.skip();
    const choice = this.choices.peek().find((one) => one.key === key);
    if (!choice) return;
    const isMarked = this.marked.peek()?.key === key;
    if (choice.confirm && !isMarked) return this.mark(key);
    this.choose(choice);
  }

  choose(choice: Pick<Choice, "step" | "pick">): void {
    if (choice.pick) {
      this.marked.value = null;
      choice.pick();
    } else if (choice.step) void this.take(choice.step);
  }

  mark(key: string | null): void {
    const choice = key === null ? null : (this.choices.peek().find((one) => one.key === key) ?? null);
    if (choice?.key === this.marked.peek()?.key) return;
    this.marked.value = choice;
    if (choice) this.note.value = null;
  }

  private foresee(): void {
    const step = this.marked.value?.step;
    this.foreseen.value = null;
    if (!step) return;
    void this.preview(step).then(
      (outcomes) => {
        if (this.marked.peek()?.step === step) this.foreseen.value = outcomes;
      },
      () => undefined,
    );
  }

  async preview(step: string): Promise<string[][]> {
    return (await this.socket.preview(step)).outcomes;
  }

  async why(step: string): Promise<string | null> {
    const { clause, parameters } = await this.socket.why(step);
    return clause ? this.clauseSentence(clause, parameters) : null;
  }

  say(sentence: string): void {
    clearTimeout(this.noteTimer);
    this.note.value = sentence;
    this.noteTimer = window.setTimeout(() => {
      this.note.value = null;
    }, NOTE_LASTS);
  }

  /** As others call the seat. A bot that plays for nobody has a name of its own by its seat. */
  calledName(seat: number): string {
    const facts = this.seats.value[seat];
    return facts?.name || (facts?.bot && nickname(this.facts.value?.game ?? "", seat)) || words.value.table.seat(seat + 1);
  }

  /** As whoever looks calls it: one's own seat is "you", unless one has a name. */
  name(seat: number): string {
    const called = this.calledName(seat);
    const [own, ...more] = this.you.value;
    return own === seat && !more.length && isNameless(called) ? words.value.table.you : called;
  }

  // For the board

  forBoard(gameWords: GameWords, big: boolean): Table {
    this.spoken.value = gameWords;
    const present = <Value>(source: ReadonlySignal<Value | null>): ReadonlySignal<Value> =>
      computed(() => source.value as Value);
    return {
      view: computed(() => this.shown.value?.view as AnyView),
      facts: present(this.facts),
      seats: this.seats,
      position: present(this.shown),
      yours: this.you,
      asked: this.asked,
      legal: this.legal,
      recent: this.recent,
      steps: computed(() => inForce(this.lines.value)),
      marked: this.marked,
      foreseen: this.foreseen,
      big,
      lang,
      words: gameWords,
      name: (seat) => this.name(seat),
      tap: (key) => this.tap(key),
      mark: (key, event) => event?.pointerType === "touch" || this.mark(key),
      take: (step) => void this.take(step),
      preview: (step) => this.preview(step),
      why: (step) => this.why(step),
      refuse: (step) =>
        void this.why(step).then(
          (sentence) => sentence && (play("no"), this.say(sentence)),
          () => undefined,
        ),
      say: (sentence) => this.say(sentence),
      sound: play,
      race: this.race,
      wish: (seat, wish) => this.socket.wish(seat, wish),
      pick: (seat, chair) => void this.command({ t: "pick", seat, n: this.lines.peek().length, chair }),
    };
  }
}
