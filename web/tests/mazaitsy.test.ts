/** Mazaitsy: questions as places, the layout of the picture, and previews. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { cellsOf, meant, offers, offersAt } from "../src/boards/mazaitsy/asking.ts";
import { decision, known, leaders, reckoning, teamScore } from "../src/boards/mazaitsy/counting.ts";
import { certain, foresight } from "../src/boards/mazaitsy/foresight.ts";
import { boatSpot, hareSpot, layout, middle, wayTo } from "../src/boards/mazaitsy/geometry.ts";
import { WORDS } from "../src/boards/mazaitsy/words.ts";
import { neighbour, turned } from "../src/kit/grid.ts";
import type { MazaitsyView, SeatView } from "../src/wire/views/mazaitsy.ts";

const seat = (boat: string, heading: "n" | "e", load: number[] = []): SeatView => ({
  boat,
  heading,
  load,
  ashore: 0,
  banked: { points: 0, hares: 0 },
  swamp: null,
  ashore_values: null,
  score: null,
  place: null,
  team: null,
  partner: null,
});
/** Two against two. */
const paired = (seats: SeatView[]): SeatView[] =>
  seats.map((one, number) => ({ ...one, team: number % 2, partner: (number + 2) % 4 }));

const view: MazaitsyView = {
  game: "mazaitsy",
  seat: 0,
  actor: 0,
  phase: "move",
  turn: 0,
  teams: true,
  size: 6,
  starts: ["c3", "d3", "c4", "d4"],
  field: [
    { cell: "a1", card: "fish+", arrow: null, hares: [2] },
    { cell: "b1", card: "log", arrow: null, hares: [] },
    { cell: "c1", card: "fish", arrow: null, hares: [] },
  ],
  seats: paired([seat("c3", "n", [1, 2]), seat("c3", "e", [3]), seat("c3", "n", [4]), seat("a1", "e")]),
  row: [],
  hand: null,
  top: null,
  pile: 0,
  discard: 0,
  pool: 9,
  mazai: { appeared: 0, rounds: 3, seat: null, last_lap: false },
  stage: { acts: 0, used: [] },
  waiting: [],
  spot: null,
  confirm: ["lay"],
};

const places = (legal: string[], part = {}) => offers(view, 0, legal, part).map(({ key, place }) => [key, place]);

test("ways on the field", () => {
  assert.equal(neighbour("c3", "ne", 6), "d2");
  assert.equal(neighbour("f6", "se", 6), null);
  assert.equal(turned("n", -1), "nw");
  assert.equal(wayTo("c3", "d4"), "se");
  assert.equal(wayTo("c3", "e3"), null);
});

test("moves are the cards they lead to", () => {
  assert.deepEqual(places(["ahead", "slip left", "left", "stop"]), [
    ["ahead", { is: "cell", cell: "c2" }],
    ["slip left", { is: "cell", cell: "b2" }],
    ["left", { is: "turn", side: "left" }],
    ["stop", { is: "cell", cell: "c3" }],
  ]);
});

test("hares are where they lie: on the card, in the player's boat, in others'", () => {
  assert.deepEqual(places(["take 2", "drop 1", "get 4", "steal 3 from 2"]), [
    ["take 2", { is: "hare", value: 2 }],
    ["drop 1", { is: "hold", seat: 0, value: 1 }],
    ["get 4", { is: "hold", seat: 2, value: 4 }],
    ["steal 3 from 2", { is: "hold", seat: 1, value: 3 }],
  ]);
});

test("a hare that may go ashore or to the partner is asked in two parts", () => {
  const legal = ["drop 1", "drop 2", "give 1"];
  assert.deepEqual(
    places(legal).map(([key]) => key),
    ["hare 1", "drop 2"],
  );
  assert.deepEqual(places(legal, { value: 1 }), [
    ["drop 1", { is: "shore" }],
    ["give 1", { is: "boat", seat: 2 }],
  ]);
});

