/** SHA-256 and HMAC in plain TypeScript (FIPS 180-4, RFC 2104), for pages without Web Crypto. Loaded only there. */
import { type Bytes, fromText, joined } from "./bytes.ts";
import type { Digests } from "./digests.ts";

const BLOCK = 64; // bytes
const ROUNDS = 64;

const PRIMES = firstPrimes(ROUNDS);
/** The first 32 bits of the fractional parts of the roots of primes. */
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}

function rotated(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

export function sha256(bytes: Bytes): Bytes {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const blocks = new DataView(padded.buffer);
  blocks.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const state = Int32Array.from(START);
  for (let at = 0; at < padded.length; at += BLOCK) take(state, blocks, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => void digest.setInt32(4 * n, word));
  return new Uint8Array(digest.buffer);
}

/** Takes a block into the state. */
function take(state: Int32Array, blocks: DataView, at: number): void {
  const words = new Int32Array(ROUNDS);
  const word = (n: number) => words[n] ?? 0;
  for (let n = 0; n < ROUNDS; n += 1) {
    if (n < 16) {
      words[n] = blocks.getInt32(at + 4 * n);
      continue;
    }
    const [early, late] = [word(n - 15), word(n - 2)];
    const small = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const great = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words[n] = word(n - 16) + small + word(n - 7) + great;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let n = 0; n < ROUNDS; n += 1) {
    const choice = (e & f) ^ (~e & g);
    const one = h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + choice + (CONSTANTS[n] ?? 0) + word(n);
    const two = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((sum, n) => {
    state[n] = (state[n] ?? 0) + sum;
  });
}

function hmac(key: Bytes, data: Bytes): Bytes {
  const filled = new Uint8Array(BLOCK);
  filled.set(key.length > BLOCK ? sha256(key) : key);
  const inner = filled.map((byte) => byte ^ 0x36);
  const outer = filled.map((byte) => byte ^ 0x5c);
  return sha256(joined(outer, sha256(joined(inner, data))));
}

export const plain: Digests = {
  sha256: (bytes) => Promise.resolve(sha256(bytes)),
  hmac: (key) => Promise.resolve((text) => Promise.resolve(hmac(key, fromText(text)))),
};
