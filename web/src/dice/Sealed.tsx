/** Whose numbers are in the seal of a match, and whether this browser's is. */
import type { FunctionComponent } from "preact";
import { words } from "../frame/language.ts";
import { SeatMark } from "../seats/marks.tsx";
import { ownAddition } from "./memory.ts";
import type { Verdict } from "./verify.ts";
import { dice } from "./words.ts";

/** `table` is null for a record from a file. */
export const Sealed: FunctionComponent<{ verdict: Verdict; names: readonly string[]; table: string | null }> = ({
  verdict,
  names,
  table,
}) => {
  const { seal } = dice.value;
  const { additions, missing, commit } = verdict;
  const nameOf = (seat: number) => names[seat] ?? words.value.table.seat(seat + 1);
  const own = ownAddition(table, commit);
  return (
    <section class="check-part">
      <h3>{seal.heading}</h3>
      <ul class="check-names">
        <li>{seal.server}</li>
        {additions.map(({ seat }) => (
          <li key={seat}>
            <SeatMark seat={seat} size={18} /> {nameOf(seat)}
          </li>
        ))}
      </ul>
      {missing.length > 0 && <p>{seal.missing(missing.map(nameOf).join(", "))}</p>}
      {!additions.length && <p>{seal.serverOnly}</p>}
      <p class="check-commitment">
        {seal.fingerprint} <code>{commit}</code>
      </p>
      {table === null && <p>{seal.compare}</p>}
      {own && <p>{additions.some(({ entropy }) => entropy === own) ? seal.own : seal.notOwn}</p>}
    </section>
  );
};
