/**
 * The one loader of everything that is fetched late: pages, boards, styles, words, rules. What does not arrive is asked
 * for again after longer and longer pauses, and then given up, so that no page waits for ever. A part that an upgrade of
 * the server has taken away makes the page load itself again.
 */
import { askBuild, isStuck, newer } from "./build.ts";
import { browserTime, Refusal, type Time } from "./socket.ts";

const PAUSES = [500, 1000, 2000, 4000]; // milliseconds
const LONGEST = 20_000;
const PASSING: readonly Refusal["code"][] = ["lost", "trouble", "not-ready", "paused", "too-fast"];

/** The files of each source that is loaded late. The page names them, because their names change with their contents. */
const FILES = JSON.parse(document.querySelector<HTMLMetaElement>('meta[name="late"]')?.content || "{}") as Partial<
  Record<string, readonly string[]>
>;

/**
 * Loads a script. Its files are fetched first, because browsers ask only once for what is imported: afterwards the
 * import finds them in the cache.
 */
export function loadScript<Module>(source: string, imported: () => Promise<Module>): Promise<Module> {
  return load(async () => {
    await Promise.all((FILES[source] ?? []).map(fetchFile));
    return imported();
  });
}

/** Loads a style, if there is one. It stays when people go to another page. */
export async function loadStyle(source: string): Promise<void> {
  const address = FILES[source]?.[0];
  if (address && !document.querySelector(`link[href="${address}"]`)) await load(() => putStyle(address));
}

function putStyle(address: string): Promise<void> {
  return new Promise((done, fail) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      fail(new Error(address));
    };
    document.head.append(link);
  });
}

async function fetchFile(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  await response.arrayBuffer();
}

/** Whether the server has refused for good, so that asking again is useless. */
export function isFinal(error: unknown): error is Refusal {
  return error instanceof Refusal && !PASSING.includes(error.code);
}

export async function load<Thing>(fetched: () => Promise<Thing>, time: Time = browserTime): Promise<Thing> {
  const end = time.now() + LONGEST;
  for (let tries = 0; ; tries += 1) {
    try {
      return await before(end, fetched(), time);
    } catch (error) {
      if (!(error instanceof Refusal)) await before(end, askBuild(), time).catch(() => undefined);
      if (newer.peek()) isStuck.value = true;
      const pause = PAUSES[tries];
      if (isFinal(error) || pause === undefined || time.now() + pause >= end) throw error;
      await new Promise<void>((done) => time.later(pause * (0.8 + 0.4 * time.chance()), done));
    }
  }
}

/** The same promise, which fails if nothing comes of it in time. */
function before<Thing>(end: number, promise: Promise<Thing>, time: Time): Promise<Thing> {
  let stop = () => {};
  const late = new Promise<never>((_, fail) => {
    stop = time.later(end - time.now(), () => fail(new Refusal("lost")));
  });
  return Promise.race([promise, late]).finally(() => stop());
}
