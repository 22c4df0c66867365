import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import { isPlayedByYou, isYou, nameUnlessYou } from "../src/kit/you.ts";

const table = (yours: number[], bots: (string | undefined)[] = []) => ({
  yours: signal(yours),
  seats: signal([0, 1].map((seat) => ({ bot: bots[seat] }))),
});

test('one person is "you", at a shared screen nobody is', () => {
  assert.equal(isYou(table([0]), 0), true);
  assert.equal(isYou(table([0]), 1), false);
  assert.equal(isYou(table([0, 1]), 0), false);
  assert.equal(isYou(table([]), 0), false);
});

test("nobody plays a seat that is lent", () => {
  assert.equal(isPlayedByYou(table([0]), 0), true);
  assert.equal(isPlayedByYou(table([0], ["novice"]), 0), false);
});

test('people with names are named, a guest is "you"', () => {
  const named = (name: string, called: string, yours: number[]) =>
    nameUnlessYou({ ...table(yours), name: () => name, called: () => called }, 0);
  assert.equal(named("Anna", "Anna", [0]), "Anna");
  assert.equal(named("You", "Guest (you)", [0]), null);
  assert.equal(named("Guest 1", "Guest 1 (you)", [0, 1]), "Guest 1");
});
