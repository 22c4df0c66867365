/** The button that asks for a hint, and what the bot recommends: two or three choices with their reasons. */
import type { FunctionComponent } from "preact";
import { words } from "../frame/language.ts";
import type { HintedChoice } from "../wire/protocol.ts";
import { capital } from "../words/games.ts";
import { pointOut } from "./pointing.ts";
import type { TableStore } from "./store.ts";

const MOST_STEPS = 3; // of a turn
const MOST_REASONS = 2;

export const HintButton: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const { table } = words.value;
  const { hinting } = store;
  const seat = store.asked.value;
  if (seat === null || !store.shown.value?.hints || !store.legal.value.length) return null;
  const ask = async () => {
    await hinting.ask(seat);
    look(store, 0);
  };
  return (
    <button
      class="button quiet hint-button"
      aria-label={hinting.isThinking.value ? table.hintThinking : table.hint}
      aria-busy={hinting.isThinking.value}
      title={table.hint}
      onClick={() => void ask()}
    >
      <BulbIcon />
    </button>
  );
};

export const HintPanel: FunctionComponent<{ store: TableStore }> = ({ store }) => {
  const { table, keys } = words.value;
  const { choices, picked } = store.hinting;
  const shown = choices.value[picked.value];
  if (!shown || !store.legal.value.length) return null;
  return (
    <section class="said-aside hint-panel" aria-label={table.hint}>
      <ol>
        {choices.value.map((choice, number) => (
          <li key={choice.line.join()}>
            <button
              class="hint-choice"
              aria-pressed={number === picked.value}
              aria-label={`${number + 1}: ${nameOf(store, choice)}`}
              onClick={() => look(store, number)}
            >
              <HintNumber number={number} />
            </button>
          </li>
        ))}
      </ol>
      <p>
        <b>{nameOf(store, shown)}</b> — {table.hintFor[shown.grade]}. {reasonsOf(store, shown)}
      </p>
      <button class="icon" aria-label={keys.close} onClick={() => store.hinting.close()}>
        ×
      </button>
    </section>
  );
};

export const HintNumber: FunctionComponent<{ number: number }> = ({ number }) => (
  <b class="hint-number number">{number + 1}</b>
);

function look(store: TableStore, number: number): void {
  store.hinting.picked.value = number;
  const step = store.hinting.steps.peek()[number];
  if (step !== undefined) pointOut(store, [step]);
}

/** The step and what follows it in the same turn. Choices of one name on the board differ by their steps' words. */
function nameOf(store: TableStore, { line }: HintedChoice): string {
  const [first = "", ...others] = line.slice(0, MOST_STEPS).map((step) => store.gameWords.value?.step(step) ?? step);
  const onBoard = (step = "") => store.choosing.choices.value.find((choice) => choice.step === step)?.name;
  const said = onBoard(line[0]);
  const hasTwin = store.hinting.steps.value.filter((step) => said !== undefined && onBoard(step) === said).length > 1;
  const name = said === undefined || hasTwin ? first : said;
  return [capital(name), ...others.map((step) => `${words.value.table.hintThen} ${step}`)].join(", ");
}

function reasonsOf(store: TableStore, { reasons = [] }: HintedChoice): string {
  const said = reasons
    .slice(0, MOST_REASONS)
    .map((reason) => store.gameWords.value?.reason(reason, store.names.inSentences) ?? reason);
  return `${capital(said.join("; ") || words.value.table.hintPlain)}.`;
}

const BulbIcon: FunctionComponent = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    stroke-width="1.8"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d="M7.5 14.5C7.5 12 5 11 5 7.7A5 5 0 0 1 15 7.7C15 11 12.5 12 12.5 14.5ZM8 17.5H12" />
  </svg>
);
