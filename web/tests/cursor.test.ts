import assert from "node:assert/strict";
import { test } from "node:test";
import { next } from "../src/kit/cursor.ts";

const square = ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"].map((key) => ({
  key,
  x: key.charCodeAt(0),
  y: Number(key[1]),
}));

test("an arrow goes to the nearest choice in its direction", () => {
  assert.equal(next(square, "a1", "ArrowRight"), "b1");
  assert.equal(next(square, "a2", "ArrowRight"), "c2");
  assert.equal(next(square, "b1", "ArrowDown"), "b3");
  assert.equal(next(square, "c3", "ArrowUp"), "c2");
});

test("the first arrow marks the first choice, and where nothing lies that way the list goes on", () => {
  assert.equal(next(square, null, "ArrowLeft"), "a1");
  assert.equal(next(square, "c3", "ArrowDown"), "a1");
  assert.equal(next([], null, "ArrowUp"), null);
});

test("every choice can be reached from every other one by arrows alone", () => {
  const scattered = Array.from({ length: 40 }, (_, n) => ({ key: `${n}`, x: (n * 37) % 101, y: (n * 53) % 97 }));
  for (const from of scattered) {
    const seen = new Set([from.key]);
    const open = [from.key];
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const) {
        const to = next(scattered, at, arrow);
        if (to !== null && !seen.has(to)) {
          seen.add(to);
          open.push(to);
        }
      }
    assert.equal(seen.size, scattered.length);
  }
});
