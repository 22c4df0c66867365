import assert from "node:assert/strict";
import { test } from "node:test";
import type { News, Welcome } from "../src/wire/protocol.ts";
import { type Heard, LONGEST_WAIT, MOST_RESENT, type Network, type Refusal, Socket } from "../src/wire/socket.ts";
import { type FakeWire, FakeWorld } from "./world.ts";

function opened(): { world: FakeWorld; socket: Socket; states: Network[]; news: News[]; table: { known: number } } {
  const world = new FakeWorld();
  const states: Network[] = [];
  const news: News[] = [];
  const table = { known: 0 };
  const heard: Heard = {
    welcome: (message: Welcome) => {
      table.known = message.n;
    },
    news: (message) => {
      news.push(message);
      table.known = message.n;
    },
    people: () => undefined,
    snapshot: () => undefined,
    preparing: () => undefined,
    paused: () => undefined,
    network: (state) => states.push(state),
    known: () => table.known,
  };
  const socket = new Socket(world, heard);
  return { world, socket, states, news, table };
}

const welcome = (n: number) => ({
  t: "welcome",
  v: 1,
  n,
  since: n,
  facts: {},
  seats: [],
  you: [],
  host: false,
  lines: [],
});

function greet(world: FakeWorld, n = 2): FakeWire {
  world.wire.onopen?.();
  world.wire.tell(welcome(n));
  return world.wire;
}

test("the first message is hello, with the number of lines that are known", () => {
  const { world } = opened();
  world.wire.onopen?.();
  assert.deepEqual(world.wire.sent, [{ t: "hello", v: 1, since: 0, entropy: true }]);
});

test("a ping is answered with its mark", () => {
  const { world } = opened();
  const wire = greet(world);
  wire.tell({ t: "ping", mark: 17 });
  assert.deepEqual(wire.sent.at(-1), { t: "pong", mark: 17 });
});

test("a command that was not answered is sent again, with the same id, after the next welcome", async () => {
  const { world, socket } = opened();
  const first = greet(world);
  const done = socket.command({ t: "act", seat: 0, n: 2, a: "left" });
  const sent = first.sent.at(-1);
  first.onclose?.({ code: 1006 });
  world.pass(2000);
  world.wire.onopen?.();
  assert.deepEqual(world.wire.sent, [{ t: "hello", v: 1, since: 2, entropy: true }]);
  world.wire.tell(welcome(2));
  assert.deepEqual(world.wire.sent.at(-1), sent);
  world.wire.tell({ t: "done", id: sent?.id, n: 2 });
  assert.equal((await done).n, 2);
  world.wire.onclose?.({ code: 1006 });
  world.pass(2000);
  greet(world, 4);
  assert.equal(world.wire.sent.length, 1);
});

test("a command made while offline waits for the connection", () => {
  const { world, socket } = opened();
  greet(world).onclose?.({ code: 1006 });
  void socket.command({ t: "begin" });
  world.pass(2000);
  greet(world);
  assert.equal(world.wire.sent.at(-1)?.t, "begin");
});

test("questions are not repeated: they are refused when the connection is lost", async () => {
  const { world, socket } = opened();
  const wire = greet(world);
  const question = socket.preview("left");
  wire.onclose?.({ code: 1006 });
  await assert.rejects(question, (refusal: Refusal) => refusal.code === "lost");
  await assert.rejects(socket.why("left"), (refusal: Refusal) => refusal.code === "lost");
});

test("a missing line is noticed, and requested on a new connection", () => {
  const { world, news } = opened();
  const wire = greet(world, 2);
  wire.tell({ t: "news", n: 5, lines: [{ e: "step" }] });
  assert.equal(news.length, 0);
  world.pass(2000);
  assert.notEqual(world.wire, wire);
  world.wire.onopen?.();
  assert.deepEqual(world.wire.sent, [{ t: "hello", v: 1, since: 2, entropy: true }]);
});

/** How long the next attempt to connect takes to come, in tenths of a second. */
function pause(world: FakeWorld, code: number): number {
  const before = world.wires.length;
  const start = world.time;
  world.wire.onclose?.({ code });
  while (world.wires.length === before) world.pass(100);
  return Math.round((world.time - start) / 100);
}

test("each reconnect waits longer than the last, but a server that is back has everybody back within five seconds", () => {
  const { world } = opened();
  const pauses = Array.from({ length: 6 }, () => pause(world, 1006));
  assert.deepEqual(pauses, [10, 20, 30, 30, 30, 30]);
  assert.ok(LONGEST_WAIT * 1.2 < 4000); // at the longest, which leaves a second to connect
});

