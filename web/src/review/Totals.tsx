/** What people ask for after a match: tolls paid, hares carried home. */
import type { FunctionComponent } from "preact";
import { lang } from "../frame/language.ts";
import type { Total } from "../wire/protocol.ts";
import { SeatTable } from "./SeatTable.tsx";
import { texts } from "./words.ts";

export const Totals: FunctionComponent<{ totals: readonly Total[]; names: readonly string[] }> = ({
  totals,
  names,
}) => (
  <SeatTable kind="totals" names={names} label={texts.value.totals}>
    {totals.map((total) => (
      <tr key={total.en}>
        <th scope="row">{total[lang.value]}</th>
        {total.seats.map((amount, seat) => (
          <td key={seat} class="number">
            {amount}
          </td>
        ))}
      </tr>
    ))}
  </SeatTable>
);
