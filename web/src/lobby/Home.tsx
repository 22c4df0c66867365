/** The home page: the games, one click to play, and tables to join. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { CARDS, titleOf } from "../frame/cards.ts";
import { GamePicture } from "../frame/GamePicture.tsx";
import { lang, words } from "../frame/language.ts";
import { hasFinished } from "../frame/learning.ts";
import { sentenceOf } from "../frame/refusals.ts";
import { TopLine } from "../frame/TopLine.tsx";
import type { Card } from "../wire/protocol.ts";
import { to } from "../wire/root.ts";
import { Continue } from "./Continue.tsx";
import { JoinByCode } from "./JoinByCode.tsx";
import { myNameOrGuest } from "./name.ts";
import { awaited, playNow } from "./opening.ts";
import { PublicTables } from "./PublicTables.tsx";
import { askOffered, waitingFor } from "./server.ts";
import { Whom } from "./Whom.tsx";

/** Of the server, with a hash of its files. */
const VERSION = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;

export const Home: FunctionComponent = () => {
  const { dice, home, title } = words.value;
  useEffect(() => void askOffered(), []);
  return (
    <>
      <TopLine />
      <main class="page home">
        <header class="home-head">
          <div>
            <h1>{title}</h1>
            <p class="lead">{home.lead}</p>
          </div>
          <JoinByCode />
        </header>
        <Continue />
        <div class="games">
          {CARDS.map((card) => (
            <GameCard key={card.name} {...card} />
          ))}
        </div>
        <p class="watch">
          <a href={to("/games")}>{home.mine}</a> <a href={to("/replay")}>{home.watch}</a>
        </p>
        <PublicTables />
        <footer class="hint version">
          {title} {VERSION} · <a href={to("/dice")}>{dice.about}</a>
        </footer>
        <div role="status">
          {waitingFor.value && <p class="waiting">{waitingFor.value === "rules" ? home.loading : home.lost}</p>}
        </div>
      </main>
    </>
  );
};

const GameCard: FunctionComponent<Card> = ({ name: game, about, seats, minutes, lessons }) => {
  const { home, learn } = words.value;
  const title = titleOf(game);
  const trouble = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const start = async () => {
    isBusy.value = true;
    trouble.value = null;
    await playNow(game, myNameOrGuest()).catch((refusal: unknown) => {
      trouble.value = sentenceOf(refusal);
    });
    isBusy.value = false;
  };
  return (
    <article class={`game game-${game}`}>
      <GamePicture game={game} />
      <h2>{title}</h2>
      <p>{about?.[lang.value]}</p>
      <p class="hint">
        {home.players(seats)} · {minutes && `${home.minutes(minutes)} · `}
        <a href={to(`/rules/${game}`)} aria-label={`${home.rules}: ${title}`}>
          {home.rules}
        </a>
      </p>
      <div role="alert">{trouble.value && <p class="note">{trouble.value}</p>}</div>
      <div role="status">{awaited.value === game && <p class="note">{home.begins}</p>}</div>
      {lessons && !hasFinished(game) && (
        <a class="button learn-link" href={to(`/learn/${game}`)} aria-label={`${learn.invite}: ${title}`}>
          {learn.invite}
        </a>
      )}
      <Whom game={game} />
      <div class="actions">
        <button
          class="button main"
          disabled={isBusy.value}
          aria-label={`${home.playNow}: ${title}`}
          onClick={() => void start()}
        >
          {home.playNow}
        </button>
        <a class="button" href={to(`/new/${game}`)} aria-label={`${home.withFriends}: ${title}`}>
          {home.withFriends}
        </a>
      </div>
    </article>
  );
};