test("a server that is not ready is asked again in a second; one that asks for patience gets half a minute", () => {
  const { world } = opened();
  assert.deepEqual([pause(world, 1013), pause(world, 1013), pause(world, 1013), pause(world, 4429)], [10, 10, 10, 300]);
});

/** Connects, hears the commands that come again, and fails at the first of them. */
function failAgain(world: FakeWorld): Record<string, unknown>[] {
  const wire = greet(world);
  const sent = wire.sent.slice(1);
  wire.onclose?.({ code: 1011 });
  world.pass(2000);
  return sent;
}

test("a command at which the server fails is sent again three times, then given up, and the next one is heard", async () => {
  const { world, socket } = opened();
  const first = greet(world);
  const broken = socket.command({ t: "act", seat: 0, n: 2, a: "left" });
  const next = socket.command({ t: "begin" });
  first.onclose?.({ code: 1011 });
  world.pass(2000);
  const heard = Array.from({ length: MOST_RESENT }, () => failAgain(world));
  assert.deepEqual(
    heard.map((commands) => commands.map(({ t }) => t)),
    [
      ["act", "begin"],
      ["act", "begin"],
      ["act", "begin"],
    ],
  );
  await assert.rejects(broken, (refusal: Refusal) => refusal.code === "trouble");
  const last = greet(world);
  assert.deepEqual(
    last.sent.map(({ t }) => t),
    ["hello", "begin"],
  );
  last.tell({ t: "done", id: last.sent.at(-1)?.id, n: 2 });
  assert.equal((await next).n, 2);
});

test("other reasons to lose the connection do not count against a command", () => {
  const { world, socket } = opened();
  greet(world);
  void socket.command({ t: "begin" });
  for (const code of [1006, 1012, 1013, 4008, 4408, 1006]) {
    world.wire.onclose?.({ code });
    world.pass(5000);
    assert.equal(greet(world).sent.at(-1)?.t, "begin");
  }
});

test("a silent connection is given up", () => {
  const { world, states } = opened();
  const wire = greet(world);
  world.pass(20_000);
  assert.equal(wire.isClosed, true);
  assert.ok(states.includes("lost"));
});

test("silence is measured from the last message", () => {
  const { world } = opened();
  const wire = greet(world);
  world.pass(15_000);
  wire.tell({ t: "ping", mark: 1 });
  world.pass(15_900);
  assert.equal(wire.isClosed, false);
  world.pass(200);
  assert.equal(wire.isClosed, true);
});

test("the browser's offline and online events are acted on at once", () => {
  const { world, socket, states } = opened();
  const wire = greet(world);
  socket.unplugged();
  assert.equal(wire.isClosed, true);
  assert.equal(states.at(-1), "lost");
  socket.nudge();
  greet(world);
  assert.equal(states.at(-1), "open");
});

test("when the network may be back, or the page is visible again, it reconnects at once", () => {
  const { world, socket } = opened();
  world.wire.onclose?.({ code: 1006 });
  socket.nudge();
  assert.equal(world.wires.length, 2);
});

test("a table that does not exist ends the connection", () => {
  const { world, states } = opened();
  world.wire.onclose?.({ code: 4404 });
  world.pass(100_000);
  assert.deepEqual(states, ["gone"]);
  assert.equal(world.wires.length, 1);
});

test("a frozen table ends the connection, and refuses what waits", async () => {
  const { world, socket, states } = opened();
  const wire = greet(world);
  const act = socket.command({ t: "act", seat: 0, n: 1, a: "left" });
  wire.onclose?.({ code: 4423 });
  await assert.rejects(act, { code: "frozen" });
  socket.nudge();
  world.pass(100_000);
  assert.deepEqual(states, ["open", "frozen"]);
  assert.equal(world.wires.length, 1);
});

test("a refusal has code and parameters; a paused command is retried", async () => {
  const { world, socket } = opened();
  const wire = greet(world);
  const act = socket.command({ t: "act", seat: 0, n: 1, a: "left" });
  const { id } = wire.sent.at(-1) ?? {};
  wire.tell({ t: "refused", id, code: "paused" });
  world.pass(3000);
  assert.equal(wire.sent.at(-1)?.id, id);
  wire.tell({ t: "refused", id, code: "stale", parameters: { n: 8 } });
  await assert.rejects(act, (refusal: Refusal) => refusal.code === "stale" && refusal.parameters.n === 8);
});
