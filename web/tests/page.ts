/** Stubs of the browser's page for modules that are tested in node. Import it before them. */
const page = Object.assign(new EventTarget(), {
  documentElement: { lang: "en", dataset: {} },
  getElementById: (id: string) => (id === "cards" ? { textContent: JSON.stringify(CARDS) } : null),
  hidden: false,
  activeElement: null as { matches(selector: string): boolean } | null,
  /** The page's own build, as its head names it. Nothing else is found. */
  querySelector: (selector: string) => (selector === 'meta[name="build"]' ? { content: "old" } : null),
});

const CARDS = [
  { name: "go", title: { en: "Go", ru: "Го" }, seats: [2], opponents: ["casual"], calm: false },
  {
    name: "cats",
    title: { en: "Cats", ru: "Коты" },
    seats: [2],
    opponents: ["Jazzy"],
    characters: [{ en: "Paddy", ru: "Пэдди" }],
    calm: true,
  },
];

const window = new EventTarget();

/** Answers of the HTTP API, by path. */
export const answers = new Map<string, unknown>();

/** The build that the server's answers name. */
export const served = { build: "old" };

/** How often the page was loaded again. */
export const loaded = { again: 0 };

/** Puts the focus into a field, or into none. */
export function focus(isInField: boolean): void {
  page.activeElement = isInField ? { matches: () => true } : null;
}

/** Hides the page, or shows it again. */
export function hide(isHidden: boolean): void {
  page.hidden = isHidden;
  page.dispatchEvent(new Event("visibilitychange"));
}

/** Fires an event such as `online`, with more properties if it needs them. */
export function happen(event: string, more: object = {}): void {
  window.dispatchEvent(Object.defineProperties(new Event(event), Object.getOwnPropertyDescriptors(more)));
}

Object.assign(globalThis, {
  document: page,
  location: { pathname: "/", reload: () => (loaded.again += 1) },
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  requestAnimationFrame: (call: (now: number) => void) => setTimeout(() => call(performance.now())),
  fetch: (path: string) =>
    Promise.resolve(
      Response.json(answers.get(path) ?? { code: "trouble" }, {
        status: answers.has(path) ? 200 : 500,
        headers: { "igroteka-client": served.build },
      }),
    ),
});
const kept = new Map<string, string>();
Object.defineProperty(globalThis, "sessionStorage", {
  value: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});
const stored = new Map<string, string>();
Object.defineProperty(globalThis, "localStorage", {
  value: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  },
});
