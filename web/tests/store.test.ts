import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { answers, happen, hide } from "./page.ts";
import { type FakeWire, FakeWorld } from "./world.ts";

const { TableStore } = await import("../src/table/store.ts");
const { isFast } = await import("../src/table/pace.ts");
type Store = InstanceType<typeof TableStore>;
type Board = NonNullable<Store["board"]["value"]>;

const PEOPLE = [
  { name: "Anna", held: true, present: true },
  { name: "Ben", held: true, present: true },
];
const FACTS = { id: "t", code: "KARPET", game: "go", options: {} };

const step = (actor: number, a: string) => ({ e: "step", actor, a, events: [`${actor} ${a}`] });

/** A position in which the given seats have to decide. */
const position = (legal: Record<number, string[]> = {}, more: object = {}) => ({
  view: { game: "go", phase: "play", actor: 0, turn: 0, seat: 0, seats: [{ score: 1 }, { score: 2 }] },
  waits: Object.keys(legal).map(Number),
  legal,
  ...more,
});

const BEGUN = [{ e: "begun" }];
const stores: Store[] = [];

/** A table that has been welcomed, with a board. */
function opened(welcome: object = {}, board: Partial<Board> = {}): { store: Store; world: FakeWorld; wire: FakeWire } {
  const world = new FakeWorld();
  const store = new TableStore("t", world);
  stores.push(store);
  world.wire.onopen?.();
  world.wire.tell({
    ...{ t: "welcome", v: 1, n: 1, since: 0, facts: FACTS, seats: PEOPLE, you: [0], host: true, lines: BEGUN },
    ...{ position: position({ 0: ["lay a1", "lay b2"] }) },
    ...welcome,
  });
  const choices = () => store.legal.value.map((one, x) => ({ key: one, name: one, x, y: 0, step: one, confirm: true }));
  store.board.value = { Picture: () => null, choices, ...board };
  return { store, world, wire: world.wire };
}

/** Waits until all pending promises have settled. */
const settled = () => new Promise((done) => setTimeout(done, 5));

const last = ({ sent }: FakeWire, t: string) => sent.filter((one) => one.t === t).at(-1);
const answer = (wire: FakeWire, t: string, reply: object) => wire.tell({ id: last(wire, t)?.id, ...reply });

afterEach(() => {
  for (const store of stores.splice(0)) store.close();
});

/** A motion that lasts until it is ended. */
function motion(): { animate: () => Promise<void>; end: () => void } {
  let end: () => void = () => undefined;
  const lasts = new Promise<void>((done) => {
    end = done;
  });
  return { animate: () => lasts, end };
}

test("a welcome has people, log, position and legal steps", () => {
  const { store } = opened();
  assert.equal(store.network.value, "open");
  assert.equal(store.facts.value?.code, "KARPET");
  assert.deepEqual(store.you.value, [0]);
  assert.deepEqual(store.lines.value, BEGUN);
  assert.equal(store.asked.value, 0);
  assert.deepEqual(store.legal.value, ["lay a1", "lay b2"]);
});

test("lines that come twice are kept once", async () => {
  const { store, wire } = opened();
  wire.tell({ t: "news", n: 2, lines: [step(0, "lay a1")], position: position({}, { waits: [1] }) });
  wire.tell({ t: "news", n: 3, lines: [step(0, "lay a1"), step(1, "lay b2")], position: position({ 0: ["lay c3"] }) });
  await settled();
  assert.deepEqual(store.lines.value, [...BEGUN, step(0, "lay a1"), step(1, "lay b2")]);
  assert.deepEqual(store.legal.value, ["lay c3"]);
});

test("changes of seats and people are applied, the rest stays", () => {
  const { store, wire } = opened();
  wire.tell({ t: "people", seats: [PEOPLE[0], { ...PEOPLE[1], present: false }], watchers: 3 });
  assert.equal(store.watchers.value, 3);
  assert.deepEqual(store.you.value, [0]);
  wire.tell({ t: "news", n: 1, lines: [], you: [0, 1], host: false });
  assert.deepEqual(store.you.value, [0, 1]);
  assert.equal(store.host.value, false);
  assert.equal(store.seats.value[1]?.present, false);
});

test("a step is sent with the length of the log, and nothing can be chosen until it is answered", async () => {
  const { store, wire } = opened();
  const taken = store.take("lay a1");
  assert.deepEqual(last(wire, "act"), { t: "act", seat: 0, n: 1, a: "lay a1", id: "id-1" });
  assert.deepEqual(store.legal.value, []);
  void store.take("lay b2");
  assert.equal(wire.sent.filter(({ t }) => t === "act").length, 1);
  answer(wire, "act", { t: "done", n: 1 });
  await taken;
  assert.equal(store.sending.value, false);
});

