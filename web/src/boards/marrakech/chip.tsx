/** Beside a seat's name: points, dirhams, rugs left, and who leads. */
import art from "@igroteka/games/marrakech/drawing/art.svg";
import type { FunctionComponent } from "preact";
import { Art } from "../../kit/art.tsx";
import { CoinIcon } from "./Coin.tsx";
import { looksOf, RugIcon } from "./Rug.tsx";
import { type Stall, said } from "./stall.ts";

export const Holdings: FunctionComponent<{ stall: Stall; seat: number }> = ({ stall, seat }) => {
  const { seats } = stall.table.view.value;
  const words = said(stall);
  const own = seats[seat];
  if (!own) return null;
  if (own.out) return <span class="mk-out">{words.out}</span>;
  const leads = own.place === 1 && seats.some((other) => other.place !== 1);
  const look = looksOf(seats.length).find((one) => one.seat === seat && (own.top === null || one.colour === own.top));
  return (
    <span class="mk-holdings">
      <span class={leads ? "mk-score leads" : "mk-score"} title={words.score(own.score ?? 0)}>
        {leads && <Crown label={words.leads} />}
        <b class="number">{own.score}</b>
        <span class="unseen">{words.score(own.score ?? 0)}</span>
      </span>
      <span title={words.dirhamsOf(own.dirhams)}>
        <CoinIcon />
        <span class="number" aria-label={words.dirhamsOf(own.dirhams)} role="img">
          {own.dirhams}
        </span>
      </span>
      <span title={words.rugsLeft(own.rugs)}>
        {look && <RugIcon look={look} size={18} />}
        <span class="number" aria-label={words.rugsLeft(own.rugs)} role="img">
          {own.rugs}
        </span>
      </span>
    </span>
  );
};

const Crown: FunctionComponent<{ label: string }> = ({ label }) => (
  <svg class="mk-crown" width="14" height="12" viewBox="0 0 14 12" role="img" aria-label={label}>
    <Art of={art.crown} />
  </svg>
);
