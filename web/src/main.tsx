/** The browser client. Every page except the home page is loaded when it is needed. */
import { effect, signal } from "@preact/signals";
import { type ComponentChildren, type FunctionComponent, render } from "preact";
import { useEffect } from "preact/hooks";
import { cardOf } from "./frame/cards.ts";
import { setIcon } from "./frame/icon.ts";
import { words } from "./frame/language.ts";
import { Missing } from "./frame/Missing.tsx";
import { followLinks, path } from "./frame/router.ts";
import { TopLine } from "./frame/TopLine.tsx";
import { followUpgrades } from "./frame/upgrade.ts";
import { Home } from "./lobby/Home.tsx";
import { loadScript, loadStyle } from "./wire/loading.ts";
import { to } from "./wire/root.ts";

type Show = (parts: RegExpExecArray) => ComponentChildren | Promise<ComponentChildren>;

const PAGES: [RegExp, Show][] = [
  [/^\/$/, () => <Home />],
  [
    /^\/t\/([\w.-]+)$/,
    async ([, id]) => {
      const { TablePage } = await loadScript("table/TablePage.tsx", () => import("./table/TablePage.tsx"));
      return <TablePage key={id} id={id ?? ""} big={new URLSearchParams(location.search).has("tv")} />;
    },
  ],
  [
    /^\/j\/(\w+)$/,
    async ([, code]) => {
      const { JoinPage } = await loadScript("lobby/JoinPage.tsx", () => import("./lobby/JoinPage.tsx"));
      return <JoinPage code={code ?? ""} />;
    },
  ],
  [
    /^\/new\/(\w+)$/,
    async ([, game = ""]) => {
      const { NewTable } = await loadScript("lobby/NewTable.tsx", () => import("./lobby/NewTable.tsx"));
      return cardOf(game) ? <NewTable key={game} game={game} /> : <NotFound />;
    },
  ],
  [
    /^\/rules\/(\w+)$/,
    async ([, game = ""]) => {
      const { RulesPage } = await loadScript("rules/RulesPage.tsx", () => import("./rules/RulesPage.tsx"));
      return cardOf(game) ? <RulesPage key={game} game={game} /> : <NotFound />;
    },
  ],
  [
    /^\/learn\/(\w+)$/,
    async ([, game = ""]) => {
      const { LearnPage } = await loadScript("learn/LearnPage.tsx", () => import("./learn/LearnPage.tsx"));
      return cardOf(game)?.lessons ? <LearnPage key={game} game={game} /> : <NotFound />;
    },
  ],
  [
    /^\/dice$/,
    async () => {
      const { DicePage } = await loadScript("dice/DicePage.tsx", () => import("./dice/DicePage.tsx"));
      return <DicePage />;
    },
  ],
  [
    /^\/replay(?:\/([\w.-]+))?$/,
    async ([, table]) => {
      const { ReplayPage } = await loadScript("replay/ReplayPage.tsx", () => import("./replay/ReplayPage.tsx"));
      return <ReplayPage key={table} table={table} />;
    },
  ],
  [
    /^\/games$/,
    async () => {
      const script = loadScript("mine/GamesPage.tsx", () => import("./mine/GamesPage.tsx"));
      const [{ GamesPage }] = await Promise.all([script, loadStyle("mine/mine.css")]);
      return <GamesPage />;
    },
  ],
  [
    /^\/key$/,
    async () => {
      const script = loadScript("mine/KeyPage.tsx", () => import("./mine/KeyPage.tsx"));
      const [{ KeyPage }] = await Promise.all([script, loadStyle("mine/mine.css")]);
      return <KeyPage />;
    },
  ],
];

const SLOW = 1000; // milliseconds, after which a page that is coming is announced

const page = signal<ComponentChildren>(null);

async function turnTo(address: string): Promise<void> {
  const put = (shown: ComponentChildren) => {
    if (path.peek() === address) page.value = shown;
  };
  for (const [pattern, show] of PAGES) {
    const parts = pattern.exec(address);
    if (!parts) continue;
    const announced = setTimeout(() => put(<Coming />), SLOW);
    try {
      put(await show(parts));
    } catch (error) {
      put(
        <Instead>
          <Missing error={error} again={() => void turnTo(address)} />
        </Instead>,
      );
    }
    return clearTimeout(announced);
  }
  put(<NotFound />);
}

/** A page in place of one that is not there, or not yet. */
const Instead: FunctionComponent<{ title?: string }> = ({ title, children }) => (
  <>
    <TopLine />
    <main class="page missing">
      <h1 class={title ? "" : "unseen"}>{title ?? words.value.title}</h1>
      {children}
    </main>
  </>
);

const Coming: FunctionComponent = () => (
  <Instead>
    <p class="hint">{words.value.late.coming}</p>
  </Instead>
);

const NotFound: FunctionComponent = () => (
  <Instead title={words.value.notFound}>
    <p>
      <a class="button main" href={to("/")}>
        {words.value.table.home}
      </a>
    </p>
  </Instead>
);

const App: FunctionComponent = () => {
  const address = path.value;
  useEffect(() => void turnTo(address), [address]);
  return <>{page.value}</>;
};

followLinks();
followUpgrades();
setIcon(false);
effect(() => {
  if (!path.value.startsWith("/t/")) document.title = words.value.title; // tables show the turn there
});
const place = document.getElementById("app");
if (place) render(<App />, place);
