/** For the host, at the seat of a guest: a menu to free it, or to send the guest away. It says what that means. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { words } from "../frame/language.ts";
import { isHost } from "./Doorkeeping.tsx";
import type { TableStore } from "./store.ts";

export const GuestMenu: FunctionComponent<{ store: TableStore; seat: number }> = ({ store, seat }) => {
  const { table } = words.value;
  const isOpen = useSignal(false);
  const name = store.names.called(seat);
  if (!isHost(store) || store.isOver.value || !store.seats.value[seat]?.held || store.you.value.includes(seat))
    return null;
  const toggle = () => {
    isOpen.value = !isOpen.value;
  };
  const decide = (t: "free" | "remove") => {
    isOpen.value = false;
    void store.command({ t, seat });
  };
  return (
    <>
      <button
        class="button quiet small more"
        aria-expanded={isOpen.value}
        aria-label={table.guestMenu(name)}
        title={table.guestMenu(name)}
        onClick={toggle}
      >
        ⋯
      </button>
      {isOpen.value && (
        <div class="guest-menu">
          <button class="button" onClick={() => decide("free")}>
            {table.free}
          </button>
          <button class="button" onClick={() => decide("remove")}>
            {table.remove}
          </button>
          <small>{table.removeAbout}</small>
        </div>
      )}
    </>
  );
};
