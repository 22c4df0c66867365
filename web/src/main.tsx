/** The browser client. Every page except the home page is loaded when it is needed. */
import { effect, signal } from "@preact/signals";
import { type ComponentChildren, type FunctionComponent, render } from "preact";
import { useEffect } from "preact/hooks";
import { cardOf } from "./frame/cards.ts";
import { setIcon } from "./frame/icon.ts";
import { words } from "./frame/language.ts";
import { followLinks, path } from "./frame/router.ts";
import { TopLine } from "./frame/TopLine.tsx";
import { Home } from "./lobby/Home.tsx";

type Show = (parts: RegExpExecArray) => ComponentChildren | Promise<ComponentChildren>;

const PAGES: [RegExp, Show][] = [
  [/^\/$/, () => <Home />],
  [
    /^\/t\/([\w.-]+)$/,
    async ([, id]) => {
      const { TablePage } = await import("./table/TablePage.tsx");
      return <TablePage key={id} id={id ?? ""} big={new URLSearchParams(location.search).has("tv")} />;
    },
  ],
  [
    /^\/j\/(\w+)$/,
    async ([, code]) => {
      const { JoinPage } = await import("./lobby/JoinPage.tsx");
      return <JoinPage code={code ?? ""} />;
    },
  ],
  [
    /^\/new\/(\w+)$/,
    async ([, game = ""]) => {
      const { NewTable } = await import("./lobby/NewTable.tsx");
      return cardOf(game) ? <NewTable key={game} game={game} /> : <NotFound />;
    },
  ],
  [
    /^\/rules\/(\w+)$/,
    async ([, game = ""]) => {
      const { RulesPage } = await import("./rules/RulesPage.tsx");
      return cardOf(game) ? <RulesPage key={game} game={game} /> : <NotFound />;
    },
  ],
  [
    /^\/replay(?:\/([\w.-]+))?$/,
    async ([, table]) => {
      const { ReplayPage } = await import("./replay/ReplayPage.tsx");
      return <ReplayPage key={table} table={table} />;
    },
  ],
];

const page = signal<ComponentChildren>(null);

async function turnTo(address: string): Promise<void> {
  for (const [pattern, show] of PAGES) {
    const parts = pattern.exec(address);
    if (!parts) continue;
    const shown = await show(parts);
    if (path.peek() === address) page.value = shown;
    return;
  }
  page.value = <NotFound />;
}

const NotFound: FunctionComponent = () => (
  <>
    <TopLine />
    <main class="page">
      <h1>{words.value.notFound}</h1>
    </main>
  </>
);

const App: FunctionComponent = () => {
  const address = path.value;
  useEffect(() => void turnTo(address), [address]);
  return <>{page.value}</>;
};

followLinks();
setIcon(false);
effect(() => {
  if (!path.value.startsWith("/t/")) document.title = words.value.title; // tables show the turn there
});
const place = document.getElementById("app");
if (place) render(<App />, place);
