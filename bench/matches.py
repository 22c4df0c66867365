"""`./run bench matches [--json]`: matches of Chazz per second between characters, with live races.

CPU time of one core, measured several times: `median` is the typical value on this machine, `best` that without
disturbances.
"""

import itertools
import statistics
import time

from rich.console import Console
from rich.progress import track

from bench.asking import parser_of, write_json
from igroteka.bots.race.characters import CHARACTERS
from igroteka.bots.race.raced_match import run_match

SEATS = (4, 5, 8)
ROUNDS = 5
MATCHES = 10


def seconds(seats: int, first: int) -> tuple[float, int]:
    """Returns the CPU time of a match and the ticks of its races, over consecutive seeds."""
    table = list(itertools.islice(itertools.cycle(CHARACTERS.values()), seats))
    start, ticks = time.process_time(), 0
    for seed in range(first, first + MATCHES):
        ticks += sum(race.ticks for race in run_match(table, seed).races)
    return (time.process_time() - start) / MATCHES, ticks // MATCHES


def measure(console: Console) -> dict[str, dict[str, float]]:
    figures: dict[str, dict[str, float]] = {}
    for seats in SEATS:
        seconds(seats, 0)
        rounds = track(range(ROUNDS), f"{seats} seats", console=console, transient=True)
        took = [seconds(seats, MATCHES * number) for number in rounds]
        figures[f"raced matches per second, {seats} seats"] = {
            "median": round(1 / statistics.median(one for one, _ in took), 1),
            "best": round(1 / min(one for one, _ in took), 1),
            "ticks a match": round(statistics.fmean(ticks for _, ticks in took)),
        }
    return figures


def main() -> None:
    asked = parser_of("matches", __doc__).parse_args()
    figures = measure(Console(stderr=True))
    if asked.json:
        write_json(figures)
        return
    console = Console(highlight=False, soft_wrap=True)
    for name, found in figures.items():
        console.print(f"{name:36}" + "".join(f"{value:>10,} {what}" for what, value in found.items()))


if __name__ == "__main__":
    main()
