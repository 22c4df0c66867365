/** A game's cover picture. */
import type { FunctionComponent } from "preact";
import { to } from "../wire/root.ts";

export const GamePicture: FunctionComponent<{ game: string }> = ({ game }) => (
  <img class="game-picture" src={to(`/api/games/${game}/cover`)} alt="" />
);
