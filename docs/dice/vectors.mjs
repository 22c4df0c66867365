// Writes vectors.json, the test vectors of docs/dice.md: `node docs/dice/vectors.mjs`.

import { writeFileSync } from "node:fs";
import { chazz, close, HONEST, marrakech } from "./matches.mjs";
import { calmPlaces, counter, keyOf, livePlaces, partnered, sha256, shuffled, wordOf } from "./stream.mjs";

const LABELS = ["seats", "draw 1", "draw 2", "draw 1000", "places 1", "places 12", "word 3"];
const BOUNDS = [1n, 2n, 6n, 16800n, 10n ** 18n, 2n ** 63n + 1n, 2n ** 64n - 1n, 2n ** 64n];
const TEAMS = [
  [0, 1, 0, 1],
  [0, 0, 1, 1],
  [0, 1, 2, 0, 1, 2],
];

const bySize = (sizes, one) => Object.fromEntries(sizes.map((size) => [size, one(size)]));

function sealed(name, secret, additions, missing) {
  const seal = [
    `commit ${sha256(Buffer.from(secret, "hex"))}`,
    ...additions.map(([seat, entropy]) => `add ${seat} ${entropy}`),
    ...missing.map((seat) => `missing ${seat}`),
    "seal",
  ];
  return { name, secret, seal, key: keyOf(secret, seal) };
}

function vectors({ key, ...stream }) {
  const hex = (label, index) => wordOf(key, label, index).toString(16).padStart(16, "0");
  const numbers = (label, below, count) => {
    const next = counter(key, label);
    return { label, below: String(below), numbers: Array.from({ length: count }, () => String(next(below))), words: next.words };
  };
  return {
    ...stream,
    key,
    words: LABELS.map((label) => ({ label, words: [0, 1, 2, 10].map((index) => ({ index, word: hex(label, index) })) })),
    numbers: BOUNDS.map((below, at) => numbers(`draw ${at + 1}`, below, 8)),
    shuffled: bySize([2, 3, 4, 5, 6, 7, 8], (size) => shuffled(key, "seats", size)),
    orders: TEAMS.map((teams) => {
      const orders = partnered(teams);
      return { teams, orders: orders.length, order: orders[counter(key, "seats")(orders.length)] };
    }),
    live: bySize([4, 5, 6, 7, 8], (size) => livePlaces(key, 1, size)),
    calm: [1, 2, 3].map((round) => ({ round, places: calmPlaces(key, round, 5) })),
  };
}

const [late, alone, many] = [
  sealed("two people, one of them late", "00".repeat(32), [[1, "11".repeat(32)]], [2]),
  sealed("nobody adds", "0123456789abcdef".repeat(4), [], []),
  sealed(
    "additions in the order of arrival",
    sha256("igroteka"),
    [3, 1, 4].map((seat) => [seat, sha256(`seat ${seat}`)]),
    [2, 5],
  ),
];

const NAMES = ["Аня", "Боря", "Вера", "Гриша"];

function text(format, { game, players, entries, behind = [], seal = [], order, secret }) {
  const lines = [
    `igroteka record ${format}`,
    `game ${game}`,
    "rules 1",
    `option players ${players}`,
    ...NAMES.slice(0, players).map((name, at) => `seat ${at + 1} ${name}`),
    ...seal,
    ...(order ? [`order ${order.join(" ")}`] : []),
    "",
    ...entries,
    "",
    ...behind,
    ...(secret ? [`secret ${secret}`] : []),
  ];
  const body = lines.map((line) => `${line}\n`).join("");
  return `${body}end ${sha256(body).slice(0, 16)}\n`;
}

const record = (name, findings, match, format = 2) => ({
  name,
  findings,
  text: text(format, match),
  chances: match.chances,
});

const [DECISIONS, BACK] = [40, 12];
const order = shuffled(late.key, "seats", 2);
const played = async (how) => ({ ...(await marrakech(late.key, DECISIONS, BACK, how)), ...late, order });
const other = "22".repeat(32);

/** A match in which all throws from a number on come from the next number, or from the one before. */
async function shifted(code, by) {
  // The first number for which it is seen at once, because neighbours are often alike.
  for (let from = 15; ; from += 1) {
    const match = await played({ ...HONEST, numberOf: (k) => (k < from ? k : k + by) });
    const [at] = Object.keys(match.chances).filter((entry) => match.entries[entry] !== fair.entries[entry]);
    if (chanceNumber(match, at) === from) return record(`a number ${code}`, [{ code, k: from }], match);
  }
}

/** The number of the chance event at an entry after the one takeback. */
function chanceNumber({ entries, chances }, at) {
  const undo = entries.findIndex((entry) => entry.startsWith("undo "));
  const kept = Number(entries[undo].split(" ")[1]);
  return Object.keys(chances).filter((entry) => entry <= Number(at) && (entry < kept || entry > undo)).length;
}

const fair = await played(HONEST);
const changed = await played({
  ...HONEST,
  thrown: (k, due, outcomes) => (k === 9 ? outcomes.findLast(([text]) => text !== due)[0] : due),
});
const cats = async (isCalm, bend) => ({ ...(await chazz(alone.key, 2, isCalm, bend)), ...alone });
const bent = (places, round) => (round === 1 ? [places[1], places[0], ...places.slice(2)] : places);

const records = [
  record("fair", [], fair),
  record("one throw changed", [{ code: "changed", k: 9 }], changed),
  await shifted("skipped", 1),
  await shifted("doubled", -1),
  record("a secret that does not fit its hash", [{ code: "wrong-secret" }], { ...fair, secret: other }),
  record("a secret never revealed", [{ code: "never-revealed" }], { ...fair, secret: null }),
  record("an addition after the seal", [{ code: "late-addition", seat: 2 }], { ...fair, seal: [...late.seal, `add 2 ${other}`] }),
  record("a doubled addition", [{ code: "bad-seal", line: "add 1" }], { ...fair, seal: late.seal.toSpliced(2, 0, late.seal[1]) }),
  record("no commitment", [{ code: "bad-seal", line: "commit" }], { ...fair, seal: late.seal.slice(1) }),
  record("no end of the seal", [{ code: "bad-seal", line: "seal" }], { ...fair, seal: late.seal.slice(0, -1) }),
  record("an addition after those who are missing", [{ code: "bad-seal", line: "add 1" }], {
    ...fair,
    seal: [0, 2, 1, 3].map((at) => late.seal[at]),
  }),
  record("another order of the seats", [{ code: "wrong-order" }], { ...fair, order: order.toReversed() }),
  record("format 1", [{ code: "no-seal" }], { ...fair, seal: [], order: null, secret: null }, 1),
  record("a race", [], await cats(false)),
  record("a race from other places", [{ code: "places", round: 1 }], await cats(false, bent)),
  record("secret picks", [], await cats(true)),
  record("secret picks from other places", [{ code: "places", round: 1 }], await cats(true, bent)),
];
close();

const streams = [late, alone, many].map(vectors);
writeFileSync(new URL("vectors.json", import.meta.url), `${JSON.stringify({ streams, records }, null, 1)}\n`);
