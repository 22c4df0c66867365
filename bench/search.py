"""`./run bench search [GAME] [--json]`: playouts per second of a plain search from the opening, one core, CPU time."""

import statistics
import time
from typing import Any

from rich.console import Console
from rich.progress import track

import igroteka
from bench.asking import asked_games, write_json
from igroteka.bots.manners import Plain
from igroteka.bots.search import Search

ROUNDS = 9
SIMULATIONS = 5_000
SEATS = {"marrakech": 4, "tayu": 2, "mazaitsy": 4, "chazz": 5}


def opening(name: str) -> Any:
    """The first position in which a seat is to act."""
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
    asked, names = asked_games("search", __doc__)
    figures = [measure(name, Console(stderr=True)) for name in names]
    if asked.json:
        write_json(figures)
        return
    console = Console(highlight=False)
    for one in figures:
        console.print(
            f"{one['game']:10} {one['seats']} seats {one['playouts per second']:>9,} playouts per second (median), "
            f"{one['best']:,} best, trees of {one['megabytes']:.0f} MB"
        )


if __name__ == "__main__":
    main()
