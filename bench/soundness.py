"""`./run bench soundness GAME [--bots A,B] [--matches N] [--share S] [--journal FILE]`: what reviews are worth.

Plays matches between two bots, who change seats from match to match, and reviews them. It prints

- the standard error of the first bot's score, and of its score without luck;
- in how many matches the better bot lost less by its own decisions;
- how well estimates are calibrated: in each bin the mean estimate, the mean result, and two standard errors.

Each match is written to the journal when it is reviewed; a run that was ended goes on with the next one. With `--share`
reviews think less than live ones do.
"""

import math
import statistics
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.box import MARKDOWN
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.asking import parser_of, write_json
from bench.soundnesses.playing import played
from bench.soundnesses.reliability import Bin, reliability
from igroteka.games import NAMES
from igroteka.reviews.ledger import Account
from igroteka.reviews.reviewing import review
from igroteka.reviews.visits import visits_of
from igroteka.reviews.worth import UNIT

JOURNALS = Path(".tools/soundness")


class Reviewed(msgspec.Struct):
    """A match between two bots, as far as the figures need it."""

    seed: int
    first: int
    """The seat of the first bot."""
    accounts: list[Account]
    worths: list[int]
    """Of the first seat, in every position."""


def one_match(name: str, bots: Sequence[str], seed: int, share: float) -> Reviewed:
    first = seed % 2
    record = played(name, 2, [bots[first], bots[1 - first]], seed)
    found = review(record, visits_of(name).part(share))
    return Reviewed(seed, first, found.accounts, [one.worth[0] for one in found.judgements])


def run(name: str, bots: Sequence[str], matches: int, share: float, journal: Path, console: Console) -> list[Reviewed]:
    """Those of the journal, and what is missing there."""
    journal.parent.mkdir(parents=True, exist_ok=True)
    lines = journal.read_bytes().splitlines() if journal.exists() else []
    found = [msgspec.json.decode(line, type=Reviewed) for line in lines]
    with journal.open("ab") as file:
        for seed in track(range(len(found), matches), name, console=console, transient=True):
            found.append(one_match(name, bots, seed, share))
            file.write(msgspec.json.encode(found[-1]) + b"\n")
            file.flush()
    return found[:matches]


def figures(found: Sequence[Reviewed]) -> dict[str, float]:
    of_first = [one.accounts[one.first] for one in found]
    raw = [one.result / UNIT for one in of_first]
    without_luck = [one.without_luck / UNIT for one in of_first]
    better = [one.accounts[one.first].own > one.accounts[1 - one.first].own for one in found]
    root = math.sqrt(len(found))
    return {
        "matches": len(found),
        "score": statistics.mean(raw),
        "score's standard error": statistics.stdev(raw) / root,
        "without luck": statistics.mean(without_luck),
        "its standard error": statistics.stdev(without_luck) / root,
        "ratio of standard errors": statistics.stdev(without_luck) / statistics.stdev(raw),
        "the first lost less by play": statistics.mean(better),
    }


def bins(found: Sequence[Reviewed]) -> list[Bin]:
    return reliability([([worth / UNIT for worth in one.worths], one.accounts[0].result / UNIT) for one in found])


def main() -> None:
    parser = parser_of("soundness", __doc__)
    parser.add_argument("game", choices=[name for name in NAMES if name != "chazz"])
    parser.add_argument("--bots", default="solid,solid", help="two bots, the better one first (default: solid,solid)")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--share", type=float, default=0.3, help="of the visits of a live review (default: 0.3)")
    parser.add_argument("--journal", type=Path, help=f"default: a file in {JOURNALS}, named after all this")
    asked = parser.parse_args()
    usual = JOURNALS / f"{asked.game}-{asked.bots.replace(',', '-')}-{asked.share:g}.jsonl"
    console = Console(stderr=True)
    found = run(asked.game, asked.bots.split(","), asked.matches, asked.share, asked.journal or usual, console)
    if asked.json:
        write_json({"figures": figures(found), "bins": [one._asdict() for one in bins(found)]})
    else:
        show(asked.game, asked.bots, found)


def show(name: str, bots: str, found: Sequence[Reviewed]) -> None:
    console = Console(width=120, highlight=False)
    console.print(f"{name}, {bots}:")
    for what, figure in figures(found).items():
        console.print(f"  {what:30} {figure:.3f}")
    table = Table("said", "came", "± 2 errors", "positions", "matches", "", box=MARKDOWN)
    for one in bins(found):
        row = [f"{one.said:.3f}", f"{one.came:.3f}", f"{2 * one.error:.3f}", f"{one.positions}", f"{one.matches}"]
        table.add_row(*row, "" if one.is_calibrated else "off")
    console.print(table)


if __name__ == "__main__":
    main()
