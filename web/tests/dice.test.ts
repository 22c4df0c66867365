/** The sealed stream and the verifier, against the vectors of docs/dice.md, which other code has made. */
import "./page.ts";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fromHex, fromText, toHex } from "../src/dice/bytes.ts";
import { type Digests, digests } from "../src/dice/digests.ts";
import { english } from "../src/dice/english.ts";
import { addition, ownAddition, rememberCommitment, shownAt } from "../src/dice/memory.ts";
import { calmPlaces, livePlaces } from "../src/dice/places.ts";
import { russian } from "../src/dice/russian.ts";
import { orderOfSeats } from "../src/dice/seats.ts";
import { findingSentence, moodOf, verdictSentence } from "../src/dice/sentences.ts";
import { plain, sha256 } from "../src/dice/sha256.ts";
import { keyOf, Stream } from "../src/dice/stream.ts";
import { tally } from "../src/dice/tally.ts";
import type { Outcomes } from "../src/dice/throws.ts";
import { type Known, verify } from "../src/dice/verify.ts";

interface VectorStream {
  name: string;
  secret: string;
  seal: string[];
  key: string;
  words: { label: string; words: { index: number; word: string }[] }[];
  numbers: { label: string; below: string; numbers: string[]; words: number }[];
  shuffled: Record<string, number[]>;
  orders: { teams: number[]; order: number[] }[];
  live: Record<string, number[]>;
  calm: { round: number; places: number[] }[];
}

interface VectorRecord {
  name: string;
  text: string;
  chances: Record<string, Outcomes>;
  findings: { code: string; line?: string }[];
  /** The team of each seat. */
  teams?: number[];
  /** What is found only by who runs races again. */
  runs?: object[];
}

const { streams, records } = JSON.parse(readFileSync("../docs/dice/vectors.json", "utf8")) as {
  streams: VectorStream[];
  records: VectorRecord[];
};
const [FAIR] = records as [VectorRecord];
const native = await digests();
const WAYS: [string, Digests][] = [
  ["Web Crypto", native],
  ["our own SHA-256", plain],
];
/** Who takes a step, as the words of the vectors' games say. */
const CHANCE = /^(roll|top|leader|deal|face|hare|at) /;
const actors = (text: string) => {
  if (/^(add|commit|undo|seal|missing|dice)\b|^$/.test(text)) return [];
  if (text.startsWith("sit ")) return ["race"];
  return text.startsWith("card ") ? ["chance", "seat"] : [CHANCE.test(text) ? "chance" : "seat"];
};
const checked = (text: string, known: Partial<Known> = {}) => verify(text, { chances: FAIR.chances, actors, ...known });
const fromOne = (numbers: readonly number[]) => numbers.map((number) => number + 1);

test("without Web Crypto our own SHA-256 is loaded", async () => {
  assert.equal(await digests(null as unknown as undefined), plain);
});

test("our own SHA-256 agrees with Web Crypto on every length up to three blocks, and HMAC on every key", async () => {
  const bytes = Uint8Array.from({ length: 200 }, (_, n) => (n * 151) & 255);
  for (let length = 0; length <= bytes.length; length += 1) {
    const some = bytes.slice(0, length);
    assert.equal(toHex(sha256(some)), toHex(await native.sha256(some)));
    const text = `draw ${"1".repeat(length)}`;
    const key = some.length ? some : fromText("key");
    assert.equal(toHex(await (await plain.hmac(key))(text)), toHex(await (await native.hmac(key))(text)));
  }
});

