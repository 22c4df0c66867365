import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { focus, happen, loaded } from "./page.ts";

const { isStuck, newer } = await import("../src/wire/build.ts");
const { followUpgrades, hold } = await import("../src/frame/upgrade.ts");
const { path } = await import("../src/frame/router.ts");

mock.timers.enable({ apis: ["setTimeout"] });
followUpgrades();
let builds = 0;

beforeEach(() => {
  newer.value = null;
  isStuck.value = false;
  loaded.again = 0;
});

/** The server has a build that it never had. */
function upgrade(): string {
  builds += 1;
  newer.value = `build-${builds}`;
  return newer.value;
}

test("an old page is loaded again within seconds, and not all pages at once", () => {
  mock.method(Math, "random", () => 0.5);
  upgrade();
  mock.timers.tick(1400);
  assert.equal(loaded.again, 0);
  mock.timers.tick(200);
  assert.equal(loaded.again, 1);
});

test("one that cannot go on is loaded again at once", () => {
  upgrade();
  isStuck.value = true;
  assert.equal(loaded.again, 1);
});

test("it is loaded again once for each build", () => {
  const build = upgrade();
  isStuck.value = true;
  newer.value = null;
  newer.value = build;
  mock.timers.tick(60_000);
  assert.equal(loaded.again, 1);
  upgrade();
  assert.equal(loaded.again, 2);
});

test("it is not loaded again while a finger is down, somebody types, or somebody holds it", () => {
  const noLonger: [string, () => void, () => void][] = [
    ["a finger is down", () => happen("pointerdown"), () => happen("pointerup")],
    ["a finger is down, and the browser scrolls", () => happen("pointerdown"), () => happen("pointercancel")],
    ["somebody types", () => focus(true), () => focus(false)],
    ["a form is filled in", () => happen("input", { target: { closest: () => ({}) } }), () => (path.value = "/t/x")],
  ];
  for (const [what, begin, end] of noLonger) {
    loaded.again = 0;
    begin();
    upgrade();
    mock.timers.tick(60_000);
    assert.equal(loaded.again, 0, what);
    end();
    mock.timers.tick(1000);
    assert.equal(loaded.again, 1, what);
  }
  let isHeld = true;
  const release = hold(() => isHeld);
  upgrade();
  mock.timers.tick(60_000);
  assert.equal(loaded.again, 1);
  isHeld = false;
  mock.timers.tick(1000);
  assert.equal(loaded.again, 2);
  isHeld = true;
  release();
  upgrade();
  mock.timers.tick(3000);
  assert.equal(loaded.again, 3);
});
