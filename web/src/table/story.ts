/** Log lines as sentences. */
import type { Line } from "../wire/protocol.ts";
import type { Catalogue } from "../words/en.ts";
import { capital, type GameWords } from "../words/games.ts";

const CHANCE = -1;
/** The board shows a drawn tile better than its notation does. */
const DRAW = /^draw (\w*\d\w*)$/;

export interface Entry {
  /** Number of the line. */
  number: number;
  /** The seat it belongs to, if any. */
  seat: number | null;
  text: string;
  /** The number of record entries up to here, for a link to the position; null if it is not a step. */
  at: number | null;
}

/**
 * Steps of chance and of the race belong to the decision before them. Those before the first decision are only the
 * setup, which the board shows. Who sat down before the beginning is left out, because seats may have been shuffled.
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

/** What has happened in a turn so far: the decisions of its seat, with the chance in between. */
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
    case "rose":
      return line.freed ? told.freed(name) : told.rose(name);
    case "managed":
      return line.locked ? told.locked : told.unlocked;
    case "asked":
      return line.end ? told.askedEnd(name) : told.asked(name);
    case "sat":
    case "removed":
    case "lent":
    case "back":
    case "agreed":
    case "declined":
    case "ended":
    case "hinted":
      return told[line.e](name);
    case "begun":
    case "sealed":
    case "revealed":
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
