/** How often one wins, with the interval in which the true rate lies 95 times in 100. */
import type { FunctionComponent } from "preact";
import { titleOf } from "../frame/cards.ts";
import { described } from "../lobby/server.ts";
import type { MyTable } from "../wire/protocol.ts";
import { titleOfBot } from "./company.ts";
import { grouped } from "./grouped.ts";
import { PEOPLE } from "./party.ts";
import { type Row, statistics } from "./statistics.ts";
import { texts } from "./words.ts";

/** On a phone the list comes first. */
const isWide = matchMedia("(min-width: 56.01rem)").matches;
const percent = (share: number) => Math.round(100 * share);

export const Statistics: FunctionComponent<{ tables: readonly MyTable[]; isWhole: boolean }> = ({
  tables,
  isWhole,
}) => {
  const { statistics: said } = texts.value;
  const rows = statistics(tables, (game) => described(game)?.bots.map(({ name }) => name) ?? []);
  return (
    <details class="my-statistics" open={isWide}>
      <summary>
        <h2>{said.heading}</h2>
      </summary>
      {!rows.length && <p class="hint">{said.none}</p>}
      {grouped(rows, ({ game }) => game).map(([game, those]) => (
        <section key={game} aria-label={titleOf(game)}>
          <h3>{titleOf(game)}</h3>
          <ul>
            {those.map((row) => (
              <RateOf key={`${row.seats} ${row.level}`} {...row} />
            ))}
          </ul>
        </section>
      ))}
      {rows.length > 0 && <p class="hint">{isWhole ? said.about : said.notAll}</p>}
    </details>
  );
};

const RateOf: FunctionComponent<Row> = ({ game, seats, level, games, rate, from, to }) => {
  const { statistics: said } = texts.value;
  const whom = level === PEOPLE ? said.people : said.bot(titleOfBot(game, level), seats);
  const x = (share: number) => `${100 * share}%`;
  return (
    <li>
      <p>
        {said.players(seats)}, {whom}
      </p>
      <svg class="my-rate" width="100%" height="14" aria-hidden="true">
        <rect class="my-rate-all" width="100%" height="14" rx="7" />
        <rect class="my-rate-band" x={x(from)} width={x(to - from)} height="14" rx="4" />
        <line class="my-rate-mark" x1={x(rate)} x2={x(rate)} y2="14" />
      </svg>
      <p class="number">
        <b>{said.rate(percent(rate), percent(from), percent(to))}</b>, {said.games(games)}
      </p>
    </li>
  );
};
