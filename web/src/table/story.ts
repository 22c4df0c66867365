/** Lines of the log as sentences. */
import type { Line } from "../wire/protocol.ts";
import type { Catalogue } from "../words/en.ts";
import { capital, type GameWords } from "../words/games.ts";

const CHANCE = -1;
/** Which tile was drawn the board shows better than its name in the notation says it. */
const DRAW = /^draw (\w*\d\w*)$/;

export interface Entry {
  /** Number of the line. */
  number: number;
  /** Whose it is, if it is a seat's. */
  seat: number | null;
  text: string;
  /** Entries of the match's record up to here, for a link to the position; null if it is no step. */
  at: number | null;
}

/**
 * What chance and the race say belongs to the decision before it; what they say before the first decision is only the
 * setup, and the board shows it. Who sat down before the beginning was seen then, and seats may have been shuffled.
 */
export function story(lines: readonly Line[], names: readonly string[], game: GameWords, words: Catalogue): Entry[] {
  const entries: Entry[] = [];
  const begun = lines.findIndex((line) => line.e === "begun");
  let at = 0;
  let hasDecided = false;
  lines.forEach((line, number) => {
    if (line.e === "step" || line.e === "undo") at += 1;
    hasDecided ||= line.e === "step" && seatOf(line) !== null;
    const text = number < begun || (line.e === "step" && !hasDecided) ? null : sentence(line, names, game, words);
    if (!text) return;
    const last = entries.at(-1);
    if (line.e === "step" && seatOf(line) === null && last && last.at !== null) {
      last.text = `${last.text}. ${text}`;
      last.at = at;
    } else entries.push({ number, seat: seatOf(line), text, at: line.e === "step" ? at : null });
  });
  return entries;
}

/** What happened in a turn, as far as it has gone: what its seat decided, and chance with it. */
export function inTurn(lines: readonly Line[], names: readonly string[], game: GameWords, words: Catalogue): string {
  return lines
    .map((line) => sentence(line, names, game, words))
    .filter(Boolean)
    .join(". ");
}

function seatOf(line: Line): number | null {
  if (line.e === "step") return line.actor !== undefined && line.actor >= 0 ? line.actor : null;
  return line.seat ?? null;
}

export function sentence(line: Line, names: readonly string[], game: GameWords, words: Catalogue): string | null {
  const name = line.name || (line.seat === undefined ? "" : (names[line.seat] ?? ""));
  const told = words.log;
  switch (line.e) {
    case "step":
      return stepSentence(line, names, game, words);
    case "sat":
    case "rose":
    case "lent":
    case "back":
    case "asked":
    case "agreed":
    case "declined":
      return told[line.e](name);
    case "begun":
    case "undo":
    case "again":
      return told[line.e];
    default:
      return null;
  }
}

function stepSentence(line: Line, names: readonly string[], game: GameWords, words: Catalogue): string | null {
  const events = (line.events ?? []).map((event) => game.event(event, names));
  const isSeat = line.actor !== undefined && line.actor >= 0;
  const saysItself = line.actor === CHANCE || !events.length;
  const isBareDraw = DRAW.test(line.a ?? "") && !events.length;
  if (isBareDraw) return null;
  const parts = saysItself ? [shortly(line.a ?? "", game), ...events] : events;
  if (line.by === "clock") parts.push(words.log.byClock);
  const text = parts.join("; ");
  return isSeat ? text : capital(text);
}

function shortly(text: string, game: GameWords): string {
  const [, tile] = DRAW.exec(text) ?? [];
  const said = game.step(text);
  return tile === undefined ? said : said.replace(` ${tile}`, "");
}
