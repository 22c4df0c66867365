import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { served } from "./page.ts";
import { FakeWorld } from "./world.ts";

const { load } = await import("../src/wire/loading.ts");
const { isStuck, newer } = await import("../src/wire/build.ts");
const { Refusal } = await import("../src/wire/socket.ts");

beforeEach(() => {
  served.build = "old";
  newer.value = null;
  isStuck.value = false;
});

/** Waits until all pending promises have settled. */
const settled = () => new Promise((done) => setTimeout(done));

async function pass(world: FakeWorld, ms: number): Promise<void> {
  for (const end = world.time + ms; world.time < end; ) {
    await settled();
    world.pass(100);
  }
  await settled();
}

/** A file that fails a number of times; when it was asked for, and what came of it. */
function fetching(failures: number, error: Error = new TypeError("Failed to fetch")) {
  const world = new FakeWorld();
  const seen = { asked: [] as number[], got: "" };
  const fetched = async () => {
    seen.asked.push(Math.round(world.time / 100) / 10);
    if (seen.asked.length <= failures) throw error;
    return "it";
  };
  load(fetched, world).then(
    (got) => (seen.got = got),
    (reason: Error) => (seen.got = reason.message),
  );
  return { world, seen };
}

test("what arrives is asked for once", async () => {
  const { seen } = fetching(0);
  await settled();
  assert.deepEqual(seen, { asked: [0], got: "it" });
});

test("what does not arrive is asked for again, after longer and longer pauses", async () => {
  const { world, seen } = fetching(3);
  await pass(world, 30_000);
  assert.deepEqual(seen, { asked: [0, 0.5, 1.5, 3.5], got: "it" });
});

test("it is given up after eight seconds, with the reason", async () => {
  const { world, seen } = fetching(99);
  await pass(world, 30_000);
  assert.deepEqual(seen, { asked: [0, 0.5, 1.5, 3.5, 7.5], got: "Failed to fetch" });
});

test("what never answers is given up after twenty seconds", async () => {
  const world = new FakeWorld();
  let reason = "";
  load(() => new Promise<string>(() => undefined), world).catch((error: Error) => (reason = error.message));
  await pass(world, 19_900);
  assert.equal(reason, "");
  await pass(world, 200);
  assert.equal(reason, "lost");
});

test("a refusal for good is not questioned, a passing one is", async () => {
  for (const [code, times] of [
    ["no-such-table", 1],
    ["lost", 5],
    ["not-ready", 5],
  ] as const) {
    const { world, seen } = fetching(99, new Refusal(code));
    await pass(world, 30_000);
    assert.equal(seen.asked.length, times, code);
    assert.equal(seen.got, code);
  }
});

test("if the server has another build by now, the page is stuck with its own", async () => {
  const { world } = fetching(99);
  await settled();
  assert.equal(isStuck.peek(), false);
  served.build = "new";
  await pass(world, 1000);
  assert.deepEqual([newer.peek(), isStuck.peek()], ["new", true]);
});