test("a current is asked in two parts: its card, then its way", () => {
  const legal = ["lay b1 n", "lay b1 e", "lay c1 n"];
  assert.deepEqual(places(legal), [
    ["lay b1", { is: "cell", cell: "b1" }],
    ["lay c1", { is: "cell", cell: "c1" }],
  ]);
  assert.deepEqual(
    places(legal, { cell: "b1" }).map(([key]) => key),
    ["lay b1 n", "lay b1 e"],
  );
});

test("Mazai's types are all cards of the type", () => {
  const all = offers(view, 0, ["scatter fish", "scatter log"], {});
  assert.deepEqual(cellsOf(view, all[0]!), ["a1", "c1"]);
  assert.deepEqual(
    offersAt(view, all, "c1").map((one) => one.key),
    ["scatter fish"],
  );
});

test("a tap beside a hare never leaves it behind", () => {
  const one = offers(view, 0, ["take 2", "on"], {});
  assert.deepEqual(
    offersAt(view, one, "c3").map(({ key }) => key),
    ["take 2"],
  );
  const two = offers(view, 0, ["take 2", "take 3", "on"], {});
  assert.deepEqual(offersAt(view, two, "c3"), []);
});

test("a tap on anything else means the step that is refused", () => {
  assert.equal(meant(view, 0, "c2"), "ahead");
  assert.equal(meant(view, 0, "d2"), "slip right");
  assert.equal(meant(view, 0, "c4"), null);
  assert.equal(meant({ ...view, phase: "lay", hand: { card: "side+", hare: 1 } }, 0, "a1"), "lay a1 ne");
});

test("only what all outcomes share is certain", () => {
  assert.deepEqual(
    certain([
      ["1 lays log a1", "top log"],
      ["1 lays log a1", "top mazai"],
    ]),
    ["1 lays log a1"],
  );
  assert.deepEqual(certain([["1 turns e"]]), ["1 turns e"]);
});

test("events as ways", () => {
  const told = foresight([
    "1 rows c3 c2",
    "1 drifts c2 d2",
    "1 is pulled d2 e1",
    "whirls 2 a1 away",
    "sucks 1 a1 b1",
    "1 lays straight a1 e",
  ]);
  assert.deepEqual(
    told.legs.map((leg) => [leg.by, leg.to]),
    [
      ["rows", "c2"],
      ["drifts", "d2"],
      ["pulled", "e1"],
    ],
  );
  assert.deepEqual(
    told.hares.map((move) => move.to),
    [null, "b1"],
  );
  assert.equal(told.laid?.arrow, "e");
});

test("the layout keeps everything inside, whatever the window", () => {
  for (const [width, height] of [
    [320, 300],
    [360, 520],
    [752, 620],
    [1400, 900],
    [700, 190],
  ] as const) {
    for (const [size, seats] of [
      [5, 2],
      [6, 3],
      [6, 4],
    ] as const) {
      const plan = layout(width, height, size, seats);
      const last = middle(plan, `${"abcdef"[size - 1]}${size}`);
      assert.ok(last.x + 84 <= plan.width + 1 && last.y + 84 <= plan.height + 1, `field ${width} ${height} ${size}`);
      for (const box of plan.holds) {
        assert.ok(
          plan.tray.x + (box.x + box.width) * plan.tray.scale <= plan.width + 1,
          `holds ${width} ${height} ${size}`,
        );
        assert.ok(
          plan.tray.y + (box.y + box.height) * plan.tray.scale <= plan.height + 1,
          `holds ${width} ${height} ${size}`,
        );
      }
    }
  }
});

test("hares and boats that share a card lie apart", () => {
  const hares = [0, 1, 2, 3].map((n) => JSON.stringify(hareSpot(n, null)));
  assert.equal(new Set(hares).size, 4);
  const boats = [0, 1, 2, 3].map((n) => JSON.stringify(boatSpot(n, 4)));
  assert.equal(new Set(boats).size, 4);
});

