import assert from "node:assert/strict";
import { test } from "node:test";
import { anchor, asSeen, looks, meant, type Place, places, turnedRug } from "../src/boards/marrakech/asking.ts";
import { BAND, BORDER } from "../src/boards/marrakech/border.ts";
import {
  bands,
  CELLS,
  cellAt,
  centre,
  loop,
  middle,
  pairText,
  pathOf,
  SIDE,
  walk,
} from "../src/boards/marrakech/geometry.ts";
import { readEvent } from "../src/boards/marrakech/language.ts";
import { layers } from "../src/boards/marrakech/layers.ts";
import { coloursAt, coloursOf, regionOf, sidesOf } from "../src/boards/marrakech/region.ts";
import { overlap, spread } from "../src/boards/marrakech/spread.ts";
import { walkOf } from "../src/boards/marrakech/telling.ts";
import { boardWords } from "../src/boards/marrakech/words.ts";
import { neighbour, STRAIGHT } from "../src/kit/grid.ts";
import type { MarrakechView } from "../src/wire/views/marrakech.ts";

const laid = (...events: string[]) => events.map((event) => ({ e: "step" as const, events: [event] }));

function viewOf(rugs: MarrakechView["rugs"]): MarrakechView {
  const seat = { dirhams: 30, rugs: 12, top: null, out: 0, score: 30, place: 1 };
  return {
    game: "marrakech",
    seat: null,
    actor: 0,
    phase: "turn",
    turn: 0,
    assam: { cell: "d4", facing: "s" },
    seats: [seat, seat, seat],
    rugs,
  };
}

test("each cell is found by its middle, and its neighbours lie one cell away", () => {
  for (const cell of CELLS) {
    assert.equal(cellAt(centre(cell)), cell);
    for (const way of STRAIGHT) {
      const there = neighbour(cell, way, SIDE);
      if (there) assert.equal(neighbour(there, looks(looks(way, "left"), "left"), SIDE), cell);
    }
  }
  assert.equal(neighbour("a1", "n", SIDE), null);
  assert.equal(cellAt([-1, 50]), null);
  assert.equal(pairText("c4", "c3"), "c3c4");
  assert.equal(pairText("d3", "c3"), "c3d3");
});

test("a straight walk is told cell by cell", () => {
  assert.deepEqual(
    walk("d4", "d6").map((leg) => [leg.from, leg.to, leg.way]),
    [
      ["d4", "d5", "s"],
      ["d5", "d6", "s"],
    ],
  );
});

test("along the mosaic Assam leaves and comes back where the rules say, at corners too", () => {
  assert.match(loop("g4", "g5", "w").path, /^L700 350 L708 350 A34 50 0 0 1 708 450 L700 450 L650 450$/);
  assert.match(loop("g1", "g1", "s").path, /^L700 50 L708 50 A42 42 0 1 0 650 -8 L650 0 L650 50$/);
  assert.match(loop("a7", "a7", "e").path, /^L50 700 L50 708 A42 42 0 1 1 -8 650 L0 650 L50 650$/);
  assert.equal(pathOf("d4", walk("d4", "d5")), "M350 350 L350 450");
  assert.equal(bands().length, 14);
});

test("events are read, and so are steps of chance in previews", () => {
  assert.deepEqual(readEvent("2 pays 5 to 1"), { verb: "pays", seat: 1, n: 5, owner: 0 });
  assert.deepEqual(readEvent("1 lays c3c4 colour 2"), { verb: "lays", seat: 0, first: "c3", second: "c4", colour: 2 });
  assert.deepEqual(readEvent("roll 3"), { verb: "roll", slippers: 3 });
  assert.throws(() => readEvent("somebody dances"));
});

test("a previewed throw tells where Assam stops, and what is paid there", () => {
  const walked = walkOf("g4", [
    "faces e",
    "roll 2",
    "loops g4 g5 w",
    "walks g5 f5",
    "2 owes 9 to 1",
    "2 pays 4 to 1",
    "2 out",
  ]);
  assert.equal(walked.slippers, 2);
  assert.equal(walked.to, "f5");
  assert.equal(walked.legs.length, 2);
  assert.deepEqual(walked.toll, { seat: 1, amount: 4, to: 0, short: true, out: true });
});

test("rugs lie in the order in which they were laid, and hidden ones are left out", () => {
  const steps = laid("1 lays c3c4 colour 1", "2 lays c4d4 colour 2", "3 lays c2c3 colour 3");
  const seen = viewOf({
    c2: { seat: 2, colour: 2, other: "c3" },
    c3: { seat: 2, colour: 2, other: "c2" },
    c4: { seat: 1, colour: 1, other: "d4" },
    d4: { seat: 1, colour: 1, other: "c4" },
  });
  assert.deepEqual(
    layers(seen, steps).map((layer) => layer.colour),
    [1, 2],
  );
});

test("while the log is ahead of the view, only what the view shows is drawn", () => {
  const steps = laid("1 lays c3c4 colour 1", "2 lays c4d4 colour 2");
  const before = viewOf({ c3: { seat: 0, colour: 0, other: "c4" }, c4: { seat: 0, colour: 0, other: "c3" } });
  assert.deepEqual(
    layers(before, steps).map((layer) => layer.colour),
    [0],
  );
  assert.deepEqual(layers(viewOf({}), steps), []);
});

