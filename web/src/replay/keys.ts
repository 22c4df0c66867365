/** Keyboard control of a replay. */
export interface Moves {
  first(): void;
  last(): void;
  turnBack(): void;
  turnOn(): void;
  stepBack(): void;
  stepOn(): void;
  run(): void;
}

export function onKey(event: KeyboardEvent, moves: Moves): void {
  if (event.ctrlKey || event.metaKey || event.altKey || hasItsOwn(event)) return;
  const move = moveOf(event, moves);
  if (!move) return;
  event.preventDefault();
  move();
}

/** By the key's position, because a comma is elsewhere on a Russian keyboard. */
function moveOf({ code, shiftKey }: KeyboardEvent, moves: Moves): (() => void) | undefined {
  switch (code) {
    case "ArrowLeft":
      return shiftKey ? moves.stepBack : moves.turnBack;
    case "ArrowRight":
      return shiftKey ? moves.stepOn : moves.turnOn;
    case "Comma":
      return moves.stepBack;
    case "Period":
      return moves.stepOn;
    case "Home":
      return moves.first;
    case "End":
      return moves.last;
    case "Space":
      return moves.run;
    default:
      return undefined;
  }
}

/** Sliders use the arrow keys, and buttons the space bar. */
function hasItsOwn({ code, target }: KeyboardEvent): boolean {
  const own = code === "Space" ? "button, a, summary" : /^(Arrow|Home|End)/.test(code) ? "input" : null;
  return own !== null && (target as Element).closest(own) !== null;
}
