"""`./run bench vector [GAME] [--json]`: decisions of seats per second in a batch of 1,024 games, one core, CPU time.

Only the call of `step` is timed, not the choice of actions, which are uniformly random legal steps. Figures with masks
alone, with observations, and with a learner against random opponents alternate within one run.
"""

import statistics
import time
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

import igroteka
from bench.asking import asked_games, write_json
from bench.playouts import OPTIONS
from igroteka.core.rule import entry
from igroteka.envs.vector import Batch

GAMES = 1024
ROUNDS = 9
STEPS = 200
WITH: dict[str, dict[str, Any]] = {
    "masks": {},
    "masks and observations": {"observations": True},
    "one learner against random": {"observations": True, "learner": 0},
}


@entry
def choose(masks, wishes, actions):
    """For each game, the legal step at this fraction, from 0 to 1, of the move list."""
    for game in range(actions.size):
        offered = 0
        for step in range(masks.shape[1]):
            offered += masks[game, step]
        left = int(wishes[game] * offered)
        for step in range(masks.shape[1]):
            if masks[game, step]:
                if left == 0:
                    actions[game] = step
                left -= 1


class Run:
    """One batch that is stepped repeatedly."""

    def __init__(self, name: str, **wanted: Any) -> None:
        self.batch = Batch(igroteka.game(name), GAMES, 1, **wanted, **OPTIONS[name])
        self.rng = np.random.default_rng(1)
        self.actions = np.zeros(GAMES, np.int64)
        self.decisions: list[float] = []
        self.steps: list[float] = []

    def go(self) -> None:
        """Takes some steps and records the decisions, and the steps of any kind, per second of CPU time."""
        spent, before = 0.0, self.batch.steps
        for _ in range(STEPS):
            choose(self.batch.masks, self.rng.random(GAMES), self.actions)
            start = time.process_time()
            self.batch.step(self.actions)
            spent += time.process_time() - start
        self.decisions.append(STEPS * GAMES / spent)
        self.steps.append((self.batch.steps - before) / spent)


def measure(name: str, console: Console) -> dict[str, Any]:
    runs = {what: Run(name, **wanted) for what, wanted in WITH.items()}
    for run in runs.values():  # compiles the code and desynchronises the games
        run.go()
        run.decisions.clear()
        run.steps.clear()
    for _ in track(range(ROUNDS), name, console=console, transient=True):
        for run in runs.values():
            run.go()
    return {
        "game": name,
        "options": OPTIONS[name],
        "games": GAMES,
        **{
            what: {
                "decisions per second": {
                    "median": round(statistics.median(run.decisions)),
                    "best": round(max(run.decisions)),
                },
                "steps per second, chance's too": {
                    "median": round(statistics.median(run.steps)),
                    "best": round(max(run.steps)),
                },
            }
            for what, run in runs.items()
        },
    }


def report(figures: dict[str, Any], console: Console) -> None:
    console.print(f"[bold]{figures['game']}[/] {figures['options']}, {figures['games']} games")
    for what in WITH:
        console.print(f"  {what}")
        for name, rates in figures[what].items():
            console.print(f"    {name:32} {rates['median']:>12,} median {rates['best']:>12,} best")


def main() -> None:
    asked, names = asked_games("vector", __doc__)
    progress = Console(stderr=True)
    figures = [measure(name, progress) for name in names]
    if asked.json:
        write_json(figures)
    else:
        for one in figures:
            report(one, Console(highlight=False))


if __name__ == "__main__":
    main()
