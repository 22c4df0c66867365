/** What the judge is, and how far it can be trusted. */
import type { FunctionComponent } from "preact";
import { lang } from "../frame/language.ts";
import type { Judgement } from "../wire/protocol.ts";
import { tenths, written } from "./points.ts";
import { texts } from "./words.ts";

export const Sureness: FunctionComponent<{ judgements: readonly Judgement[] }> = ({ judgements }) => {
  const { mark, sure } = texts.value;
  const decisions = judgements.filter(({ actor, visits }) => actor >= 0 && visits);
  const visits = middle(decisions.map((one) => one.visits ?? 0));
  const error = middle(decisions.map((one) => one.error ?? 0));
  return (
    <details class="review-part">
      <summary>{sure.heading}</summary>
      <p>{sure.judge(new Intl.NumberFormat(lang.value).format(visits))}</p>
      <p>{sure.error(written(tenths(error), mark))}</p>
      <p>{sure.limits}</p>
      <p>{sure.unexplained}</p>
    </details>
  );
};

function middle(amounts: readonly number[]): number {
  return [...amounts].sort((one, other) => one - other)[amounts.length >> 1] ?? 0;
}
