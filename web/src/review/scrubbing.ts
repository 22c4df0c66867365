/** Moving along the graph, by mouse, finger and keys. */
const SLIP = 6; // pixels that a finger may slip before it means more than a tap

interface Scrubbed {
  at: () => number;
  end: number;
  go: (stop: number) => void;
  stopAt: (x: number) => number;
  turnFrom: (stop: number, isOn: boolean) => number;
}

interface Handlers {
  onPointerDown: (event: PointerEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function scrubbing({ at, end, go, stopAt, turnFrom }: Scrubbed): Handlers {
  const follow = ({ clientX, currentTarget }: PointerEvent, graph = currentTarget as Element) =>
    go(stopAt(clientX - graph.getBoundingClientRect().left));
  return {
    onPointerDown: (down) => {
      if (!down.isPrimary || down.button !== 0) return;
      const graph = down.currentTarget as HTMLElement;
      const done = new AbortController();
      const { signal } = done;
      let isDrag = down.pointerType === "mouse"; // a finger may want to scroll
      if (isDrag) follow(down, graph);
      const move = (event: PointerEvent) => {
        isDrag ||= Math.abs(event.clientX - down.clientX) > SLIP;
        if (isDrag) follow(event, graph);
      };
      const up = (event: PointerEvent) => {
        follow(event, graph);
        done.abort();
      };
      graph.setPointerCapture(down.pointerId);
      graph.addEventListener("pointermove", move, { signal });
      graph.addEventListener("pointerup", up, { signal });
      graph.addEventListener("pointercancel", () => done.abort(), { signal });
    },
    onKeyDown: (event) => {
      const to = target(event.code, at(), end, turnFrom);
      if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation(); // the replay would go on by a turn
      go(Math.min(end, Math.max(0, to)));
    },
  };
}

function target(code: string, at: number, end: number, turnFrom: Scrubbed["turnFrom"]): number | undefined {
  switch (code) {
    case "ArrowLeft":
    case "ArrowDown":
      return at - 1;
    case "ArrowRight":
    case "ArrowUp":
      return at + 1;
    case "PageDown":
      return turnFrom(at, false);
    case "PageUp":
      return turnFrom(at, true);
    case "Home":
      return 0;
    case "End":
      return end;
    default:
      return undefined;
  }
}
