"""`./run bench views [GAME] [--json]`: the cost of a seat's view of a state, and its size as JSON.

CPU time of one core, measured several times: `median` is the typical value on this machine, `best` that without
disturbances. The states are those of the longest of a few random games, so that the board is full at the end.
"""

import statistics
import time
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import track

import igroteka
from bench.asking import asked_games, write_json
from igroteka.core.dice import Dice
from igroteka.core.game import Game
from igroteka.core.state import State

ROUNDS = 15
CALLS = 100
GAMES = 20
SEAT = 0

OPTIONS: dict[str, dict[str, Any]] = {  # those with the largest views
    "marrakech": {"players": 4, "bankruptcy": "stay"},
    "tayu": {"players": 4, "edition": "kosmos", "unplaceable": "redraw"},
    "mazaitsy": {"players": 4},
    "chazz": {"players": 8},
}


def random_game(game: Game, options: dict[str, Any], dice: Dice) -> list[State]:
    """The states of a game, from the first decision of a seat to the end."""
    state, states = game.new(**options), []
    while state.actor != igroteka.OVER:
        if states or state.actor >= 0:
            states.append(state.copy())
        steps = state.legal() or [step for step, _ in state.outcomes()]
        state.apply(steps[dice.randrange(len(steps))])
    return [*states, state]


def moments(name: str) -> dict[str, State]:
    dice = Dice(1)
    games = [random_game(igroteka.game(name), OPTIONS[name], dice) for _ in range(GAMES)]
    longest = max(games, key=len)
    return {"opening": longest[0], "middle": longest[len(longest) // 2], "end": longest[-1]}


def seconds(state: State) -> float:
    """The CPU time of one view."""
    start = time.process_time()
    for _ in range(CALLS):
        state.view(SEAT)
    return (time.process_time() - start) / CALLS


def measure(name: str, console: Console) -> dict[str, dict[str, float]]:
    figures: dict[str, dict[str, float]] = {}
    for moment, state in moments(name).items():
        seconds(state)
        rounds = track(range(ROUNDS), f"{name}: {moment}", console=console, transient=True)
        took = [1e6 * seconds(state) for _ in rounds]
        figures[moment] = {
            "median": round(statistics.median(took), 1),
            "best": round(min(took), 1),
            "bytes": len(msgspec.json.encode(state.view(SEAT))),
        }
    return figures


def main() -> None:
    asked, names = asked_games("views", __doc__)
    progress = Console(stderr=True)
    figures = {name: measure(name, progress) for name in names}
    if asked.json:
        write_json(figures)
        return
    console = Console(highlight=False)
    for name, found in figures.items():
        console.print(f"[bold]{name}[/] {OPTIONS[name]}")
        for moment, took in found.items():
            spent = f"{took['median']:>8} median {took['best']:>8} best"
            console.print(f"  {moment:10} µs per view {spent} {took['bytes']:>8,} bytes")


if __name__ == "__main__":
    main()
