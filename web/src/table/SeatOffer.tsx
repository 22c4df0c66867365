/** A link offers a seat to somebody who has one here already: they are asked before anything changes. */
import type { FunctionComponent } from "preact";
import { words } from "../frame/language.ts";
import { TopLine } from "../frame/TopLine.tsx";
import { enter, seatOffer } from "../wire/api.ts";
import type { Offer } from "../wire/protocol.ts";

export interface SeatLink {
  token: string;
  offer: Offer;
}

/** The link in the page's address, which is removed from there; null if there is none. */
export async function readSeatLink(): Promise<SeatLink | null> {
  const token = /^#seat=(.+)$/.exec(location.hash)?.[1];
  if (!token) return null;
  history.replaceState(null, "", location.pathname + location.search);
  const offer = await seatOffer(token);
  if (offer.yours.length) return { token, offer };
  await enter(token);
  return null;
}

export const SeatOffer: FunctionComponent<{ link: SeatLink; onAnswer: (takes: boolean) => void }> = ({
  link,
  onAnswer,
}) => {
  const { table } = words.value;
  return (
    <>
      <TopLine />
      <main class="page">
        <h1>{table.offered(link.offer.names.join(", "))}</h1>
        <p>{table.offeredAbout}</p>
        <p class="actions">
          <button class="button main" onClick={() => onAnswer(true)}>
            {table.takeOffer}
          </button>
          <button class="button" onClick={() => onAnswer(false)}>
            {table.leaveOffer}
          </button>
        </p>
      </main>
    </>
  );
};
