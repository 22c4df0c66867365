/** Plain data as lines of words, as `core/outline.py` writes them: what a view shows where nobody has drawn the game. */
const NOTHING = "–";
const INSET = "\u2003";

/** What is in it, by name or by number; what is in that, further in. */
export function lines(part: object): string[] {
  const entries = Array.isArray(part)
    ? part.map((inner, at): [string, unknown] => [String(at + 1), inner])
    : Object.entries(part);
  return entries.flatMap(([name, inner]: [string, unknown]) => labelled(name.replaceAll("_", " "), inner));
}

function labelled(label: string, part: unknown): string[] {
  if (isShort(part)) return [`${label}: ${inLine(part)}`];
  return [`${label}:`, ...lines(part as object).map((line) => INSET + line)];
}

/** Whether it goes into one line: a value, some values, or those by name. */
function isShort(part: unknown): boolean {
  if (Array.isArray(part)) return !part.some((inner) => typeof inner === "object" && inner !== null);
  if (typeof part !== "object" || part === null) return true;
  return Object.values(part).every(
    (inner) => isShort(inner) && (Array.isArray(inner) || typeof inner !== "object" || inner === null),
  );
}

function inLine(part: unknown): string {
  if (Array.isArray(part)) return part.map(inLine).join(" ") || NOTHING;
  if (typeof part !== "object" || part === null) return part === null ? NOTHING : String(part);
  return (
    Object.entries(part)
      .map(([name, inner]) => `${name} ${inLine(inner)}`)
      .join(", ") || NOTHING
  );
}
