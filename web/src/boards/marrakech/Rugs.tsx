/** All rugs on the square. */
import type { FunctionComponent } from "preact";
import { layers } from "./layers.ts";
import { looksOf, Rug } from "./Rug.tsx";
import type { Stall } from "./stall.ts";

export const Rugs: FunctionComponent<{ stall: Stall }> = ({ stall }) => {
  const view = stall.table.view.value;
  const looks = looksOf(view.seats.length);
  const fresh = stall.fresh.value;
  return (
    <g aria-hidden="true">
      {[...layers(view, stall.table.steps?.value ?? []), ...fresh].map((layer) => {
        const look = looks[layer.colour];
        const rug = look && (
          <Rug
            key={layer.key}
            look={look}
            first={layer.first}
            second={layer.second}
            class={view.seats[layer.seat]?.out ? "gone" : ""}
          />
        );
        return layer === fresh.at(-1) ? (
          <g key={layer.key} ref={stall.falling}>
            {rug}
          </g>
        ) : (
          rug
        );
      })}
    </g>
  );
};
