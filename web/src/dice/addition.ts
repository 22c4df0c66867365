/** What this browser has added to the dice, kept so that people see whether it is in the seal. */
interface Addition {
  table: string;
  /** The commitment to which it was added. */
  hash: string;
  entropy: string;
}

const PLACE = "additions";
const MOST = 100; // tables

/** The number to add, in hex digits. Every tab of this browser, and a page that was loaded again, adds the same one. */
export function addition(table: string, hash: string): string {
  const kept = all();
  const found = kept.find((one) => one.table === table && one.hash === hash);
  if (found) return found.entropy;
  const entropy = Array.from(crypto.getRandomValues(new Uint8Array(32)), hex).join("");
  keep([{ table, hash, entropy }, ...kept].slice(0, MOST));
  return entropy;
}

/** What was added after this commitment; undefined if nothing was. */
export function ownAddition(hash: string): string | undefined {
  return all().find((one) => one.hash === hash)?.entropy;
}

function all(): Addition[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? (kept as Addition[]) : [];
  } catch {
    return [];
  }
}

function keep(additions: readonly Addition[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(additions));
  } catch (error) {
    console.error(error); // without room to keep it, it is still added
  }
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}
