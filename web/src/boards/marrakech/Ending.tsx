/** The end: Assam bows on the winners' rugs, with dirhams beside him. */
import type { FunctionComponent } from "preact";
import { Figure } from "./Figure.tsx";
import { dyed, looksOf, Signs } from "./Rug.tsx";
import type { Stall } from "./stall.ts";

const LIES = ["translate(38 52) rotate(-7)", "translate(196 44) rotate(8)", "translate(112 78) rotate(-1)"];
const COINS = [
  [292, 128],
  [312, 132],
  [302, 116],
  [322, 121],
  [311, 106],
] as const;

export const Ending: FunctionComponent<{ stall: Stall; winners: readonly number[] }> = ({ stall, winners }) => {
  const looks = looksOf(stall.table.view.value.seats.length).filter((look) => winners.includes(look.seat));
  return (
    <svg class="mk-ending" viewBox="0 0 420 176" aria-hidden="true" focusable="false">
      <ellipse class="mk-ending-ground" cx="210" cy="116" rx="206" ry="58" />
      {LIES.map((lies, number) => {
        const look = looks[number % looks.length];
        return (
          look && (
            <g key={lies} transform={lies}>
              <g class="mk-ending-rug" transform="scale(1 0.72)">
                <use href={`#mk-rug-${look.colour}`} {...dyed(look)} />
                <Signs look={look} isDown={false} />
              </g>
            </g>
          )
        );
      })}
      <g transform="translate(205 72) scale(1.3)">
        <Figure way="e" />
      </g>
      {COINS.map(([x, y]) => (
        <ellipse key={x} class="mk-ending-coin" cx={x} cy={y} rx="13" ry="9" />
      ))}
    </svg>
  );
};
