/** What becomes of a list of one's own matches: who was met, who has won, and how sure that is. */
import "./page.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { ledgerOf, levelOf, PEOPLE, partyOf, winOf } from "../src/mine/party.ts";
import { statistics, wilson } from "../src/mine/statistics.ts";
import type { MyTable } from "../src/wire/protocol.ts";

const BOTS = ["novice", "solid", "master"];

/** A match that is over: for each seat its bot, or null for a person, and its place. */
function played(seats: [bot: string | null, place: number][], more: Partial<MyTable> = {}, game = "go"): MyTable {
  const result = seats.map(([bot, place]) => ({ name: bot === null ? "Ann" : "", bot, score: 10 - place, place }));
  const summary = { game, public: false, status: "over" as const, seats: seats.length, free: 0, names: [], result };
  return { id: "t", code: "t", summary, mine: [0], ...more };
}

const rounded = ({ rate, from, to }: { rate: number; from: number; to: number }) =>
  [rate, from, to].map((share) => Math.round(1000 * share));

test("Wilson's interval is the one of the books, and stays between 0 and 1", () => {
  assert.deepEqual(rounded(wilson(14, 24)), [583, 388, 755]);
  assert.deepEqual(rounded(wilson(5, 10)), [500, 237, 763]);
  assert.deepEqual(rounded(wilson(0, 10)), [0, 0, 278]);
  assert.deepEqual(rounded(wilson(10, 10)), [1000, 722, 1000]);
  assert.deepEqual(rounded(wilson(1, 1)), [1000, 207, 1000]);
  assert.deepEqual(rounded(wilson(500, 1000)), [500, 469, 531]);
  assert.deepEqual(rounded(wilson(2.5, 10)), [250, 81, 558]);
});

test("a shared first place is half a win, and a partner shares nothing", () => {
  const wins = (table: MyTable) => winOf(partyOf(table)!);
  assert.equal(
    wins(
      played([
        [null, 1],
        ["solid", 2],
      ]),
    ),
    1,
  );
  assert.equal(
    wins(
      played([
        [null, 1],
        ["solid", 1],
      ]),
    ),
    0.5,
  );
  assert.equal(
    wins(
      played([
        [null, 2],
        ["solid", 1],
        ["solid", 2],
      ]),
    ),
    0,
  );
  const four: [string | null, number][] = [
    [null, 1],
    ["solid", 2],
    ["novice", 1],
    ["solid", 2],
  ];
  const team = played(four, { teams: [0, 1, 0, 1] });
  assert.equal(wins(team), 1);
  assert.deepEqual([partyOf(team)?.of, partyOf(team)?.partners.length, partyOf(team)?.opponents.length], [2, 1, 2]);
  assert.equal(wins(played(four, { teams: [0, 1, 0, 1], mine: [0, 2] })), 1);
});

test("nobody wins against themselves, nor a match without a result, nor one of unknown seats", () => {
  assert.equal(
    partyOf(
      played(
        [
          [null, 1],
          [null, 2],
        ],
        { mine: [0, 1] },
      ),
    ),
    null,
  );
  assert.equal(partyOf(played([])), null);
  assert.equal(
    partyOf({
      ...played([
        [null, 1],
        ["solid", 2],
      ]),
      mine: [],
    }),
    null,
  );
});

test("the level is that of the strongest bot, or people if there were any, without partners", () => {
  const level = (table: MyTable) => levelOf(partyOf(table)!, BOTS);
  assert.equal(
    level(
      played([
        [null, 1],
        ["novice", 2],
        ["master", 3],
        ["solid", 4],
      ]),
    ),
    "master",
  );
  assert.equal(
    level(
      played([
        [null, 1],
        ["master", 2],
        [null, 3],
      ]),
    ),
    PEOPLE,
  );
  const team = [
    [null, 1],
    ["solid", 2],
    [null, 1],
    ["novice", 2],
  ] as [string | null, number][];
  assert.equal(level(played(team, { teams: [0, 1, 0, 1] })), "solid");
  assert.equal(
    level(
      played([
        [null, 1],
        ["of a later version", 2],
      ]),
    ),
    "of a later version",
  );
});

test("what a partner shares does not dilute luck", () => {
  const account = { start: 0, luck: 30_000, own: -10_000, others: 0, unexplained: 0, result: 0 };
  const ledger = (table: MyTable) => ledgerOf(table, partyOf(table)!);
  const four = [
    [null, 1],
    ["solid", 2],
    ["solid", 1],
    ["solid", 2],
  ] as [string | null, number][];
  assert.deepEqual(
    ledger(
      played(
        [
          [null, 1],
          ["solid", 2],
        ],
        { accounts: [account] },
      ),
    ),
    { luck: 30_000, own: -10_000 },
  );
  assert.deepEqual(ledger(played(four, { accounts: [account], teams: [0, 1, 0, 1] })), { luck: 45_000, own: -15_000 });
  assert.equal(
    ledger(
      played([
        [null, 1],
        ["solid", 2],
      ]),
    ),
    null,
  );
});

test("matches are counted by game, seats and level", () => {
  const won: [string | null, number][] = [
    [null, 1],
    ["novice", 2],
  ];
  const lost: [string | null, number][] = [
    [null, 2],
    ["novice", 1],
  ];
  const tables = [
    played(
      [
        [null, 1],
        [null, 2],
      ],
      {},
      "cats",
    ),
    played(won),
    played([
      [null, 2],
      ["novice", 1],
      ["novice", 3],
    ]),
    played([
      [null, 1],
      [null, 2],
    ]),
    played([
      [null, 1],
      ["master", 2],
    ]),
    played(lost),
    played(won),
    played([], {}),
  ];
  const rows = statistics(tables, () => BOTS).map(({ game, seats, level, games, rate }) => [
    game,
    seats,
    level,
    games,
    Math.round(100 * rate),
  ]);
  assert.deepEqual(rows, [
    ["cats", 2, PEOPLE, 1, 100],
    ["go", 2, "novice", 3, 67],
    ["go", 2, "master", 1, 100],
    ["go", 2, PEOPLE, 1, 100],
    ["go", 3, "novice", 1, 0],
  ]);
  assert.deepEqual(
    statistics([], () => BOTS),
    [],
  );
});
