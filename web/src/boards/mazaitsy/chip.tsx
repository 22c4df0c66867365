/** Beside a seat's name: its team's flag, hares ashore, known points, and who leads. */
import type { FunctionComponent } from "preact";
import { known, leaders } from "./counting.ts";
import type { Desk } from "./desk.ts";
import { Ashore, Carrot, Pennant } from "./pieces.tsx";

export const Saved: FunctionComponent<{ desk: Desk; seat: number }> = ({ desk, seat }) => {
  const { words, table } = desk;
  const view = table.view.value;
  const own = view.seats[seat];
  if (!own) return null;
  const { points, isAll } = known(own);
  const hares = own.ashore + own.banked.hares;
  const told = isAll ? `${points} ${words.points(points)}` : words.atLeast(points);
  return (
    <>
      {own.team !== null && (
        <svg class="mz-team" width="15" height="18" viewBox="-3 -40 36 42" role="img" aria-label={words.team(own.team)}>
          <Pennant team={own.team} />
        </svg>
      )}
      <span class="mz-saved number" role="img" title={words.ashore(hares)} aria-label={words.ashore(hares)}>
        <Ashore />
        {hares}
      </span>
      <span class="mz-points" role="img" title={told} aria-label={told}>
        <b class="number">{isAll ? points : `${points}+`}</b>{" "}
        {isAll && <span class="desk-only">{words.points(points)}</span>}
      </span>
      {leaders(view).includes(seat) && <Carrot name={words.leads} />}
    </>
  );
};
