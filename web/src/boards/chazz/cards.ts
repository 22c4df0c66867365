/** The cards at a chair. */
import type { AtChair, KindName } from "../../wire/views/chazz.ts";

export const KINDS: readonly KindName[] = ["spit", "claw", "rub"];

export function kindsOf(chair: AtChair | undefined, seat: number): readonly KindName[] {
  return chair?.cards.find((one) => one.seat === seat)?.kinds ?? [];
}
