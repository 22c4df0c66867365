/** Data as lines of text, as `core/outline.py` writes it, for games without a drawn board. */
const NOTHING = "–";
const INSET = "\u2003";

/** The entries by name or number, with their own entries indented. */
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

/** Whether it fits into one line: a value, a list of values, or named values. */
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
