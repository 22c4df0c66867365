/**
 * Worths of seats that win together. The server counts a partner as an opponent with whom the place is shared; people
 * want to know how the team does against the others.
 */
import type { Account, Judgement, Review } from "../wire/protocol.ts";

const UNIT = 1_000_000;

/** Those that win together, in the order of the seats; each alone, if there are no teams. */
export function partiesOf(seats: number, teams: readonly number[]): number[][] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all
    .filter((seat) => !all.some((other) => other < seat && isPartner(teams, seat, other)))
    .map((seat) => all.filter((other) => other === seat || isPartner(teams, seat, other)));
}

/** The same review, with worths against the other teams only. */
export function againstOthers(review: Review, teams: readonly number[]): Review {
  if (!teams.length) return review;
  const { result } = review;
  const opponents = result.length - 1;
  const partners = result.map((_, seat) => result.filter((_, other) => isPartner(teams, seat, other)).length);
  const change = (amount: number, seat: number) => (amount * opponents) / (opponents - (partners[seat] ?? 0));
  const level = (worth: number, seat: number) => change(worth - ((partners[seat] ?? 0) * UNIT) / 2 / opponents, seat);
  const judged = (one: Judgement): Judgement => ({
    ...one,
    worth: one.worth.map(level),
    effect: one.effect.map(change),
    error: change(one.error ?? 0, Math.max(0, one.actor)),
  });
  const account = ({ start, luck, own, others, unexplained, result }: Account, seat: number): Account => ({
    start: level(start, seat),
    luck: change(luck, seat),
    own: change(own, seat),
    others: change(others, seat),
    unexplained: change(unexplained, seat),
    result: level(result, seat),
  });
  return {
    ...review,
    judgements: review.judgements.map(judged),
    result: result.map(level),
    accounts: review.accounts.map(account),
  };
}

function isPartner(teams: readonly number[], seat: number, other: number): boolean {
  return seat !== other && teams[seat] !== undefined && teams[seat] === teams[other];
}
