"""`./run bench search [GAME] [--json]`: visits per second of UCT and of a game's best search, one core, CPU time.

UCT starts from the opening. The best search, if it is another one, plays with two seats from the middle of a game.
"""

import statistics
import time
from typing import Any

from rich.console import Console
from rich.progress import track

import igroteka
from bench.asking import asked_games, write_json
from igroteka.bots.search.levels import best
from igroteka.bots.search.search import Search
from igroteka.bots.search.settings import UctSettings
from igroteka.core.dice import Dice, drawn
from igroteka.core.state import State

ROUNDS = 9
VISITS = 5_000
SEATS = {"marrakech": 4, "tayu": 2, "mazaitsy": 4, "chazz": 5}
MIDDLE = {"marrakech": 60, "tayu": 25, "mazaitsy": 60}
"""Steps of a random game before the best search starts."""


def opening(name: str) -> State:
    """The first position in which a seat acts."""
    state = igroteka.game(name).new(players=SEATS[name])
    while state.actor < 0:
        state.apply(state.outcomes()[0][0])
    return state


def middle(name: str) -> State:
    """The first position in the middle of a random game in which a seat has a choice."""
    state, dice = igroteka.game(name).new(players=2), Dice(1)
    steps = 0
    while steps < MIDDLE[name] or len(state.legal()) < 2:
        legal = state.legal()
        state.apply(legal[dice.randrange(len(legal))] if legal else drawn(state.outcomes(), dice))
        steps += 1
    return state


def measure(name: str, search_name: str, search: Search, console: Console) -> dict[str, Any]:
    search.think(10)
    times = []
    for _ in track(range(ROUNDS), f"{name}, {search_name}", console=console, transient=True):
        search.begin(search.state)
        start = time.process_time()
        search.think(VISITS)
        times.append(time.process_time() - start)
    return {
        "game": name,
        "search": search_name,
        "seats": search.players,
        "visits per second": round(VISITS / statistics.median(times)),
        "best": round(VISITS / min(times)),
        "megabytes": (search.tree.nbytes + search.spare.nbytes) / 1e6,
    }


def main() -> None:
    asked, names = asked_games("search", __doc__)
    progress = Console(stderr=True)
    figures = []
    for name in names:
        figures.append(measure(name, "uct", Search(opening(name), 1, UctSettings()), progress))
        if best(name) != UctSettings():
            figures.append(measure(name, "best", Search(middle(name), 1, best(name)), progress))
    if asked.json:
        write_json(figures)
        return
    console = Console(highlight=False)
    for one in figures:
        console.print(
            f"{one['game']:10} {one['search']:4} {one['seats']} seats {one['visits per second']:>9,} visits per second "
            f"(median), {one['best']:,} best, trees of {one['megabytes']:.0f} MB",
            soft_wrap=True,
        )


if __name__ == "__main__":
    main()
