/** Options as the server describes them: which apply, and how they are worded. */
import type { OptionCard, Pairing } from "../wire/protocol.ts";
import type { Lang } from "./format.ts";

type Chosen = Record<string, string>;

/** Some options apply only with certain values of others. */
export function matters(option: OptionCard, chosen: Chosen): boolean {
  return Object.entries(option.when ?? {}).every(([other, values]) => values.includes(chosen[other] ?? ""));
}

/** The options that differ from their defaults, as noun phrases. */
export function unusual(options: readonly OptionCard[], chosen: Chosen, lang: Lang): string[] {
  const rules = options.filter((one) => one.name !== "players" && matters(one, chosen));
  return rules.flatMap((one) => {
    const value = chosen[one.name] ?? one.default;
    return value === one.default ? [] : [phrase(one, value, lang)];
  });
}

/** The team of each seat, if these options make teams. */
export function teamsWith(pairings: readonly Pairing[], chosen: Chosen): readonly number[] {
  return (
    pairings.find(({ when }) => Object.entries(when).every(([option, value]) => chosen[option] === value))?.teams ?? []
  );
}

/** A switch that is on is named alone; a number is shown as it is. */
function phrase({ title, values }: OptionCard, value: string, lang: Lang): string {
  const said = values?.find((one) => one.name === value)?.title[lang] ?? value;
  return value === "on" ? title[lang] : `${title[lang]}: ${said}`;
}
