/** The words as cats say them: a hiss, three scratches, a purr. Synthesised from filtered noise. */
import { audio, isHeard } from "../../frame/sound.ts";
import type { KindName } from "../../wire/views/chazz.ts";

interface Breath {
  at: number;
  seconds: number;
  /** Hertz, from and to. */
  from: number;
  to: number;
  loud: number;
}

const breath = (at: number, seconds: number, from: number, to: number, loud: number): Breath => ({
  at,
  seconds,
  from,
  to,
  loud,
});

const VOICES: Record<KindName, Breath[]> = {
  spit: [breath(0, 0.07, 1800, 5200, 0.5), breath(0.05, 0.5, 5200, 3600, 0.32)],
  claw: [breath(0, 0.11, 900, 2600, 0.5), breath(0.14, 0.11, 1000, 2800, 0.5), breath(0.28, 0.16, 1100, 3200, 0.5)],
  rub: Array.from({ length: 14 }, (_, n) => breath(n * 0.045, 0.035, 130, 90, n < 7 ? 1.6 : 1.2)),
};

export function utter(kind: KindName): void {
  if (!isHeard()) return;
  for (const one of VOICES[kind]) breathe(audio(), one);
}

function breathe(context: AudioContext, { at, seconds, from, to, loud }: Breath): void {
  const start = context.currentTime + at;
  const noise = context.createBufferSource();
  noise.buffer = rustle(context);
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 1.2;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + seconds);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + Math.min(0.02, seconds / 3));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  noise.connect(filter).connect(gain).connect(context.destination);
  noise.start(start, Math.random() * 0.4);
  noise.stop(start + seconds);
}

let made: AudioBuffer | null = null;

/** A second of white noise. */
function rustle(context: AudioContext): AudioBuffer {
  if (made) return made;
  made = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = made.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  return made;
}
