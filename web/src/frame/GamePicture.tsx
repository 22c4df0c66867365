/** A game's cover picture. */
import type { FunctionComponent } from "preact";

export const GamePicture: FunctionComponent<{ game: string }> = ({ game }) => (
  <img class="game-picture" src={`/api/games/${game}/cover`} alt="" />
);
