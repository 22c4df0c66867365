// Records for vectors.mjs: honest ones, and ones with a defect. A finding that names a throw, a round, a line or the number
// of entries before an attachment is one of `findings`; those of `runs` are found only by who runs races again.

import { cats, HONEST, played, teamsIn } from "./matches.mjs";
import { counter, draw, partnered, sha256, shuffled } from "./stream.mjs";

const NAMES = ["Аня", "Боря", "Вера", "Гриша", "Даша"];
const OTHER = "22".repeat(32);
const [DECISIONS, BACK] = [40, 12];

function text(format, { game, options, entries, behind = [], seal = [], order, secret }) {
  const lines = [
    `igroteka record ${format}`,
    `game ${game}`,
    "rules 1",
    ...Object.entries(options).map(([name, value]) => `option ${name} ${value === true ? "on" : value}`),
    ...NAMES.slice(0, options.players).map((name, at) => `seat ${at + 1} ${name}`),
    ...seal,
    ...(order ? [`order ${order.join(" ")}`] : []),
    "",
    ...entries,
    "",
    ...behind,
    ...(secret ? [`secret ${secret}`] : []),
  ];
  return ended(lines.map((line) => `${line}\n`).join(""));
}

const ended = (body) => `${body}end ${sha256(body).slice(0, 16)}\n`;

const record = (name, findings, match, format = 2) => ({
  name,
  findings,
  text: text(format, match),
  chances: match.chances,
  ...(match.teams ? { teams: match.teams } : {}),
});

/** Its defect is found only by who runs races again, or follows picks. */
const raced = (name, runs, match) => ({ ...record(name, [], match), runs });

/** A record that cannot be read, because of the first line that `change` changes, or of the one `later`. */
function unreadable(name, match, change, later = 0) {
  const [whole] = text(2, match).split(/^end /m);
  const changed = change(whole);
  const lines = whole.split("\n");
  const line = changed.split("\n").findIndex((one, at) => one !== lines[at]) + 1 + later;
  return { name, findings: [{ code: "bad-record", line }], text: ended(changed), chances: match.chances };
}

/** The number of the chance event at an entry. */
function chanceNumber({ entries, chances }, at) {
  const line = [];
  for (const [entry, text] of entries.slice(0, Number(at) + 1).entries()) {
    const [, to] = /^undo (\d+)$/.exec(text) ?? [];
    if (to === undefined) line.push(entry in chances);
    else line.length = Number(to);
  }
  return line.filter(Boolean).length;
}

const inOrder = (key, seats, teams) => {
  if (!teams) return shuffled(key, "seats", seats);
  const orders = partnered(teams);
  return orders[counter(key, "seats")(orders.length)];
};

export async function recordsOf({ late, alone, many, pairs }) {
  const marrakech = async (how) => ({
    ...(await played(late.key, "marrakech", { players: 2 }, DECISIONS, BACK, how)),
    ...late,
    order: inOrder(late.key, 2),
  });
  const fair = await marrakech(HONEST);
  return [
    ...(await throws(fair, marrakech)),
    ...seals(fair, late),
    ...(await seats(fair, { late, many, pairs })),
    ...(await races(alone, fair)),
    ...(await picks(alone)),
    ...unreadables(fair, await cats(alone.key, { isCalm: true }), alone),
  ];
}

async function throws(fair, marrakech) {
  const otherwise = (due, outcomes) => outcomes.findLast(([text]) => text !== due)[0];
  const change = (isIt) => ({
    ...HONEST,
    thrown: (k, due, outcomes) => (isIt(k) ? otherwise(due, outcomes) : due),
  });
  const numberOf = Object.keys(fair.chances).map((at) => chanceNumber(fair, at));
  const last = Math.max(...numberOf);
  /** A match in which all throws from a number on come from the next number, or from the one before. */
  const shifted = async (code, by, name, isIt = () => false) => {
    // The first number for which it is seen at once, because neighbours are often alike.
    for (let from = 15; ; from += 1) {
      const match = await marrakech({ ...change(isIt), numberOf: (k) => (k < from ? k : k + by) });
      const isWrong = ([at, outcomes]) => match.entries[at] !== draw(match.key, chanceNumber(match, at), outcomes);
      const wrong = Object.entries(match.chances).filter(isWrong);
      const numbers = wrong.map(([at]) => chanceNumber(match, at));
      if (numbers[0] !== from) continue;
      const each = numbers.map((k) => ({ code: "changed", k }));
      return record(name, code ? [{ code, k: from }] : each, match);
    }
  };
  const changed = await marrakech(change((k) => k === 9));
  const wrongAtLast = await marrakech(change((k) => k === last));
  const at = Number(Object.keys(wrongAtLast.chances).at(-1));
  const undone = wrongAtLast.entries.slice(0, at + 1);
  const inForce = undone.reduce((count, step) => (step.startsWith("undo ") ? Number(step.slice(5)) : count + 1), 0);
  const upTo = (entries, match) => ({
    ...match,
    entries,
    chances: Object.fromEntries(Object.entries(match.chances).filter(([entry]) => entry < entries.length)),
  });
  return [
    record("fair", [], fair),
    record("one throw changed", [{ code: "changed", k: 9 }], changed),
    await shifted("skipped", 1, "a number skipped"),
    await shifted("doubled", -1, "a number doubled"),
    await shifted(null, 1, "a number skipped, and the last throw changed", (k) => k === last),
    record("the last throw changed", [{ code: "changed", k: last }], upTo(undone, wrongAtLast)),
    record(
      "the last throw changed and taken back",
      [{ code: "changed", k: last }],
      upTo([...undone, `undo ${inForce - 1}`], wrongAtLast),
    ),
  ];
}

