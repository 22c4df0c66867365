/** A match, shown step by step. The board is the same as at a table; nothing is asked there. */
import { computed, signal } from "@preact/signals";
import { replay } from "../api.ts";
import { lang } from "../lang.ts";
import type { Frame, Line, Position, Replay, ReplayAsked } from "../protocol.ts";
import { play } from "../sound.ts";
import type { AnyView, Board, Table } from "../table/board.ts";
import { inForce, since } from "../table/lines.ts";
import { nameInRecord } from "../table/nicknames.ts";
import { PlayedMotion } from "../table/motion.ts";
import { calm, crossFade } from "../table/calm.ts";
import type { GameWords } from "../words/games.ts";

export class ReplayStore {
  readonly match: Replay;
  /** All entries as lines of a log; an undo is one too. */
  readonly lines: readonly Line[];
  /** How many entries have been played. */
  readonly at = signal(0);
  readonly motion = signal<PlayedMotion<AnyView> | null>(null);
  readonly board = signal<Board | null>(null);
  readonly view = computed(() => this.viewAt(this.at.value));
  private readonly frames: readonly Frame[];

  constructor(match: Replay, frames: readonly Frame[], at: number) {
    this.match = match;
    this.frames = frames;
    this.lines = frames.map(lineOf);
    this.at.value = this.within(at);
  }

  /** All of it, piece by piece. */
  static async load(asked: ReplayAsked, at: number): Promise<ReplayStore> {
    const first = await replay(asked);
    const frames = [...first.frames];
    while (frames.length < first.n) {
      const { frames: more } = await replay({ ...asked, since: frames.length });
      if (!more.length) break;
      frames.push(...more);
    }
    return new ReplayStore(first, frames, at);
  }

  get end(): number {
    return this.frames.length;
  }

  name(seat: number): string {
    return nameInRecord(this.match.game, this.match.names[seat] ?? "", seat);
  }

  get names(): string[] {
    return this.match.names.map((_, seat) => this.name(seat));
  }

  private within(at: number): number {
    return Number.isInteger(at) ? Math.min(Math.max(0, at), this.end) : 0;
  }

  private viewAt(at: number): AnyView {
    return (at === 0 ? this.match.start : this.frames[at - 1]?.view) as AnyView;
  }

  /** Goes there; one step on is played, further is shown at once. */
  async go(at: number, pace = 1): Promise<void> {
    const to = this.within(at);
    this.motion.peek()?.skip();
    const animate = this.board.peek()?.animate;
    const line = this.lines[to - 1];
    if (to === this.at.peek() + 1 && line?.e === "step" && animate && !calm() && !document.hidden) {
      const motion = new PlayedMotion(this.view.peek(), this.viewAt(to), [line], pace);
      this.motion.value = motion;
      await animate(motion).catch((error: unknown) => console.error(error));
      if (this.motion.peek() !== motion) return;
    }
    this.motion.value = null;
    if (calm()) crossFade();
    this.at.value = to;
  }

  forBoard(gameWords: GameWords): Table {
    const nobody = () => undefined;
    const played = computed(() => this.lines.slice(0, this.at.value));
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
      big: false,
      lang,
      words: gameWords,
      name: (seat) => this.name(seat),
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
