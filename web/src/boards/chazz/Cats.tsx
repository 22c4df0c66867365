/** The cats, above everything else, each on its own layer, which `Runners` moves. */
import type { FunctionComponent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Table } from "../../kit/board.ts";
import { watchSize } from "../../kit/svg.ts";
import type { ChazzView } from "../../wire/views/chazz.ts";
import { Cat } from "./Cat.tsx";
import type { Runners } from "./runners.ts";
import type { Steering } from "./steering.ts";

const LONG = 16; // letters; longer names are smaller on a big screen

interface Props {
  table: Table<ChazzView>;
  runners: Runners;
  steering: Steering;
}

export const Cats: FunctionComponent<Props> = ({ table, runners, steering }) => {
  const place = useRef<HTMLDivElement>(null);
  const { length } = table.view.value.seats;
  const { leader } = table.view.value;
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const unwatched = watchSize(box, () => runners.resize(box.clientWidth));
    return () => {
      unwatched();
      runners.stop();
    };
  }, [runners]);
  return (
    <div class="cats" ref={place} data-seats={length} aria-hidden="true">
      {Array.from({ length }, (_, seat) => (
        <OneCat
          key={seat}
          seat={seat}
          isLeader={seat === leader}
          isOwn={seat === steering.seat.value}
          table={table}
          runners={runners}
        />
      ))}
    </div>
  );
};

const OneCat: FunctionComponent<{
  seat: number;
  isLeader: boolean;
  isOwn: boolean;
  table: Table<ChazzView>;
  runners: Runners;
}> = ({ seat, isLeader, isOwn, table, runners }) => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    runners.adopt(seat, element.current);
    runners.wake();
    return () => runners.adopt(seat, null);
  }, [seat, runners]);
  return (
    <div ref={element}>
      {isOwn && (
        <svg class="mine" viewBox="-80 -80 160 160" aria-hidden="true" focusable="false">
          <circle r="57" />
          <g class="heading">
            <path d="M62 -15L80 0L62 15Z" />
          </g>
        </svg>
      )}
      <Cat seat={seat} isLeader={isLeader} />
      <span class={table.name(seat).length > LONG ? "cat-name long" : "cat-name"}>{table.name(seat)}</span>
    </div>
  );
};
