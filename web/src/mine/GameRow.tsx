/** One game of the list: when, with whom, how it ended, what luck did, and what can be done with it. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { titleOf } from "../frame/cards.ts";
import { GamePicture } from "../frame/GamePicture.tsx";
import { words } from "../frame/language.ts";
import { signed, tenths } from "../review/points.ts";
import type { MyTable } from "../wire/protocol.ts";
import { to } from "../wire/root.ts";
import { withWhom } from "./company.ts";
import { Deleting } from "./Deleting.tsx";
import type { MyTables } from "./list.ts";
import { ledgerOf, type Party, partyOf } from "./party.ts";
import { day, texts } from "./words.ts";

export const GameRow: FunctionComponent<{ table: MyTable; mine: MyTables; onTold: (sentence: string) => void }> = ({
  table,
  mine,
  onTold,
}) => {
  const { row } = texts.value;
  const { id, summary, changed } = table;
  const isDeleting = useSignal(false);
  const title = titleOf(summary.game);
  const when = changed === undefined ? "" : day(changed);
  const name = [title, when].filter(Boolean).join(", ");
  const isOver = summary.status === "over";
  return (
    <li class="my-game">
      <GamePicture game={summary.game} />
      <div class="my-game-about">
        <h4>{title}</h4>
        <small>{when}</small>
        <p>{withWhom(table)}</p>
      </div>
      <Ending table={table} />
      <div class="my-game-ways">
        {!isOver && (
          <a class="button small" href={to(`/t/${id}`)} aria-label={`${row.toTable}: ${name}`}>
            {row.toTable}
          </a>
        )}
        {summary.status !== "open" && (
          <a class="button quiet small" href={to(`/replay/${id}`)} aria-label={`${row.replay}: ${name}`}>
            {row.replay}
          </a>
        )}
        {isOver && (
          <a class="button quiet small" href={to(`/replay/${id}?review`)} aria-label={`${row.review}: ${name}`}>
            {row.review}
          </a>
        )}
        <button
          class="button quiet small"
          aria-expanded={isDeleting.value}
          aria-label={`${row.delete}: ${name}`}
          onClick={() => (isDeleting.value = !isDeleting.value)}
        >
          {row.delete}
        </button>
      </div>
      {isDeleting.value && (
        <Deleting table={table} mine={mine} onTold={onTold} onKept={() => (isDeleting.value = false)} />
      )}
    </li>
  );
};

/** The place and the score, or why there are none; and what is known beyond them. */
const Ending: FunctionComponent<{ table: MyTable }> = ({ table }) => {
  const { row, mark } = texts.value;
  const { status, result = [], turned_back } = table.summary;
  const party = partyOf(table);
  const ledger = party && ledgerOf(table, party);
  const points = (worth: number) => signed(tenths(worth), mark);
  return (
    <div class="my-game-ending">
      {status !== "over" && <p>{words.value.home.status[status]}</p>}
      {status === "over" && !result.length && <p>{row.unfinished}</p>}
      {party && (
        <p>
          <b class={party.place === 1 && !party.isShared ? "won" : ""}>{placeOf(party)}</b>{" "}
          <small class="number">{scoreOf(party)}</small>
        </p>
      )}
      {ledger && <small title={row.points}>{row.ledger(points(ledger.luck), points(ledger.own))}</small>}
      {turned_back !== undefined && turned_back > 0 && <small>{row.takebacks}</small>}
    </div>
  );
};

function placeOf({ place, of, isShared }: Party): string {
  const { row } = texts.value;
  if (of > 2) return [row.place(place, of), isShared ? row.shared : ""].filter(Boolean).join(", ");
  if (isShared) return row.tied;
  return place === 1 ? row.won : row.lost;
}

/** That of two seats is told like a football match. */
function scoreOf({ score, seats, opponents: [other] }: Party): string {
  const { row } = texts.value;
  return seats === 2 && other ? row.scores(score, other.score) : row.score(score);
}