test("a choice is marked, previewed, and taken by the second tap", async () => {
  const { store, wire } = opened();
  const { choosing } = store;
  store.note.say("Old news");
  choosing.tap("lay a1");
  assert.equal(choosing.marked.value?.key, "lay a1");
  assert.equal(store.note.text.value, null);
  assert.equal(last(wire, "act"), undefined);
  answer(wire, "preview", { t: "foreseen", outcomes: [["1 lays a1"]] });
  await settled();
  assert.deepEqual(choosing.foreseen.value, [["1 lays a1"]]);
  choosing.tap("lay a1");
  assert.equal(last(wire, "act")?.a, "lay a1");
  assert.equal(choosing.marked.value, null);
});

test("a preview that comes too late is not shown for another choice", async () => {
  const { store, wire } = opened();
  store.choosing.mark("lay a1");
  const { id } = last(wire, "preview") ?? {};
  store.choosing.mark("lay b2");
  wire.tell({ t: "foreseen", id, outcomes: [["1 lays a1"]] });
  await settled();
  assert.equal(store.choosing.foreseen.value, null);
});

test("the first part of an answer is picked without a step, and marks go with their choices", async () => {
  const picked: string[] = [];
  const { store, wire } = opened(
    {},
    { choices: () => [{ key: "a", name: "a", x: 0, y: 0, pick: () => picked.push("a") }] },
  );
  store.choosing.mark("a");
  store.choosing.tap("a");
  assert.deepEqual(picked, ["a"]);
  store.choosing.mark("a");
  wire.tell({ t: "news", n: 2, lines: [step(0, "lay a1")], position: position({}, { waits: [1] }) });
  await settled();
  assert.deepEqual(store.choosing.choices.value, []);
  assert.equal(store.choosing.marked.value, null);
});

test("a stale step is explained, and the note outlives the turn that made it stale", async () => {
  const { store, wire } = opened();
  void store.take("lay a1");
  answer(wire, "act", { t: "refused", code: "stale" });
  await settled();
  assert.equal(wire.sent.filter(({ t }) => t === "hello").length, 2);
  const { value: said } = store.note.text;
  assert.ok(said);
  wire.tell({ t: "news", n: 2, lines: [step(1, "lay b2")], position: position({ 0: ["lay c3"] }) });
  await settled();
  assert.equal(store.note.text.value, said);
  wire.tell({ t: "news", n: 3, lines: [step(1, "lay d4")], position: position({ 0: ["lay c3"] }) });
  await settled();
  assert.equal(store.note.text.value, null);
});

test("an illegal step is refused in the words of its clause", async () => {
  const { store, wire } = opened();
  const rule = { en: "Stones lie on points.", ru: "Камни лежат на пунктах." };
  const clauses = [{ id: "GO-1", rule, refusal: { en: "{cell} is taken.", ru: "{cell} занят." } }];
  answers.set("/api/games/go/rules", { short: [], chapters: [{ title: rule, clauses }], scenes: [], advice: [] });
  void store.take("lay a1");
  answer(wire, "act", {
    t: "refused",
    code: "illegal",
    parameters: { clause: "GO-1", parameters: { cell: "a1" } },
  });
  await settled();
  assert.equal(store.note.text.value, "a1 is taken. (GO-1)");
  const why = store.why("lay a1");
  answer(wire, "why", { t: "because", clause: "GO-1", parameters: { cell: "b2" } });
  assert.equal(await why, "b2 is taken. (GO-1)");
});

test("a note goes after a while", () => {
  const { store, world } = opened();
  store.note.say("One");
  world.pass(4000);
  store.note.say("Two");
  world.pass(4000);
  assert.equal(store.note.text.value, "Two");
  world.pass(2000);
  assert.equal(store.note.text.value, null);
});

test("the player's last decision is taken back; without one the page says so and sends nothing", () => {
  const { store, wire } = opened();
  void store.undo();
  assert.equal(last(wire, "takeback"), undefined);
  assert.ok(store.note.text.value);
  const played = [...BEGUN, step(0, "lay a1"), step(1, "lay b2")];
  const { store: other, wire: otherWire } = opened({ n: 3, lines: played });
  void other.undo();
  assert.deepEqual(last(otherWire, "takeback"), { t: "takeback", seat: 0, n: 3, id: "id-1" });
});

