import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import { picker } from "../src/boards/chazz/asking.ts";
import { kindsOf } from "../src/boards/chazz/cards.ts";
import { chairSentence } from "../src/boards/chazz/describing.ts";
import { decidedSentence, endedSentence } from "../src/boards/chazz/ending.ts";
import { angleOf, chairPlace, MIDDLE, paws, RING, way } from "../src/boards/chazz/geometry.ts";
import { marksOf } from "../src/boards/chazz/marks.ts";
import { Steering } from "../src/boards/chazz/steering.ts";
import { tells } from "../src/boards/chazz/telling.ts";
import { BEHIND, TICK, Track } from "../src/boards/chazz/track.ts";
import { hertz, notes, ROUND } from "../src/boards/chazz/tune.ts";
import { WORDS } from "../src/boards/chazz/words.ts";
import type { Table } from "../src/kit/board.ts";
import type { Line, RaceFacts } from "../src/wire/protocol.ts";
import type { ChazzView } from "../src/wire/views/chazz.ts";

const race = (tick: number, places: number[], more: Partial<RaceFacts> = {}): RaceFacts => ({
  tick,
  phase: "walk",
  left: 300,
  places,
  speeds: places.map(() => 40),
  chairs: places.map(() => null),
  signal: 90,
  call: 180,
  ...more,
});
/** When a tick is drawn, if tick 0 was at 1000. */
const drawn = (tick: number) => 1000 + tick * TICK + BEHIND;
const arrives = (tick: number) => 1000 + tick * TICK;

test("between two snapshots cats are drawn on the way, also over the end of the ring", () => {
  const track = new Track();
  assert.equal(track.at(0), null);
  track.push(race(100, [0, RING - 40]), arrives(100));
  track.push(race(102, [80, 40]), arrives(102));
  const places = track.at(drawn(101))?.places.map(Math.round);
  assert.deepEqual(places, [40, 0]);
});

test("a snapshot that was held up does not stop the cats", () => {
  const track = new Track();
  for (const tick of [0, 2, 4, 6]) track.push(race(tick, [tick * 40]), arrives(tick) + (tick === 4 ? 50 : 0));
  assert.ok(Math.abs((track.at(drawn(5))?.places[0] ?? 0) - 200) < 5);
});

test("while the race waits, cats stand, and then go on from there at once", () => {
  const track = new Track();
  track.push(race(10, [1000]), 1000 + 10 * TICK);
  for (const held of [3, 2, 1]) track.push(race(10, [1000], { held }), 14000 - held * 1000);
  assert.deepEqual(track.at(13999)?.places, [1000]);
  track.push(race(12, [1080]), 14000 + 2 * TICK);
  assert.deepEqual(track.at(14000 + 2 * TICK + BEHIND)?.places, [1080]);
});

test("if the next snapshot is missing, cats go on a little and then wait; seated cats stay", () => {
  const track = new Track();
  track.push(race(10, [400, 900], { phase: "run", chairs: [null, 1] }), arrives(10));
  assert.equal(Math.round(track.at(drawn(12))?.places[0] ?? 0), 480);
  const late = track.at(drawn(40));
  assert.equal(late?.places[0], 520);
  assert.equal(late?.places[1], 900);
});

test("a cat sits down at its own tick, not before", () => {
  const track = new Track();
  track.push(race(20, [0], { phase: "run" }), arrives(20));
  track.push(race(22, [0], { phase: "run", chairs: [2] }), arrives(22));
  assert.deepEqual(track.at(drawn(21))?.chairs, [null]);
  assert.deepEqual(track.at(drawn(22))?.chairs, [2]);
});

test("the next race forgets the last one, but not how it ended", () => {
  const track = new Track();
  track.push(race(300, [5], { phase: "over", chairs: [0] }), arrives(300));
  track.push(race(2, [7], { phase: "countdown" }), arrives(330));
  assert.equal(track.newest?.tick, 2);
  assert.equal(track.ended?.tick, 300);
});

test("the first chair is at the top, and the shorter way is found", () => {
  assert.equal(angleOf(0), -Math.PI / 2);
  assert.equal(chairPlace(4, 1), 4200);
  assert.equal(way(100, RING - 100), -200);
  assert.equal(way(RING - 100, 100), 200);
});

