/** Fingers, mouse and wheel on the board: taps, hovering, panning, zooming, and turning the tile. */
import type { Asking } from "./asking.ts";
import { moved, pointAt, zoomed } from "./camera.ts";
import { CELL } from "./channels.ts";

const STILL = 8; // pixels that a finger may move and still be a tap
const WHEEL_STEP = 60;
const WHEEL_PAUSE = 110; // milliseconds between two turns by the wheel

export function listen(board: HTMLElement, asking: Asking): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let start: { x: number; y: number } | null = null;
  let dragged = false;
  let wheeled = 0;
  let turnedAt = 0;

  const part = (x: number, y: number): [number, number] => {
    const box = board.getBoundingClientRect();
    return [(x - box.left) / box.width, (y - box.top) / box.height];
  };
  const cellAt = (x: number, y: number): [number, number] => {
    const [px, py] = pointAt(asking.square.peek(), asking.seen(), ...part(x, y));
    return [px / CELL, py / CELL];
  };
  const spread = (): { x: number; y: number; wide: number } => {
    const [a, b] = [...fingers.values()] as [{ x: number; y: number }, { x: number; y: number }?];
    const other = b ?? a;
    return { x: (a.x + other.x) / 2, y: (a.y + other.y) / 2, wide: Math.hypot(a.x - other.x, a.y - other.y) };
  };

  const down = (event: PointerEvent) => {
    if (event.button > 0) return;
    board.setPointerCapture(event.pointerId); // the pressed element may be rendered again before the release
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) {
      start = { x: event.clientX, y: event.clientY };
      dragged = false;
    } else dragged = true;
  };
  const move = (event: PointerEvent) => {
    const was = fingers.get(event.pointerId);
    if (!was) {
      if (event.pointerType === "mouse") asking.hover(...cellAt(event.clientX, event.clientY));
      return;
    }
    const far = start ? Math.hypot(event.clientX - start.x, event.clientY - start.y) : 0;
    if (far > STILL && !dragged) {
      dragged = true;
      board.classList.add("dragged");
    }
    if (!dragged) return;
    const before = spread();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = spread();
    const square = asking.square.peek();
    const [x, y] = part(after.x, after.y);
    const box = board.getBoundingClientRect();
    const shifted = moved(square, asking.seen(), (after.x - before.x) / box.width, (after.y - before.y) / box.height);
    asking.look(
      fingers.size > 1 && before.wide > 0 ? zoomed(square, shifted, after.wide / before.wide, x, y) : shifted,
    );
  };
  const up = (event: PointerEvent) => {
    const wasDown = fingers.delete(event.pointerId);
    if (fingers.size) return;
    board.classList.remove("dragged");
    if (wasDown && !dragged && event.type === "pointerup")
      asking.tap(...cellAt(event.clientX, event.clientY), event.pointerType !== "mouse");
  };
  const leave = () => asking.hover(null);
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    if (event.ctrlKey) {
      const factor = Math.exp(-event.deltaY / 240);
      asking.look(zoomed(asking.square.peek(), asking.seen(), factor, ...part(event.clientX, event.clientY)));
      return;
    }
    wheeled += event.deltaMode === 0 ? event.deltaY : event.deltaY * WHEEL_STEP;
    if (Math.abs(wheeled) < WHEEL_STEP || event.timeStamp - turnedAt < WHEEL_PAUSE) return;
    turnedAt = event.timeStamp;
    if (asking.places.peek().length) asking.turn(wheeled < 0);
    wheeled = 0;
    asking.hover(...cellAt(event.clientX, event.clientY));
  };

  const heard: [string, (event: never) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
    ["pointerleave", leave],
    ["wheel", wheel],
  ];
  for (const [name, listener] of heard) board.addEventListener(name, listener as EventListener, { passive: false });
  return () => {
    for (const [name, listener] of heard) board.removeEventListener(name, listener as EventListener);
  };
}
