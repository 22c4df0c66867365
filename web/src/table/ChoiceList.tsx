/** The choices for screen readers and the keyboard: a list that is not seen; the board draws the cursor. */
import type { FunctionComponent } from "preact";
import { words } from "../lang.ts";
import type { TableStore } from "./store.ts";

export const CHOICES = "choices";

export const ChoiceList: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const choices = store.choices.value;
  const marked = choices.findIndex((one) => one.key === store.marked.value?.key);
  if (!choices.length) return null;
  return (
    <div
      id={CHOICES}
      class="unseen"
      role="listbox"
      tabindex={0}
      aria-label={words.value.table.choices}
      aria-activedescendant={marked >= 0 ? `choice-${marked}` : undefined}
      onFocus={() => store.marked.peek() === null && choices[0] && store.mark(choices[0].key)}
    >
      {choices.map((choice, number) => (
        <div key={choice.key} id={`choice-${number}`} role="option" aria-selected={number === marked} onClick={() => store.choose(choice)}>
          {choice.name}
        </div>
      ))}
    </div>
  );
};
