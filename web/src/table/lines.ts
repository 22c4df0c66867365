/** Functions of a table's log, which the client keeps without gaps. */
import type { Line } from "../wire/protocol.ts";

const CHANCE = -1;

/** The known lines up to `since`, followed by those that have arrived. */
export function joined(known: readonly Line[], since: number, come: readonly Line[]): Line[] {
  return [...known.slice(0, since), ...come];
}

/** The steps in force after the last decision of these seats; for watchers, the last turn. */
export function since(lines: readonly Line[], seats: readonly number[]): Line[] {
  const steps = inForce(lines);
  if (!seats.length) return lastTurn(steps);
  const last = steps.findLastIndex((line) => isDecision(line) && seats.includes(line.actor ?? -1));
  const later = steps.slice(last + 1);
  return later.some((line) => isDecision(line)) || last < 0 ? later : steps.slice(last);
}

/** The decisions of the last mover in a row, with the chance in between. */
function lastTurn(steps: Line[]): Line[] {
  const mover = steps.findLast(isDecision)?.actor;
  return steps.slice(steps.findLastIndex((line) => isDecision(line) && line.actor !== mover) + 1);
}

/** The steps that were not taken back. An undo keeps the first `to` of them. */
export function inForce(lines: readonly Line[]): Line[] {
  return numbersInForce(lines).flatMap((number) => lines[number] ?? []);
}

/** The line numbers of the steps in force. */
export function numbersInForce(lines: readonly Line[]): number[] {
  let numbers: number[] = [];
  lines.forEach((line, number) => {
    if (line.e === "step") numbers.push(number);
    else if (line.e === "undo") numbers = numbers.slice(0, line.to);
  });
  return numbers;
}

/** How often the match went back beyond chance. */
export function turnedBack(lines: readonly Line[]): number {
  let steps: Line[] = [];
  let times = 0;
  for (const line of lines) {
    if (line.e === "step") steps.push(line);
    if (line.e !== "undo") continue;
    if (steps.slice(line.to).some(({ by, actor }) => by === "chance" && actor === CHANCE)) times += 1;
    steps = steps.slice(0, line.to);
  }
  return times;
}

/** The steps that lead from the view before these lines to the one after, to be animated. None after an undo. */
export function played(lines: readonly Line[]): Line[] {
  return lines.some((line) => line.e === "undo") ? [] : lines.filter((line) => line.e === "step");
}

/** The hashes of the server's secret that were told, at best one. */
export function commitments(lines: readonly Line[]): string[] {
  return lines.flatMap(({ e, hash }) => (e === "committed" && hash ? [hash] : []));
}

/** The hash of the server's secret, while the seal of the dice is open. */
export function openCommitment(lines: readonly Line[]): string | undefined {
  const { e, hash } = lines.findLast((line) => line.e === "committed" || line.e === "sealed") ?? {};
  return e === "committed" ? hash : undefined;
}

export function isDecision(line: Line): boolean {
  return line.actor !== undefined && line.actor >= 0;
}

/** Of these seats, the one whose decision would be taken back: the one that decided last. */
export function undoer(lines: readonly Line[], seats: readonly number[]): number | undefined {
  return inForce(lines).findLast((line) => isDecision(line) && seats.includes(line.actor ?? -1))?.actor;
}

/** The seat that made the first decision of these steps; null if there is none. */
export function decider(steps: readonly Line[]): number | null {
  return steps.find(isDecision)?.actor ?? null;
}

/** The number of turns in a list of decisions. Decisions of one seat in a row are one turn. */
export function turnsIn(decisions: readonly (readonly Line[])[]): number {
  const seats = decisions.map(decider).filter((seat) => seat !== null);
  return seats.filter((seat, at) => seat !== seats[at - 1]).length;
}

/** Whether all decisions were made by one seat. */
export function isOneTurn(steps: readonly Line[]): boolean {
  return new Set(steps.filter(isDecision).map((line) => line.actor)).size <= 1;
}
