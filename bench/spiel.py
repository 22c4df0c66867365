"""`./run bench spiel [--json]`: steps per second from Python, beside OpenSpiel's own tic-tac-toe, which is C++.

CPU time of one core. In every round each figure is taken once, one after the other, so that ratios compare what was
measured at the same time. `median` is what to expect on this machine, `best` what it does when nothing else disturbs.
"""

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from rich.console import Console
from rich.progress import track

import igroteka
from igroteka.core.game import Game
from igroteka.envs.openspiel import SpielGame
from igroteka.games import NAMES

ROUNDS = 15
STEPS = 30_000  # at least so many are timed
SIMULATIONS = 40

OPTIONS: dict[str, dict[str, Any]] = {
    "marrakech": {"players": 4, "bankruptcy": "stay"},
    "tayu": {"players": 2},
    "mazaitsy": {"players": 4},
    "chazz": {"players": 5},
}

REFERENCE = "tic_tac_toe of OpenSpiel, in C++"

Draw = Callable[[], float]


def walk(game: Game, options: dict[str, Any], draw: Draw) -> int:
    """Random games through the bare door. Returns the number of steps."""
    steps = 0
    while steps < STEPS:
        state = game.new(**options)
        while True:
            choices = state.legal()
            if choices:
                state.apply(choices[int(draw() * len(choices))])
            else:
                outcomes = state.outcomes()
                if not outcomes:
                    break
                state.apply(outcomes[int(draw() * len(outcomes))][0])
            steps += 1
    return steps


def walk_in_openspiel(game: pyspiel.Game | SpielGame, draw: Draw) -> int:
    """The same for a game of OpenSpiel, with chance or without."""
    stochastic = game.get_type().chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC
    steps = 0
    while steps < STEPS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if stochastic and state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
            else:
                choices = state.legal_actions()
                state.apply_action(choices[int(draw() * len(choices))])
            steps += 1
    return steps


def rate(work: Callable[[], int]) -> float:
    """Things done per second of CPU time."""
    start = time.process_time()
    done = work()
    return done / (time.process_time() - start)


def searches(name: str) -> dict[str, Callable[[], int]]:
    """OpenSpiel's two searches, from the first decision of a game."""
    game = pyspiel.load_game(f"igroteka_{name}", OPTIONS[name])
    rng = np.random.RandomState(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    plain = mcts.MCTSBot(game, 2, SIMULATIONS, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    compiled = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2, SIMULATIONS, 100, True, 1, False)
    return {
        f"{name}, simulations of OpenSpiel's search in Python": lambda: plain.mcts_search(state).explore_count,
        f"{name}, simulations of OpenSpiel's search in C++": lambda: compiled.mcts_search(state).explore_count,
    }


def works() -> dict[str, Callable[[], int]]:
    draw = random.Random(1).random
    found: dict[str, Callable[[], int]] = {REFERENCE: lambda: walk_in_openspiel(pyspiel.load_game("tic_tac_toe"), draw)}
    for name in NAMES:
        game, options = igroteka.game(name), OPTIONS[name]
        found[f"{name}, bare door"] = lambda game=game, options=options: walk(game, options, draw)
    for name in NAMES:
        game = pyspiel.load_game(f"igroteka_{name}", OPTIONS[name])
        found[f"{name}, in OpenSpiel"] = lambda game=game: walk_in_openspiel(game, draw)
    for name in NAMES:
        found |= searches(name)
    return found


def measure(console: Console) -> dict[str, dict[str, float]]:
    todo = works()
    for work in todo.values():
        work()
    rounds = [
        {name: rate(work) for name, work in todo.items()}
        for _ in track(range(ROUNDS), "rounds", console=console, transient=True)
    ]
    figures: dict[str, dict[str, float]] = {}
    for name in todo:
        rates = [one[name] for one in rounds]
        figures[name] = {"median": round(statistics.median(rates)), "best": round(max(rates))}
        if "simulations" not in name:
            figures[name]["of tic_tac_toe"] = round(statistics.median(one[name] / one[REFERENCE] for one in rounds), 2)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run bench spiel", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="figures as JSON on standard output")
    asked = parser.parse_args()
    figures = measure(Console(stderr=True))
    if asked.json:
        json.dump(figures, sys.stdout, indent=2)
        print()
        return
    console = Console(highlight=False, soft_wrap=True)
    for name, found in figures.items():
        ratio = f"{found['of tic_tac_toe']:>8.2f} × tic_tac_toe" if "of tic_tac_toe" in found else ""
        console.print(f"{name:54}{found['median']:>10,} median {found['best']:>10,} best, per second {ratio}")


if __name__ == "__main__":
    main()
