/** During the match: who sits where, bots for absent players, invitations, and moving a seat to another device. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { words } from "../frame/language.ts";
import { explain, explains } from "../frame/learning.ts";
import { sentenceOf } from "../frame/refusals.ts";
import { copy } from "../frame/sharing.ts";
import { Settings } from "../frame/TopLine.tsx";
import { seatsToken } from "../wire/api.ts";
import { Doorkeeping } from "./Doorkeeping.tsx";
import { EndMatch } from "./EndMatch.tsx";
import { Invite } from "./Invite.tsx";
import { linkTo } from "./origin.ts";
import { SeatRows } from "./SeatRows.tsx";
import { Sheet } from "./Sheet.tsx";
import type { TableStore } from "./store.ts";
import { Views } from "./Views.tsx";

export const SeatMenu: FunctionComponent<{ store: TableStore; onClose: () => void }> = ({ store, onClose }) => (
  <Sheet title={words.value.table.options} onClose={onClose}>
    <SeatRows store={store} />
    <TakeAlong store={store} />
    <Doorkeeping store={store} />
    <Invite store={store} />
    <Views store={store} />
    <label class="flag">
      <input type="checkbox" checked={explains.value} onChange={(event) => explain(event.currentTarget.checked)} />
      <span>{words.value.explaining.explain}</span>
    </label>
    <EndMatch store={store} onEnd={onClose} />
    <div class="settings phone-only">
      <Settings />
    </div>
  </Sheet>
);

/** A link that carries the player's seats, also as a QR code. */
const TakeAlong: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const { table } = words.value;
  const made = useSignal<{ link: string; qr: string } | null>(null);
  const trouble = useSignal<string | null>(null);
  if (!store.you.value.length) return null;
  const make = async () => {
    const { token, qr } = await seatsToken(store.id);
    made.value = { link: linkTo(`/t/${store.id}#seat=${token}`), qr };
    await copy(made.value.link);
  };
  const start = () => void make().catch((refusal: unknown) => (trouble.value = sentenceOf(refusal)));
  return (
    <div class="take-along">
      <button class="button" onClick={start}>
        {table.linkForSeat}
      </button>
      <div role="status">
        {trouble.value && <p class="wrong">{trouble.value}</p>}
        {made.value && (
          <div class="invite">
            <img
              class="qr"
              src={`data:image/svg+xml,${encodeURIComponent(made.value.qr)}`}
              width="148"
              height="148"
              alt={table.seatQr}
            />
            <p class="link">
              <small>{table.linkForSeatAbout}</small>{" "}
              <a href={made.value.link} target="_blank" rel="noopener">
                {table.inviteLink}
              </a>
            </p>
          </div>
        )}
      </div>
    </div>
  );
};
