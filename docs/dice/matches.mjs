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

/** A match of so many decisions. After decision `back` of them, it goes back to before the chance event that came last. */
export async function marrakech(key, decisions, back, { numberOf, thrown } = HONEST) {
  const entries = [];
  const chances = {};
  let inForce = [];
  for (let taken = 0; taken < decisions; ) {
    const { outcomes, legal } = await ask({ position: { game: "marrakech", options: { players: 2 }, entries } });
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
  return { game: "marrakech", players: 2, entries, chances, behind: [] };
}

/** A match of Chazz to the end of round `rounds`. `bend` changes where the cats start. */
export async function chazz(key, rounds, isCalm, bend = (places) => places) {
  const players = 4;
  const entries = [];
  const chances = {};
  const behind = [];
  let start = livePlaces(key, 1, players);
  for (let round = 0, k = 1; ; ) {
    const { outcomes, legal, leader } = await ask({ position: { game: "chazz", options: { players }, entries } });
    if (outcomes) {
      chances[entries.length] = outcomes;
      entries.push(draw(key, k++, outcomes));
    } else if (legal) {
      const isCall = legal.includes("call claw");
      if (isCall && round === rounds) break;
      round += isCall ? 1 : 0;
      entries.push(isCall ? `call ${["spit", "claw", "rub"][counter(key, `word ${round}`)(3)]}` : legal[0]);
    } else if (isCalm) {
      const places = bend(calmPlaces(key, round, players), round);
      const { sits } = await ask({ calm: { leader, places, picks: [1, 0, null, 2] } });
      behind.push(`places ${entries.length} ${places.join(" ")}`, `picks ${entries.length} 2 1 - 3`);
      entries.push(...sits);
    } else {
      const places = bend(start, round);
      const { tape, sits, next } = await ask({ race: { leader, places } });
      start = next;
      entries.push(...sits);
      behind.push(`tape ${entries.length}`, ...tape.map((line) => `> ${line}`));
    }
  }
  return { game: "chazz", players, entries, chances, behind };
}
