/** Beside the square: the die, and the pile of the seat that lays the next rug. */
import type { FunctionComponent } from "preact";
import { isTurn } from "./asking.ts";
import { DieFace, ODDS, Odds, SmallDie } from "./Die.tsx";
import { UNIT } from "./geometry.ts";
import { readStep } from "./language.ts";
import { dyed, LONG, looksOf, Signs } from "./Rug.tsx";
import { type Stall, said } from "./stall.ts";

const MOST_SEEN = 3;

export const Tray: FunctionComponent<{ stall: Stall }> = ({ stall }) => {
  const { view } = stall.table;
  const { seats, turn } = view.value;
  const seat = turn === null ? undefined : seats[turn];
  const look = looksOf(seats.length).find((one) => one.seat === turn && (seat?.top == null || one.colour === seat.top));
  const words = said(stall);
  const slippers = stall.face.value || thrown(stall);
  return (
    <div class="mk-tray">
      {seat && look && seat.rugs > 0 && (
        <div class="mk-pile" role="img" aria-label={words.rugsLeft(seat.rugs)}>
          <svg class="mk-pile-place" viewBox="-4 -22 208 134" aria-hidden="true" focusable="false">
            {Array.from({ length: Math.min(MOST_SEEN, seat.rugs) }, (_, number) => (
              <g key={number} transform={`translate(0 ${-9 * number})`}>
                <rect class="mk-shadow" x="11" y="10" width={LONG - 20} height={UNIT - 11} rx="4" />
                <use href={`#mk-rug-${look.colour}`} {...dyed(look)} />
              </g>
            ))}
            <g transform={`translate(0 ${-9 * (Math.min(MOST_SEEN, seat.rugs) - 1)})`}>
              <Signs look={look} isDown={false} />
            </g>
          </svg>
          <b class="number">×{seat.rugs}</b>
        </div>
      )}
      <svg
        ref={stall.die}
        class={stall.face.value ? "mk-die-place tumbling" : "mk-die-place"}
        viewBox="-54 -54 108 112"
        role="img"
        aria-label={slippers ? words.die(slippers) : words.dieRests}
      >
        <DieFace slippers={slippers || 2} />
      </svg>
      {stall.table.legal.value.some(isTurn) && (
        <div class="mk-odds-place" role="img" aria-label={words.odds(ODDS)}>
          {ODDS.map((_, number) => (
            <svg key={number} viewBox="-24 -24 48 62" aria-hidden="true" focusable="false">
              <SmallDie slippers={number + 1} />
              <Odds slippers={number + 1} y={31} />
            </svg>
          ))}
        </div>
      )}
    </div>
  );
};

/** The last known throw. */
function thrown({ table }: Stall): number {
  const steps = (table.steps?.value ?? table.recent.value).flatMap((line) => (line.a ? [readStep(line.a)] : []));
  return steps.findLast((step) => step.verb === "roll")?.slippers ?? 0;
}
