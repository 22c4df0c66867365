/** The log of a table as the client keeps it: lines without gaps. */
import type { Line } from "../wire/protocol.ts";

/** What is known, and the lines from number `since` on that have come. */
export function joined(known: readonly Line[], since: number, come: readonly Line[]): Line[] {
  return [...known.slice(0, since), ...come];
}

/** The steps that have been taken after the last decision of these seats, without what was taken back; for watchers, the last turn. */
export function since(lines: readonly Line[], seats: readonly number[]): Line[] {
  const steps = inForce(lines);
  if (!seats.length) return lastTurn(steps);
  const last = steps.findLastIndex((line) => isDecision(line) && seats.includes(line.actor ?? -1));
  const later = steps.slice(last + 1);
  return later.some((line) => isDecision(line)) || last < 0 ? later : steps.slice(last);
}

/** What the last seat that decided has done in a row, and chance with it. */
function lastTurn(steps: Line[]): Line[] {
  const mover = steps.findLast(isDecision)?.actor;
  return steps.slice(steps.findLastIndex((line) => isDecision(line) && line.actor !== mover) + 1);
}

/** The steps that count: an undo goes back to the first `to` of them. */
export function inForce(lines: readonly Line[]): Line[] {
  return numbersInForce(lines).flatMap((number) => lines[number] ?? []);
}

/** Which of the lines they are. */
export function numbersInForce(lines: readonly Line[]): number[] {
  let numbers: number[] = [];
  lines.forEach((line, number) => {
    if (line.e === "step") numbers.push(number);
    else if (line.e === "undo") numbers = numbers.slice(0, line.to);
  });
  return numbers;
}

/** The steps by which one gets from the view before these lines to the one after: they can be played. After an undo, none. */
export function played(lines: readonly Line[]): Line[] {
  return lines.some((line) => line.e === "undo") ? [] : lines.filter((line) => line.e === "step");
}

export function isDecision(line: Line): boolean {
  return line.actor !== undefined && line.actor >= 0;
}

/** The seat among these whose decision would be taken back: of those in force, the last. None if none of theirs is. */
export function undoer(lines: readonly Line[], seats: readonly number[]): number | undefined {
  return inForce(lines).findLast((line) => isDecision(line) && seats.includes(line.actor ?? -1))?.actor;
}

/** Who decided what these steps began with; null if nobody did. */
export function decider(steps: readonly Line[]): number | null {
  return steps.find(isDecision)?.actor ?? null;
}

/** How many turns decisions make: what a seat decides in a row is one. */
export function turnsIn(decisions: readonly (readonly Line[])[]): number {
  const seats = decisions.map(decider).filter((seat) => seat !== null);
  return seats.filter((seat, at) => seat !== seats[at - 1]).length;
}

/** Whether one seat decided all that was decided. */
export function isOneTurn(steps: readonly Line[]): boolean {
  return new Set(steps.filter(isDecision).map((line) => line.actor)).size <= 1;
}
