import assert from "node:assert/strict";
import { test } from "node:test";
import { kept, moved, pointAt, transform, whole, zoomed } from "../src/boards/tayu/camera.ts";
import { body, course, reaches } from "../src/boards/tayu/channels.ts";
import { positionSentences } from "../src/boards/tayu/describing.ts";
import { decidedSentence, endedSentence } from "../src/boards/tayu/ending.ts";
import { gains, standing } from "../src/boards/tayu/foreseen.ts";
import { cellOf, ends, outletsOf, spotOf } from "../src/boards/tayu/geometry.ts";
import { around, heldWay, nextWay, placeOf, placesOf, tapped, turnedThere } from "../src/boards/tayu/places.ts";
import { WORDS } from "../src/boards/tayu/words.ts";
import type { TayuView } from "../src/wire/views/tayu.ts";

const named = (outlets: { spot: { column: number; row: number }; way: string }[]) =>
  outlets.map(({ spot, way }) => cellOf(spot) + way);

test("cells are named by column and row", () => {
  assert.deepEqual(spotOf("s19"), { column: 18, row: 18 });
  for (const cell of ["a1", "j9", "r18"]) assert.equal(cellOf(spotOf(cell)), cell);
});

test("a tile's outlets turn with it", () => {
  assert.deepEqual(ends("n0s2e"), [
    { part: 0, way: "n" },
    { part: 2, way: "s" },
    { part: 2, way: "e" },
  ]);
  const first = spotOf("j9");
  assert.deepEqual(named(outletsOf({ type: "n0n1e", first, way: "e" })), ["j9n", "k9n", "l9e"]);
  assert.deepEqual(named(outletsOf({ type: "n0n1e", first, way: "s" })), ["j9e", "j10e", "j11s"]);
  assert.deepEqual(named(outletsOf({ type: "n0n1e", first, way: "w" })), ["j9s", "i9s", "h9w"]);
  assert.deepEqual(named(outletsOf({ type: "n0n1e", first, way: "n" })), ["j9w", "j8w", "j7n"]);
});

test("the water of a tile reaches exactly its three outlets", () => {
  for (const type of ["n0n1n2", "n0ew", "n1s1w", "n0s2e", "n2es2"])
    for (const way of ["n", "e", "s", "w"] as const) {
      const lying = { type, first: spotOf("j9"), way };
      const edges = reaches(lying).flatMap(({ spot, from, to }) => [cellOf(spot) + from, cellOf(spot) + to]);
      for (const outlet of named(outletsOf(lying))) assert.ok(edges.includes(outlet), `${type} ${way}: ${outlet}`);
      assert.ok(!course(lying).includes("NaN"));
    }
});

test("a tile's body is one by three cells, wherever its cell 0 is", () => {
  assert.deepEqual(body({ first: spotOf("c1"), way: "w" }), { x: 0, y: 0, width: 60, height: 20 });
  assert.deepEqual(body({ first: spotOf("a3"), way: "n" }), { x: 0, y: 0, width: 20, height: 60 });
});

const offered = placesOf(["place c3 e", "place c3 s", "place e3 w", "place j9 e", "bid 3"]);

test("only steps that lay a tile are places", () => {
  assert.equal(offered.length, 4);
  assert.equal(placeOf("pass"), null);
});

test("a tap prefers the tile as it is held, then turned, then what a finger may have meant", () => {
  assert.equal(tapped(offered, 3.5, 2.5, "e", 0)?.step, "place c3 e");
  assert.equal(tapped(offered, 3.5, 2.5, "w", 0)?.step, "place e3 w");
  assert.equal(tapped(offered, 2.5, 4.5, "e", 0)?.step, "place c3 s");
  assert.equal(tapped(offered, 8.4, 8.5, "e", 0), null);
  assert.equal(tapped(offered, 8.4, 8.5, "e", 1)?.step, "place j9 e");
});

test("turning goes through the places over a cell, and comes round", () => {
  const anchor = spotOf("c3");
  assert.deepEqual(
    around(offered, anchor).map(({ way }) => way),
    ["e", "s", "w"],
  );
  let place = offered[0] as (typeof offered)[number];
  const seen = [place.step];
  for (let turn = 0; turn < 3; turn++) {
    place = turnedThere(offered, place, anchor, false);
    seen.push(place.step);
  }
  assert.deepEqual(seen, ["place c3 e", "place c3 s", "place e3 w", "place c3 e"]);
  assert.equal(turnedThere(offered, place, anchor, true).step, "place e3 w");
});

test("turning the tile in hand skips ways in which it fits nowhere", () => {
  assert.equal(heldWay(offered, "n"), "e");
  assert.equal(nextWay(offered, "w", false), "e");
  assert.equal(nextWay(offered, "e", true), "w");
});

const square = { size: 360, margin: 30 };

test("the camera never leaves the board, and keeps what is under the fingers", () => {
  assert.deepEqual(kept(square, { scale: 0.5, x: 900, y: -900 }), whole(square));
  const near = zoomed(square, whole(square), 2, 0.25, 0.75);
  assert.deepEqual(pointAt(square, near, 0.25, 0.75), pointAt(square, whole(square), 0.25, 0.75));
  assert.equal(moved(square, near, -9, 0).x, 360 + 30 - 105);
});

test("the point that the camera looks at is in the middle of the box", () => {
  assert.equal(transform(square, whole(square)), "translate(0%, 0%) scale(1)");
  assert.equal(transform(square, { scale: 2, x: 180, y: 75 }), "translate(-50%, 0%) scale(2)");
});

