/** What the cats walk to, until the word. */
import { audio, isHeard, sing } from "../../frame/sound.ts";
import { notes } from "./tune.ts";

/** Seconds. */
const AHEAD = 0.4;
const FADE = 0.03;
const LOOK = 120; // milliseconds

/** Plays a little ahead, and looks again and again whether it is to be heard still. */
export class Music {
  /** Seconds since the walk began; null if nobody walks. All devices of a room ask the same race, so they play together. */
  private readonly walked: () => number | null;
  private timer = 0;
  private out: GainNode | null = null;
  /** When the walk began, by the clock of the loudspeaker, which is even where snapshots are not. */
  private began = 0;
  /** Up to here, in seconds of the walk, the notes are under way. */
  private until = 0;

  constructor(walked: () => number | null) {
    this.walked = walked;
  }

  start(): void {
    if (this.timer) return;
    this.timer = window.setInterval(() => this.go(), LOOK);
    this.go();
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = 0;
    this.silence();
  }

  private go(): void {
    const walked = this.walked();
    if (walked === null || !isHeard()) return this.silence();
    const context = audio();
    if (!this.out) {
      this.out = context.createGain();
      this.out.connect(context.destination);
      this.began = context.currentTime - walked;
      this.until = walked;
    }
    const until = context.currentTime - this.began + AHEAD;
    for (const one of notes(this.until, until)) sing(context, one, this.began + one.at, this.out);
    this.until = until;
  }

  /** Notes that are under way are not heard either. */
  private silence(): void {
    const { out } = this;
    if (!out) return;
    this.out = null;
    out.gain.setTargetAtTime(0, out.context.currentTime, FADE / 3);
    setTimeout(() => out.disconnect(), 1000 * (FADE + AHEAD));
  }
}
