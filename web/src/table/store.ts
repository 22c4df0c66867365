/** One table on the screen: what the server has told of it, what is shown, and what people do there. */
import { batch, computed, effect, signal } from "@preact/signals";
import { addition, rememberCommitment } from "../dice/memory.ts";
import { lang, words } from "../frame/language.ts";
import { sentenceOf } from "../frame/refusals.ts";
import { play } from "../frame/sound.ts";
import { hold } from "../frame/upgrade.ts";
import type { Board } from "../kit/board.ts";
import { calm } from "../kit/calm.ts";
import { opponents } from "../lobby/opponents.ts";
import { rulesOf } from "../wire/api.ts";
import { askBuild, isStuck } from "../wire/build.ts";
import type { Facts, Line, News, Position, SeatFacts, Snapshot, Welcome } from "../wire/protocol.ts";
import { type Command, type Network, Refusal, Socket, type World } from "../wire/socket.ts";
import type { GameWords } from "../words/games.ts";
import { refusal as refusalSentence } from "../words/rules.ts";
import { Choosing } from "./choosing.ts";
import { Consenting } from "./consenting.ts";
import { Explaining } from "./explaining.ts";
import { Guests } from "./guests.ts";
import { Hinting } from "./hinting.ts";
import { commitments, isOneTurn, joined, openCommitment, played, since, undoer } from "./lines.ts";
import { Names } from "./names.ts";
import { Note } from "./note.ts";
import { isOver, type Scene, Showing } from "./showing.ts";

const RACING = 2000; // milliseconds since the last snapshot of a race that goes on

export class TableStore {
  readonly id: string;
  readonly network = signal<Network>("connecting");
  readonly facts = signal<Facts | null>(null);
  readonly seats = signal<SeatFacts[]>([]);
  readonly you = signal<number[]>([]);
  readonly host = signal(false);
  readonly watchers = signal(0);
  readonly paused = signal(false);
  /** The bots of this game are still being prepared, and play simply. */
  readonly preparing = signal(false);
  /** The latest position from the server. The page follows turn by turn. */
  readonly latest = signal<Position | null>(null);
  /** When `latest` arrived, for clocks. */
  readonly cameAt = signal(0);
  private readonly showing = new Showing(
    () => this.board.peek(),
    (seat) => this.isPlayedHere(seat),
    (scene) => this.shownNow(scene),
  );
  readonly shown = this.showing.position;
  readonly lines = this.showing.lines;
  readonly turn = this.showing.turn;
  readonly motion = this.showing.motion;
  /** Whether the match is over: played to its end, or ended unfinished. */
  readonly isOver = computed(() => isOver(this.shown.value));
  readonly isMoving = computed(() => this.motion.value !== null && !calm());
  /** The player's seats that a bot plays until the end. */
  readonly lent = computed(() =>
    this.isOver.value ? [] : this.you.value.filter((seat) => this.seats.value[seat]?.bot),
  );
  /** Seats that have to decide, whose players are not connected. */
  readonly absent = computed(() =>
    (this.shown.value?.waits ?? []).filter((seat) => {
      const { held, present, bot } = this.seats.value[seat] ?? {};
      return held && !present && !bot;
    }),
  );
  readonly sending = signal(false);
  readonly race = signal<{ snapshot: Snapshot; at: number } | null>(null);
  private readonly rematch = computed(() => this.lines.value.findLast((line) => line.e === "again"));
  readonly again = computed(() => this.rematch.value?.table ?? null);
  /** The seat that asked for the rematch. */
  readonly asksAgain = computed(() => this.rematch.value?.seat ?? null);
  /** The team of each seat; empty where nobody has a partner. */
  readonly teams = computed<readonly number[]>(() => this.facts.value?.teams ?? []);
  readonly board = signal<Board | null>(null);
  /** What the game says; null until its words are loaded. */
  readonly gameWords = signal<GameWords | null>(null);

  readonly asked = computed<number | null>(() => {
    const seats = Object.keys(this.shown.value?.legal ?? {});
    return seats.length ? Number(seats[0]) : null;
  });
  readonly legal = computed<readonly string[]>(() => {
    if (this.motion.value || this.sending.value || this.shown.value !== this.latest.value) return [];
    return this.asked.value === null ? [] : (this.shown.value?.legal?.[this.asked.value] ?? []);
  });
  readonly recent = computed(() => since(this.lines.value, this.you.value));
  /** Whether something can be chosen here now: a step, or anything else the board asks for. */
  readonly isAsking = computed(
    () =>
      this.legal.value.length > 0 ||
      (!this.motion.value && this.shown.value !== null && (this.board.value?.isAsking?.() ?? false)),
  );
  readonly guests: Guests;
  readonly note: Note;
  readonly names: Names;
  readonly choosing: Choosing;
  readonly consenting: Consenting;
  readonly hinting: Hinting;
  readonly explaining = new Explaining();
  private readonly socket: Socket;
  private readonly world: World;
  private readonly stops: (() => void)[] = [];
  /** All lines that have arrived. */
  private heard: Line[] = [];
  private wasAsked = false;
  /** How many commitments this page has remembered. */
  private remembered = 0;
  /** The commitment to which this page has added its number. */
  private addedTo: string | undefined;
  /** Whether somebody has touched the page since the last turn: they may have given a part of their answer. */
  private isTouched = false;

