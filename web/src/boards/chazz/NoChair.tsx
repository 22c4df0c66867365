/** "No chair for Grisha!", over the table. Screen readers get it from the log. */
import type { FunctionComponent } from "preact";
import type { Table } from "../../kit/board.ts";
import { isYou } from "../../kit/you.ts";
import type { ChazzView } from "../../wire/views/chazz.ts";
import { Cat } from "./Cat.tsx";
import type { LeftStanding } from "./left.ts";
import { WORDS } from "./words.ts";

export const NoChair: FunctionComponent<{ table: Table<ChazzView>; left: LeftStanding }> = ({ table, left }) => {
  const seat = left.seat.value;
  const words = WORDS[table.lang.value];
  if (seat === null) return null;
  return (
    <div key={seat} class="no-chair" aria-hidden="true">
      <div class="cat runs">
        <Cat seat={seat} isLeader={false} />
      </div>
      <b>{isYou(table, seat) ? words.noChairForYou : words.noChairFor(table.name(seat))}</b>
    </div>
  );
};
