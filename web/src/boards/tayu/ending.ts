/** Why a match of Ta Yü ended, and what decided it, as sentences. */
import type { TayuView } from "../../wire/views/tayu.ts";
import { type Reach, standing } from "./foreseen.ts";
import type { Words } from "./words.ts";

/** The drawn tile fits nowhere, or none is left to draw. */
export function endedSentence(view: TayuView, words: Words): string {
  if (!view.drawn) return words.bagEmpty;
  return `${view.open.length ? words.fitsNowhere : words.allClosed} ${words.inBag(inBag(view))}`;
}

export function inBag({ left }: TayuView): number {
  return left.plain + left.ring;
}

/** With a spoiler: whether the target was reached. Between equal scores: the weaker side, then the sum of both. */
export function decidedSentence(view: TayuView, words: Words): string | null {
  const said = [aboutTarget(view, words), aboutTie(view, words)].filter((sentence) => sentence !== null);
  return said.length ? said.join(" ") : null;
}

function aboutTarget({ seats, spoiler, target }: TayuView, words: Words): string | null {
  if (spoiler === null || target === null) return null;
  return seats[spoiler]?.place === 1 ? words.targetMissed(target) : words.targetReached(target);
}

function aboutTie(view: TayuView, words: Words): string | null {
  const place = ({ seats: [first] }: Reach) => (first === undefined ? 0 : (view.seats[first]?.place ?? 0));
  const [better, worse] = standing(view).sort((one, other) => place(one) - place(other)) as [Reach, Reach];
  if (better.score !== worse.score || place(better) === place(worse)) return null;
  const weaker = (reach: Reach) => Math.min(...reach.counts);
  const sum = (reach: Reach) => reach.counts[0] + reach.counts[1];
  const isByWeaker = weaker(better) !== weaker(worse);
  const reason = isByWeaker
    ? words.weakerDecided(weaker(better), weaker(worse))
    : words.sumDecided(sum(better), sum(worse));
  return `${words.level(better.score)} ${reason}`;
}
