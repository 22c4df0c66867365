import assert from "node:assert/strict";
import { test } from "node:test";
import { filled, plural } from "../src/words/format.ts";

test("a Russian noun has three forms, an English one two", () => {
  const coins = ["монета", "монеты", "монет"];
  const said = [1, 2, 5, 11, 12, 21, 22, 25, 101, 111].map((n) => plural(n, coins));
  assert.deepEqual(said, [
    "монета",
    "монеты",
    "монет",
    "монет",
    "монет",
    "монета",
    "монеты",
    "монет",
    "монета",
    "монет",
  ]);
  assert.deepEqual(
    [1, 2, 21].map((n) => plural(n, ["coin", "coins"])),
    ["coin", "coins", "coins"],
  );
});

test("holes are filled by number, by code, by list and as they are", () => {
  assert.equal(filled("{name} pays {n:coin|coins}", { name: "Аня", n: 3 }), "Аня pays 3 coins");
  assert.equal(filled("it {end:won=is won;lost=is lost}", { end: "lost" }), "it is lost");
  assert.equal(filled("one of {valid}", { valid: [2, 3] }), "one of 2, 3");
  assert.equal(filled("{unknown} stays", {}), "{unknown} stays");
  assert.equal(filled("{end:won=won by {name};lost=lost}", { end: "won", name: "Аня" }), "won by Аня");
});
