/** The match itself: chips, board, bar, log. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { titleOf } from "../frame/cards.ts";
import { words } from "../frame/language.ts";
import { TopLine } from "../frame/TopLine.tsx";
import { RulesText } from "../rules/RulesText.tsx";
import { ActionBar } from "./ActionBar.tsx";
import { Aside } from "./Aside.tsx";
import { BoardPlace } from "./BoardPlace.tsx";
import { Chips } from "./Chips.tsx";
import { DiceLine } from "./DiceLine.tsx";
import { DiceSheet } from "./DiceSheet.tsx";
import { EndPanel } from "./EndPanel.tsx";
import { KeyHelp } from "./KeyHelp.tsx";
import { onKey } from "./keys.ts";
import { Log, Told } from "./Log.tsx";
import { Qr } from "./Qr.tsx";
import { SeatMenu } from "./SeatMenu.tsx";
import { Sheet } from "./Sheet.tsx";
import type { TableStore } from "./store.ts";

type Panel = "log" | "help" | "rules" | "seats" | "dice" | null;

export const Play: FunctionComponent<{ store: TableStore; big: boolean }> = ({ store, big }) => {
  const panel = useSignal<Panel>(null);
  const clause = useSignal<string | null>(null);
  const { table } = words.value;
  const toggle = (which: Panel) => {
    clause.value = null;
    panel.value = panel.value === which ? null : which;
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) =>
      onKey(event, store, {
        help: () => toggle("help"),
        log: () => toggle("log"),
        rules: () => toggle("rules"),
        close: () => {
          const was = panel.value !== null;
          panel.value = null;
          return was;
        },
      });
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [store]);
  const hasLent = store.lent.value.length > 0;
  useEffect(() => {
    if (hasLent && panel.peek() === "seats") panel.value = null; // the board shows what the bot does
  }, [hasLent]);
  const read = (id: string) => {
    clause.value = id;
    panel.value = "rules";
  };
  const game = store.facts.value?.game ?? "";
  const title = titleOf(game);
  const isOver = store.isOver.value;
  return (
    <div class={big ? "play big" : store.board.value?.full ? "play full" : "play"} data-panel={panel.value ?? "none"}>
      {!big && (
        <TopLine game={store.facts.value?.game}>
          <button
            class="button quiet small phone-only"
            aria-expanded={panel.value === "log"}
            onClick={() => toggle("log")}
          >
            {table.log}
          </button>
          <button class="button quiet small" aria-expanded={panel.value === "rules"} onClick={() => toggle("rules")}>
            {table.rules}
          </button>
          <button class="button quiet small" aria-expanded={panel.value === "seats"} onClick={() => toggle("seats")}>
            {table.options}
          </button>
        </TopLine>
      )}
      <main class="match">
        <h1 class="unseen">{title}</h1>
        <Chips store={store} />
        {!big && <Aside store={store} onClause={(id) => read(id)} />}
        <BoardPlace store={store}>
          {isOver && <EndPanel store={store} big={big} onCheck={() => toggle("dice")} />}
        </BoardPlace>
        {!big && <ActionBar store={store} onClause={(id) => read(id)} />}
        {!big && (
          <section class="log-side" aria-label={table.log}>
            <header>
              <h2>{table.log}</h2>
              <button class="button quiet small phone-only" onClick={() => toggle("log")}>
                {words.value.keys.close}
              </button>
            </header>
            <DiceLine store={store} onCheck={() => toggle("dice")} />
            <Log store={store} isOpen={panel.value === "log"} />
          </section>
        )}
        {panel.value === "rules" && (
          <Sheet title={table.rules} onClose={() => toggle("rules")}>
            <RulesText game={game} clause={clause.value} />
          </Sheet>
        )}
        {panel.value === "seats" && <SeatMenu store={store} onClose={() => toggle("seats")} />}
        {panel.value === "dice" && store.gameWords.value && (
          <DiceSheet
            source={{ table: store.id }}
            teams={store.teams.value}
            names={store.names.inSentences}
            game={store.gameWords.value}
            isOver={isOver}
            onClose={() => toggle("dice")}
          />
        )}
        {panel.value === "help" && <KeyHelp onClose={() => toggle("help")} />}
        {big && !isOver && <Qr table={store.id} isCorner />}
        <Told store={store} />
      </main>
    </div>
  );
};
