/** The seats with what can be done about them: sit down, get up, let a bot play, come back. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { games } from "../api.ts";
import { myName } from "../lobby/name.ts";
import { lang, words } from "../lang.ts";
import type { Bot } from "../protocol.ts";
import { SeatMark } from "../seats/marks.tsx";
import type { TableStore } from "./store.ts";

export const SeatRows: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const bots = useSignal<Bot[]>([]);
  const game = store.facts.value?.game;
  useEffect(() => {
    void games().then((all) => {
      bots.value = all.find((one) => one.name === game)?.bots ?? [];
    }, () => undefined);
  }, [game]);
  return (
    <ul class="seat-rows">
      {store.seats.value.map((_, seat) => (
        <SeatRow key={seat} store={store} seat={seat} bots={bots.value} />
      ))}
    </ul>
  );
};

const SeatRow: FunctionComponent<{ store: TableStore; seat: number; bots: Bot[] }> = ({ store, seat, bots }) => {
  const { table } = words.value;
  const facts = store.seats.value[seat] ?? {};
  const isMine = store.you.value.includes(seat);
  const mayManage = store.host.value || store.you.value.length > 0;
  const bot = bots.find((one) => one.name === facts.bot);
  const who = facts.held || facts.bot ? store.name(seat) : table.openSeat;
  const notes = [isMine && store.name(seat) !== table.you && table.you.toLowerCase(), facts.bot && (bot ? `${table.bot}, ${bot.title[lang.value]}` : table.bot), facts.held && !facts.present && table.away];
  const usual = bots[Math.min(1, bots.length - 1)]?.name;
  const lend = (name: string | undefined) => name && void store.command({ t: "lend", seat, bot: name });
  return (
    <li class="seat-row">
      <SeatMark seat={seat} size={36} />
      <span class="seat-who">
        <b>{who}</b>
        <small>{notes.filter(Boolean).join(" · ")}</small>
      </span>
      {!facts.held && (!store.you.value.length || !store.latest.value) && <button class="button" onClick={() => void sit(store, seat)}>{table.sitHere}</button>}
      {!facts.held && mayManage && bots.length > 0 && (
        <select class="field" aria-label={`${table.addBot}: ${table.seat(seat + 1)}`} value={facts.bot ?? ""} onChange={(event) => lend(event.currentTarget.value)}>
          {!facts.bot && <option value="">{table.addBot}…</option>}
          {bots.map((one) => <option key={one.name} value={one.name}>{one.title[lang.value]}</option>)}
        </select>
      )}
      {facts.held && !isMine && !facts.present && !facts.bot && mayManage && <button class="button" onClick={() => lend(usual)}>{table.addBot}</button>}
      {isMine && facts.bot && <button class="button main" onClick={() => void store.command({ t: "return", seat })}>{table.back}</button>}
      {isMine && !facts.bot && store.latest.value && <button class="button quiet" onClick={() => lend(usual)}>{table.lend}</button>}
      {isMine && !store.latest.value && <button class="button quiet" onClick={() => void store.command({ t: "rise", seat })}>{table.getUp}</button>}
    </li>
  );
};

async function sit(store: TableStore, seat: number): Promise<void> {
  await store.command({ t: "sit", seat, name: myName.value.trim() || words.value.table.guest });
}
