/** Keyboard control of a table. */
import { toggleMuted } from "../frame/sound.ts";
import { focusChoices, isArrow, next } from "../kit/cursor.ts";
import { actions } from "./ActionBar.tsx";
import type { TableStore } from "./store.ts";

interface Panels {
  help(): void;
  log(): void;
  rules(): void;
  /** True if a panel was open and has been closed. */
  close(): boolean;
}

export function onKey(event: KeyboardEvent, store: TableStore, panels: Panels): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTyping(event.target) && event.key !== "Escape") return; // which closes a panel also while one of its fields is used
  if (store.motion.peek() && event.key !== "Tab") store.skip();
  const isForBoard = !isOnButton(event) && store.board.peek()?.key?.(event);
  if (isForBoard || pressed(event, store, panels)) event.preventDefault();
}

function pressed(event: KeyboardEvent, store: TableStore, panels: Panels): boolean {
  if (isArrow(event.key)) {
    const to = next(store.choosing.choices.peek(), store.choosing.marked.peek()?.key ?? null, event.key);
    if (to === null) return false;
    store.choosing.mark(to);
    focusChoices();
    return true;
  }
  switch (event.code) {
    case "Enter":
    case "Space":
      return enter(event, store);
    case "Escape":
      if (panels.close()) return true;
      if (store.choosing.marked.peek()) {
        store.choosing.mark(null);
        return true;
      }
      return store.board.peek()?.cancel?.() ?? false;
    case "KeyR":
      store.board.peek()?.rotate?.(event.shiftKey);
      return true;
    case "KeyU":
      void store.undo();
      return true;
    case "KeyM":
      toggleMuted();
      return true;
    case "KeyH":
      panels.rules();
      return true;
    case "KeyL":
      panels.log();
      return true;
    case "Digit1":
    case "Digit2":
    case "Digit3":
    case "Digit4": {
      const action = actions(store)[Number(event.code.at(-1)) - 1];
      if (action && !action.disabled) store.choosing.choose(action);
      return action !== undefined;
    }
  }
  if (event.key === "?") panels.help();
  return event.key === "?";
}

function enter(event: KeyboardEvent, store: TableStore): boolean {
  const marked = store.choosing.marked.peek();
  const target = event.target as Element | null;
  if (!marked || target?.closest?.("button, a, summary")) return false;
  store.choosing.choose(marked);
  return true;
}

/** A key that presses a button beside the board is not for the board. */
function isOnButton({ code, target }: KeyboardEvent): boolean {
  const button = (target as Element | null)?.closest?.("button, a, summary");
  return (code === "Enter" || code === "Space") && Boolean(button) && !button?.closest(".board");
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, select, textarea") !== null;
}
