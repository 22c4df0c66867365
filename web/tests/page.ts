/** Stubs of the browser's page for modules that are tested in node. Import it before them. */
const page = Object.assign(new EventTarget(), {
  documentElement: { lang: "en", dataset: {} },
  getElementById: (id: string) => (id === "cards" ? { textContent: JSON.stringify(CARDS) } : null),
  hidden: false,
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

/** Hides the page, or shows it again. */
export function hide(isHidden: boolean): void {
  page.hidden = isHidden;
  page.dispatchEvent(new Event("visibilitychange"));
}

/** Fires `online` or `offline`. */
export function happen(event: string): void {
  window.dispatchEvent(new Event(event));
}

Object.assign(globalThis, {
  document: page,
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  requestAnimationFrame: (call: (now: number) => void) => setTimeout(() => call(performance.now())),
  fetch: (path: string) =>
    Promise.resolve(Response.json(answers.get(path) ?? { code: "trouble" }, { status: answers.has(path) ? 200 : 500 })),
});
Object.defineProperty(globalThis, "localStorage", { value: { getItem: () => null, setItem: () => undefined } });
