import type { FunctionComponent } from "preact";
import { words } from "../frame/language.ts";
import { Sheet } from "./Sheet.tsx";

/** The list of keys, opened by `?`. */
export const KeyHelp: FunctionComponent<{ onClose: () => void }> = ({ onClose }) => {
  const { keys } = words.value;
  const rows: [string, string][] = [
    ["← ↑ → ↓", keys.arrows],
    ["Enter", keys.enter],
    ["1 … 4", keys.buttons],
    ["R", keys.rotate],
    ["U", keys.undo],
    ["Esc", keys.cancel],
    ["M", keys.mute],
    ["L", keys.log],
    ["H", keys.rules],
    ["?", keys.help],
  ];
  return (
    <Sheet title={keys.heading} onClose={onClose}>
      <dl class="keys">
        {rows.map(([key, about]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
};
