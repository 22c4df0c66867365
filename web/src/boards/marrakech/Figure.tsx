/** Assam, a man in a robe and a fez: the same at home, on the board and in the rules. */
import type { FunctionComponent, JSX } from "preact";
import type { Way } from "./geometry.ts";

const INK = "#2a1808";
const edge = { stroke: INK, "stroke-width": 2.2, "stroke-linejoin": "round", "stroke-linecap": "round" } as const;
const line = { ...edge, fill: "none" } as const;
const ROBE = "#5a3a7c";
const TRIM = "#f2dcae";
const SKIN = "#b9794a";
const HAIR = "#3b2412";
const FEZ = "#c02a1d";
const SLIPPER = "#ffc93c";

const Robe = (): JSX.Element => (
  <path {...edge} fill={ROBE} d="M0 -14C-14 -14 -22 -6 -26 7C-29 17 -31 22 -33 24L-25 29L-24 26C-25 31 -25 34 -25 38C-14 42 14 42 25 38C25 34 25 31 24 26L25 29L33 24C31 22 29 17 26 7C22 -6 14 -14 0 -14Z" />
);

const Fez: FunctionComponent = () => (
  <>
    <path {...edge} fill={FEZ} d="M-13 -29L-10 -49H10L13 -29C6 -25 -6 -25 -13 -29Z" />
    <ellipse {...edge} cy="-49" rx="10" ry="3.4" fill="#9c1f15" />
  </>
);

/** He looks at us. */
const Front = (): JSX.Element => (
  <>
    <path {...edge} fill={SLIPPER} d="M-19 35C-20 43 -16 49 -11 49S-3 44 -4 36ZM19 35C20 43 16 49 11 49S3 44 4 36Z" />
    <Robe />
    <path d="M0 -4V39M-24 33C-12 37 12 37 24 33" fill="none" stroke={TRIM} stroke-width="4" />
    <path {...line} d="M-19 4C-18 12 -20 20 -24 26M19 4C18 12 20 20 24 26" />
    <circle {...edge} cy="-20" r="13.5" fill={SKIN} />
    <path fill={HAIR} d="M-13.5 -20C-12 -4 -6 0 0 0S12 -4 13.5 -20C10 -14 5 -17 0 -15C-5 -17 -10 -14 -13.5 -20Z" />
    <circle cx="-5" cy="-22.5" r="1.9" fill={INK} /><circle cx="5" cy="-22.5" r="1.9" fill={INK} />
    <Fez />
    <path {...line} d="M0 -49C9 -51 15 -46 15 -36" /><circle cx="15" cy="-34" r="3" fill={INK} />
  </>
);

/** We look at his back. */
const Back = (): JSX.Element => (
  <>
    <path {...edge} fill={SLIPPER} d="M-17 37V44H-6V37ZM17 37V44H6V37Z" />
    <Robe />
    <path d="M-24 33C-12 37 12 37 24 33" fill="none" stroke={TRIM} stroke-width="4" />
    <path {...line} d="M-19 4C-18 12 -20 20 -24 26M19 4C18 12 20 20 24 26" />
    <circle {...edge} cy="-20" r="13.5" fill={HAIR} />
    <path {...edge} fill="#6d4a92" d="M-15 -11C-8 -15 8 -15 15 -11C13 2 5 12 0 17C-5 12 -13 2 -15 -11Z" />
    <Fez />
    <path {...line} d="M0 -49C3 -46 3 -38 2 -33" /><circle cx="2" cy="-30" r="3" fill={INK} />
  </>
);

/** He looks to the right. */
const Aside = (): JSX.Element => (
  <>
    <path {...edge} fill={SLIPPER} d="M-13 35H16C23 36 27 33 28 27C33 36 29 46 17 46H-13Z" />
    <path {...edge} fill={ROBE} d="M-2 -14C-13 -14 -18 -3 -20 12C-22 25 -22 33 -22 38C-10 42 8 42 18 38C18 26 17 10 13 -3C11 -10 6 -14 -2 -14Z" />
    <path d="M-21 33C-10 37 8 37 18 33" fill="none" stroke={TRIM} stroke-width="4" />
    <g class="mk-upper">
      <circle {...edge} cx="19" cy="18" r="4.5" fill={SKIN} />
      <path {...edge} fill="#6d4a92" d="M-8 -6C-13 6 -6 20 13 24L18 13C8 10 5 4 6 -5Z" />
      <circle {...edge} cx="1" cy="-20" r="13" fill={SKIN} />
      <path {...edge} fill={SKIN} d="M12 -24L20 -18L13 -15.5Z" />
      <path fill={HAIR} d="M-2 -17C4 -13 10 -16 16 -14C17 -5 11 2 5 -1C-1 -4 -4 -10 -2 -17ZM-12 -23C-13 -17 -11 -11 -6 -9L-4 -23Z" />
      <circle cx="8" cy="-23" r="1.9" fill={INK} />
      <g transform="translate(0 0.5)"><Fez /></g>
      <path {...line} d="M0 -49C-9 -51 -16 -46 -16 -36" /><circle cx="-16" cy="-34" r="3" fill={INK} />
    </g>
  </>
);

/** Around 0 0, some 66 wide and 100 high, upright whichever way he looks: south is towards us. */
export const Figure: FunctionComponent<{ way: Way }> = ({ way }) => {
  if (way === "n") return <Back />;
  if (way === "s") return <Front />;
  return <g transform={way === "w" ? "scale(-1 1)" : undefined}><Aside /></g>;
};
