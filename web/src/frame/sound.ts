/** Short sounds, synthesised instead of loaded. */
import { signal } from "@preact/signals";

export type Sound = "step" | "lay" | "pick" | "pay" | "turn" | "win" | "end" | "no" | "tick";

export interface Tone {
  /** Hertz, from and to. */
  from: number;
  to: number;
  at: number;
  seconds: number;
  wave: OscillatorType;
  loud: number;
}

const tone = (from: number, to: number, seconds: number, wave: OscillatorType, loud = 0.2, at = 0): Tone => ({
  from,
  to,
  at,
  seconds,
  wave,
  loud,
});

const SOUNDS: Record<Sound, Tone[]> = {
  step: [tone(420, 180, 0.06, "triangle", 0.16)],
  lay: [tone(190, 90, 0.12, "triangle", 0.3), tone(900, 300, 0.03, "square", 0.02)],
  pick: [tone(520, 880, 0.12, "sine", 0.16)],
  pay: [tone(1250, 1240, 0.09, "sine", 0.1), tone(1660, 1650, 0.14, "sine", 0.1, 0.07)],
  turn: [tone(523, 523, 0.16, "sine", 0.14), tone(659, 659, 0.26, "sine", 0.14, 0.13)],
  win: [
    tone(523, 523, 0.2, "sine", 0.14),
    tone(659, 659, 0.2, "sine", 0.14, 0.15),
    tone(784, 784, 0.5, "sine", 0.16, 0.3),
  ],
  end: [
    tone(523, 523, 0.22, "sine", 0.12),
    tone(440, 440, 0.22, "sine", 0.12, 0.18),
    tone(349, 349, 0.5, "sine", 0.14, 0.36),
  ],
  no: [tone(200, 150, 0.09, "triangle", 0.14)],
  tick: [tone(980, 760, 0.05, "triangle", 0.2)],
};

export const muted = signal(localStorage.getItem("muted") === "yes");
let context: AudioContext | null = null;

export function toggleMuted(): void {
  muted.value = !muted.value;
  localStorage.setItem("muted", muted.value ? "yes" : "no");
}

export function audio(): AudioContext {
  context ??= new AudioContext();
  return context;
}

/** Whether continuous sound, such as music, may play: not in a background tab. */
export function isHeard(): boolean {
  return !muted.peek() && !document.hidden && (navigator.userActivation?.hasBeenActive ?? false);
}

/** In a background tab only "your turn" is heard. Browsers play nothing before the first tap anyway. */
export function play(name: Sound): void {
  if (muted.value || (document.hidden && name !== "turn") || !navigator.userActivation?.hasBeenActive) return;
  afterPaint(() => {
    const now = audio().currentTime;
    for (const one of SOUNDS[name]) sing(audio(), one, now + one.at);
  });
}

/** The first sound takes longer than a frame, and no tap should wait for it. Hidden pages get no frames. */
function afterPaint(sound: () => void): void {
  if (document.hidden) sound();
  else requestAnimationFrame(() => setTimeout(sound));
}

export function sing(context: AudioContext, one: Tone, at: number, into: AudioNode = context.destination): void {
  const voice = context.createOscillator();
  const gain = context.createGain();
  voice.type = one.wave;
  voice.frequency.setValueAtTime(one.from, at);
  voice.frequency.exponentialRampToValueAtTime(one.to, at + one.seconds);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(one.loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + one.seconds);
  voice.connect(gain).connect(into);
  voice.start(at);
  voice.stop(at + one.seconds + 0.02);
}
