/** The pure parts of reviews: sums as they are shown, places on the graph, and what is marked. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.ts";
import type { Account, Judgement, Progress, Review } from "../src/wire/protocol.ts";

const { courseOf, largest, marksOf } = await import("../src/review/course.ts");
const { Making } = await import("../src/review/making.ts");
const { apart, Plot } = await import("../src/review/plot.ts");
const { rounded, signed, stairs, tenths, written } = await import("../src/review/points.ts");
const { againstOthers, partiesOf } = await import("../src/review/teams.ts");
const { Refusal } = await import("../src/wire/socket.ts");

const CHANCE = -1;

function judgement(entry: number, actor: number, effect: number[], more: Partial<Judgement> = {}): Judgement {
  return { entry, actor, step: `step ${entry}`, worth: effect.map(() => 500_000), effect, ...more };
}

function review(judgements: Judgement[], worst: number[] = [], result = [1_000_000, 0]): Review {
  const accounts = result.map((one) => account({ start: 500_000, result: one }));
  return { game: "marrakech", is_over: true, judgements, result, accounts, worst };
}

function account(lines: Partial<Account>): Account {
  return { start: 0, luck: 0, own: 0, others: 0, unexplained: 0, result: 0, ...lines };
}

const better = (line: string[]) => ({ better: { line, reasons: [] }, is_clear: true });

test("what is shown adds up, whatever rounding does", () => {
  for (let n = 0; n < 500; n += 1) {
    const [start, luck, own, others] = [n * 997, -n * 1301, n * 677 - 100_449, 50_050 - n * 211] as const;
    const result = [0, 333_333, 500_000, 1_000_000][n % 4] ?? 0;
    const unexplained = result - start - luck - own - others;
    const shown = rounded({ start, luck, own, others, unexplained, result });
    assert.equal(shown.start + shown.luck + shown.own + shown.others + shown.unexplained, shown.result);
    assert.ok(Math.abs(shown.unexplained - unexplained / 1000) <= 2.5);
  }
});

test("each bar goes on where the one above has come to", () => {
  const lines = { start: 500, luck: -100, own: -300, others: 200, unexplained: 33, result: 333 };
  assert.deepEqual(stairs(lines), [
    [0, 500],
    [500, 400],
    [400, 100],
    [100, 300],
    [300, 333],
    [0, 333],
  ]);
});

test("what one wins another loses, also as it is shown", () => {
  for (const worth of [0, 49, 50, 500, 1_499, 1_500, 123_450, 123_550, 999_999])
    assert.equal(tenths(-worth), -tenths(worth) || 0);
  assert.ok(Object.is(tenths(-499), 0));
});

test("numbers have one decimal, and changes a sign", () => {
  assert.deepEqual(
    [0, 5, -5, 623, -1000].map((one) => written(one, ".")),
    ["0.0", "0.5", "−0.5", "62.3", "−100.0"],
  );
  assert.deepEqual(
    [0, 5, -234].map((one) => signed(one, ",")),
    ["0,0", "+0,5", "−23,4"],
  );
});

test("a judgement belongs to the stop before its step, also if steps were taken back", () => {
  const judged = [
    judgement(0, CHANCE, [90_000, -90_000]),
    judgement(2, 0, [-200_000, 200_000], { worth: [610_000, 390_000], ...better(["right", "then"]) }),
    judgement(6, CHANCE, [-80_000, 80_000], { worth: [420_000, 580_000] }),
  ];
  const { worths, swings, worst } = courseOf(review(judged, [1]), [2, 3, 7]);
  assert.deepEqual(worths, [
    [610_000, 390_000],
    [420_000, 580_000],
    [1_000_000, 0],
  ]);
  assert.deepEqual(
    swings.map(({ kind, stop, seat, effect }) => [kind, stop, seat, effect]),
    [
      ["mistake", 0, 0, -200_000],
      ["luck", 1, 1, 80_000],
    ],
  );
  assert.deepEqual(worst, swings.slice(0, 1));
  assert.deepEqual([...marksOf(swings)], [[0, ["right", "step 2"]]]);
});

test("nothing is marked within the error", () => {
  const unclear = judgement(0, 0, [-90_000, 90_000], { better: { line: ["right"], reasons: [] } });
  const small = judgement(1, CHANCE, [9_000, -9_000]);
  const unsure = judgement(2, CHANCE, [90_000, -90_000], { error: 60_000 });
  const rough = judgement(3, CHANCE, [0, 0]);
  assert.deepEqual(courseOf(review([unclear, small, unsure, rough]), [0, 1, 2, 3, 4]).swings, []);
});

test("the largest swings are listed in the order of the match", () => {
  const judged = [30_000, 90_000, 50_000, 70_000].map((one, entry) => judgement(entry, CHANCE, [one, -one]));
  const { swings } = courseOf(review(judged), [0, 1, 2, 3, 4]);
  assert.deepEqual(
    largest(swings, 2).map(({ stop }) => stop),
    [1, 3],
  );
});

test("partners have one line, and their worth is that of their team", () => {
  const teams = [0, 1, 0, 1];
  assert.deepEqual(partiesOf(4, teams), [
    [0, 2],
    [1, 3],
  ]);
  assert.deepEqual(partiesOf(3, []), [[0], [1], [2]]);
  const told = review(
    [judgement(0, 1, [60_000, -60_000, 60_000, -60_000], { error: 10_000 })],
    [],
    [833_333, 166_666, 833_333, 166_666],
  );
  const { result, accounts, judgements } = againstOthers(told, teams);
  assert.deepEqual(result.map(tenths), [1000, 0, 1000, 0]);
  assert.deepEqual(
    accounts.map((one) => tenths(one.start)),
    [500, 500, 500, 500],
  );
  assert.deepEqual(judgements[0]?.effect, [90_000, -90_000, 90_000, -90_000]);
  assert.equal(judgements[0]?.error, 15_000);
  assert.equal(againstOthers(told, []), told);
});

test("every stop of the graph is found again at its place", () => {
  const plot = new Plot(330, 150, 143);
  for (let stop = 0; stop <= 143; stop += 1) assert.equal(plot.stopAt(plot.x(stop)), stop);
  assert.deepEqual([plot.stopAt(-50), plot.stopAt(999)], [0, 143]);
  assert.equal(plot.y(1_000_000), plot.top);
  assert.equal(plot.y(0), plot.bottom);
  assert.equal(new Plot(330, 150, 0).stopAt(200), 0);
});

test("signs at the same height are moved apart, and stay on the graph", () => {
  assert.deepEqual(apart([50, 50, 10], 16, 9, 114), [50, 66, 10]);
  assert.deepEqual(apart([114, 114, 114], 16, 9, 114), [82, 98, 114]);
});

/** Answers one after the other; what was asked, and how long was rested. */
function making(answers: (Progress | Error)[]) {
  const asked: number[] = [];
  const rests: number[] = [];
  const made = new Making(
    (since) => {
      asked.push(since);
      const answer = answers.shift();
      return answer instanceof Error || !answer ? Promise.reject(answer) : Promise.resolve(answer);
    },
    (ms) => {
      rests.push(ms);
      return Promise.resolve();
    },
  );
  return { made, asked, rests };
}

test("it is asked until the review is done, since the last one that was told", async () => {
  const [rough, done] = [review([]), review([])];
  const { made, asked } = making([
    { done: 0, of: 0 },
    { done: 0, of: 40, review: rough },
    { done: 3, of: 40, review: rough },
    { done: 9, of: 40 },
    { done: 40, of: 40, review: done },
  ]);
  await made.start();
  assert.deepEqual(asked, [0, 0, 0, 3, 3]);
  assert.equal(made.review.value, done);
  assert.equal(made.isDone.value, true);
});

test("what passes is asked again after longer pauses, what does not is told", async () => {
  const fast = making([new Refusal("too-fast"), { done: 1, of: 1, review: review([]) }]);
  await fast.made.start();
  assert.deepEqual(fast.rests, [2000]);
  assert.equal(fast.made.trouble.value, null);
  const playing = making([new Refusal("not-over")]);
  await playing.made.start();
  assert.equal((playing.made.trouble.value as InstanceType<typeof Refusal>).code, "not-over");
  const gone = making(Array.from({ length: 9 }, () => new Refusal("lost")));
  await gone.made.start();
  assert.equal(gone.asked.length, 5);
});
