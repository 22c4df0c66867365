/** Dirhams that travel from one seat's chip to another's, over the page. */
import type { Motion } from "../../kit/motion.ts";
import type { MarrakechView } from "../../wire/views/marrakech.ts";
import type { Stall } from "./stall.ts";

const MOST_COINS = 7;
const FLIGHT = 640;
const BETWEEN = 70;

interface Payment {
  seat: number;
  to: number;
  amount: number;
}

export async function flow(
  { purse }: Stall,
  motion: Motion<MarrakechView>,
  { seat, to, amount }: Payment,
): Promise<void> {
  const sky = purse.current;
  const [start, end] = [middleOf(seat), middleOf(to)];
  if (!sky || !start || !end) return;
  const { left, top } = sky.getBoundingClientRect();
  const way = bow({ x: start.x - left, y: start.y - top }, { x: end.x - left, y: end.y - top });
  const flights = Array.from({ length: Math.min(MOST_COINS, amount) }, async (_, number) => {
    await motion.rest(number * BETWEEN);
    if (motion.skipped) return;
    const coin = document.createElement("i");
    coin.className = "mk-flying";
    sky.append(coin);
    await motion.run(coin, way, FLIGHT);
    coin.remove();
  });
  await Promise.all(flights);
}

interface Spot {
  x: number;
  y: number;
}

/** The coins fly in an arc, so that they are seen between adjacent chips. */
function bow(from: Spot, to: Spot): Keyframe[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const aside = 34 + Math.hypot(dx, dy) * 0.12;
  const isAcross = Math.abs(dx) > Math.abs(dy);
  return Array.from({ length: 9 }, (_, step) => {
    const part = step / 8;
    const out = Math.sin(Math.PI * part) * aside;
    return {
      transform: `translate(${from.x + dx * part + (isAcross ? 0 : out)}px, ${from.y + dy * part + (isAcross ? out : 0)}px)`,
    };
  });
}

function middleOf(seat: number): Spot | null {
  const chip =
    document.querySelector(`.chip.seat-${seat + 1} .mk-coin-icon`) ?? document.querySelector(`.chip.seat-${seat + 1}`);
  if (!chip) return null;
  const { left, top, width, height } = chip.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