for (const [way, by] of WAYS)
  for (const vector of streams)
    test(`the stream "${vector.name}" by ${way}`, async () => {
      const key = await keyOf(by, vector.secret, vector.seal);
      assert.equal(toHex(key), vector.key);
      const stream = await Stream.of(by, fromHex(vector.key));
      for (const { label, words } of vector.words)
        for (const { index, word } of words)
          assert.equal((await stream.word(label, index)).toString(16).padStart(16, "0"), word);
      for (const { label, below, numbers, words } of vector.numbers) {
        const drawn = await stream.numbers(label, Array<bigint>(numbers.length).fill(BigInt(below)));
        assert.deepEqual(
          drawn.map(({ value }) => String(value)),
          numbers,
        );
        assert.equal(drawn.flatMap((one) => one.words).length, words);
      }
      for (const [count, order] of Object.entries(vector.shuffled))
        assert.deepEqual(fromOne(await stream.shuffled("seats", Number(count))), order);
      for (const { teams, order } of vector.orders)
        assert.deepEqual(fromOne(await orderOfSeats(stream, teams.length, teams)), order);
      for (const [count, places] of Object.entries(vector.live))
        assert.deepEqual(await livePlaces(stream, Number(count), 1), places);
      for (const { round, places } of vector.calm)
        assert.deepEqual(await calmPlaces(stream, places.length, round), places);
    });

for (const { name, text, chances, findings, teams } of records)
  test(`a record: ${name}`, async () => {
    for (const [, by] of WAYS) {
      const verdict = await checked(text, { chances, by, teams });
      const told = verdict.findings.map((finding) =>
        finding.code === "bad-seal" ? { code: finding.code, line: finding.line } : finding,
      );
      assert.deepEqual(told, findings);
    }
  });

/** The record with other lines, and the checksum that belongs to them. */
function edited(change: (text: string) => string): string {
  const body = change(FAIR.text.replace(/end .*\n$/, ""));
  return `${body}end ${toHex(sha256(fromText(body))).slice(0, 16)}\n`;
}

const found = async (text: string) => (await checked(text)).findings;

test("a record with a wrong checksum is read, and what is no record is not", async () => {
  assert.deepEqual(await found(FAIR.text.replace("Аня", "Яна")), [{ code: "wrong-end" }]);
  assert.deepEqual(await found("\ufeff".concat(FAIR.text.replaceAll("\n", "\r\n"))), []);
  for (const text of ["", "hello", "igroteka record 3\n", "igroteka record 2\ngame go"])
    assert.equal((await found(text))[0]?.code, "bad-record");
});

test("what stands in the wrong place of a seal is named", async () => {
  const [commit = "", seats = "", add = "", missing = "", seal = ""] = streams[0]?.seal ?? [];
  const withSeal = (...lines: string[]) =>
    found(edited((text) => text.replace([commit, seats, add, missing, seal].join("\n"), lines.join("\n"))));
  const bad = (line: string, problem: string) => ({ code: "bad-seal", line, problem });
  assert.deepEqual(await withSeal("seal"), [bad("commit", "missing"), bad("seats", "missing")]);
  assert.deepEqual(await withSeal(seats, add, commit, seal), [bad("commit", "order")]);
  assert.deepEqual(await withSeal(commit, commit, seats, seal), [bad("commit", "doubled"), bad("seats", "order")]);
  assert.deepEqual(await withSeal(commit, seats, seats, seal), [bad("seats", "doubled")]);
  assert.deepEqual(await withSeal(commit, seats, add, seal, seal), [bad("seal", "doubled")]);
  assert.deepEqual(await withSeal(commit, seats, add, seal, missing), [bad("missing 2", "order")]);
  assert.deepEqual(await withSeal(commit, seats, add, "missing 1", seal), [bad("missing 1", "doubled")]);
  assert.deepEqual(await withSeal(commit, seats, "missing 2", "missing 1", seal), [bad("missing 1", "order")]);
  assert.deepEqual(await withSeal(commit, seats, "missing 3", seal), [bad("missing 3", "form")]);
});

test("what no game knows among the entries is named, and so is an undo of what is not there", async () => {
  const bad = [{ code: "bad-record", line: FAIR.text.split("\n").indexOf("right") + 1 }];
  for (const line of [`add 2 ${"22".repeat(32)}`, "", "undo 9", "undo 01", "undo 9999999999", "undo x"])
    assert.deepEqual(await found(edited((text) => text.replace("\nright\n", `\n${line}\nright\n`))), bad, line);
});

