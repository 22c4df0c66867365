import assert from "node:assert/strict";
import { test } from "node:test";
import { Path } from "../src/replay/path.ts";
import type { Line } from "../src/wire/protocol.ts";

const step = (a: string, actor: number): Line => ({ e: "step", a, actor });
const undo = (to: number): Line => ({ e: "undo", to });
const texts = (lines: readonly Line[]) => lines.map((line) => line.a);

const DEALT = [step("top 1", -1), step("top 2", -1)];
const TURN = [step("left", 0), step("roll 3", -1), step("lay a1a2", 0)];
const OTHER = [step("right", 1), step("roll 1", -1), step("lay b1b2", 1)];

test("the path begins at the first decision", () => {
  const path = new Path([...DEALT, ...TURN]);
  assert.deepEqual(texts(path.steps), ["left", "roll 3", "lay a1a2"]);
  assert.deepEqual(path.stops, [2, 3, 4, 5]);
  assert.deepEqual(path.stopAt(0), { stop: 0, isTakenBack: false });
  assert.deepEqual(path.stopAt(1), { stop: 0, isTakenBack: false });
  assert.deepEqual(path.stopAt(4), { stop: 2, isTakenBack: false });
});

test("a match in which nobody has decided yet has one stop", () => {
  for (const lines of [[], DEALT]) {
    const path = new Path(lines);
    assert.deepEqual([path.stops, path.end, path.turns, path.place(0)], [[lines.length], 0, 0, null]);
    assert.deepEqual([path.nextTurn(0), path.previousTurn(0)], [0, 0]);
  }
});

test("a turn is what one seat decides in a row, with the chance in between", () => {
  const path = new Path([...DEALT, ...TURN, ...OTHER, step("draw", -1)]);
  assert.deepEqual(path.turnEnds, [0, 3, 7]);
  assert.equal(path.turns, 2);
  assert.deepEqual(
    [0, 1, 3, 6, 7].map((stop) => path.nextTurn(stop)),
    [3, 3, 7, 7, 7],
  );
  assert.deepEqual(
    [0, 1, 3, 4, 7].map((stop) => path.previousTurn(stop)),
    [0, 0, 0, 3, 3],
  );
  assert.deepEqual(
    [0, 1, 3, 4, 7].map((stop) => path.place(stop)),
    [
      null,
      { turn: 1, step: 1, steps: 3 },
      { turn: 1, step: 3, steps: 3 },
      { turn: 2, step: 1, steps: 4 },
      { turn: 2, step: 4, steps: 4 },
    ],
  );
  assert.deepEqual(
    [2, 3, 7].map((stop) => path.isTurnEnd(stop)),
    [false, true, true],
  );
});

test("steps that were taken back are not on the path, and links to them are recognised", () => {
  const path = new Path([...DEALT, step("right", 0), step("roll 1", -1), undo(2), ...TURN, step("ahead", 1), undo(5)]);
  assert.deepEqual(texts(path.steps), texts(TURN));
  assert.deepEqual(path.stops, [2, 6, 7, 8]);
  assert.deepEqual(
    [...path.takenBack].map(([stop, lines]) => [stop, texts(lines)]),
    [
      [0, ["right", "roll 1"]],
      [3, ["ahead"]],
    ],
  );
  assert.deepEqual(path.stopAt(4), { stop: 0, isTakenBack: true });
  assert.deepEqual(path.stopAt(5), { stop: 0, isTakenBack: false });
  assert.deepEqual(path.stopAt(9), { stop: 3, isTakenBack: true });
  assert.deepEqual(path.stopAt(10), { stop: 3, isTakenBack: false });
});

test("several takebacks from one stop are one fold", () => {
  const path = new Path([step("a", 0), step("b", 1), undo(1), step("c", 1), undo(0), step("d", 0)]);
  assert.deepEqual(texts(path.steps), ["d"]);
  assert.deepEqual(
    [...path.takenBack].map(([stop, lines]) => [stop, texts(lines)]),
    [[0, ["a", "b", "c"]]],
  );
});

test("every stop's number leads back to it", () => {
  const path = new Path([...DEALT, step("right", 0), undo(2), ...TURN, step("ahead", 1), undo(5), ...OTHER]);
  for (const [stop, entries] of path.stops.entries())
    assert.deepEqual(path.stopAt(entries), { stop, isTakenBack: false });
});
