/** The end: the winner's boat comes in, and the hares ashore are turned over one by one. */
import art from "@igroteka/games/mazaitsy/drawing/art.svg";
import type { FunctionComponent } from "preact";
import { Art } from "../../kit/art.tsx";
import { SeatMark } from "../../seats/marks.tsx";
import type { MazaitsyView, SeatView } from "../../wire/views/mazaitsy.ts";
import { parties, teamScore } from "./counting.ts";
import type { Desk } from "./desk.ts";
import { Boat, Hare, Pennant } from "./pieces.tsx";

export const Ending: FunctionComponent<{ desk: Desk; winners: readonly number[] }> = ({ desk, winners }) => {
  const view = desk.table.view.value;
  const place = (party: number[]) => view.seats[party[0]!]?.place ?? 9;
  return (
    <div class="mz-ending">
      <Landing desk={desk} winners={winners} />
      <ul>
        {parties(view)
          .sort((one, other) => place(one) - place(other))
          .map((party) => (
            <Count key={party[0]} view={view} party={party} />
          ))}
      </ul>
    </div>
  );
};

/** The hares of a seat, or of both partners, and what they are worth together. */
const Count: FunctionComponent<{ view: MazaitsyView; party: number[] }> = ({ view, party }) => {
  const last = Math.max(...party.map((seat) => view.seats[seat]?.ashore ?? 0));
  return (
    <li>
      <div class="mz-counts">
        {party.map((seat) => (
          <div key={seat} class="mz-tokens">
            <SeatMark seat={seat} size={22} />
            <Tokens own={view.seats[seat]!} />
          </div>
        ))}
      </div>
      <b class="number mz-total" style={{ "--n": last }}>
        {teamScore(view, party)}
      </b>
    </li>
  );
};

/** The winners' boats by the shore. */
const Landing: FunctionComponent<{ desk: Desk; winners: readonly number[] }> = ({ desk, winners }) => {
  const { seats } = desk.table.view.value;
  const berth = Math.min(96, 280 / winners.length);
  return (
    <svg class="mz-landing" viewBox="-170 -46 340 92">
      <rect class="mz-of-water" x="-170" y="-46" width="340" height="92" rx="14" />
      <path
        class="mz-ripple"
        d="M-150 -24q7 -7 14 0t14 0M-40 -30q6 -6 12 0t12 0M-96 28q7 -7 14 0t14 0M20 30q6 -6 12 0t12 0"
      />
      <path class="mz-shore" d="M112 -46H156Q170 -46 170 -32V32Q170 46 156 46H120Q104 16 114 -8Q118 -28 112 -46Z" />
      {["150 38", "158 -26"].map((spot) => (
        <Art of={art.tuft} transform={`translate(${spot})`} />
      ))}
      {[
        [132, -20],
        [152, 2],
        [130, 22],
      ].map(([x, y]) => (
        <use href="#mz-symbol" class="mz-landed" transform={`translate(${x} ${y}) scale(1.35)`} />
      ))}
      <g class="mz-coming">
        {winners.map((seat, number) => (
          <g transform={`translate(${(number - (winners.length - 1) / 2) * berth - 24} 0)`}>
            <Boat seat={seat} heading="e" load={seats[seat]?.load.length ?? 0} />
            {typeof seats[seat]?.team === "number" && (
              <g transform="translate(7 -6)">
                <Pennant team={seats[seat].team} />
              </g>
            )}
          </g>
        ))}
      </g>
    </svg>
  );
};

/** First the hares ashore, which lay face down, then those in the boat. */
const Tokens: FunctionComponent<{ own: SeatView }> = ({ own }) => {
  const ashore = own.ashore_values ?? [];
  return (
    <>
      {own.banked.hares > 0 && <span class="number">{own.banked.points} +</span>}
      {ashore.map((value, number) => (
        <svg key={number} width="21" height="28" viewBox="-21 -38 42 58" style={{ "--n": number }}>
          <g class="mz-face-down">
            <circle class="mz-back" r="19" />
            <use href="#mz-symbol" class="mz-back-sign" transform="scale(1.5)" y="2" />
          </g>
          <g class="mz-face-up">
            <Hare value={value} />
          </g>
        </svg>
      ))}
      {own.load.length > 0 && (
        <span class="mz-aboard">
          {own.load.map((value, number) => (
            <svg key={number} width="21" height="28" viewBox="-21 -38 42 58">
              <Hare value={value} />
            </svg>
          ))}
        </span>
      )}
    </>
  );
};
