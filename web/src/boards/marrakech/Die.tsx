/** The wooden die: slippers instead of dots. */
import type { FunctionComponent } from "preact";

/** Where the slippers lie on a face, and how they are turned. */
const FACES: readonly (readonly [x: number, y: number, turn: number])[][] = [
  [],
  [[0, 0, 20]],
  [
    [-15, 4, -14],
    [15, -4, 14],
  ],
  [
    [-19, 10, -18],
    [0, -13, 0],
    [19, 10, 18],
  ],
  [
    [-17, -16, -14],
    [17, -16, 14],
    [-17, 18, -14],
    [17, 18, 14],
  ],
];

const SLIPPER = "M0 -15C5 -9 8 -5 7 3C7 11 4 15 0 15S-7 11 -7 3C-8 -5 -5 -9 0 -15Z";

/** Around 0 0, 100 wide. */
export const DieFace: FunctionComponent<{ slippers: number }> = ({ slippers }) => {
  const face = FACES[slippers] ?? [];
  const size = slippers === 1 ? 1.9 : slippers === 2 ? 1.5 : slippers === 3 ? 1.15 : 1;
  return (
    <g class="mk-die">
      <rect class="mk-die-side" x="-48" y="-42" width="96" height="92" rx="20" />
      <rect class="mk-die-top" x="-48" y="-48" width="96" height="92" rx="20" />
      {face.map(([x, y, turn]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y - 2}) rotate(${turn}) scale(${size})`}>
          <path class="mk-die-slipper" d={SLIPPER} />
          <path class="mk-die-opening" d="M-4 2C-4 -2 4 -2 4 2C4 8 3 11 0 11S-4 8 -4 2Z" />
        </g>
      ))}
    </g>
  );
};

/** How many of the six faces show 1, 2, 3 and 4 slippers (MK-103). */
export const ODDS = [1, 2, 2, 1] as const;

/** Around 0 0, 40 wide. */
export const SmallDie: FunctionComponent<{ slippers: number }> = ({ slippers }) => (
  <g transform="scale(0.41)">
    <DieFace slippers={slippers} />
  </g>
);

/** A dot for each of the six faces that shows this number. */
export const Odds: FunctionComponent<{ slippers: number; y: number }> = ({ slippers, y }) => {
  const faces = ODDS[slippers - 1] ?? 0;
  return (
    <>
      {Array.from({ length: faces }, (_, dot) => (
        <circle key={dot} class="mk-odds" cx={14 * (dot - (faces - 1) / 2)} cy={y} r="4.8" />
      ))}
    </>
  );
};