test("everybody's paws fit on the table at every chair, with any number of seats", () => {
  for (let chairs = 3; chairs <= 7; chairs += 1) {
    for (let chair = 0; chair < chairs; chair += 1) {
      const { spots, size } = paws(chairs, chair, chairs, 218);
      assert.equal(spots.length, chairs);
      for (const { x, y } of spots) assert.ok(Math.hypot(x - MIDDLE, y - MIDDLE) + size / 2 < 290);
      for (const [n, one] of spots.entries())
        for (const other of spots.slice(n + 1)) assert.ok(Math.hypot(one.x - other.x, one.y - other.y) >= size - 1);
    }
  }
});

test("the last round stays marked until somebody sits down again", () => {
  const line = (...events: string[]): Line => ({ e: "step", events });
  const first = [
    line("1 calls spit"),
    line("2 sits 3"),
    line("1 sits 1", "1 lays spit 1", "2 moves spit 2 3", "2 gathers 3", "2 captures 3"),
  ];
  const { fresh, taken } = marksOf([...first, line("2 calls rub")]);
  assert.deepEqual(fresh.get(0)?.get(0), ["spit"]);
  assert.deepEqual(fresh.get(2)?.get(1), ["spit"]);
  assert.deepEqual(taken, [2]);
  assert.equal(marksOf([...first, line("2 calls rub"), line("1 sits 2")]).fresh.size, 0);
  assert.equal(marksOf([]).fresh.size, 0);
});

test("the cards of a seat at a chair are found, and an empty chair has none", () => {
  assert.deepEqual(kindsOf({ sitter: null, territory: null, cards: [{ seat: 3, kinds: ["rub"] }] }, 3), ["rub"]);
  assert.deepEqual(kindsOf(undefined, 3), []);
});

test("no word can be called before the first snapshot of a race, nor in its first seconds; in calm mode, at once", () => {
  const heard = signal<{ snapshot: { race: RaceFacts }; at: number } | null>(null);
  const calm = signal({ calm: false });
  const some = signal<number[]>([]);
  const table = {
    race: heard,
    facts: calm,
    view: signal({ phase: "call" }),
    yours: some,
    seats: some,
    asked: signal(null),
  };
  const steering = new Steering(table as unknown as Table<ChazzView>);
  assert.ok(steering.isTooEarly);
  heard.value = { snapshot: { race: race(100, [0], { left: 600 }) }, at: performance.now() };
  assert.ok(steering.isTooEarly);
  heard.value = { snapshot: { race: race(200, [0], { left: 500 }) }, at: performance.now() };
  assert.ok(!steering.isTooEarly);
  heard.value = null;
  calm.value = { calm: true };
  assert.ok(!steering.isTooEarly);
});

test("the music loops, each note is played once, and it is in tune", () => {
  assert.equal(hertz("A4"), 440);
  assert.ok(Math.abs(hertz("C3") - 130.81) < 0.01);
  const [first] = notes(0, 0.01);
  assert.equal(first?.at, 0);
  assert.equal(first?.from, hertz("E5"));
  const whole = notes(0, 20);
  const inParts = Array.from({ length: 200 }, (_, n) => notes(n / 10, (n + 1) / 10)).flat();
  assert.deepEqual(inParts, whole);
  const round = (begin: number) =>
    notes(begin, begin + ROUND).map(({ from, at }) => [from, Math.round((at - begin) * 1000)]);
  assert.deepEqual(round(ROUND), round(0));
});

/** A table of five cats in the walk of a race, led by seat 0. */
function walking(yours: number[], lang: "ru" | "en", bots: Record<number, string> = {}) {
  const cat = (chair: number | null) => ({ chair, hand: {}, score: 0, place: 1 });
  const view = {
    phase: "call",
    leader: 0,
    word: null,
    card: 0,
    seats: [cat(0), cat(1), cat(null)],
    chairs: [
      { sitter: 0, territory: 0, cards: [] },
      { sitter: 1, territory: 1, cards: [] },
    ],
  } as unknown as ChazzView;
  return {
    view: signal(view),
    facts: signal({ calm: false }),
    yours: signal(yours),
    seats: signal([0, 1, 2].map((seat) => ({ bot: bots[seat] }))),
    asked: signal(null),
    legal: signal([]),
    position: signal({}),
    steps: signal([{ e: "step", by: "race" }]),
    lang: signal(lang),
    big: false,
    name: (seat: number) => (yours.includes(seat) ? (lang === "ru" ? "Вы" : "You") : "Anna"),
    called: (seat: number) => (yours.includes(seat) ? (lang === "ru" ? "Гость (вы)" : "Guest (you)") : "Anna"),
    race: signal({ snapshot: { t: "snapshot", race: race(120, [0, 0, 0]) }, at: performance.now() }),
  } as unknown as Table<ChazzView>;
}

