/** Plays a turn: Assam turns while the die tumbles, walks step by step, dirhams flow, the rug is unrolled. */
import { degrees, turnBetween } from "../../kit/grid.ts";
import type { Motion } from "../../kit/motion.ts";
import { eased } from "../../kit/point.ts";
import { svgElement } from "../../kit/svg.ts";
import type { MarrakechView } from "../../wire/views/marrakech.ts";
import { pose } from "./Assam.tsx";
import { anchor } from "./asking.ts";
import { type Cell, centre, type Leg, pathOf, type Way } from "./geometry.ts";
import { readEvent, readStep } from "./language.ts";
import { type Lays, layerOf } from "./layers.ts";
import { flow } from "./purse.ts";
import type { Stall } from "./stall.ts";
import { legsOf, walkOf } from "./telling.ts";

const TUMBLE = 380;
const MOST_STEP = 200;
const UNROLL = 320;
const HOP = 9;
const FACES = [2, 4, 1, 3, 2, 4];

export async function animate(stall: Stall, motion: Motion<MarrakechView>): Promise<void> {
  stall.moving.value = true;
  let { cell, facing } = motion.before.assam;
  const turned = stall.turned.peek();
  if (turned?.view === motion.before) facing = turned.way; // already turned by the player's own mark
  let turning = Promise.resolve(); // goes on while the die tumbles
  try {
    for (const line of motion.lines) {
      const step = line.a && readStep(line.a);
      if (step && step.verb === "roll") {
        stall.paying.value = null;
        await tumble(stall, motion, step.slippers);
      }
      const events = (line.events ?? []).map(readEvent);
      const legs = events.flatMap(legsOf);
      const first = events.findIndex((one) => legsOf(one).length);
      for (const [number, one] of events.entries()) {
        if (one.verb === "faces") {
          turning = turn(stall, motion, cell, facing, one.way);
          facing = one.way;
        } else if (one.verb === "pays" && !motion.skipped) {
          stall.paying.value = walkOf(cell, line.events ?? []);
          stall.table.sound("pay");
          await flow(stall, motion, { seat: one.seat, to: one.owner, amount: one.n });
        } else if (one.verb === "lays") {
          await lay(stall, motion, one, cell);
        }
        if (number === first) {
          await go(stall, motion, cell, legs);
          ({ to: cell, way: facing } = legs.at(-1) as Leg);
        }
      }
    }
    await turning;
  } finally {
    stall.face.value = 0;
    stall.fresh.value = [];
    stall.paying.value = null;
    stall.moving.value = false;
  }
}

async function turn({ assam }: Stall, motion: Motion<MarrakechView>, cell: Cell, from: Way, to: Way): Promise<void> {
  const by = turnBetween(from, to);
  if (by)
    await motion.frames(motion.leg(1), (part) => pose(assam.current, centre(cell), degrees(from) + by * eased(part)));
}

async function tumble(stall: Stall, motion: Motion<MarrakechView>, slippers: number): Promise<void> {
  const { die, face } = stall;
  await motion.frames(TUMBLE, (part) => {
    const shown = part > 0.72 ? slippers : (FACES[Math.floor(part * 8)] ?? slippers);
    if (face.peek() !== shown) face.value = shown;
    const left = 1 - eased(part);
    if (die.current)
      die.current.style.transform = `translateY(${-34 * Math.sin(Math.PI * Math.min(1, part * 1.2))}px) rotate(${-400 * left}deg)`;
  });
  if (die.current) die.current.style.transform = "";
}

/** Assam walks cell by cell, and around the border along the mosaic. */
async function go(
  { assam, table }: Stall,
  motion: Motion<MarrakechView>,
  from: Cell,
  legs: readonly Leg[],
): Promise<void> {
  const way = svgElement("path");
  const ends = legs.map((_, number) => {
    way.setAttribute("d", pathOf(from, legs.slice(0, number + 1)));
    return way.getTotalLength();
  });
  let start = 0;
  for (const end of ends) {
    await motion.frames(Math.min(MOST_STEP, motion.leg(legs.length)), (part) => {
      const along = start + (end - start) * eased(part);
      const here = way.getPointAtLength(along);
      const [behind, before] = [way.getPointAtLength(Math.max(0, along - 6)), way.getPointAtLength(along + 6)];
      const looks = (Math.atan2(before.y - behind.y, before.x - behind.x) * 180) / Math.PI + 90;
      pose(assam.current, [here.x, here.y], looks, HOP * Math.sin(Math.PI * part));
    });
    if (!motion.skipped) table.sound("step");
    start = end;
  }
}

/** Unrolls the rug from the half beside Assam. */
async function lay(stall: Stall, motion: Motion<MarrakechView>, laid: Lays, assam: Cell): Promise<void> {
  stall.fresh.value = [...stall.fresh.peek(), layerOf(laid, `fresh-${stall.fresh.peek().length}`)];
  await motion.rest(0);
  const rug = stall.falling.current?.querySelector(".mk-lying");
  const starts = anchor([laid.first, laid.second], assam) === laid.first;
  if (!rug || motion.skipped) return;
  stall.table.sound("lay");
  const rolled = starts ? "inset(-10% 94% -10% 0)" : "inset(-10% 0 -10% 94%)";
  await motion.run(rug, { clipPath: [rolled, "inset(-10% -10% -10% -10%)"], opacity: [0.4, 1] }, UNROLL, "ease-out");
}