function seals(fair, late) {
  const withSeal = (name, line, seal) => record(name, [{ code: "bad-seal", line }], { ...fair, seal });
  const [commit, shuffles, add, missing, end] = late.seal;
  const late2 = { code: "late-addition", seat: 2 };
  return [
    record("a secret that does not fit its hash", [{ code: "wrong-secret" }], { ...fair, secret: OTHER }),
    record("a secret never revealed", [{ code: "never-revealed" }], { ...fair, secret: null }),
    record("an addition after the seal", [late2], { ...fair, seal: [...late.seal, `add 2 ${OTHER}`] }),
    withSeal("a doubled addition", "add 1", [commit, shuffles, add, add, missing, end]),
    withSeal("no commitment", "commit", [shuffles, add, missing, end]),
    withSeal("no line about the seats", "seats", [commit, add, missing, end]),
    withSeal("the line about the seats elsewhere", "seats", [commit, add, shuffles, missing, end]),
    withSeal("no end of the seal", "seal", [commit, shuffles, add, missing]),
    withSeal("an addition after those who are missing", "add 1", [commit, shuffles, missing, add, end]),
    withSeal("an addition for a seat that is not there", `add 4 ${OTHER}`, [
      ...[commit, shuffles, add],
      ...[`add 4 ${OTHER}`, missing, end],
    ]),
    withSeal("a seat missing that is not there", "missing 3", [commit, shuffles, add, missing, "missing 3", end]),
    record("format 1", [{ code: "no-seal" }], { ...fair, seal: [], order: null, secret: null }, 1),
  ];
}

async function seats(fair, { late, many, pairs }) {
  const options = { players: 4, teams: true };
  const teams = await teamsIn("mazaitsy", options);
  const partners = {
    ...(await played(pairs.key, "mazaitsy", options, DECISIONS, BACK)),
    ...pairs,
    teams,
    order: inOrder(pairs.key, 4, teams),
  };
  const five = { ...(await cats(many.key, { players: 5 })), ...many, order: inOrder(many.key, 5) };
  const fixed = late.seal.map((line) => (line.startsWith("seats ") ? "seats fixed" : line));
  return [
    record("two against two", [], partners),
    record("two against two, with the partners parted", [{ code: "wrong-order" }], { ...partners, order: [2, 1, 3, 4] }),
    record("another order of the seats", [{ code: "wrong-order" }], { ...fair, order: fair.order.toReversed() }),
    record("shuffled seats without their order", [{ code: "missing-order" }], { ...fair, order: null }),
    record("an order of seats that were not shuffled", [{ code: "never-revealed" }, { code: "needless-order" }], {
      ...fair,
      seal: fixed,
      secret: null,
    }),
    record("five cats at shuffled seats", [], five),
  ];
}

const swapped = (places) => [places[1], places[0], ...places.slice(2)];
const linesOf = (behind, kind, number) => {
  const starts = behind.flatMap((line, at) => (/^(tape|places|picks) /.test(line) ? [at] : []));
  const from = starts.filter((at) => behind[at].startsWith(`${kind} `))[number];
  return [from, starts.find((at) => at > from) ?? behind.length];
};
const without = (match, kind, number) => {
  const [from, to] = linesOf(match.behind, kind, number);
  return { ...match, behind: match.behind.toSpliced(from, to - from) };
};
const doubled = (match, kind, number) => {
  const [from, to] = linesOf(match.behind, kind, number);
  return { ...match, behind: match.behind.toSpliced(to, 0, ...match.behind.slice(from, to)) };
};

/** A tape with other lines, and the checksum that belongs to them. */
function retaped(match, number, change) {
  const [from, to] = linesOf(match.behind, "tape", number);
  const lines = match.behind.slice(from + 1, to - 1).map((line) => line.slice(2));
  const whole = ended(change(lines.map((line) => `${line}\n`).join("")));
  const tape = whole.split("\n").slice(0, -1);
  return { ...match, behind: match.behind.toSpliced(from + 1, to - from - 1, ...tape.map((line) => `> ${line}`)) };
}

