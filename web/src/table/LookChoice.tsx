/** Before the match players choose their colour or character. Those of other people are taken. */
import type { FunctionComponent } from "preact";
import { cardOf } from "../frame/cards.ts";
import { words } from "../frame/language.ts";
import { lookOf } from "../seats/looks.ts";
import { LookFace } from "./Face.tsx";
import type { TableStore } from "./store.ts";

export const LookChoice: FunctionComponent<{ store: TableStore; seat: number }> = ({ store, seat }) => {
  const { table } = words.value;
  const game = store.facts.value?.game ?? "";
  const count = Math.max(0, ...(cardOf(game)?.seats ?? []));
  const taken = store.seats.value.flatMap((facts, other) =>
    facts.held && !store.you.value.includes(other) ? [lookOf(other)] : [],
  );
  return (
    <fieldset class="looks">
      <legend class="unseen">{cardOf(game)?.characters ? table.yourCharacter : table.yourColour}</legend>
      {table.colours.slice(0, count).map((colour, look) => (
        <label key={look} class="look" title={colour}>
          <input
            type="radio"
            name={`look-${seat}`}
            aria-label={colour}
            checked={lookOf(seat) === look}
            disabled={taken.includes(look)}
            onChange={() => void store.command({ t: "look", seat, look })}
          />
          <LookFace store={store} look={look} />
        </label>
      ))}
    </fieldset>
  );
};