test("the leader is told that the word is theirs, all others whose it is", () => {
  const told = (yours: number[], lang: "ru" | "en") => tells(walking(yours, lang), new Steering(walking(yours, lang)));
  assert.equal(told([0], "ru"), "Слово называете вы");
  assert.equal(told([0], "en"), "You call the word");
  assert.equal(told([1], "ru"), "Гуляйте у стульев: слово назовёт Anna");
  assert.equal(told([1], "en"), "Walk behind the chairs: Anna will call a word");
});

test("while the race waits, everybody is told for how long, and nobody can call", () => {
  const table = walking([0], "en");
  const steering = new Steering(table);
  assert.equal(steering.isTooEarly, true);
  const snapshot = { t: "snapshot" as const, race: race(300, [0, 0, 0]) };
  table.race.value = { snapshot, at: performance.now() };
  assert.equal(steering.isTooEarly, false);
  table.race.value = { snapshot: { ...snapshot, race: race(300, [0, 0, 0], { held: 2 }) }, at: performance.now() };
  assert.equal(steering.isTooEarly, true);
  assert.equal(tells(table, steering), "The server was held up: the race goes on in 2 s");
});

test("a player whose seat is lent does not call the word", () => {
  const told = (lang: "ru" | "en") =>
    tells(walking([0], lang, { 0: "sleepy" }), new Steering(walking([0], lang, { 0: "sleepy" })));
  assert.equal(told("ru"), "Гуляйте у стульев: слово назовёт Гость (вы)");
  assert.equal(told("en"), "Walk behind the chairs: Guest (you) will call a word");
});

test("in calm mode the chair is picked by the player or bot of the seat", () => {
  const picking = (bots: Record<number, string>) => {
    const table = walking([0], "en", bots);
    const view = { ...table.view.value, phase: "sit" };
    return picker({
      ...table,
      view: signal(view),
      facts: signal({ calm: true }),
      position: signal({ waits: [0, 1] }),
    } as unknown as Table<ChazzView>);
  };
  assert.equal(picking({}), 0);
  assert.equal(picking({ 0: "sleepy" }), null);
});

test("players are addressed about their own chair and territory", () => {
  const table = walking([0], "ru");
  (table.view as { value: ChazzView }).value = { ...table.view.value, phase: "card" };
  assert.equal(
    chairSentence(table, 0),
    "Стул 1: здесь сидите вы; ваша территория; здесь карточка лидера; карточек нет.",
  );
  assert.equal(chairSentence(table, 1), "Стул 2: сидит Anna; территория: Anna; карточек нет.");
});

test("the end says why, and what decided between equal territories", () => {
  const end = (scores: number[], places: number[], spreads: number[]) =>
    ({
      to_win: 2,
      seats: scores.map((score, seat) => ({ score, place: places[seat] })),
      chairs: [0, 1, 2, 3].map((chair) => ({
        cards: spreads.flatMap((most, seat) => (chair < most ? [{ seat, kinds: ["spit"] }] : [])),
      })),
    }) as unknown as ChazzView;
  assert.equal(endedSentence(end([2, 0], [1, 2], [1, 1]), WORDS.en), "The game is over: two territories are held.");
  assert.equal(endedSentence(end([1, 0], [1, 2], [1, 1]), WORDS.ru), "Партия кончилась: сыграны все условленные коны.");
  assert.equal(
    decidedSentence(end([2, 0, 2], [2, 3, 1], [4, 0, 2]), WORDS.en),
    "Territories are level at 2. Cards at fewer chairs decided: 2 against 4.",
  );
  assert.equal(decidedSentence(end([2, 1], [1, 2], [4, 0]), WORDS.en), null);
  assert.equal(decidedSentence(end([1, 1], [1, 1], [2, 2]), WORDS.en), null);
});