async function races(alone, fair) {
  const live = async (how) => ({ ...(await cats(alone.key, how)), ...alone });
  const race = await live({});
  const undone = { undone: 1 };
  const moved = { ...race, behind: race.behind.map((line) => (line === "tape 6" ? "tape 7" : line)) };
  const unproved = (round) => ({ code: "unproved", round });
  const misplaced = (after) => ({ code: "misplaced", after });
  const sits = (tape) => tape.replace(/sit (\d) (\d)\nsit (\d) (\d)/, "sit $1 $4\nsit $3 $2");
  const later = (tape) => tape.replace("690 call", "680 wish 1 counter fast\n690 call");
  const unfinished = retaped(race, 1, (tape) => tape.replace(/\d+ call\n/, "").replace(/ticks \d+\n(sit .*\n)+/, "ticks 600\n"));
  const elsewhere = await live({ bend: (places, round) => (round === 2 ? swapped(places) : places) });
  return [
    record("races", [], race),
    record("a race from other places", [{ code: "places", round: 1 }], await live({ bend: (places, round) => (round === 1 ? swapped(places) : places) })),
    record("a later race from other places", [{ code: "places", round: 2 }], elsewhere),
    record("a race that was undone and run again", [], await live({ ...undone, again: (first) => first })),
    record("a later race that was undone and run again", [], await live({ undone: 2, again: (first) => first })),
    record("an undone race run again from where it ended", [{ code: "places", round: 1 }], await live({ ...undone, rounds: 1, again: (_, next) => next })),
    record("no tapes at all", [unproved(1), unproved(2)], { ...race, behind: [] }),
    record("no tape of the last race", [unproved(2)], without(race, "tape", 1)),
    record("a tape twice", [misplaced(6)], doubled(race, "tape", 0)),
    record("a tape where no race ended", [misplaced(7), unproved(1), unproved(2)], without(moved, "tape", 1)),
    record("a tape after the end", [misplaced(999), unproved(2)], { ...race, behind: race.behind.map((line) => (line === "tape 11" ? "tape 999" : line)) }),
    record("a tape in a game without races", [misplaced(3)], { ...fair, behind: ["tape 3", "> igroteka race 1"] }),
    record("a tape with other chairs than the record", [{ code: "tape", round: 2 }], retaped(race, 1, sits)),
    raced("a tape whose inputs lead elsewhere", [{ code: "tape", round: 2 }], retaped(race, 1, later)),
    record("a tape that ends before its race", [{ code: "tape", round: 2 }], unfinished),
  ];
}

async function picks(alone) {
  const calm = async (how) => ({ ...(await cats(alone.key, { isCalm: true, ...how })), ...alone });
  const match = await calm({});
  const wrong = { ...match, behind: match.behind.map((line) => line.replace(/^(picks \d+) (\d) (\d)/, "$1 $3 $2")) };
  const before = match.entries.findIndex((entry) => entry.startsWith("sit "));
  const taken = { ...match, entries: match.entries.slice(0, before), behind: match.behind.slice(0, 1) };
  return [
    record("secret picks", [], match),
    record("secret picks from other places", [{ code: "places", round: 1 }], await calm({ bend: (places, round) => (round === 1 ? swapped(places) : places) })),
    raced("secret picks that lead to other chairs", [{ code: "picks", round: 1 }, { code: "picks", round: 2 }], wrong),
    record("places without picks", [{ code: "misplaced", after: before }, { code: "unproved", round: 1 }], without(match, "picks", 0)),
    record("picks without places", [{ code: "misplaced", after: before }, { code: "unproved", round: 1 }], without(match, "places", 0)),
    record("the word taken back before everybody had picked", [], { ...taken, entries: [...taken.entries, `undo ${before - 1}`] }),
  ];
}

/** Both verifiers name the same line. */
function unreadables(fair, calm, alone) {
  const picked = { ...calm, ...alone };
  const cut = (form) => (whole) => whole.replace(form, "");
  const add = `add 2 ${OTHER}\n`;
  return [
    unreadable("no game", fair, (whole) => whole.replace("game marrakech", "dice loaded")),
    unreadable("a secret that is none", fair, (whole) => whole.replace("secret ", "secret x")),
    unreadable("two secrets", fair, (whole) => `${whole}secret ${OTHER}\n`, -1),
    unreadable("an order before the seal", fair, (whole) => whole.replace("seal\norder 2 1\n", "order 2 1\nseal\n"), 1),
    unreadable("fewer names than seats", fair, cut(/seat 2 .*\n/)),
    unreadable("an addition behind the entries", fair, (whole) => whole.replace("secret", `${add}secret`)),
    unreadable("an addition without its seat", fair, (whole) => whole.replace("add 1 ", "add 01 ")),
    unreadable("the secret before the picks", picked, (whole) => whole.replace(/((?:.*\n)*)(places(?:.*\n)*)(secret .*\n)$/, "$1$3$2")),
    unreadable("one place too few", picked, (whole) => whole.replace(/^(places 3 \d+ \d+ \d+) \d+$/m, "$1")),
    unreadable("a place with a zero before it", picked, (whole) => whole.replace("places 3 ", "places 3 0")),
    unreadable("a place that is none", picked, (whole) => whole.replace(/^(places 3) \d+/m, "$1 -")),
    unreadable("words after the places", picked, (whole) => whole.replace(/^(places 3 .*)$/m, "$1 x")),
    unreadable("attachments out of their order", picked, (whole) => whole.replace(/^(places 3)/m, "places 9"), 1),
  ];
}
