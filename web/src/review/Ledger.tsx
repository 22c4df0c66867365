/** What made up each seat's result: lines that add up, as numbers and as stairs. */
import type { FunctionComponent } from "preact";
import { seatColour } from "../seats/marks.tsx";
import type { Account } from "../wire/protocol.ts";
import { LINES, rounded, signed, stairs, written } from "./points.ts";
import { SeatTable } from "./SeatTable.tsx";
import { texts } from "./words.ts";

const ALL = 1000; // tenths of a percent

export const Ledger: FunctionComponent<{ accounts: readonly Account[]; names: readonly string[] }> = ({
  accounts,
  names,
}) => {
  const { ledger, mark } = texts.value;
  const columns = accounts.map(rounded);
  const bars = columns.map(stairs);
  const least = Math.min(0, ...bars.flat(2));
  const most = Math.max(ALL, ...bars.flat(2));
  const part = (amount: number) => (amount - least) / (most - least);
  return (
    <SeatTable kind="ledger" names={names} label={ledger.heading} about={ledger.about}>
      {LINES.map((line, row) => (
        <tr key={line} class={`ledger-${line}`}>
          <th scope="row">{ledger[line]}</th>
          {columns.map((column, seat) => {
            const [from, to] = bars[seat]?.[row] ?? [0, 0];
            return (
              <td key={seat} class="number">
                {line === "start" || line === "result" ? written(column[line], mark) : signed(column[line], mark)}
                <Bar from={part(from)} to={part(to)} zero={part(0)} seat={seat} />
              </td>
            );
          })}
        </tr>
      ))}
    </SeatTable>
  );
};

const Bar: FunctionComponent<{ from: number; to: number; zero: number; seat: number }> = ({ from, to, zero, seat }) => {
  const place = { left: `${100 * Math.min(from, to)}%`, width: `${100 * Math.abs(to - from)}%` };
  return (
    <span class="ledger-bar" aria-hidden="true">
      <span style={{ ...place, background: seatColour(seat) }} />
      {zero > 0 && <i style={{ left: `${100 * zero}%` }} />}
    </span>
  );
};
