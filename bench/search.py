"""`./run bench search [GAME] [--json]`: playouts per second of a plain search from the opening, one core, CPU time."""

import argparse
import json
import statistics
import sys
import time
from typing import Any

from rich.console import Console
from rich.progress import track

import igroteka
from igroteka.bots.manners import Plain
from igroteka.bots.search import Search
from igroteka.games import NAMES

ROUNDS = 9
SIMULATIONS = 5_000
SEATS = {"marrakech": 4, "tayu": 2, "mazaitsy": 4, "chazz": 5}


def opening(name: str) -> Any:
    """The first position in which a seat decides."""
    state = igroteka.game(name).new(players=SEATS[name])
    while state.actor < 0:
        state.apply(state.outcomes()[0][0])
    return state


def measure(name: str, console: Console) -> dict[str, Any]:
    search = Search(opening(name), 1, Plain())
    search.think(10)
    times = []
    for _ in track(range(ROUNDS), name, console=console, transient=True):
        search.begin(search.state)
        start = time.process_time()
        search.think(SIMULATIONS)
        times.append(time.process_time() - start)
    return {
        "game": name,
        "seats": SEATS[name],
        "playouts per second": round(SIMULATIONS / statistics.median(times)),
        "best": round(SIMULATIONS / min(times)),
        "megabytes": (search.tree.nbytes + search.spare.nbytes) / 1e6,
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run bench search", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="?", choices=NAMES, help="default: every game")
    parser.add_argument("--json", action="store_true", help="figures as JSON on standard output")
    asked = parser.parse_args()
    figures = [measure(name, Console(stderr=True)) for name in ([asked.game] if asked.game else NAMES)]
    if asked.json:
        json.dump(figures, sys.stdout, indent=2)
        print()
        return
    console = Console(highlight=False)
    for one in figures:
        console.print(
            f"{one['game']:10} {one['seats']} seats {one['playouts per second']:>9,} playouts per second (median), "
            f"{one['best']:,} best, trees of {one['megabytes']:.0f} MB"
        )


if __name__ == "__main__":
    main()
