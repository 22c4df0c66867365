/** The sealed stream and the verifier, against the vectors of docs/dice.md, which other code has made. */
import "./page.ts";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { addition, ownAddition } from "../src/dice/addition.ts";
import { fromHex, fromText, toHex } from "../src/dice/bytes.ts";
import { type Digests, digests } from "../src/dice/digests.ts";
import { english } from "../src/dice/english.ts";
import { calmPlaces, livePlaces } from "../src/dice/places.ts";
import { russian } from "../src/dice/russian.ts";
import { orderOfSeats } from "../src/dice/seats.ts";
import { findingSentence, moodOf, verdictSentence } from "../src/dice/sentences.ts";
import { plain, sha256 } from "../src/dice/sha256.ts";
import { keyOf, Stream } from "../src/dice/stream.ts";
import { tally } from "../src/dice/tally.ts";
import type { Outcomes } from "../src/dice/throws.ts";
import { verify } from "../src/dice/verify.ts";

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
  findings: object[];
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

for (const { name, text, chances, findings } of records)
  test(`a record: ${name}`, async () => {
    for (const [, by] of WAYS) {
      const verdict = await verify(text, { chances, by });
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

const found = async (text: string) => (await verify(text, FAIR)).findings;

test("a record with a wrong checksum is read, and what is no record is not", async () => {
  assert.deepEqual(await found(FAIR.text.replace("Аня", "Яна")), [{ code: "wrong-end" }]);
  assert.deepEqual(await found("\ufeff".concat(FAIR.text.replaceAll("\n", "\r\n"))), []);
  for (const text of ["", "hello", "igroteka record 3\n", "igroteka record 2\ngame go"])
    assert.equal((await found(text))[0]?.code, "bad-record");
  assert.deepEqual(await found(edited((text) => text.replace("game marrakech", "dice loaded"))), [
    { code: "bad-record", line: 2 },
  ]);
  assert.deepEqual(await found(edited((text) => text.replace("secret ", "secret x"))), [
    { code: "bad-record", line: FAIR.text.split("\n").length - 2 },
  ]);
});

test("what stands in the wrong place of a seal is named", async () => {
  const [commit = "", add = "", missing = "", seal = ""] = streams[0]?.seal ?? [];
  const withSeal = (...lines: string[]) =>
    found(edited((text) => text.replace([commit, add, missing, seal].join("\n"), lines.join("\n"))));
  const bad = (line: string, problem: string) => ({ code: "bad-seal", line, problem });
  assert.deepEqual(await withSeal("seal"), [bad("commit", "missing")]);
  assert.deepEqual(await withSeal(add, commit, seal), [bad("commit", "order")]);
  assert.deepEqual(await withSeal(commit, commit, seal), [bad("commit", "doubled")]);
  assert.deepEqual(await withSeal(commit, add, seal, seal), [bad("seal", "doubled")]);
  assert.deepEqual(await withSeal(commit, add, seal, missing), [bad("missing 2", "order")]);
  assert.deepEqual(await withSeal(commit, add, "missing 1", seal), [bad("missing 1", "doubled")]);
  assert.deepEqual(await withSeal(commit, "missing 2", "missing 1", seal), [bad("missing 1", "order")]);
  assert.deepEqual(await withSeal(commit, "missing 3", seal), [bad("missing 3", "form")]);
  assert.deepEqual(await withSeal("commit 12", seal), [bad("commit 12", "form")]);
});

test("what is added among the entries or behind them is late, and numbers no step", async () => {
  const late = [{ code: "late-addition", seat: 2 }];
  const add = `add 2 ${"22".repeat(32)}\n`;
  assert.deepEqual(await found(edited((text) => text.replace("\nsecret", `\n${add}secret`))), late);
  assert.deepEqual(await found(edited((text) => text.replace("\n\nsecret", `\n${add}\nsecret`))), late);
});

test("a throw is told with its number, its words and what was due", async () => {
  const { judged, throws, additions, missing, names } = await verify(FAIR.text, FAIR);
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
  const hidden = await verify(
    edited((text) => text.replace(/secret .*\n/, "")),
    FAIR,
  );
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
    const { judged } = await verify(long, { chances, by, progress: (done) => told.push(done) });
    assert.equal(judged.length, 2000);
    assert.ok(told.length > 10);
  }
});

test("every finding of the vectors has its sentence in both languages", async () => {
  for (const { text, chances, findings } of records) {
    const verdict = await verify(text, { chances });
    const [first] = verdict.findings;
    for (const texts of [english, russian]) {
      assert.ok(verdictSentence(verdict, true, texts).endsWith("."));
      if (first && first.code !== "no-seal") assert.match(findingSentence(first, true, texts) ?? "", /[^ ]\.$/);
    }
    const unproved = ["no-seal", "never-revealed"].includes(first?.code ?? "");
    assert.equal(moodOf(verdict), findings.length ? (unproved ? "unproved" : "wrong") : "fair");
  }
});

test("while a match is on, nobody is told that the secret is missing", async () => {
  const verdict = await verify(
    edited((text) => text.replace(/secret .*\n/, "")),
    FAIR,
  );
  assert.equal(verdictSentence(verdict, false, english), english.verdict.notYet);
  assert.equal(verdictSentence(verdict, true, english), english.verdict.unknown);
  assert.equal(findingSentence({ code: "never-revealed" }, false, english), null);
});

test("throws are counted by kind, and what was taken back and came again counts once", async () => {
  const { throws } = await verify(FAIR.text, FAIR);
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
  const first = addition("table", "one");
  assert.match(first, /^[0-9a-f]{64}$/);
  assert.equal(addition("table", "one"), first);
  assert.notEqual(addition("table", "another"), first);
  assert.equal(ownAddition("one"), first);
  assert.equal(ownAddition("nobody's"), undefined);
});
