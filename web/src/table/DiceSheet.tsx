/** The check of a match's dice, in a sheet over the board. */
import { useSignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import type { Checked } from "../dice/CheckPanel.tsx";
import { words } from "../frame/language.ts";
import { useLate } from "../frame/Missing.tsx";
import { loadScript } from "../wire/loading.ts";
import { Sheet } from "./Sheet.tsx";

export const DiceSheet: FunctionComponent<Checked & { onClose: () => void }> = ({ onClose, ...checked }) => {
  const loaded = useSignal<{ Panel: FunctionComponent<Checked> } | null>(null);
  const missing = useLate(async () => {
    const { CheckPanel } = await loadScript("dice/CheckPanel.tsx", () => import("../dice/CheckPanel.tsx"));
    loaded.value = { Panel: CheckPanel };
  }, []);
  return (
    <Sheet title={words.value.dice.checkAll} onClose={onClose}>
      {loaded.value ? <loaded.value.Panel {...checked} /> : (missing ?? <p class="hint">{words.value.late.coming}</p>)}
    </Sheet>
  );
};
