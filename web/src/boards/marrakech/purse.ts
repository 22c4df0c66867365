/** Dirhams that flow from one seat's chip to another's, over the page. */
import type { Stall } from "./stall.ts";

const MOST_COINS = 9;
const FLIGHT = 520;
const BETWEEN = 45;

export function flow({ purse }: Stall, from: number, to: number, amount: number): void {
  const sky = purse.current;
  const [start, end] = [middleOf(from), middleOf(to)];
  if (!sky || !start || !end) return;
  const { left, top } = sky.getBoundingClientRect();
  for (let number = 0; number < Math.min(MOST_COINS, amount); number += 1) {
    const coin = document.createElement("i");
    coin.className = "mk-flying";
    sky.append(coin);
    const [x, y] = [start.x - left, start.y - top];
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const aside = 26 + Math.abs(dx) * 0.12;
    const way = Array.from({ length: 9 }, (_, step) => {
      const part = step / 8;
      const bow = Math.sin(Math.PI * part) * aside;
      return { transform: `translate(${x + dx * part + (Math.abs(dy) > Math.abs(dx) ? bow : 0)}px, ${y + dy * part + (Math.abs(dy) > Math.abs(dx) ? 0 : bow)}px)` };
    });
    const flight = coin.animate(way, { duration: FLIGHT, delay: number * BETWEEN, easing: "ease-in-out", fill: "both" });
    flight.onfinish = () => coin.remove();
  }
}

function middleOf(seat: number): { x: number; y: number } | null {
  const chip = document.querySelector(`.chip.seat-${seat + 1} .mk-coin-icon`) ?? document.querySelector(`.chip.seat-${seat + 1}`);
  if (!chip) return null;
  const { left, top, width, height } = chip.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
