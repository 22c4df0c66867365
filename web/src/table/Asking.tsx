/** Somebody asks for the seat of a bot: those who manage the table let them sit down, or keep the bot. */
import type { FunctionComponent } from "preact";
import { words } from "../frame/language.ts";
import type { TableStore } from "./store.ts";

export const Asking: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const { table } = words.value;
  const [first] = store.guests.asking.value;
  if (!first || !store.host.value) return null;
  const answer = (t: "admit" | "dismiss") => void store.command({ t, knock: first.knock });
  return (
    <div class="consent" role="alert">
      <p>{table.asksForSeat(first.name, store.names.called(first.seat))}</p>
      <button class="button main" onClick={() => answer("admit")}>
        {table.admit}
      </button>
      <button class="button" onClick={() => answer("dismiss")}>
        {table.decline}
      </button>
    </div>
  );
};
