/** For the host: who may still come in. Others are told that the table is locked. */
import type { FunctionComponent } from "preact";
import { words } from "../frame/language.ts";
import type { TableStore } from "./store.ts";

export const Doorkeeping: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const { table } = words.value;
  const { locked = false, several = false } = store.guests.door.value;
  const isPublic = store.facts.value?.public ?? false;
  if (!isHost(store)) return locked ? <p class="hint">{table.isLocked}</p> : null;
  return (
    <section class="doorkeeping">
      <label class="flag">
        <input
          type="checkbox"
          checked={locked}
          onChange={(event) => void store.guests.manage({ locked: event.currentTarget.checked })}
        />
        <span>
          {table.lock}
          <small>{isPublic ? table.lockAboutPublic : table.lockAbout}</small>
        </span>
      </label>
      {isPublic && (
        <label class="flag">
          <input
            type="checkbox"
            checked={several}
            onChange={(event) => void store.guests.manage({ several: event.currentTarget.checked })}
          />
          <span>{table.several}</span>
        </label>
      )}
    </section>
  );
};

/** Whether the player here is the host, and not only one of those who may begin. */
export function isHost(store: TableStore): boolean {
  const host = store.seats.value.findIndex((seat) => seat.host);
  return host < 0 ? store.host.value && !store.you.value.length : store.you.value.includes(host);
}
