/** The tune: a few notes in a loop. */
import type { Tone } from "../../frame/sound.ts";

const STEP = 0.19; // seconds

/** Bars as one note a step; a dot is a rest. */
const inSteps = (...bars: string[]): string[] => bars.join(" ").split(" ");

const MELODY = inSteps("E5 . G5 E5 . C5 D5 .", "E5 . D5 . C5 . G4 .", "F5 . A5 F5 . D5 E5 .", "D5 E5 D5 . C5 . . G4");
const BASS = inSteps("C3 . . . G3 . . .", "A2 . . . E3 . . .", "F2 . . . C3 . . .", "G2 . . . G3 . B2 .");
const STEPS = MELODY.length;
/** The length of the loop in seconds. */
export const ROUND = STEPS * STEP;

const SEMITONES: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** `A4` is 440 Hz. */
export function hertz(note: string): number {
  const [name = "", octave = "4"] = note;
  return 440 * 2 ** (((SEMITONES[name] ?? 0) - 9) / 12 + Number(octave) - 4);
}

function atStep(number: number): Tone[] {
  const at = number * STEP;
  const [high = ".", low = "."] = [MELODY[number % STEPS], BASS[number % STEPS]];
  return [
    ...(high === "."
      ? []
      : [{ at, from: hertz(high), to: hertz(high), seconds: 0.2, wave: "triangle" as const, loud: 0.09 }]),
    ...(low === "."
      ? []
      : [{ at, from: hertz(low), to: hertz(low) * 0.97, seconds: 0.26, wave: "triangle" as const, loud: 0.13 }]),
    ...(number % 4 === 2 ? [{ at, from: 1900, to: 1300, seconds: 0.03, wave: "square" as const, loud: 0.012 }] : []),
  ];
}

/** The notes that begin between two times of the walk, in seconds; the end is excluded. */
export function notes(from: number, to: number): Tone[] {
  const first = Math.max(0, Math.ceil(from / STEP - 1e-9));
  const last = Math.ceil(to / STEP - 1e-9);
  return Array.from({ length: Math.max(0, last - first) }, (_, n) => atStep(first + n)).flat();
}
