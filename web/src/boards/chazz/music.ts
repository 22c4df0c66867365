/** The music that cats walk to until the word is called. */
import { audio, isHeard, sing } from "../../frame/sound.ts";
import { notes } from "./tune.ts";

/** Seconds. */
const AHEAD = 0.4;
const FADE = 0.03;
const LOOK = 120; // milliseconds

/** Schedules notes slightly ahead, and checks regularly whether they should still be heard. */
export class Music {
  /**
   * Seconds since the walk began; null if nobody walks. Devices in one room follow the same race, so they play in sync.
   */
  private readonly walked: () => number | null;
  private timer = 0;
  private out: GainNode | null = null;
  /** When the walk began by the audio clock, which is steady where snapshots are not. */
  private began = 0;
  /** Notes up to this second of the walk are scheduled. */
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

  /** Cancels scheduled notes too. */
  private silence(): void {
    const { out } = this;
    if (!out) return;
    this.out = null;
    out.gain.setTargetAtTime(0, out.context.currentTime, FADE / 3);
    setTimeout(() => out.disconnect(), 1000 * (FADE + AHEAD));
  }
}