const view = {
  phase: "place",
  sides: { n: 4, e: 1, s: 5, w: 0 },
  seats: [{ sides: ["n", "s"] }, { sides: ["w", "e"] }],
  left: { plain: 40, ring: 35 },
  tiles: Array(8).fill({}),
  aside: 0,
  drawn: "n0n1e",
} as unknown as TayuView;

test("previewed points are added to their side", () => {
  const [upright, level] = standing(view, gains(["1 lays n0n1e j1 e", "n scores 2", "draw n0ew"]));
  assert.deepEqual(upright, { sides: ["n", "s"], seats: [0], counts: [6, 5], score: 30 });
  assert.deepEqual(level, { sides: ["w", "e"], seats: [1], counts: [0, 1], score: 0 });
});

test("a place is named by what the tile does there, then by its cells", () => {
  assert.equal(WORDS.ru.lays(0, [], "i9–k9"), "первая фишка, на центре (i9–k9)");
  assert.equal(WORDS.ru.lays(1, ["n", "e"], "p1–r1"), "продолжит канал и выйдет к северу и востоку (p1–r1)");
  assert.equal(WORDS.ru.lays(2, [], "c3–c5"), "соединит 2 истока (c3–c5)");
  assert.equal(WORDS.en.lays(1, ["s"], "a18–c18"), "continues the channel and reaches the south (a18–c18)");
});

/** The end of a match: points by side, places by seat. */
const over = (sides: number[], places: number[], more: Partial<TayuView> = {}) => {
  const [n, e, s, w] = sides;
  const seats = places.map((place, seat) => ({
    sides: [
      ["n", "s"],
      ["w", "e"],
    ][seat % 2],
    place,
  }));
  return {
    ...view,
    phase: "over",
    sides: { n, e, s, w },
    seats,
    open: [{ cell: "a1", way: "e" }],
    spoiler: null,
    target: null,
    ...more,
  } as unknown as TayuView;
};

test("the end says why: a tile that fits nowhere, no open outlet, an empty bag", () => {
  const left = { plain: 12, ring: 8 };
  assert.equal(
    endedSentence(over([4, 4, 4, 4], [1, 1], { left }), WORDS.ru),
    "Партия кончилась: вытянутую фишку некуда выложить. В мешке осталось 20 фишек.",
  );
  assert.equal(
    endedSentence(over([4, 4, 4, 4], [1, 1], { left, open: [] }), WORDS.en),
    "The game is over: no outlet is open, so the tile fits nowhere. 20 tiles were left in the bag.",
  );
  assert.equal(
    endedSentence(over([4, 4, 4, 4], [1, 1], { left: { plain: 0, ring: 0 } }), WORDS.en),
    "The game is over: the drawn tile fits nowhere. It was the last tile.",
  );
  assert.equal(
    endedSentence(over([4, 4, 4, 4], [1, 1], { drawn: null }), WORDS.en),
    "The game is over: the bag is empty.",
  );
});

test("between equal scores the end says what decided", () => {
  assert.equal(
    decidedSentence(over([2, 4, 8, 4], [2, 1]), WORDS.ru),
    "Счёт равный, 16 : 16. Решила слабая сторона: 4 против 2.",
  );
  assert.equal(
    decidedSentence(over([0, 3, 5, 0], [1, 2]), WORDS.en),
    "The scores are level, 0 : 0. The sum of both sides decided: 5 against 3.",
  );
  assert.equal(decidedSentence(over([4, 4, 4, 4], [1, 1]), WORDS.en), null);
  assert.equal(decidedSentence(over([5, 4, 4, 4], [1, 2]), WORDS.en), null);
  assert.equal(
    decidedSentence(over([2, 4, 8, 4], [3, 1, 3, 1]), WORDS.en),
    "The scores are level, 16 : 16. The weaker side decided: 4 against 2.",
  );
});

test("with a spoiler the target decides", () => {
  const spoiled = { spoiler: 2, target: 24 };
  const three = (places: number[]) => {
    const made = over([3, 4, 3, 4], places, spoiled);
    return {
      ...made,
      seats: made.seats.map((seat, number) => (number === 2 ? { ...seat, sides: null } : seat)),
    } as TayuView;
  };
  assert.equal(decidedSentence(three([2, 2, 1]), WORDS.ru), "Никто не набрал 24, поэтому победил вредитель.");
  assert.equal(decidedSentence(three([2, 1, 2]), WORDS.en), "24 was reached, so the spoiler loses.");
});

test("the board in words lists everything on it", () => {
  const tile = {
    type: "n0ew",
    way: "e",
    cells: ["i9", "j9", "k9"],
    outlets: [
      { cell: "i9", way: "n" },
      { cell: "k9", way: "e" },
      { cell: "i9", way: "w" },
    ],
  };
  const told = positionSentences(
    {
      ...view,
      board: { size: 18, centre: [], doubling: [] },
      tiles: [tile],
      open: tile.outlets,
    } as unknown as TayuView,
    WORDS.en,
  );
  assert.ok(told.includes("A tile is drawn; from left to right its outlets are: top 1, top 2, right end"));
  assert.ok(told.includes("In the bag with a ring: 35"));
  assert.equal(told.at(-1), "Tile on i9–k9, outlets: i9 north, k9 east, i9 west");
});

test("both languages say everything", () => {
  assert.deepEqual(Object.keys(WORDS.ru).sort(), Object.keys(WORDS.en).sort());
});