test("both languages say everything", () => {
  const keys = (one: object): string[] =>
    Object.entries(one).flatMap(([key, value]) =>
      typeof value === "object" && value ? keys(value as object).map((inner) => `${key}.${inner}`) : [key],
    );
  assert.deepEqual(keys(WORDS.ru), keys(WORDS.en));
});

test("hares that are put ashore one by one: those in the boat, and nothing else", () => {
  assert.deepEqual(places(["ahead", "left", "drop 1", "drop 2", "give 1"], { unload: true }), [
    ["drop 1", { is: "hold", seat: 0, value: 1 }],
    ["drop 2", { is: "hold", seat: 0, value: 2 }],
  ]);
});

test("points are known as far as tokens lie face up", () => {
  const open = { ...seat("c3", "n", [1, 4]), banked: { points: 10, hares: 4 } };
  assert.deepEqual(known(open), { points: 15, isAll: true });
  assert.deepEqual(known({ ...open, ashore: 3 }), { points: 18, isAll: false });
  assert.deepEqual(known({ ...open, ashore: 3, ashore_values: [4, 4, 4], score: 27 }), { points: 27, isAll: true });
});

test("a leader leads with the partner, and alone", () => {
  assert.deepEqual(leaders(view), [0, 2]); // 3 and 4 in the boats, against 3 and 0
  const alone = view.seats.map((one) => ({ ...one, team: null, partner: null }));
  assert.deepEqual(leaders({ ...view, seats: alone }), [2]);
  assert.deepEqual(leaders({ ...view, seats: alone.slice(0, 2) }), []);
});

const counted = (ashore: number[], load: number[], place: number): SeatView => ({
  ...seat("c3", "n", load),
  ashore: ashore.length,
  ashore_values: ashore,
  place,
  score: [...ashore, ...load].reduce((a, b) => a + b, 0),
});
const over = (teams: boolean, ...seats: SeatView[]): MazaitsyView => ({
  ...view,
  phase: "over",
  teams,
  seats: teams ? paired(seats) : seats,
});
const names = (number: number) => ["Ann", "Bob", "Cleo", "Dan"][number]!;
const decided = (end: MazaitsyView) => decision(end, WORDS.en, names);

test("the tie-break is told", () => {
  assert.equal(decided(over(false, counted([4, 4], [], 1), counted([3], [], 2))), null);
  assert.equal(
    decided(over(false, counted([4, 2, 2], [], 1), counted([4, 4], [], 2))),
    "8 points each. More hares won: Ann 3, Bob 2.",
  );
  assert.match(
    decided(over(false, counted([4], [4], 2), counted([4, 4], [], 1)))!,
    /^8 points and 2 hares each.*: Bob 0, Ann 1\.$/,
  );
  assert.match(decided(over(false, counted([4], [4], 1), counted([4], [4], 1)))!, /shared/);
  assert.match(
    decision(over(false, counted([4, 2, 2], [], 1), counted([4, 4], [], 2)), WORDS.ru, names)!,
    /по 8\. Решило число зайцев: Ann — 3, Bob — 2/,
  );
});

test("teams are compared by what both have", () => {
  const end = over(true, counted([4], [], 1), counted([4], [], 2), counted([1, 3], [], 1), counted([4], [], 2));
  assert.equal(decided(end), "8 points each. More hares won: Ann and Cleo 3, Bob and Dan 2.");
});

test("the score sheet adds up to the score", () => {
  const own = { ...counted([4, 1], [2], 1), banked: { points: 9, hares: 3 }, score: 16 };
  const rows = reckoning(own, WORDS.en.reckoning);
  assert.equal(
    rows.reduce((sum, { amount }) => sum + Number(amount), 0),
    own.score,
  );
});

test("a team's score is that of both", () => {
  assert.equal(
    teamScore(
      over(true, counted([4], [], 1), counted([4], [], 2), counted([1, 3], [2], 1), counted([4], [], 2)),
      [0, 2],
    ),
    10,
  );
});
