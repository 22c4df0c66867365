/**
 * SHA-256 and HMAC-SHA-256, by Web Crypto. Browsers have it only on pages that came by https or from the same computer; on
 * others, as in a home network, our own takes its place.
 */
import { loadScript } from "../wire/loading.ts";
import { type Bytes, fromText } from "./bytes.ts";

/** HMAC-SHA-256 of a text, with a key that is already chosen. */
export type Mac = (text: string) => Promise<Bytes>;

export interface Digests {
  sha256(bytes: Bytes): Promise<Bytes>;
  hmac(key: Bytes): Promise<Mac>;
}

export async function digests(subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle): Promise<Digests> {
  return subtle ? native(subtle) : (await loadScript("dice/sha256.ts", () => import("./sha256.ts"))).plain;
}

function native(subtle: SubtleCrypto): Digests {
  return {
    sha256: async (bytes) => new Uint8Array(await subtle.digest("SHA-256", bytes)),
    hmac: async (key) => {
      const usable = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
      return async (text) => new Uint8Array(await subtle.sign("HMAC", usable, fromText(text)));
    },
  };
}
