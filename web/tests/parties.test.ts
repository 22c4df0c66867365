import assert from "node:assert/strict";
import { test } from "node:test";
import { parties, partners } from "../src/table/parties.ts";

const view = (seats: [score: number, place: number][]) => ({
  seats: seats.map(([score, place]) => ({ score, place })),
});

test("without teams each seat is a party", () => {
  const found = parties(
    view([
      [3, 2],
      [9, 1],
      [3, 2],
    ]),
    [],
    null,
  );
  assert.deepEqual(
    found.map(({ seats, place }) => [seats, place]),
    [
      [[1], 1],
      [[0], 2],
      [[2], 2],
    ],
  );
});

test("a team takes one place, with its own score", () => {
  const board = { teamScore: (seats: readonly number[]) => seats.reduce((sum, seat) => sum + [4, 10, 5, 2][seat]!, 0) };
  const found = parties(
    view([
      [4, 3],
      [10, 1],
      [5, 3],
      [2, 1],
    ]),
    [0, 1, 0, 1],
    board,
  );
  assert.deepEqual(found, [
    { seats: [1, 3], place: 1, score: 12 },
    { seats: [0, 2], place: 2, score: 9 },
  ]);
});

test("partners share a score where the rules count for the team", () => {
  const [first] = parties(
    view([
      [20, 1],
      [16, 2],
      [20, 1],
      [16, 2],
    ]),
    [0, 1, 0, 1],
    null,
  );
  assert.deepEqual(first, { seats: [0, 2], place: 1, score: 20 });
  assert.deepEqual(partners([0, 1, 0, 1], 3), [1]);
  assert.deepEqual(partners([], 3), []);
});