  constructor(id: string, world: World) {
    this.id = id;
    this.world = world;
    this.note = new Note(world);
    this.guests = new Guests(
      this.seats,
      () => world.now(),
      (command) => this.command(command),
    );
    this.names = new Names(this.facts, this.seats, this.you);
    this.choosing = new Choosing({
      isAsking: this.isAsking,
      board: this.board,
      take: (step) => this.take(step),
      preview: (step) => this.preview(step),
      skip: () => this.skip(),
      marked: () => this.note.clear(),
    });
    this.consenting = new Consenting(this, {
      later: (ms, call) => world.later(ms, call),
      known: () => this.heard.length,
      send: (command) => this.socket.command(command),
      refused: (refusal) => this.refused(refusal),
    });
    this.hinting = new Hinting((seat) => this.socket.hint(seat, this.heard.length), this.note);
    this.socket = new Socket(world, {
      welcome: (message) => this.welcomed(message),
      news: (message) => this.told(message),
      people: (message) =>
        batch(() => {
          this.seats.value = message.seats;
          this.guests.hear(message);
          this.watchers.value = message.watchers;
        }),
      snapshot: (snapshot) => {
        this.race.value = { snapshot, at: this.world.now() };
        if (snapshot.race.phase === "walk" || snapshot.race.phase === "run") this.showing.hurry(); // a race does not wait
      },
      preparing: ({ done }) => {
        this.preparing.value = !done;
      },
      paused: () => {
        this.paused.value = true;
      },
      network: (state) => {
        this.network.value = state;
        if (state === "outdated") {
          isStuck.value = true;
          void askBuild();
        }
      },
      known: () => this.heard.length,
    });
    const nudge = () => this.socket.nudge();
    const seen = () => {
      if (document.hidden) this.motion.value?.skip();
      else nudge();
    };
    const unplugged = () => this.socket.unplugged();
    const touched = () => {
      this.isTouched = true;
    };
    addEventListener("pointerdown", touched);
    addEventListener("keydown", touched);
    addEventListener("online", nudge);
    addEventListener("offline", unplugged);
    document.addEventListener("visibilitychange", seen);
    this.stops.push(
      hold(() => this.isBusy()),
      () => removeEventListener("pointerdown", touched),
      () => removeEventListener("keydown", touched),
      () => removeEventListener("online", nudge),
      () => removeEventListener("offline", unplugged),
      () => document.removeEventListener("visibilitychange", seen),
      this.choosing.watch(),
      effect(() => {
        if (this.board.value) this.showing.goOn();
      }),
    );
  }

  close(): void {
    this.socket.close();
    for (const stop of this.stops) stop();
  }

  /** Whether something would be lost if the page were loaded again now: a decision, or a part of one, or a motion. */
  private isBusy(): boolean {
    if (this.socket.isOwed) return true;
    if (document.hidden) return false;
    const { snapshot, at } = this.race.peek() ?? {};
    const isRacing = snapshot?.race.phase !== "over" && this.world.now() - (at ?? Number.NEGATIVE_INFINITY) < RACING;
    return isRacing || this.motion.peek() !== null || (this.isTouched && this.isAsking.peek());
  }

  // Messages from the server

  private welcomed(message: Welcome): void {
    const isFirst = this.facts.peek() === null;
    if (!isFirst) void askBuild(); // the server may have been upgraded meanwhile
    const steps = isFirst ? [] : played(message.lines);
    batch(() => {
      this.paused.value = false;
      this.preparing.value = false; // if they still are, a message follows
      this.facts.value = message.facts;
      this.guests.door.value = {};
      this.heard = joined(this.heard, message.since, message.lines);
      this.changed(message, isOneTurn(steps) ? steps : []);
    });
    this.addToDice();
  }

  private told(message: News): void {
    const known = this.heard.length;
    const from = message.n - message.lines.length;
    const fresh = message.lines.slice(Math.max(0, known - from));
    batch(() => {
      this.paused.value = false;
      this.heard = joined(this.heard, Math.min(from, known), message.lines);
      this.changed(message, played(fresh));
    });
    this.addToDice();
    for (const line of fresh) this.consenting.hear(line);
  }

  /** Remembers the commitment, and adds a number of this browser's to the dice, once, while the seal is open. Nobody is
   * told if it comes too late.
   */
  private addToDice(): void {
    for (const shown of commitments(this.heard).slice(this.remembered)) {
      rememberCommitment(this.id, shown);
      this.remembered += 1;
    }
    const hash = openCommitment(this.heard);
    if (!hash || hash === this.addedTo || !this.you.peek().length) return;
    this.addedTo = hash;
    this.socket.command({ t: "entropy", entropy: addition(this.id, hash) }).catch(() => undefined);
  }

