/**
 * Taps on a drawn board: a press and a release over the same thing.
 *
 * Browsers send no `click` if the pressed element has been re-rendered before the release, so boards do not rely on it.
 * What a point means is looked up twice, at the press and at the release, and never kept as an element.
 */
const STILL = 10; // pixels that a finger may slip and still tap
const LONG = 480; // milliseconds

interface Pressed {
  /** Names what is at a point of the page, so that it can be told from its neighbours; null if nothing is there. */
  at: (x: number, y: number) => string | null;
  tap: (x: number, y: number, kind: string) => void;
  /**
   * A long press by a finger; true if it meant something, so that its release is not a tap. Mice use their second
   * button.
   */
  hold?: (x: number, y: number) => boolean;
}

interface Handlers {
  onPointerDown: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
}

export function taps({ at, tap, hold }: Pressed): Handlers {
  return {
    onPointerDown: (down) => {
      if (!down.isPrimary || down.button !== 0 || isControl(down)) return;
      const pressed = at(down.clientX, down.clientY);
      const done = new AbortController();
      if (hold && down.pointerType !== "mouse") {
        const timer = setTimeout(() => hold(down.clientX, down.clientY) && done.abort(), LONG);
        done.signal.addEventListener("abort", () => clearTimeout(timer));
      }
      const up = (event: PointerEvent) => {
        if (event.pointerId !== down.pointerId) return;
        done.abort();
        const { clientX: x, clientY: y, type } = event;
        const isStill = Math.hypot(x - down.clientX, y - down.clientY) <= STILL;
        if (type === "pointerup" && (isStill || (pressed !== null && at(x, y) === pressed)))
          tap(x, y, event.pointerType);
      };
      addEventListener("pointerup", up, { signal: done.signal });
      addEventListener("pointercancel", up, { signal: done.signal });
    },
    /** Pressed by a program, as screen readers do, without a pointer. */
    onClick: (event) => {
      if (event.detail === 0 && !isControl(event)) tap(event.clientX, event.clientY, "mouse");
    },
  };
}

/** Buttons within a board handle their own clicks. */
function isControl({ target }: Event): boolean {
  return (target as Element).closest("button, a, input, select") !== null;
}
