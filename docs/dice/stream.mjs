// The stream of docs/dice.md, for vectors.mjs. It shares no code with any verifier.

import { createHash, createHmac } from "node:crypto";

export const sha256 = (data) => createHash("sha256").update(data).digest("hex");
const hmac = (key, text) => createHmac("sha256", Buffer.from(key, "hex")).update(text, "ascii").digest();

export const keyOf = (secret, seal) =>
  hmac(secret, ["igroteka dice 1", ...seal].map((line) => `${line}\n`).join("")).toString("hex");

export const wordOf = (key, label, index) => hmac(key, `${label} ${index}`).readBigUInt64BE(0);

/** A function that gives the next number of a label below a bound. It counts its words. */
export function counter(key, label) {
  const next = (below) => {
    const bound = BigInt(below);
    for (;;) {
      const word = wordOf(key, label, next.words++);
      if (word < 2n ** 64n - (2n ** 64n % bound)) return word % bound;
    }
  };
  next.words = 0;
  return next;
}

/** From 1. */
export function shuffled(key, label, count) {
  const next = counter(key, label);
  const left = Array.from({ length: count }, (_, at) => at + 1);
  const order = [];
  while (left.length) order.push(...left.splice(Number(next(left.length)), 1));
  return order;
}

function permutations(things) {
  if (!things.length) return [[]];
  return things.flatMap((thing) =>
    permutations(things.filter((other) => other !== thing)).map((rest) => [thing, ...rest]),
  );
}

/** The orders, from 1, in which every team becomes one team. */
export function partnered(teams) {
  return permutations(teams.map((_, at) => at + 1)).filter((order) => {
    const moves = new Set(order.map((old, now) => `${teams[old - 1]} to ${teams[now]}`));
    return moves.size === new Set(teams).size;
  });
}

export function draw(key, k, outcomes) {
  let left = counter(key, `draw ${k}`)(outcomes.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [text, weight] of outcomes) {
    left -= BigInt(weight);
    if (left < 0n) return text;
  }
}

/** The places of the seats, from the order in which they stand. */
export function livePlaces(key, round, seats) {
  const order = shuffled(key, `places ${round}`, seats);
  return order.map((_, at) => (order.indexOf(at + 1) * 16800) / seats);
}

export function calmPlaces(key, round, seats) {
  const next = counter(key, `places ${round}`);
  return Array.from({ length: seats }, () => Number(next(16800)));
}
