/** A match that is replayed step by step. The board is the same as at a table, but asks nothing. */
import { batch, computed, signal } from "@preact/signals";
import { lang } from "../frame/language.ts";
import { play } from "../frame/sound.ts";
import type { Board, Table } from "../kit/board.ts";
import { calm, crossFade } from "../kit/calm.ts";
import { PlayedMotion } from "../kit/motion.ts";
import { nameInRecord } from "../seats/nicknames.ts";
import { inForce, isDecision, since } from "../table/lines.ts";
import { replay } from "../wire/api.ts";
import type { AnyView, Frame, Line, Position, Replay, ReplayAsked } from "../wire/protocol.ts";
import type { GameWords } from "../words/games.ts";
import { Path } from "./path.ts";

export class ReplayStore {
  readonly match: Replay;
  readonly path: Path;
  /** The stop that was chosen. Every press moves it at once, whatever is being played. */
  readonly at = signal(0);
  /** The stop that the board shows: it follows `at`. */
  readonly shown = signal(0);
  /** If a link shows steps that were taken back later, the number of record entries to there; null on the path. */
  readonly aside = signal<number | null>(null);
  readonly motion = signal<PlayedMotion<AnyView> | null>(null);
  readonly board = signal<Board | null>(null);
  /** Steps to be marked on the board, by the stops at which they could be chosen: what a review recommends. */
  readonly marks = signal<ReadonlyMap<number, readonly string[]>>(new Map());
  /** The number of record entries that lead to the position shown. */
  readonly entries = computed(() => this.aside.value ?? this.path.stops[this.shown.value] ?? 0);
  readonly view = computed(() => this.viewAt(this.entries.value));
  /** The stop that is shown, or that a motion leads to. */
  readonly toldStop = computed(() => this.shown.value + (this.motion.value ? 1 : 0));
  /** The step that leads there. */
  readonly told = computed<Line | undefined>(() =>
    this.aside.value ? this.lines[this.aside.value - 1] : this.path.steps[this.toldStop.value - 1],
  );
  /** The seat whose turn is shown; at the beginning, the one whose turn comes first. */
  readonly mover = computed(
    () => this.path.steps.slice(0, this.toldStop.value).findLast(isDecision)?.actor ?? this.view.value.actor,
  );
  private readonly frames: readonly Frame[];
  /** All entries as log lines, including undos. */
  private readonly lines: readonly Line[];
  /** Steps from this stop to `at` are played. */
  private playedFrom = 0;
  private pace = 1;
  private isFollowing = false;

  /** Starts after the first `entries` of the record. */
  constructor(match: Replay, frames: readonly Frame[], entries: number) {
    this.match = match;
    this.frames = frames;
    this.lines = frames.map(lineOf);
    this.path = new Path(this.lines);
    const wanted = Number.isInteger(entries) ? Math.min(Math.max(0, entries), frames.length) : 0;
    const { stop, isTakenBack } = this.path.stopAt(wanted);
    this.at.value = this.shown.value = stop;
    if (isTakenBack) this.aside.value = wanted;
  }

  /** Loads the whole match, page by page. */
  static async load(asked: ReplayAsked, entries: number): Promise<ReplayStore> {
    const first = await replay(asked);
    const frames = [...first.frames];
    while (frames.length < first.n) {
      const { frames: more } = await replay({ ...asked, since: frames.length });
      if (!more.length) break;
      frames.push(...more);
    }
    return new ReplayStore(first, frames, entries);
  }

  name(seat: number): string {
    return nameInRecord(this.match.game, this.match.names[seat] ?? "", seat);
  }

  get names(): string[] {
    return this.match.names.map((_, seat) => this.name(seat));
  }

  /** Whether the match has ended. */
  get isOver(): boolean {
    return this.viewAt(this.frames.length).phase === "over";
  }

  private viewAt(entries: number): AnyView {
    return (entries === 0 ? this.match.start : this.frames[entries - 1]?.view) as AnyView;
  }

  /** Shows a stop at once. */
  go(stop: number): void {
    const to = Math.min(Math.max(0, stop), this.path.end);
    this.head(to, to, 1);
  }

  /** Plays the steps to a stop. What was being played ends at once. */
  play(stop: number, pace = 1): void {
    const from = this.at.peek();
    const canPlay = this.board.peek()?.animate && !calm() && !document.hidden;
    if (canPlay && stop > from && stop <= this.path.end) this.head(stop, from, pace);
    else this.go(stop);
  }

  /** Ends what is being played. */
  skip(): void {
    if (this.motion.peek()) this.go(this.at.peek());
  }

  private head(to: number, playedFrom: number, pace: number): void {
    this.at.value = to;
    this.playedFrom = playedFrom;
    this.pace = pace;
    this.motion.peek()?.skip();
    void this.follow();
  }

  /** A skipped motion still puts its pieces back, so nothing else is shown until it has ended. */
  private async follow(): Promise<void> {
    if (this.isFollowing) return;
    this.isFollowing = true;
    if (this.aside.peek()) this.show(this.playedFrom);
    while (this.shown.peek() !== this.at.peek()) {
      const from = this.shown.peek();
      if (from < this.playedFrom || from > this.at.peek()) this.show(this.playedFrom);
      else await this.playStep(from);
    }
    this.isFollowing = false;
  }

  private show(stop: number): void {
    if (calm()) crossFade();
    batch(() => {
      this.motion.value = null;
      this.aside.value = null;
      this.shown.value = stop;
    });
  }

  private async playStep(from: number): Promise<void> {
    const [before, after] = [this.viewAt(this.path.stops[from] ?? 0), this.viewAt(this.path.stops[from + 1] ?? 0)];
    const motion = new PlayedMotion(before, after, this.path.steps.slice(from, from + 1), this.pace);
    this.motion.value = motion;
    try {
      await this.board.peek()?.animate?.(motion);
    } catch (error) {
      console.error(error); // an error in a board must not stop the replay
    }
    this.show(from + 1);
  }

  /** The steps to be marked at the position that is shown. */
  private get marked(): readonly string[] {
    const isAtStop = !this.motion.value && this.aside.value === null;
    return (isAtStop && this.marks.value.get(this.shown.value)) || [];
  }

  forBoard(gameWords: GameWords): Table {
    const nobody = () => undefined;
    const played = computed(() => this.lines.slice(0, this.entries.value));
    return {
      view: this.view,
      facts: signal({ id: "", code: "", game: this.match.game, options: this.match.options }),
      seats: signal(this.match.names.map((name) => ({ name }))),
      position: computed<Position>(() => ({ view: this.view.value })),
      yours: signal([]),
      asked: signal(null),
      legal: signal([]),
      recent: computed(() => since(played.value, [])),
      steps: computed(() => inForce(played.value)),
      marked: signal(null),
      foreseen: signal(null),
      hinted: computed(() => this.marked),
      big: false,
      lang,
      words: gameWords,
      name: (seat) => this.name(seat),
      called: (seat) => this.name(seat),
      tap: nobody,
      mark: nobody,
      take: nobody,
      preview: () => Promise.resolve([]),
      why: () => Promise.resolve(null),
      refuse: nobody,
      say: nobody,
      sound: play,
      race: signal(null),
      wish: nobody,
      pick: nobody,
    };
  }
}

function lineOf({ a, actor, events }: Frame): Line {
  const [, to] = /^undo (\d+)$/.exec(a) ?? [];
  return to === undefined ? { e: "step", a, actor: actor ?? undefined, events } : { e: "undo", to: Number(to) };
}
