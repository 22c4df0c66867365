/** The order of the seats: for each seat of the match, counted from 0, which seat it was before. */
import type { Stream } from "./stream.ts";

const LABEL = "seats";

/** `teams` is empty if everybody plays alone. */
export async function orderOfSeats(stream: Stream, seats: number, teams: readonly number[]): Promise<number[]> {
  if (!teams.length) return stream.shuffled(LABEL, seats);
  const orders = ordersOf(seats).filter((order) => keepsPartners(order, teams));
  const [chosen] = await stream.numbers(LABEL, [BigInt(orders.length)]);
  return orders[Number(chosen?.value)] ?? [];
}

/** All orders, in lexicographic order. */
function ordersOf(seats: number): number[][] {
  const extended = (order: number[]): number[][] =>
    order.length === seats
      ? [order]
      : Array.from({ length: seats }, (_, seat) => seat)
          .filter((seat) => !order.includes(seat))
          .flatMap((seat) => extended([...order, seat]));
  return extended([]);
}

/** Whether those who were in one team are in one team again. */
function keepsPartners(order: readonly number[], teams: readonly number[]): boolean {
  return order.every((before, seat) =>
    order.every((other, place) => (teams[before] === teams[other]) === (teams[seat] === teams[place])),
  );
}
