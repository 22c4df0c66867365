/**
 * A look is a colour, a pattern, a sign and a cat that belong together, by number. People choose theirs before the
 * match and keep it when seats are shuffled, so everything that is drawn for a seat asks here which look it has.
 */
import { signal } from "@preact/signals";

const ALL = [0, 1, 2, 3, 4, 5, 6, 7];

/** The look of each seat at the table that is shown. */
const worn = signal<readonly number[]>(ALL);

export function lookOf(seat: number): number {
  return worn.value[seat] ?? seat;
}

/** Sets the looks of the seats. Without a table each seat has the look of its own number. */
export function wear(looks: readonly number[]): void {
  worn.value = [...looks, ...ALL.filter((look) => !looks.includes(look))];
  const { style } = document.documentElement;
  worn.value.forEach((look, seat) => {
    style.setProperty(`--seat-${seat + 1}`, `var(--look-${look + 1})`);
    style.setProperty(`--seat-${seat + 1}-ink`, `var(--look-${look + 1}-ink)`);
  });
}
