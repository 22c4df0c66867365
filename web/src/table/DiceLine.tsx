/** Says that the dice of this match are sealed, and leads to what that means and to the check. */
import type { FunctionComponent } from "preact";
import { words } from "../frame/language.ts";
import { to } from "../wire/root.ts";
import type { TableStore } from "./store.ts";

export const DiceLine: FunctionComponent<{ store: TableStore; onCheck: () => void }> = ({ store, onCheck }) => {
  const { dice } = words.value;
  if (!store.lines.value.some(({ e }) => e === "sealed")) return null;
  return (
    <p class="dice-line">
      <a href={to("/dice")} target="_blank" rel="noopener">
        {dice.sealed}
      </a>
      {"\u00a0· "}
      <button class="link" aria-label={dice.checkAll} onClick={onCheck}>
        {dice.check}
      </button>
    </p>
  );
};
