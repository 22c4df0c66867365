/** The rules of a game as a page. */
import type { FunctionComponent } from "preact";
import { words } from "../lang.ts";
import { GamePicture } from "../lobby/GamePicture.tsx";
import { SeatPatterns } from "../seats/marks.tsx";
import { TopLine } from "../TopLine.tsx";
import { titleOf } from "../words/cards.ts";
import { RulesText } from "./RulesText.tsx";

export const RulesPage: FunctionComponent<{ game: string }> = ({ game }) => {
  const { rulesPage } = words.value;
  return (
    <>
      <TopLine />
      <SeatPatterns />
      <main class="page rules-page">
        <header class="gathering-head">
          <GamePicture game={game} />
          <h1>{rulesPage.heading(titleOf(game))}</h1>
        </header>
        <RulesText game={game} clause={location.hash.slice(1) || null} />
      </main>
    </>
  );
};
