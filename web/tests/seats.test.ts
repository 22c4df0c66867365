import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const css = readFileSync(new URL("../../src/igroteka/core/drawing/colours.css", import.meta.url), "utf8");
const seats = Array.from({ length: 8 }, (_, n) => new RegExp(`--look-${n + 1}: (#\\w{6})`).exec(css)?.[1] ?? "");
const GROUNDS = ["#f6f1e7", "#171a1f"];

type Three = [number, number, number];

function linear(colour: string): Three {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Three;
}

const luminance = ([r, g, b]: Three): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(linear(one)), luminance(linear(other))].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Machado, Oliveira and Fernandes 2009: how colours look with a complete deficiency. */
const SIGHTS: Record<string, Three[]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function lab(colour: string, sight: Three[]): Three {
  const seen = linear(colour);
  const [r, g, b] = sight.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, n) => sum + part * (seen[n] ?? 0), 0),
      ),
    ),
  ) as Three;
  const bend = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = bend(luminance([r, g, b]));
  const z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test("every seat's colour stands out on both grounds", () => {
  for (const seat of seats)
    for (const ground of GROUNDS) assert.ok(contrast(seat, ground) >= 3, `${seat} on ${ground}`);
});

test("any two seats differ in colour with any colour vision deficiency", () => {
  for (const sight of Object.values(SIGHTS))
    for (const [n, one] of seats.entries())
      for (const other of seats.slice(0, n)) {
        const apart = Math.hypot(...lab(one, sight).map((part, at) => part - (lab(other, sight)[at] ?? 0)));
        assert.ok(apart > 15, `${one} and ${other}: ${apart}`);
      }
});
