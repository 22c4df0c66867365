/** Signs of what turned a match, drawn around 0 0, twelve wide, in the colour of the seat. */
import type { FunctionComponent } from "preact";
import type { Swing } from "./course.ts";

export const SwingIcon: FunctionComponent<{ kind: Swing["kind"] }> = ({ kind }) => {
  if (kind === "luck")
    return (
      <>
        <rect class="review-body" x="-6" y="-6" width="12" height="12" rx="3" />
        <path class="review-pips" d="M-2.4 -2.4h.01M0 0h.01M2.4 2.4h.01" />
      </>
    );
  if (kind === "race")
    return (
      <>
        <circle class="review-body" r="6" />
        <path class="review-stroke" d="M-2.5 -2.5L0 0L-2.5 2.5M.5 -2.5L3 0L.5 2.5" />
      </>
    );
  return (
    <>
      <path class="review-body" d="M0 -7L7 0L0 7L-7 0Z" />
      <path class="review-stroke" d="M0 -3.6V.6M0 3.2h.01" />
    </>
  );
};

/** The same beside a text. */
export const SwingSign: FunctionComponent<{ kind: Swing["kind"] }> = ({ kind }) => (
  <svg class={`review-mark ${kind}`} width="18" height="18" viewBox="-8 -8 16 16" aria-hidden="true">
    <SwingIcon kind={kind} />
  </svg>
);
