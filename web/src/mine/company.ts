/** With whom a game was played, in a few words. */
import { lang } from "../frame/language.ts";
import { described } from "../lobby/server.ts";
import { namesAsRead } from "../seats/nicknames.ts";
import type { Finish, MyTable } from "../wire/protocol.ts";
import { grouped } from "./grouped.ts";
import { partyOf } from "./party.ts";
import { texts } from "./words.ts";

export function withWhom(table: MyTable): string {
  const { row } = texts.value;
  const { game, seats, names, result = [] } = table.summary;
  const party = partyOf(table);
  if (!party)
    return [row.players(seats), result.length ? listed(game, result) : namesAsRead(names).join(", ")]
      .filter(Boolean)
      .join(" · ");
  const { partners, opponents } = party;
  return [
    partners.length ? row.partner(listed(game, partners)) : "",
    opponents.length ? row.against(listed(game, opponents)) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** People by their names, then bots, of which those that are alike are counted. */
function listed(game: string, those: readonly Finish[]): string {
  const people = namesAsRead(those.filter(({ bot }) => bot === null).map(({ name }) => name));
  const bots = grouped(
    those.flatMap(({ bot }) => bot ?? []),
    (bot) => bot,
  );
  const counted = bots.map(([bot, { length }]) =>
    length > 1 ? texts.value.row.times(titleOfBot(game, bot), length) : titleOfBot(game, bot),
  );
  return [...people, ...counted].join(", ");
}

export function titleOfBot(game: string, bot: string): string {
  return described(game)?.bots.find(({ name }) => name === bot)?.title[lang.value] ?? bot;
}
