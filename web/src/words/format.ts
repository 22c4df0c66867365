/** Templates with placeholders, filled as `core.words.Words` fills them on the server. */
export type Lang = "en" | "ru";
export type Parameters = Record<string, unknown>;

/** The plural form for a number: two forms in English, three in Russian. */
export function plural(number: number, forms: readonly string[]): string {
  const [one, few, many] = forms as [string, string, string?];
  if (many === undefined) return number === 1 ? one : few;
  const last = number % 10;
  const teen = number % 100 > 10 && number % 100 < 20;
  if (last === 1 && !teen) return one;
  return last >= 2 && last <= 4 && !teen ? few : many;
}

/** `2–4`, or a single number. */
export function range(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? `${least}` : `${least}–${most}`;
}

const HOLES = /\{(\w+)(?::((?:[^{}]|\{\w+\})*))?\}/g;

/** `{n:coin|coins}` chooses by number, `{end:won=won by {name};lost=is lost}` by a code, `{name}` inserts a value. */
export function filled(template: string, parameters: Parameters): string {
  return template.replace(HOLES, (hole, name: string, spec?: string) => {
    const value = parameters[name];
    if (value === undefined) return hole;
    if (spec?.includes("|")) return `${value} ${plural(Number(value), spec.split("|"))}`;
    if (spec?.includes("=")) return filled(coded(spec, String(value)) ?? String(value), parameters);
    return Array.isArray(value) ? value.join(", ") : String(value);
  });
}

function coded(spec: string, code: string): string | undefined {
  const found = spec.split(";").find((one) => one.startsWith(`${code}=`));
  return found?.slice(code.length + 1);
}
