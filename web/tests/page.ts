/** As much of a browser's page as modules need that are tested in node. Import it before them. */
const page = Object.assign(new EventTarget(), {
  documentElement: { lang: "en" },
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

/** What was asked for by HTTP, and what is answered, by path. */
export const answers = new Map<string, unknown>();

/** The page is hidden, or seen again. */
export function hide(isHidden: boolean): void {
  page.hidden = isHidden;
  page.dispatchEvent(new Event("visibilitychange"));
}

/** `online` and `offline`. */
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
