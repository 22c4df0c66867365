// Matches for vectors.mjs. What is legal is asked of rules.py; what is thrown comes from the stream.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { calmPlaces, counter, draw, livePlaces } from "./stream.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const rules = spawn(here("../../run"), ["python", here("rules.py")], { stdio: ["pipe", "pipe", "inherit"] });
const answers = createInterface({ input: rules.stdout })[Symbol.asyncIterator]();

async function ask(question) {
  rules.stdin.write(`${JSON.stringify(question)}\n`);
  return JSON.parse((await answers.next()).value);
}

export const close = () => rules.stdin.end();

/** How a match is thrown: honestly. */
export const HONEST = { numberOf: (k) => k, thrown: (_, due) => due };

/** The team of each seat. */
export const teamsIn = async (game, options) => (await ask({ teams: { game, options } })).teams;

/**
 * A match of so many decisions. After decision `back` of them, it goes back to before the chance event that came last.
 */
export async function played(key, game, options, decisions, back, { numberOf, thrown } = HONEST) {
  const entries = [];
  const chances = {};
  let inForce = [];
  for (let taken = 0; taken < decisions; ) {
    const { outcomes, legal } = await ask({ position: { game, options, entries } });
    const k = inForce.filter((step) => step.isChance).length + 1;
    const step = outcomes
      ? thrown(k, draw(key, numberOf(k), outcomes), outcomes)
      : legal[(entries.length * 7) % legal.length];
    if (outcomes) chances[entries.length] = outcomes;
    entries.push(step);
    inForce.push({ isChance: Boolean(outcomes) });
    taken += outcomes ? 0 : 1;
    if (taken !== back || outcomes) continue;
    const to = inForce.findLastIndex((step) => step.isChance) - 1;
    entries.push(`undo ${to}`);
    inForce = inForce.slice(0, to);
  }
  return { game, options, entries, chances, behind: [] };
}

const NOBODY_BENDS = (places) => places;
const CALLED_EARLY = 200; // a tick

/**
 * A match of Chazz to the end of round `rounds`. `bend` changes where the cats start; after its round `undone` it goes back
 * to before the word, and the round is played again: the leader calls, and the race starts from `again` of where it
 * started, and where the undone one led to.
 */
export async function cats(key, { players = 4, rounds = 2, isCalm = false, bend = NOBODY_BENDS, undone, again }) {
  const options = { players };
  const entries = [];
  const chances = {};
  const behind = [];
  let start = livePlaces(key, 1, players);
  let steps = [];
  let isAgain = false;
  for (let k = 1; ; ) {
    const { outcomes, legal, leader } = await ask({ position: { game: "chazz", options, entries } });
    const round = steps.filter((step) => step.startsWith("call ")).length;
    const enter = (...texts) => {
      entries.push(...texts);
      steps.push(...texts);
    };
    if (outcomes) {
      chances[entries.length] = outcomes;
      enter(draw(key, k++, outcomes));
    } else if (legal) {
      const isCall = legal.includes("call claw");
      if (isCall && round === rounds) break;
      enter(isCall ? `call ${["spit", "claw", "rub"][counter(key, `word ${round + 1}`)(3)]}` : legal[0]);
    } else if (isCalm) {
      const places = bend(calmPlaces(key, round, players), round);
      const picks = Array.from({ length: players }, (_, seat) => (seat === 2 ? null : (seat + round) % (players - 1)));
      const { sits } = await ask({ calm: { leader, places, picks } });
      const told = picks.map((pick) => (pick === null ? "-" : pick + 1)).join(" ");
      behind.push(`places ${entries.length} ${places.join(" ")}`, `picks ${entries.length} ${told}`);
      enter(...sits);
    } else {
      const places = bend(start, round);
      const { tape, sits, next } = await ask({ race: { leader, places, call: isAgain ? CALLED_EARLY : null } });
      enter(...sits);
      behind.push(`tape ${entries.length}`, ...tape.map((line) => `> ${line}`));
      start = next;
      if (undone === round && !isAgain) {
        isAgain = true;
        start = again(places, next);
        steps = steps.slice(0, steps.lastIndexOf(steps.findLast((step) => step.startsWith("call "))));
        entries.push(`undo ${steps.length}`);
      }
    }
  }
  return { game: "chazz", options, entries, chances, behind };
}
