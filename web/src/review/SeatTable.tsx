/** A table with a column for each seat. With many it can be moved sideways. */
import type { FunctionComponent } from "preact";
import { SeatMark } from "../seats/marks.tsx";

const MOST_BROAD = 2; // columns with the name beside the mark
const MOST_FITTING = 4; // columns on a phone

interface Shown {
  kind: "ledger" | "totals";
  names: readonly string[];
  /** What a screen reader calls it. */
  label: string;
  about?: string;
}

export const SeatTable: FunctionComponent<Shown> = ({ kind, names, label, about, children }) => {
  const width = `${names.length > MOST_BROAD ? "narrow" : ""} ${names.length > MOST_FITTING ? "many" : ""}`;
  return (
    <div class="review-wide" tabindex={0} role="region" aria-label={label}>
      <table class={`seat-table ${kind} ${width}`} aria-label={label}>
        {about && <caption>{about}</caption>}
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} size={20} />
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
};
