/**
 * Taps on a drawn board: a press and a release over the same thing.
 *
 * Browsers send no `click` if what was pressed has been drawn again before the release, so boards do not wait for one.
 * What a point means is looked up twice, at the press and at the release, and never kept as an element.
 */
const STILL = 10; // pixels that a finger may slip and still tap
const LONG = 480; // milliseconds

export interface Pressed {
  /** What is at a point of the page, by any name that tells it from what is beside it; null if nothing is. */
  at: (x: number, y: number) => string | null;
  tap: (x: number, y: number, kind: string) => void;
  /** A finger that stays; true if that meant something, so that its release is no tap. Mice have a second button instead. */
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
    /** Pressed by a program, as screen readers do: there was no pointer. */
    onClick: (event) => {
      if (event.detail === 0 && !isControl(event)) tap(event.clientX, event.clientY, "mouse");
    },
  };
}

/** Buttons within a board hear their own clicks. */
function isControl({ target }: Event): boolean {
  return (target as Element).closest("button, a, input, select") !== null;
}
