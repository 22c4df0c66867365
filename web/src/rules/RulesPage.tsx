/** The rules of a game as a page. */
import type { FunctionComponent } from "preact";
import { words } from "../lang.ts";
import { GamePicture } from "../lobby/pictures.tsx";
import { SeatPatterns } from "../seats/marks.tsx";
import { TopLine } from "../TopLine.tsx";
import type { GameName } from "../words/games.ts";
import { RulesText } from "./RulesText.tsx";

export const RulesPage: FunctionComponent<{ game: GameName }> = ({ game }) => {
  const { rulesPage, games } = words.value;
  return (
    <>
      <TopLine />
      <SeatPatterns />
      <main class="page rules-page">
        <header class="gathering-head">
          <GamePicture game={game} />
          <h1>{rulesPage.heading(games[game].title)}</h1>
        </header>
        <RulesText game={game} clause={location.hash.slice(1) || null} />
      </main>
    </>
  );
};
