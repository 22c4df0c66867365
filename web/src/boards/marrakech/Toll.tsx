/** What is, or would be, paid on a cell: less, more, or between others. */
import type { FunctionComponent } from "preact";
import type { Point } from "./geometry.ts";
import type { Toll as Paid } from "./telling.ts";

export const Toll: FunctionComponent<{ at: Point; toll: Paid; asked: number | null; was?: boolean }> = ({ at: [x, y], toll, asked, was }) => {
  const kind = toll.seat === asked ? "loss" : toll.to === asked ? "gain" : "else";
  const text = `${{ loss: "−", gain: "+", else: "" }[kind]}${toll.amount}${toll.out ? "!" : ""}`;
  const wide = 24 + 15 * text.length;
  return (
    <g class={`mk-toll ${kind}${toll.short ? " short" : ""}${was ? " was" : ""}`} transform={`translate(${x} ${y})`}>
      <rect x={-wide / 2} y="-19" width={wide} height="38" rx="19" />
      <text>{text}</text>
    </g>
  );
};