  private changed(message: Welcome | News, steps: Line[]): void {
    const { seats, you, host, position } = message;
    this.guests.hear(message);
    if (seats) this.seats.value = seats;
    if (you) this.you.value = you;
    if (host !== undefined) this.host.value = host;
    if (!position) {
      this.lines.value = this.heard;
      return;
    }
    this.latest.value = position;
    this.cameAt.value = this.world.now();
    this.showing.add({ position, steps, lines: this.heard });
  }

  /** Removes outdated notes, and plays the sound of what is now shown. */
  private shownNow({ position, steps }: Scene): void {
    if (steps.length) this.isTouched = false;
    this.note.positionShown(steps.length > 0);
    const view = position.view;
    const asked = this.asked.peek();
    const isAsked = asked !== null;
    this.hinting.follow(steps, asked === null ? [] : (position.legal?.[asked] ?? []));
    const own = (seat: number) => this.you.peek().includes(seat);
    if (this.you.peek().length) this.explaining.hear({ steps, phase: isAsked ? view.phase : null, isOwn: own });
    if (view.phase === "over" && steps.length) {
      play(view.seats.some((seat, number) => seat.place === 1 && own(number)) ? "win" : "end");
    } else if (isAsked && !this.wasAsked) {
      play("turn");
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(30);
    } else if (steps.length) play("step");
    this.wasAsked = isAsked;
  }

  /** Ends what is being played; false if nothing is. */
  skip(): boolean {
    const isMoving = this.motion.peek() !== null;
    this.showing.skip();
    return isMoving;
  }

  // Commands

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
    if (refusal.code === "stale") {
      this.socket.hello();
      return this.note.say(sentenceOf(refusal), true);
    }
    const { clause, parameters } = refusal.parameters as { clause?: string; parameters?: Record<string, unknown> };
    if (refusal.code !== "illegal" || !clause) return this.note.say(sentenceOf(refusal));
    void this.clauseSentence(clause, parameters).then(
      (sentence) => this.note.say(sentence),
      () => this.note.say(sentenceOf(refusal)),
    );
  }

  private async clauseSentence(clause: string, parameters: Record<string, unknown> = {}): Promise<string> {
    const game = this.facts.peek()?.game ?? "";
    return refusalSentence(await rulesOf(game), lang.peek(), clause, parameters);
  }

  async take(step: string): Promise<void> {
    const seat = this.asked.peek();
    if (seat === null || this.sending.peek()) return;
    this.sending.value = true;
    this.choosing.mark(null);
    await this.command({ t: "act", seat, n: this.heard.length, a: step });
    this.sending.value = false;
  }

  /** Takes back all of the player's seats that bots play. */
  async comeBack(): Promise<void> {
    for (const seat of this.lent.peek()) await this.command({ t: "return", seat });
  }

  /** Those of the absent for whom the others may let a bot play now. */
  readonly replaceable = computed(() => this.absent.value.filter((seat) => !this.seats.value[seat]?.grace));
  /** Those whom the others, at least two of them, need not wait for if all agree, and this player has not yet. */
  readonly waivable = computed(() => {
    const here = this.seats.value.flatMap(({ held, present }, seat) => (held && present ? [seat] : []));
    const mine = this.you.value;
    if (!mine.length || here.every((seat) => mine.includes(seat))) return [];
    return this.absent.value.filter((seat) => {
      const { grace, waived = [] } = this.seats.value[seat] ?? {};
      return grace && !waived.some((one) => mine.includes(one));
    });
  });

  /** Agrees not to wait for those who have just left. */
  async waive(): Promise<void> {
    for (const seat of this.waivable.peek()) await this.command({ t: "waive", seat });
  }

  /** Lets bots play for absent players who have to decide. */
  async standIn(): Promise<void> {
    const game = this.facts.peek()?.game ?? "";
    for (const seat of this.replaceable.peek()) await this.command({ t: "lend", seat, bot: opponents(game).bot });
  }

  readonly isPlayedHere = (seat: number): boolean => this.you.value.includes(seat) && !this.seats.value[seat]?.bot;

  async undo(): Promise<void> {
    const seat = undoer(this.heard, this.you.peek());
    if (seat === undefined) return this.note.say(words.value.refused["nothing-to-undo"]);
    this.choosing.mark(null);
    await this.command({ t: "takeback", seat, n: this.heard.length });
  }

  async preview(step: string): Promise<string[][]> {
    return (await this.socket.preview(step)).outcomes;
  }

  async why(step: string): Promise<string | null> {
    const { clause, parameters } = await this.socket.why(step);
    return clause ? this.clauseSentence(clause, parameters) : null;
  }

  /** Chazz: what a cat is to do. */
  wish(seat: number, wish: string): void {
    this.socket.wish(seat, wish);
  }

  /** Chazz, calm mode: a chair, from 0. */
  pick(seat: number, chair: number): Promise<boolean> {
    return this.command({ t: "pick", seat, n: this.heard.length, chair });
  }
}
