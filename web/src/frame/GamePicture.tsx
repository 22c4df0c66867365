/** A small picture of a game, which tells what it is about. */
import type { FunctionComponent } from "preact";

export const GamePicture: FunctionComponent<{ game: string }> = ({ game }) => (
  <img class="game-picture" src={`/api/games/${game}/cover`} alt="" />
);
