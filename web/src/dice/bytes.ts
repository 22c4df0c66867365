/** Bytes, as hex digits and as text. */
export type Bytes = Uint8Array<ArrayBuffer>;

export function fromHex(digits: string): Bytes {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function toHex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromText(text: string): Bytes {
  return new TextEncoder().encode(text);
}

export function joined(...parts: readonly Bytes[]): Bytes {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
