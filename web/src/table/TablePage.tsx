/** The page of a table: before the match its seats, then the board with everything around it. */
import { effect } from "@preact/signals";
import type { ComponentChildren, FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { dressPage, loadBoard } from "../boards/load.ts";
import { plainly } from "../boards/plain/index.tsx";
import { titleOf } from "../frame/cards.ts";
import { lang, words } from "../frame/language.ts";
import { finish } from "../frame/learning.ts";
import { Missing, useLate } from "../frame/Missing.tsx";
import { sentenceOf } from "../frame/refusals.ts";
import { goInstead, tableAddress } from "../frame/router.ts";
import { TopLine } from "../frame/TopLine.tsx";
import { beginsAtOnce, hasBegun } from "../lobby/opening.ts";
import { remember } from "../lobby/visited.ts";
import { wear } from "../seats/looks.ts";
import { SeatPatterns } from "../seats/marks.tsx";
import { enter, phrasebook } from "../wire/api.ts";
import { to } from "../wire/root.ts";
import { browserWorld } from "../wire/socket.ts";
import { GameWords } from "../words/games.ts";
import { BigGathering } from "./BigGathering.tsx";
import { forBoard } from "./forBoard.ts";
import { Gathering } from "./Gathering.tsx";
import { Offline } from "./Offline.tsx";
import { Play } from "./Play.tsx";
import { readSeatLink, type SeatLink, SeatOffer } from "./SeatOffer.tsx";
import { TableStore } from "./store.ts";
import { tellTurn } from "./turn.ts";

export const TablePage: FunctionComponent<{ id: string; big?: boolean }> = ({ id, big = false }) => {
  const [store, setStore] = useState<TableStore | null>(null);
  const [offer, setOffer] = useState<{ link: SeatLink; answer: (takes: boolean) => void } | null>(null);
  useEffect(() => {
    let opened: TableStore | null = null;
    let isGone = false;
    const asked = (link: SeatLink) => new Promise<boolean>((answer) => setOffer({ link, answer }));
    void takeSeatAlong(asked).then((trouble) => {
      if (isGone) return;
      setOffer(null);
      opened = new TableStore(id, browserWorld(id));
      if (trouble) opened.note.say(trouble);
      setStore(opened);
    });
    return () => {
      isGone = true;
      opened?.close();
      setStore(null);
    };
  }, [id]);
  if (offer) return <SeatOffer link={offer.link} onAnswer={offer.answer} />;
  return (
    <>
      <SeatPatterns />
      {store ? <Opened store={store} big={big} /> : <Waiting />}
    </>
  );
};

/** Takes the seat that a link may carry in its fragment. Returns what is wrong with it, or null. */
async function takeSeatAlong(asked: (link: SeatLink) => Promise<boolean>): Promise<string | null> {
  try {
    const link = await readSeatLink();
    if (link && (await asked(link))) await enter(link.token);
    return null;
  } catch (refusal) {
    return sentenceOf(refusal);
  }
}

const Opened: FunctionComponent<{ store: TableStore; big: boolean }> = ({ store, big }) => {
  const game = store.facts.value?.game;
  const [isBeginning, setBeginning] = useState(() => beginsAtOnce(store.id));
  useEffect(() => tellTurn(store), [store]);
  useEffect(() => {
    const stop = effect(() => wear(store.seats.value.map(({ look = 0 }) => look)));
    return () => {
      stop();
      wear([]);
    };
  }, [store]);
  useEffect(() => {
    if (!game || !isBeginning) return;
    void store.command({ t: "begin" }).then((isTaken) => {
      hasBegun();
      if (!isTaken) setBeginning(false);
    });
  }, [store, game]);
  const next = store.again.value;
  useEffect(() => {
    if (big && next) goInstead(tableAddress(next)); // nobody presses buttons there
  }, [big, next]);
  useEffect(() => {
    const facts = store.facts.peek();
    if (!facts) return;
    dressPage(facts.game);
    remember(facts);
    return () => dressPage(null);
  }, [store, game]);
  const hasFinished = store.shown.value?.view.phase === "over" && store.you.value.length > 0; // not if it was ended unfinished
  useEffect(() => {
    if (game && hasFinished) finish(game, store.id);
  }, [game, hasFinished]);
  const missing = useLate(async () => {
    if (!game) return;
    const [phrases, drawn] = await Promise.all([phrasebook(game), loadBoard(game)]);
    const said = new GameWords(phrases, () => lang.value);
    const board = new URLSearchParams(location.search).has("plain") ? plainly(drawn) : drawn;
    store.gameWords.value = said;
    if (!big) void store.explaining.begin(game, said);
    store.board.value = board.open(forBoard(store, said, big));
  }, [store, game]);
  if (store.network.value === "gone") return <Gone why={words.value.table.gone} />;
  if (store.network.value === "locked") return <Gone why={words.value.refused.locked} />;
  if (store.network.value === "removed") return <Gone why={words.value.refused.removed} />;
  if (store.network.value === "frozen" && !game) return <Gone why={words.value.table.unreadable} />;
  if (store.network.value === "outdated")
    return <Waiting missing={<Missing error={null} again={() => location.reload()} />} />;
  const waiting = (
    <Waiting game={game} missing={missing}>
      <Offline store={store} />
    </Waiting>
  );
  if (!game) return waiting;
  const isPlaying = store.shown.value?.view !== undefined;
  if (!isPlaying && !isBeginning) return big ? <BigGathering store={store} /> : <Gathering store={store} />;
  return isPlaying && store.board.value ? <Play store={store} big={big} /> : waiting;
};

/** Shown until the board is loaded, so that nothing shifts when it appears, or if it has not arrived. */
const Waiting: FunctionComponent<{ game?: string | undefined; missing?: ComponentChildren }> = ({
  game = "",
  missing,
  children,
}) => {
  const { table, title } = words.value;
  return (
    <>
      <TopLine game={game} />
      <main class="page">
        <h1 class="unseen">{game ? titleOf(game) : title}</h1>
        {missing ?? <p class="hint">{table.loadingBoard}</p>}
        {children}
      </main>
    </>
  );
};

const Gone: FunctionComponent<{ why: string }> = ({ why }) => (
  <>
    <TopLine />
    <main class="page">
      <h1>{why}</h1>
      <p>
        <a class="button main" href={to("/")}>
          {words.value.table.home}
        </a>
      </p>
    </main>
  </>
);
