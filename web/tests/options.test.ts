import assert from "node:assert/strict";
import { test } from "node:test";
import type { OptionCard } from "../src/wire/protocol.ts";
import { matters, teamsWith, unusual } from "../src/words/options.ts";

const both = (text: string) => ({ en: text, ru: text });
const values = (...names: string[]) => names.map((name) => ({ name, title: both(`${name}!`) }));
const OPTIONS: OptionCard[] = [
  { name: "players", title: both("Seats"), default: "2", values: values("2", "3") },
  { name: "stealing", title: both("Stealing"), default: "off", values: values("off", "on") },
  {
    name: "limit",
    title: both("Stolen"),
    default: "turn",
    values: values("turn", "boat"),
    when: { stealing: ["on"], players: ["3"] },
  },
  { name: "rounds", title: both("Rounds"), default: "0", least: 0, most: 99 },
];

test("an option applies if everything it needs is chosen", () => {
  const [, , limit] = OPTIONS as [OptionCard, OptionCard, OptionCard];
  assert.equal(matters(limit, { players: "3", stealing: "on" }), true);
  assert.equal(matters(limit, { players: "2", stealing: "on" }), false);
  assert.equal(matters(limit, { players: "3" }), false);
});

test("changed options are told in noun phrases, and those that do not apply are left out", () => {
  assert.deepEqual(unusual(OPTIONS, { players: "3", stealing: "on", limit: "boat", rounds: "40" }, "ru"), [
    "Stealing",
    "Stolen: boat!",
    "Rounds: 40",
  ]);
  assert.deepEqual(unusual(OPTIONS, { players: "3", stealing: "off", limit: "boat", rounds: "0" }, "en"), []);
});

test("options decide which seats play together", () => {
  const pairings = [{ when: { players: "4", teams: "on" }, teams: [0, 1, 0, 1] }];
  assert.deepEqual(teamsWith(pairings, { players: "4", teams: "on", row: "open" }), [0, 1, 0, 1]);
  assert.deepEqual(teamsWith(pairings, { players: "4", teams: "off" }), []);
});