test("others agree or decline when a decision is to be taken back", async () => {
  const { store, wire } = opened({ position: position({}, { waits: [1], asked: 1 }) });
  void store.consenting.answer(true);
  assert.deepEqual(last(wire, "agree"), { t: "agree", seat: 0, n: 1, id: "id-1" });
  wire.tell({ t: "news", n: 2, lines: [{ e: "declined", seat: 1 }], position: position({}, { waits: [1] }) });
  await settled();
  assert.match(store.note.text.value ?? "", /Ben/);
});

test("a match that was ended unfinished is over, and nobody is asked any more", async () => {
  const { store, wire } = opened();
  assert.equal(store.isOver.value, false);
  void store.consenting.end();
  assert.deepEqual(last(wire, "end"), { t: "end", seat: 0, n: 1, id: "id-1" });
  const lines = [{ e: "ended", seat: 0 }, { e: "revealed" }];
  wire.tell({ t: "news", n: 3, lines, position: { view: position().view, ended: 0 } });
  await settled();
  assert.equal(store.isOver.value, true);
  assert.deepEqual([store.asked.value, store.legal.value], [null, []]);
});

test("the end is asked for again while a race goes on, and whatever has just been played", async () => {
  const { store, world, wire } = opened();
  const sent = () => wire.sent.filter(({ t }) => t === "end").length;
  void store.consenting.end();
  answer(wire, "end", { t: "refused", code: "racing" });
  await settled();
  assert.match(store.note.text.value ?? "", /race is over/);
  wire.tell({ t: "news", n: 2, lines: [step(1, "lay b2")], position: position({ 0: ["lay c3"] }) });
  await settled();
  world.pass(500);
  assert.deepEqual([sent(), last(wire, "end")?.n], [2, 2]);
  answer(wire, "end", { t: "refused", code: "stale" });
  await settled();
  world.pass(500);
  answer(wire, "end", { t: "refused", code: "over" });
  await settled();
  world.pass(5000);
  assert.equal(sent(), 3);
});

test("another refusal of the end is told", async () => {
  const { store, world, wire } = opened();
  void store.consenting.end();
  answer(wire, "end", { t: "refused", code: "takebacks" });
  await settled();
  assert.ok(store.note.text.value);
  world.pass(5000);
  assert.equal(wire.sent.filter(({ t }) => t === "end").length, 1);
});

test("who has lent the seat to a bot does not end the match", () => {
  const { store, wire } = opened({ seats: [{ ...PEOPLE[0], bot: "casual" }, PEOPLE[1]] });
  void store.consenting.end();
  assert.equal(last(wire, "end"), undefined);
});

test("bots play for those who are away, until they come back", async () => {
  const away = [PEOPLE[0], { ...PEOPLE[1], present: false }];
  const { store, wire } = opened({ seats: away, position: position({}, { waits: [1] }) });
  assert.deepEqual(store.absent.value, [1]);
  void store.standIn();
  assert.deepEqual(last(wire, "lend"), { t: "lend", seat: 1, bot: "casual", id: "id-1" });
  wire.tell({ t: "people", seats: [{ ...PEOPLE[0], bot: "casual" }, PEOPLE[1]], watchers: 0 });
  assert.deepEqual(store.lent.value, [0]);
  assert.equal(store.isPlayedHere(0), false);
  void store.comeBack();
  assert.deepEqual(last(wire, "return"), { t: "return", seat: 0, id: "id-2" });
});

test('a guest is "you", people have their names, and bots those of their characters', () => {
  const seats = [
    { name: "Guest", held: true },
    { bot: "Jazzy", look: 0 },
  ];
  const { store } = opened({ seats, facts: { ...FACTS, game: "cats" } });
  assert.equal(store.names.of(0), "You");
  assert.equal(store.names.called(0), "Guest");
  assert.match(store.names.inSentences[0] ?? "", /Guest \(you\)/);
  assert.equal(opened().store.names.of(0), "Anna");
  assert.equal(opened({ seats, you: [0, 1] }).store.names.of(0), "Guest");
});

