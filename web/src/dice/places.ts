/** Where races start: the places that come from the stream. To run the races again is left to `igroteka verify`. */
import { type Block, type DiceRecord, numbersIn } from "./record.ts";
import type { Stream } from "./stream.ts";
import { roundAfter } from "./throws.ts";

const RING = 16_800; // divides evenly by the number of seats

export type PlacesFinding = { code: "places"; round: number };

export async function judgePlaces(
  { entries, names, tapes, places }: DiceRecord,
  stream: Stream,
): Promise<PlacesFinding[]> {
  const findings: PlacesFinding[] = [];
  const compare = async (block: Block, due: (stream: Stream, seats: number, round: number) => Promise<number[]>) => {
    const round = roundAfter(entries, block.after);
    const found = block.lines.flatMap((line) => numbersIn(line));
    if (found.join() !== (await due(stream, names.length, round)).join()) findings.push({ code: "places", round });
  };
  for (const { after, lines } of tapes) {
    const starts = lines.filter((line) => line.startsWith("place ")).map((line) => line.split(" ")[2] ?? "");
    if (roundAfter(entries, after) === 1) await compare({ after, lines: starts }, livePlaces);
  }
  for (const block of places) await compare(block, calmPlaces);
  return findings;
}

/** Before the first race: evenly spaced, clockwise in the order that the stream gives. */
export async function livePlaces(stream: Stream, seats: number, round: number): Promise<number[]> {
  const order = await stream.shuffled(`places ${round}`, seats);
  return order.map((_, seat) => (order.indexOf(seat) * RING) / seats);
}

export async function calmPlaces(stream: Stream, seats: number, round: number): Promise<number[]> {
  const drawn = await stream.numbers(`places ${round}`, Array<bigint>(seats).fill(BigInt(RING)));
  return drawn.map(({ value }) => Number(value));
}