test("a throw is told with its number, its words and what was due", async () => {
  const { judged, throws, additions, missing, names } = await checked(FAIR.text);
  assert.equal(throws.length, Object.keys(FAIR.chances).length);
  assert.ok(judged.every(({ isRight, due, event }) => isRight && due === event.text));
  const again = judged.filter(({ event }) =>
    judged.some((other) => other.event.entry < event.entry && other.event.k === event.k),
  );
  assert.ok(again.length);
  assert.deepEqual(names, ["Аня", "Боря"]);
  assert.deepEqual([additions, missing], [[{ seat: 1, entropy: "11".repeat(32) }], [0]]); // the order is 2 1
});

test("without the secret nothing is judged, and a long match tells how far its check is", async () => {
  const hidden = await checked(edited((text) => text.replace(/secret .*\n/, "")));
  assert.deepEqual(hidden.judged, []);
  const entries = Array.from({ length: 2000 }, () => "roll 1");
  const chances = Object.fromEntries(
    entries.map(
      (_, at) =>
        [
          at,
          [
            ["roll 1", 1],
            ["roll 2", 1],
          ],
        ] as const,
    ),
  );
  const long = edited((text) => text.replace(/\n\n.*\n\n/s, `\n\n${entries.join("\n")}\n\n`));
  for (const [, by] of WAYS) {
    const told: number[] = [];
    const { judged } = await checked(long, { chances, by, progress: (done) => told.push(done) });
    assert.equal(judged.length, 2000);
    assert.ok(told.length > 10);
  }
});

test("every finding of the vectors has its sentence in both languages", async () => {
  for (const { text, chances, findings, teams } of records) {
    const verdict = await checked(text, { chances, teams });
    const [first] = verdict.findings;
    for (const texts of [english, russian]) {
      assert.ok(verdictSentence(verdict, true, texts).endsWith("."));
      if (first && first.code !== "no-seal") assert.match(findingSentence(first, true, texts) ?? "", /[^ ]\.$/);
    }
    const isUnproved = findings.every(({ code }) => ["no-seal", "never-revealed", "unproved"].includes(code));
    assert.equal(moodOf(verdict), findings.length ? (isUnproved ? "unproved" : "wrong") : "fair");
  }
});

test("while a match is on, nobody is told that the secret is missing", async () => {
  const verdict = await checked(edited((text) => text.replace(/secret .*\n/, "")));
  assert.equal(verdictSentence(verdict, false, english), english.verdict.notYet);
  assert.equal(verdictSentence(verdict, true, english), english.verdict.unknown);
  assert.equal(findingSentence({ code: "never-revealed" }, false, english), null);
});

test("throws are counted by kind, and what was taken back and came again counts once", async () => {
  const { throws } = await checked(FAIR.text);
  const [tops, rolls] = tally(throws, (text) => text.split(" ")[0] ?? "");
  const sum = (kind: typeof tops, of: "count" | "expected") =>
    kind?.outcomes.reduce((all, one) => all + one[of], 0) ?? 0;
  const numbers = new Set(throws.map(({ k }) => k)).size;
  assert.ok(numbers < throws.length);
  assert.equal(sum(tops, "count") + sum(rolls, "count"), numbers);
  assert.ok(Math.abs(sum(rolls, "count") - sum(rolls, "expected")) < 1e-9);
  const [one] = rolls?.outcomes ?? [];
  const rolled = sum(rolls, "count");
  assert.deepEqual(one?.text, "roll 1");
  assert.ok(Math.abs((one?.variance ?? 0) - (rolled * 5) / 36) < 1e-9);
});

test("a browser adds one number to a commitment, whichever of its tabs asks", () => {
  rememberCommitment("table", "one");
  const first = addition("table", "one");
  rememberCommitment("table", "one");
  assert.match(first, /^[0-9a-f]{64}$/);
  assert.equal(addition("table", "one"), first);
  assert.notEqual(addition("table", "another"), first);
  assert.equal(ownAddition(null, "one"), first);
  assert.equal(ownAddition(null, "nobody's"), undefined);
  assert.equal(ownAddition("nobody's", "one"), undefined);
});