test("without a log whole rugs lie over the remains of others", () => {
  const seen = viewOf({
    c3: { seat: 1, colour: 1, other: "c4" },
    c4: { seat: 1, colour: 1, other: "c3" },
    d4: { seat: 0, colour: 0, other: null },
  });
  assert.deepEqual(
    layers(seen, []).map((layer) => [layer.first, layer.second]),
    [
      ["d4", null],
      ["c3", "c4"],
    ],
  );
});

test("a tap means the nearest rug over its cell; after the first half, the one that goes on from it", () => {
  const offered = places(["lay c4d4", "lay d3d4", "lay d3e3", "lay c3d3", "lay e3e4"]);
  const step = (place: Place | null) => place?.step;
  assert.equal(step(meant(offered, "d3", [390, 250], null)), "lay d3e3");
  assert.equal(step(meant(offered, "d3", [305, 250], null)), "lay c3d3");
  assert.equal(step(meant(offered, "e3", [450, 250], "e4")), "lay e3e4");
  assert.equal(step(meant(offered, "e3", [450, 250], "d3")), "lay d3e3");
  assert.equal(meant(offered, "g7", [650, 650], null), null);
});

test("R turns a rug around its half beside Assam, through all that are offered and back", () => {
  const offered = places(["lay c3d3", "lay d2d3", "lay d3e3", "lay e4f4"]);
  const first = offered[0] as Place;
  assert.equal(anchor(first.cells, "d4"), "d3");
  const seen = new Set<string>();
  let now = first;
  for (let turn = 0; turn < 3; turn += 1) {
    seen.add(now.step);
    now = turnedRug(offered, now, "d4", 1);
  }
  assert.equal(now.step, first.step);
  assert.equal(seen.size, 3);
  assert.equal(turnedRug(offered, turnedRug(offered, first, "d4", 1), "d4", -1).step, first.step);
  assert.deepEqual(middle(["c3", "d3"]), [300, 250]);
});

test("turns have their order on the screen, with ahead in the middle", () => {
  const ways = (facing: "n" | "e" | "s" | "w") =>
    asSeen(["left", "ahead", "right"], facing)
      .map((turn) => looks(facing, turn))
      .join("");
  assert.deepEqual(
    ["n", "e", "s", "w"].map((facing) => ways(facing as "n")),
    ["wne", "nes", "wse", "nws"],
  );
});

test("the area of a toll goes on over sides, not over corners or another colour of the same seat", () => {
  const half = (colour: number) => ({ seat: Math.floor(colour / 2), colour, other: null });
  const colours = coloursOf(viewOf({ c3: half(2), c4: half(2), d4: half(2), e5: half(2), b3: half(3), c2: half(0) }));
  assert.deepEqual(regionOf(colours, "c3").sort(), ["c3", "c4", "d4"]);
  assert.deepEqual(regionOf(colours, "e5"), ["e5"]);
  assert.deepEqual(regionOf(colours, "a1"), []);
  assert.equal(sidesOf(["c3", "c4"]).match(/M/g)?.length, 6);
});

test("a toll is for what lay there then, not for what was laid over it later", () => {
  const steps = laid("2 lays c3c4 colour 2", "3 pays 2 to 2", "3 lays c4d4 colour 3");
  const payment = steps[1];
  assert.ok(payment);
  assert.deepEqual(regionOf(coloursAt(payment, steps), "c3").sort(), ["c3", "c4"]);
});

test("tags make way for each other and for fixed boxes, and stay on the board", () => {
  const tag = { x: 650, y: 50, wide: 200, high: 44 };
  const fixed = { x: 650, y: 50, wide: 78, high: 104 };
  const placed = spread([tag, tag, tag], [fixed]);
  const all = [...placed, fixed];
  for (const [number, one] of all.entries()) for (const other of all.slice(number + 1)) assert.ok(!overlap(one, other));
  for (const one of placed) assert.ok(one.x + one.wide / 2 <= 758 && one.y - one.high / 2 >= -58);
  assert.deepEqual(spread([{ x: 350, y: 350, wide: 60, high: 38 }], [fixed])[0], {
    x: 350,
    y: 350,
    wide: 60,
    high: 38,
  });
});

test("a player without a name is addressed as you", () => {
  const [en, ru] = [boardWords("en"), boardWords("ru")];
  assert.equal(en.moreDirhams(null, 31, 29), "Equal points, so dirhams decide: you have 31, the next 29.");
  assert.equal(en.moreDirhams("Anna", 31, 29), "Equal points, so dirhams decide: Anna has 31, the next 29.");
  assert.equal(ru.moreDirhams(null, 31, 29), "Очков поровну, поэтому решают дирхамы: у вас 31, у следующего 29.");
  assert.equal(en.rug(null, true, ["c3", "c4"]), "c3 and c4: your pale rug");
  assert.equal(ru.half("c3", null, false, null), "c3: ваш ковёр, наполовину закрыт");
  assert.equal(en.oneLeft(null), "Only you are left.");
});

test("the walk over the border in the rules follows the mosaic, which is no cell", () => {
  assert.deepEqual(
    BORDER.map(({ to }) => to),
    ["c2", "c1", "d1", "d2"],
  );
  const [, band] = BAND.split(" L250 -8 ");
  assert.ok(band && bands().some((one) => one.includes(band.slice(0, band.indexOf(" L350 50")))), BAND);
});
