/** How often each outcome of a kind of throw came, beside the band in which 95 of 100 fair counts lie. */
import type { FunctionComponent } from "preact";
import type { Outcome, ThrowKind } from "../wire/protocol.ts";
import type { GameWords } from "../words/games.ts";
import { capital } from "../words/games.ts";
import { dice } from "./words.ts";

const DEVIATIONS = 1.96; // of a normal distribution, for 95 %
const MANY = 10; // outcomes

export const Histogram: FunctionComponent<{ kind: ThrowKind; game: GameWords }> = ({ kind, game }) => {
  const { histogram } = dice.value;
  const { outcomes } = kind;
  const total = outcomes.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...outcomes.flatMap((one) => [one.count, bandOf(one).to]));
  return (
    <table class={outcomes.length > MANY ? "throws many" : "throws"}>
      <caption>
        <b>{capital(game.stepKind(kind.pattern))}</b> <small>{histogram.total(total)}</small>
      </caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{histogram.outcome}</th>
          <td />
          <th scope="col">{histogram.count}</th>
          <th scope="col">{histogram.expected}</th>
        </tr>
      </thead>
      <tbody>
        {outcomes.map((outcome) => (
          <Row key={outcome.text} outcome={outcome} name={game.stepValue(outcome.text)} most={most} />
        ))}
      </tbody>
    </table>
  );
};

const Row: FunctionComponent<{ outcome: Outcome; name: string; most: number }> = ({ outcome, name, most }) => {
  const { count, expected } = outcome;
  const { from, to } = bandOf(outcome);
  const x = (number: number) => `${(100 * number) / most}%`;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td class="throws-picture">
        <svg width="100%" height="100%" aria-hidden="true">
          <rect class="throws-band" x={x(from)} width={x(to - from)} height="100%" rx="4" />
          <rect
            class={count < from || count > to ? "throws-count outside" : "throws-count"}
            y="30%"
            width={x(count)}
            height="40%"
            rx="2"
          />
          <line class="throws-expected" x1={x(expected)} x2={x(expected)} y2="100%" />
        </svg>
      </td>
      <td class="number">{count}</td>
      <td class="number throws-range">{dice.value.histogram.range(Math.ceil(from), Math.floor(to))}</td>
    </tr>
  );
};

function bandOf({ expected, variance }: Outcome): { from: number; to: number } {
  const half = DEVIATIONS * Math.sqrt(variance);
  return { from: Math.max(0, expected - half), to: expected + half };
}