test("a turn is played on the board before its position is shown, and a tap ends that", async () => {
  const { animate, end } = motion();
  const { store, wire } = opened({ position: position({}, { waits: [1] }) }, { animate });
  await settled();
  wire.tell({ t: "news", n: 2, lines: [step(1, "lay b2")], position: position({ 0: ["lay c3"] }) });
  assert.equal(store.turn.value?.seat, 1);
  assert.equal(store.motion.value?.events[0], "1 lay b2");
  assert.deepEqual(store.lines.value, BEGUN);
  assert.deepEqual(store.legal.value, []);
  store.choosing.tap("lay c3");
  assert.equal(store.motion.value?.skipped, true);
  end();
  await settled();
  assert.equal(store.motion.value, null);
  assert.deepEqual(store.legal.value, ["lay c3"]);
  assert.equal(last(wire, "act"), undefined);
});

test("a hidden page shows the last position at once, and reconnects when it is visible again", async () => {
  const { store, world, wire } = opened({}, { animate: () => Promise.reject(new Error("not while hidden")) });
  hide(true);
  wire.tell({ t: "news", n: 2, lines: [step(1, "lay b2")], position: position({ 0: ["lay c3"] }) });
  await settled();
  assert.deepEqual(store.legal.value, ["lay c3"]);
  wire.onclose?.({ code: 1006 });
  assert.equal(store.network.value, "lost");
  hide(false);
  assert.equal(world.wires.length, 2);
});

test("the browser's offline and online events are acted on at once", () => {
  const { store, world } = opened();
  happen("offline");
  assert.equal(store.network.value, "lost");
  happen("online");
  assert.equal(world.wires.length, 2);
  store.close();
  happen("offline");
  happen("online");
  assert.equal(world.wires.length, 2);
});

test("a race is shown as it is now, and ends what is still being played", async () => {
  const { animate, end } = motion();
  const { store, world, wire } = opened({ position: position({}, { waits: [1] }) }, { animate });
  await settled();
  wire.tell({ t: "news", n: 2, lines: [step(1, "lay b2")], position: position() });
  world.time = 70;
  wire.tell({ t: "snapshot", race: { phase: "walk", tick: 3 } });
  assert.equal(store.race.value?.at, 70);
  assert.equal(store.motion.value?.skipped, true);
  end();
  await settled();
  assert.equal(store.motion.value, null);
  store.wish(0, "left");
  assert.deepEqual(last(wire, "wish"), { t: "wish", seat: 0, wish: "left" });
  void store.pick(0, 2);
  assert.deepEqual(last(wire, "pick"), { t: "pick", seat: 0, n: 2, chair: 2, id: "id-1" });
});

test("preparing and paused messages are shown", () => {
  const { store, wire } = opened();
  wire.tell({ t: "preparing", done: false });
  assert.equal(store.preparing.value, true);
  wire.tell({ t: "preparing", done: true });
  assert.equal(store.preparing.value, false);
  wire.tell({ t: "paused", why: "store" });
  assert.equal(store.paused.value, true);
  wire.tell({ t: "news", n: 1, lines: [] });
  assert.equal(store.paused.value, false);
});

test("a rematch is known by its line", async () => {
  const { store, wire } = opened();
  assert.equal(store.again.value, null);
  wire.tell({ t: "news", n: 2, lines: [{ e: "again", table: "next", seat: 1 }] });
  await settled();
  assert.equal(store.again.value, "next");
  assert.equal(store.asksAgain.value, 1);
  assert.equal(isFast.value, false);
});

test("while the seal is open, a player's page adds a number, once, and a watcher's does not", async () => {
  const committed = { e: "committed", hash: "ab".repeat(32) };
  const entropy = ({ sent }: FakeWire) => sent.filter(({ t }) => t === "entropy");
  const player = opened({ lines: [], n: 0 }).wire;
  player.tell({ t: "news", n: 1, lines: [committed] });
  player.tell({ t: "news", n: 2, lines: [{ e: "entropy", seat: 0, entropy: "11".repeat(32) }] });
  const [{ entropy: added } = {}, ...more] = entropy(player);
  assert.match(String(added), /^[0-9a-f]{64}$/);
  assert.deepEqual(more, []);
  const reloaded = opened({ lines: [committed], n: 1 });
  assert.deepEqual(
    entropy(reloaded.wire).map((one) => one.entropy),
    [added],
  );
  answer(reloaded.wire, "entropy", { t: "refused", code: "trouble" });
  await settled();
  assert.equal(reloaded.store.note.text.value, null);
  const late = opened({ lines: [committed, { e: "sealed", missing: [0] }], n: 2 }).wire;
  const watcher = opened({ you: [], lines: [committed], n: 1 }).wire;
  assert.deepEqual([entropy(late), entropy(watcher)], [[], []]);
});
