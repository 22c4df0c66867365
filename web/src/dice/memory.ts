/** What this browser was shown of the dice of a table, and what it has added to them. */
interface Remembered {
  table: string;
  /** The commitment that it was shown. */
  hash: string;
  /** What it has added to it, in hex digits, if it has. */
  entropy?: string;
}

const PLACE = "additions";
const MOST = 100; // commitments

/** Keeps the commitment that this browser was shown, so that another one in its place is noticed. */
export function rememberCommitment(table: string, hash: string): void {
  const kept = all();
  if (!kept.some((one) => one.table === table && one.hash === hash)) keep([{ table, hash }, ...kept]);
}

/** The number to add, in hex digits. Every tab of this browser, and a page that was loaded again, adds the same one. */
export function addition(table: string, hash: string): string {
  const kept = all();
  const isIt = (one: Remembered) => one.table === table && one.hash === hash;
  const found = kept.find(isIt)?.entropy;
  if (found) return found;
  const entropy = Array.from(crypto.getRandomValues(new Uint8Array(32)), hex).join("");
  keep([{ table, hash, entropy }, ...kept.filter((one) => !isIt(one))]);
  return entropy;
}

/** The commitments that this browser was shown at a table: one, or none if it was not there. */
export function shownAt(table: string): string[] {
  return all().flatMap((one) => (one.table === table ? [one.hash] : []));
}

/** What was added at this table; without a table, what was added to this commitment. Undefined if nothing was. */
export function ownAddition(table: string | null, hash: string | null): string | undefined {
  return all().find((one) => (table === null ? one.hash === hash : one.table === table) && one.entropy)?.entropy;
}

function all(): Remembered[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? (kept as Remembered[]) : [];
  } catch {
    return [];
  }
}

function keep(remembered: readonly Remembered[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(remembered.slice(0, MOST)));
  } catch (error) {
    console.error(error); // without room to keep it, it is still added
  }
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}
