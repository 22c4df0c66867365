/** The choices as a hidden list for screen readers and the keyboard. The board draws the cursor. */
import type { FunctionComponent } from "preact";
import { useMemo } from "preact/hooks";
import { words } from "../frame/language.ts";
import type { Choice } from "../kit/board.ts";
import { CHOICES } from "../kit/cursor.ts";
import type { TableStore } from "./store.ts";

export const ChoiceList: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const choices = store.choosing.choices.value;
  const marked = choices.findIndex((one) => one.key === store.choosing.marked.value?.key);
  if (!choices.length) return null;
  return (
    <div
      id={CHOICES}
      class="unseen"
      role="listbox"
      tabindex={0}
      aria-label={words.value.table.choices}
      aria-activedescendant={marked >= 0 ? `choice-${marked}` : undefined}
      onFocus={() => store.choosing.marked.peek() === null && choices[0] && store.choosing.mark(choices[0].key)}
    >
      {choices.map((choice, number) => (
        <Option key={choice.key} store={store} choice={choice} number={number} isMarked={number === marked} />
      ))}
    </div>
  );
};

/** Memoised, because there may be hundreds and the cursor changes two. */
const Option: FunctionComponent<{ store: TableStore; choice: Choice; number: number; isMarked: boolean }> = ({
  store,
  choice,
  number,
  isMarked,
}) =>
  useMemo(
    () => (
      <div id={`choice-${number}`} role="option" aria-selected={isMarked} onClick={() => store.choosing.choose(choice)}>
        {choice.name}
      </div>
    ),
    [store, choice, number, isMarked],
  );
