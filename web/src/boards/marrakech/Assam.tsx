/** Assam, seen from above: slippers and the jewel on his turban go ahead. */
import type { FunctionComponent, Ref } from "preact";
import { centre, degrees, type Cell, type Way } from "./geometry.ts";

export const stands = (cell: Cell, way: Way): string => `translate(${centre(cell).join(" ")}) rotate(${degrees(way)})`;

export const Assam: FunctionComponent<{ cell: Cell; facing: Way; name: string; piece: Ref<SVGGElement> }> = ({ cell, facing, name, piece }) => (
  <g ref={piece} class="mk-assam" transform={stands(cell, facing)} role="img" aria-label={name}>
    <circle class="mk-assam-halo" r="46" />
    <path class="mk-slipper" d="M-21 -16C-23 -30 -16 -36 -12 -46C-7 -37 -3 -29 -5 -16ZM21 -16C23 -30 16 -36 12 -46C7 -37 3 -29 5 -16Z" />
    <path class="mk-robe" d="M-39 2C-41 -15 -24 -25 0 -25S41 -15 39 2C37 26 22 40 0 40S-37 26 -39 2Z" />
    <path class="mk-trim" d="M-9 -24C-8 -4 -6 20 -5 39M9 -24C8 -4 6 20 5 39" />
    <circle class="mk-turban" r="22" cy="1" />
    <path class="mk-wraps" d="M-20 -7C-8 -17 8 -17 20 -7M-22 2C-9 -7 9 -7 22 2M-19 12C-8 4 8 4 19 12" />
    <path class="mk-feather" d="M0 -14C-6 -24 -4 -31 0 -37C4 -31 6 -24 0 -14Z" />
    <circle class="mk-jewel" r="5" cy="-15" />
  </g>
);
