/**
 * Interpolates the race between snapshots, which arrive unevenly about fifteen times a second. Cats are drawn on every
 * frame, slightly behind the newest snapshot, so that there is nearly always a next place to walk to.
 */
import type { RaceFacts } from "../../wire/protocol.ts";
import { RING, way } from "./geometry.ts";

export const TICK = 1000 / 30;
/** Milliseconds by which drawing lags behind the newest snapshot. */
export const BEHIND = 130;
/** Ticks for which cats go on when the next snapshot is late; then they wait for it. */
const GUESSED = 3;
const KEPT = 12;
const DRIFT = 0.02;

export interface Seen {
  phase: RaceFacts["phase"];
  places: number[];
  speeds: number[];
  chairs: (number | null)[];
}

export class Track {
  private frames: RaceFacts[] = [];
  /** How the race before this one ended. */
  ended: RaceFacts | null = null;
  /** The time of tick 0, estimated from the fastest snapshots; delayed ones do not count. */
  private began = 0;

  get newest(): RaceFacts | null {
    return this.frames.at(-1) ?? null;
  }

  push(facts: RaceFacts, now: number): void {
    const last = this.newest;
    if (last && facts.tick < last.tick) {
      this.ended = last;
      this.frames = [];
    }
    const began = now - facts.tick * TICK;
    if (facts.held || last?.held) this.frames = []; // the race waits: its time begins again when it goes on
    const isFirst = this.frames.length === 0;
    this.began = isFirst || began < this.began ? began : this.began + (began - this.began) * DRIFT;
    if (last && facts.tick === last.tick && !isFirst) this.frames.pop();
    this.frames.push(facts);
    if (this.frames.length > KEPT) this.frames.shift();
  }

  /** The race to draw now; null before the first snapshot. */
  at(now: number): Seen | null {
    const tick = (now - this.began - BEHIND) / TICK;
    const later = this.frames.findIndex((frame) => frame.tick > tick);
    const newest = this.newest;
    if (!newest) return null;
    if (later === 0) return this.frames[0] as Seen;
    if (later < 0) return guessed(newest, Math.min(tick - newest.tick, GUESSED));
    return between(this.frames[later - 1] as RaceFacts, this.frames[later] as RaceFacts, tick);
  }
}

function between(one: RaceFacts, next: RaceFacts, tick: number): Seen {
  const part = (tick - one.tick) / (next.tick - one.tick);
  return {
    phase: one.phase,
    places: one.places.map((place, seat) => onRing(place + way(place, next.places[seat] ?? place) * part)),
    speeds: next.speeds,
    chairs: one.chairs,
  };
}

function guessed(last: RaceFacts, ticks: number): Seen {
  if (last.phase === "over" || last.phase === "countdown" || last.held) return last;
  const places = last.places.map((place, seat) =>
    last.chairs[seat] === null ? onRing(place + (last.speeds[seat] ?? 0) * ticks) : place,
  );
  return { ...last, places };
}

function onRing(place: number): number {
  return ((place % RING) + RING) % RING;
}
