/** The rules of a game as a page. */
import type { FunctionComponent } from "preact";
import { cardOf, titleOf } from "../frame/cards.ts";
import { GamePicture } from "../frame/GamePicture.tsx";
import { words } from "../frame/language.ts";
import { TopLine } from "../frame/TopLine.tsx";
import { SeatPatterns } from "../seats/marks.tsx";
import { to } from "../wire/root.ts";
import { RulesText } from "./RulesText.tsx";

export const RulesPage: FunctionComponent<{ game: string }> = ({ game }) => {
  const { learn, rulesPage } = words.value;
  return (
    <>
      <TopLine />
      <SeatPatterns />
      <main class="page rules-page" data-game={game}>
        <header class="gathering-head">
          <GamePicture game={game} />
          <h1>{rulesPage.heading(titleOf(game))}</h1>
        </header>
        {cardOf(game)?.lessons && (
          <p class="rules-lessons">
            <a class="button main" href={to(`/learn/${game}`)}>
              {learn.invite}
            </a>
          </p>
        )}
        <RulesText game={game} clause={location.hash.slice(1) || null} />
      </main>
    </>
  );
};
