import { plural } from "../words/format.ts";

const throws = (n: number) => `${n} ${plural(n, ["throw", "throws"])}`;

export const english = {
  checking: "Your device is computing every throw again.",
  verdict: {
    fair: (n: number) =>
      n === 1
        ? "The one throw is the one that was sealed before the first move."
        : `All ${throws(n)} are the ones that were sealed before the first move.`,
    nothing: "Nothing has been thrown. The seal is sound.",
    notYet: "The match is still on. When it ends, the server shows its secret, and every throw can be checked.",
    noSeal: "This match has no sealed dice. Nothing can be proved about its throws.",
    unknown: "These dice cannot be checked to the end.",
    wrong: "These dice are not as they were sealed.",
  },
  finding: {
    "bad-record": (line: number) => `Line ${line} does not belong into a record.`,
    "wrong-end": "The record was cut or edited: its last line does not fit the rest.",
    "other-commitment":
      "This browser was shown another fingerprint at this table. The server has put another secret in its place.",
    "wrong-secret": "The secret does not have the fingerprint that was shown before the match.",
    "never-revealed": "The server has never shown its secret.",
    "missing-order": "By the seal the seats were shuffled, but the record does not say how.",
    "needless-order": "By the seal the seats were not shuffled, but the record says that they were.",
    "wrong-order": "The seats are not in the order that the numbers give.",
    "late-addition": (seat: number) => `Something was added for seat ${seat} after the seal was closed.`,
    "unusable-chances":
      "The server's list of outcomes is not usable, so the throws cannot be checked here. The command below needs no list.",
    changed: (k: number) => `Throw ${k} was changed.`,
    skipped: (k: number) => `Number ${k} was skipped: throw ${k} and all later ones come from the numbers after it.`,
    doubled: (k: number) => `Throw ${k} comes from the number before it once more, and so do all later ones.`,
    places: (round: number) => `In round ${round} the cats started from other places than they had to.`,
    tape: (round: number) => `In round ${round} the tape of the race leads to other chairs than were taken.`,
    unproved: (round: number) => `Nothing in the record says how the chairs of round ${round} were taken.`,
    misplaced: (after: number) => `What is written about a race after ${after} entries decides nothing there.`,
    seal: {
      missing: (line: string) => `The seal lacks its line “${line}”.`,
      doubled: (line: string) => `The seal has its line “${line}” twice.`,
      order: (line: string) => `In the seal the line “${line}” stands in the wrong place.`,
      form: (line: string) => `The seal names a seat that does not exist: “${line}”.`,
    },
    more: (n: number) => `and ${n} more`,
  },
  seal: {
    heading: "Whose numbers are in the seal",
    server: "The server",
    fingerprint: "The fingerprint of the server's secret:",
    compare:
      "A file proves only that it agrees with itself. Compare this fingerprint with the one that you were shown at the table, or that somebody you trust has noted.",
    missing: (names: string) => `Nothing came in time from: ${names}.`,
    serverOnly:
      "Nobody else added a number. So it is proved that no throw was changed during the match, but not that the server chose its number blindly.",
    own: "The number of this browser is among them.",
    notOwn:
      "This browser added a number too, and it is not among them. It came too late, or another device added one for your seat. If neither is so, the server has left it out.",
  },
  list: {
    heading: throws,
    due: (text: string) => `The number gives: ${text}.`,
    below: (value: string, below: string, word: string) => `${word} mod ${below} = ${value}`,
    rejected: (n: number) => `${n} ${plural(n, ["word", "words"])} before it rejected`,
    weights: "Outcomes by weight",
    wrong: "not the sealed throw",
  },
  weights: "How probable each outcome is, the server has told; your device does not know the rules.",
  races:
    "Of the races your device has checked that each is explained, where the first one starts, and on which chairs later ones start. Only the command below runs them again, and follows secret picks.",
  elsewhere: "To trust nobody here, download the record and check it yourself:",
  match: "The throws of this match",
  histogram: {
    outcome: "Outcome",
    count: "Thrown",
    expected: "Where a fair count lies 95 times in 100",
    range: (from: number, to: number) => `${from}–${to}`,
    total: throws,
    about:
      "The bar is what came, the line is what fair dice give on average. In the field around it a fair count lies 95 times in 100, so about one bar in twenty ends outside.",
  },
  page: {
    heading: "How the dice are thrown",
    child: [
      "Before the match the server thinks of a very long secret number and shows everybody its fingerprint.",
      "Then every player's browser adds a secret number of its own.",
      "All of them together decide every throw of the match, from the first to the last.",
      "No player can know the throws in advance, because no player knows the server's number.",
      "At the end the server shows its secret, and everybody can see that it has the fingerprint from the beginning.",
      "So nobody can have changed the dice once they were sealed, neither the server nor a player, and who takes a move back gets the same throw again.",
    ],
    exactly: "Exactly",
    steps: [
      "secret ← 32 random bytes. The log gets commit SHA-256(secret), and whether the seats will be shuffled, durably, before anybody is told.",
      "Within 2 seconds each client at the table may add 32 bytes. Each addition is durable before it is told, and a person adds once. Those who are late or absent are recorded as missing.",
      "seal closes this, before the first draw. key ← HMAC-SHA-256(secret, all lines so far).",
      "Draw k is a fixed function of key and k: the first 8 bytes of HMAC-SHA-256(key, “draw k i”), i = 0, 1, …, made uniform below the sum of the exact integer weights by rejection.",
      "k counts the chance events along the line that is played. After an undo the same k comes again, with the same words.",
      "When the match ends, the log and the record get secret. Until then it is in the database alone, which only its owner can read.",
    ],
    proofHeading: "What it proves, and what it does not",
    proof: [
      "The throws were fixed when the dice were sealed: nobody has changed one since, whatever was played.",
      "No player could know or choose a throw: for that one needs the server's secret.",
      "It does not prove that the server's operator did not look. The secret lies in the server's database during the match.",
      "The server knows its secret and sees what the others add. An operator who also adds a number, late, from a seat of their own or a friend's, can try many numbers within the two seconds and take the throws they like best. Only a number that comes after theirs prevents that, and a server whose code was changed could hold it back until they have chosen.",
      "The server could also leave a number out as if it had come late. Your browser keeps what it added, and the check says whether it is in the seal.",
      "Your browser also keeps the fingerprint that it was shown at a table, and notices another one in its place. A file alone proves only that it agrees with itself.",
      "Your browser asks the server how probable each outcome is. Who does not want to believe that runs igroteka verify.",
      "Of a race it proves that it follows from what the server heard from the players, not that the server heard them rightly.",
      "A secret that is never shown proves nothing. The check says so.",
    ],
    own: "Write a verifier of your own: docs/dice.md in the source specifies every byte, with test vectors.",
    thrown: "Thrown on this server",
    nothing: "No sealed throws yet.",
    choose: "Game",
  },
};
