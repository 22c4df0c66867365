/** A game's cover picture. */
import type { FunctionComponent } from "preact";
import { to } from "../wire/root.ts";
import { LateImage } from "./LateImage.tsx";

export const GamePicture: FunctionComponent<{ game: string }> = ({ game }) => (
  <LateImage class="game-picture" src={to(`/api/games/${game}/cover`)} alt="" />
);
