import assert from "node:assert/strict";
import { test } from "node:test";
import { decider, inForce, isOneTurn, joined, played, since, turnsIn, undoer } from "../src/table/lines.ts";
import type { Line } from "../src/wire/protocol.ts";

const step = (a: string, actor: number): Line => ({ e: "step", a, actor, by: actor < 0 ? "chance" : "seat" });
const begun: Line = { e: "begun", order: [0, 1] };

test("lines that arrive again replace the known ones from there", () => {
  const known = [begun, step("left", 0)];
  assert.deepEqual(
    joined(known, 1, [step("right", 0), step("roll 2", -1)]).map((line) => line.a),
    [undefined, "right", "roll 2"],
  );
  assert.deepEqual(joined(known, 0, [begun]), [begun]);
});

test("steps that were taken back do not count", () => {
  const lines = [begun, step("left", 0), step("lay a1a2", 0), { e: "undo", to: 1 }, step("lay b1b2", 0)];
  assert.deepEqual(
    inForce(lines).map((line) => line.a),
    ["left", "lay b1b2"],
  );
});

test("what others and chance did since the player's decision is marked; before that, the player's own last step", () => {
  const lines = [begun, step("left", 0), step("roll 2", -1), step("lay a1a2", 0), step("right", 1), step("roll 1", -1)];
  assert.deepEqual(
    since(lines, [0]).map((line) => line.a),
    ["right", "roll 1"],
  );
  assert.deepEqual(
    since(lines.slice(0, 4), [0]).map((line) => line.a),
    ["lay a1a2"],
  );
  assert.deepEqual(
    since(lines, []).map((line) => line.a),
    ["right", "roll 1"],
  );
});

test("at one screen undo asks for the seat that decided last, whatever was taken back before", () => {
  const lines = [begun, step("lay a1a2", 0), step("lay b1b2", 1)];
  assert.equal(undoer(lines, [0, 1]), 1);
  assert.equal(undoer([...lines, { e: "undo", to: 1 }], [0, 1]), 0);
  assert.equal(undoer([...lines, { e: "undo", to: 1 }, { e: "undo", to: 0 }], [0, 1]), undefined);
  assert.equal(undoer([begun, step("lay a1a2", 0), step("roll 2", -1)], [1]), undefined);
});

test("steps that were taken back are not played", () => {
  const lines = [step("left", 0), step("roll 2", -1)];
  assert.deepEqual(played([...lines, { e: "asked", seat: 0 }]), lines);
  assert.deepEqual(played([...lines, { e: "undo", to: 0 }]), []);
});

test("a turn is what one seat decided, with chance after it", () => {
  const turn = [step("left", 2), step("roll 2", -1), step("lay a1a2", 2)];
  assert.equal(decider(turn), 2);
  assert.equal(decider([step("roll 2", -1)]), null);
  assert.equal(isOneTurn(turn), true);
  assert.equal(isOneTurn([...turn, step("right", 0)]), false);
});

test("all decisions of a seat in a row are one turn", () => {
  assert.equal(
    turnsIn([[step("go", 1)], [step("take", 1), step("hare 2", -1)], [], [step("go", 2)], [step("go", 1)]]),
    3,
  );
  assert.equal(turnsIn([[step("roll 2", -1)]]), 0);
});
