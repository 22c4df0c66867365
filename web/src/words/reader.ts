/** Parses texts of steps and events into a verb and its values. The patterns are generated for each game. */
export type Forms = readonly (readonly [verb: string, fits: RegExp])[];

/** The numeric values and what is added to each: seats are counted from 1 in texts and from 0 here, as in views. */
type Numbers = Record<string, number>;

export function reader<Said extends { verb: string }>(forms: Forms, numbers: Numbers): (text: string) => Said {
  const known = new Map<string, Said>();
  return (text) => {
    const said = known.get(text) ?? (read(text, forms, numbers) as Said);
    known.set(text, said);
    return said;
  };
}

function read(text: string, forms: Forms, numbers: Numbers): { verb: string } {
  for (const [verb, fits] of forms) {
    const found = fits.exec(text);
    if (!found) continue;
    const values = Object.entries(found.groups ?? {}).map(([hole, value]) => {
      const added = numbers[hole];
      return [hole, added === undefined ? value : Number(value) + added];
    });
    return { verb, ...Object.fromEntries(values) };
  }
  throw new Error(`No form of this game reads "${text}".`);
}