test("another commitment than this browser was shown is a finding", async () => {
  const { commit } = await checked(FAIR.text);
  rememberCommitment("watched", commit ?? "");
  const other = [{ code: "other-commitment" }];
  assert.deepEqual((await checked(FAIR.text, { shown: shownAt("watched") })).findings, []);
  assert.deepEqual((await checked(FAIR.text, { shown: shownAt("never seen") })).findings, []);
  assert.deepEqual((await checked(FAIR.text, { shown: ["ab".repeat(32)] })).findings, other);
  rememberCommitment("watched", "ab".repeat(32));
  const several = await checked(FAIR.text, { shown: shownAt("watched") });
  assert.deepEqual(several.findings, other);
  assert.equal(moodOf(several), "wrong");
  const unsealed = records.find(({ name }) => name === "format 1");
  assert.deepEqual((await checked(unsealed?.text ?? "", { shown: ["ab"] })).findings, [{ code: "no-seal" }, ...other]);
});

test("a list of outcomes that is not usable proves nothing, and neither hangs nor throws", async () => {
  const entries = FAIR.text.split("\n\n")[1]?.split("\n") ?? [];
  const [at = ""] = Object.keys(FAIR.chances);
  const others = Object.keys(FAIR.chances).slice(1);
  const told = (outcomes: unknown) => ({ ...FAIR.chances, [at]: outcomes });
  const thrown = entries[Number(at)] ?? "";
  const lists: unknown[] = [
    ...[undefined, null, 5, {}, { ...FAIR.chances, 9999: [["roll 1", 1]] }],
    Object.fromEntries(others.map((entry) => [entry, FAIR.chances[entry]])),
    { ...FAIR.chances, [entries.indexOf("right")]: [["right", 1]] },
    ...[[], [[thrown, 0]], [[thrown, -1]], [[thrown, 0.5]], [[thrown, "1"]], [["roll 9", 1]], 7, [thrown], null].map(
      told,
    ),
    ...[
      [[thrown, 2 ** 53]],
      [
        [thrown, 2 ** 52],
        ["roll 9", 2 ** 52 + 1],
      ],
      [
        [thrown, 1],
        [thrown, 1],
      ],
    ].map(told),
  ];
  for (const chances of lists) {
    const verdict = await checked(FAIR.text, { chances });
    assert.deepEqual(verdict.findings, [{ code: "unusable-chances" }], JSON.stringify(chances));
    assert.equal(moodOf(verdict), "unproved");
    assert.deepEqual(verdict.judged, []);
  }
  assert.deepEqual((await checked(FAIR.text, { chances: told([[thrown, 2 ** 53 - 1]]) })).findings, []);
});

test("no record is too hostile for the verifier", async () => {
  const random = counting(7);
  const odd = ["", "-", "0", "1", "3", "9", "07", "99999", "9".repeat(50), "-1", "\u0662", "x", "seal", "undo 2", "> "];
  const pick = <Thing>(things: readonly Thing[]): Thing => things[random(things.length)] as Thing;
  let refused = 0;
  for (let n = 0; n < 400; n += 1) {
    const { text, chances } = pick(records);
    const lines = text.split("\n").slice(0, -2);
    for (let changes = 1 + random(3); changes; changes -= 1) {
      const at = random(lines.length);
      const words = (lines[at] ?? "").split(" ");
      const word = random(words.length);
      const instead = [[], [lines[at] ?? "", lines[at] ?? ""], [pick(lines)], [words.with(word, pick(odd)).join(" ")]];
      lines.splice(at, 1, ...pick([...instead, [words.toSpliced(word, 0, pick(odd)).join(" ")]]));
    }
    const body = lines.map((line) => `${line}\n`).join("");
    const whole = `${body}end ${toHex(sha256(fromText(body))).slice(0, 16)}\n`;
    const { findings } = await checked(whole, { chances: pick([chances, {}, null, { 0: [["roll 1", 1]] }]) });
    refused += findings.some(({ code }) => code === "bad-record") ? 1 : 0;
  }
  assert.ok(refused > 100 && refused < 400);
});

/** Numbers below a bound, the same ones in every run. */
function counting(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
