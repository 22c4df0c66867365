/** The sealed stream of a match, as docs/dice.md specifies it: everything is a function of the key and a label. */
import { type Bytes, fromHex } from "./bytes.ts";
import type { Digests, Mac } from "./digests.ts";

const TITLE = "igroteka dice 1";
const WORDS = 2n ** 64n;

/** A number of the stream, and how it came about. */
export interface Drawn {
  value: bigint;
  below: bigint;
  /** The last of these words gave the number; those before it were rejected. */
  words: readonly bigint[];
}

/** The key that a secret, in hex digits, and the lines of the seal give. */
export async function keyOf(digests: Digests, secret: string, seal: readonly string[]): Promise<Bytes> {
  const mac = await digests.hmac(fromHex(secret));
  return mac([TITLE, ...seal].map((line) => `${line}\n`).join(""));
}

export class Stream {
  private readonly mac: Mac;
  /** The words that have been computed, because a verifier compares a throw with its neighbours' numbers too. */
  private readonly known = new Map<string, bigint>();

  private constructor(mac: Mac) {
    this.mac = mac;
  }

  static async of(digests: Digests, key: Bytes): Promise<Stream> {
    return new Stream(await digests.hmac(key));
  }

  async word(label: string, index: number): Promise<bigint> {
    const text = `${label} ${index}`;
    const word = this.known.get(text) ?? first64(await this.mac(text));
    this.known.set(text, word);
    return word;
  }

  /** The first number of a label. */
  number(label: string, below: bigint): Promise<Drawn> {
    return this.numberFrom(label, 0, below);
  }

  /** The first numbers of a label, each with its bound. */
  async numbers(label: string, bounds: readonly bigint[]): Promise<Drawn[]> {
    const found: Drawn[] = [];
    let used = 0;
    for (const below of bounds) {
      const drawn = await this.numberFrom(label, used, below);
      used += drawn.words.length;
      found.push(drawn);
    }
    return found;
  }

  private async numberFrom(label: string, first: number, below: bigint): Promise<Drawn> {
    const words: bigint[] = [];
    for (;;) {
      const word = await this.word(label, first + words.length);
      words.push(word);
      if (word < WORDS - (WORDS % below)) return { value: word % below, below, words };
    }
  }

  /** The numbers from 0 to `count` − 1 in the order that a label gives. */
  async shuffled(label: string, count: number): Promise<number[]> {
    const left = Array.from({ length: count }, (_, n) => n);
    const places = await this.numbers(
      label,
      left.map((n) => BigInt(count - n)),
    );
    return places.flatMap(({ value }) => left.splice(Number(value), 1));
  }
}

function first64({ buffer }: Bytes): bigint {
  return new DataView(buffer).getBigUint64(0);
}
