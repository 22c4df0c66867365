// Writes vectors.json, the test vectors of docs/dice.md: `node docs/dice/vectors.mjs`.

import { writeFileSync } from "node:fs";
import { close } from "./matches.mjs";
import { recordsOf } from "./records.mjs";
import { calmPlaces, counter, keyOf, livePlaces, partnered, sha256, shuffled, wordOf } from "./stream.mjs";

const LABELS = ["seats", "draw 1", "draw 2", "draw 1000", "places 1", "places 12", "word 3"];
const BOUNDS = [1n, 2n, 6n, 16800n, 10n ** 18n, 2n ** 63n + 1n, 2n ** 64n - 1n, 2n ** 64n];
const TEAMS = [
  [0, 1, 0, 1],
  [0, 0, 1, 1],
  [0, 1, 2, 0, 1, 2],
];

const bySize = (sizes, one) => Object.fromEntries(sizes.map((size) => [size, one(size)]));

function sealed(name, secret, seats, additions, missing) {
  const seal = [
    `commit ${sha256(Buffer.from(secret, "hex"))}`,
    `seats ${seats}`,
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

const [late, alone, many, pairs] = [
  sealed("two people, one of them late", "00".repeat(32), "shuffled", [[1, "11".repeat(32)]], [2]),
  sealed("nobody adds, and the seats stay", "0123456789abcdef".repeat(4), "fixed", [], []),
  sealed(
    "additions in the order of arrival",
    sha256("igroteka"),
    "shuffled",
    [3, 1, 4].map((seat) => [seat, sha256(`seat ${seat}`)]),
    [2, 5],
  ),
  sealed("two against two", sha256("partners"), "shuffled", [[4, sha256("seat 4")]], [1, 2]),
];

const records = await recordsOf({ late, alone, many, pairs });
close();

const streams = [late, alone, many, pairs].map(vectors);
writeFileSync(new URL("vectors.json", import.meta.url), `${JSON.stringify({ streams, records }, null, 1)}\n`);
