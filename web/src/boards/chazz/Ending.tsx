/** The end: the winners' cats on the rug, tails up, with the cushions that they have won. */
import type { FunctionComponent } from "preact";
import type { ChazzView } from "../../wire/views/chazz.ts";
import { Cat } from "./Cat.tsx";
import { Cushion } from "./Chair.tsx";

export const Ending: FunctionComponent<{ view: ChazzView; winners: readonly number[] }> = ({ view, winners }) => (
  <div class="chazz-ending">
    {winners.map((seat) => (
      <div key={seat} class="winner">
        <div class="cat walks">
          <Cat seat={seat} isLeader />
        </div>
        <div class="won-cushions">
          {view.chairs.map(
            ({ territory }, chair) =>
              territory === seat && (
                <svg key={chair} viewBox="-60 -60 120 120" focusable="false">
                  <Cushion seat={seat} />
                </svg>
              ),
          )}
        </div>
      </div>
    ))}
  </div>
);
