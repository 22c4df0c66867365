/** Where the cats of a race start. */
import type { Stream } from "./stream.ts";

const RING = 16_800; // divides evenly by the number of seats, and by that of chairs

/** Before the first race: evenly spaced, clockwise in the order that the stream gives. */
export async function livePlaces(stream: Stream, seats: number, round: number): Promise<number[]> {
  const order = await stream.shuffled(`places ${round}`, seats);
  return order.map((_, seat) => (order.indexOf(seat) * RING) / seats);
}

export async function calmPlaces(stream: Stream, seats: number, round: number): Promise<number[]> {
  const drawn = await stream.numbers(`places ${round}`, Array<bigint>(seats).fill(BigInt(RING)));
  return drawn.map(({ value }) => Number(value));
}

/** The place of a chair, counted from 0. There is one chair fewer than seats. */
export function chairPlace(chair: number, seats: number): number {
  return (chair * RING) / (seats - 1);
}
