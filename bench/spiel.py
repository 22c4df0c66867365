"""`./run bench spiel [--json]`: steps per second from Python, compared with OpenSpiel's own tic-tac-toe in C++.

CPU time of one core. Every round measures each figure once, so that ratios compare what was measured at about the same
time. `median` is the typical value on this machine, `best` that without disturbances.
"""

import random
import statistics
import time
from collections.abc import Callable

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from rich.console import Console
from rich.progress import track

import igroteka
from bench.asking import parser_of, write_json
from bench.playouts import OPTIONS, walk_through
from igroteka.envs.openspiel import SpielGame
from igroteka.games import NAMES

ROUNDS = 15
STEPS = 30_000  # the least number of steps to time
SIMULATIONS = 40


REFERENCE = "tic_tac_toe of OpenSpiel, in C++"

Draw = Callable[[], float]


def walk_in_openspiel(game: pyspiel.Game | SpielGame, draw: Draw) -> int:
    """Plays random games in OpenSpiel, as `walk_through` plays them with `State` alone."""
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
    """Operations per second of CPU time."""
    start = time.process_time()
    done = work()
    return done / (time.process_time() - start)


def searches(name: str) -> dict[str, Callable[[], int]]:
    """OpenSpiel's searches in Python and C++, from the first decision of a game."""
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
    rng = random.Random(1)
    draw = rng.random
    found: dict[str, Callable[[], int]] = {REFERENCE: lambda: walk_in_openspiel(pyspiel.load_game("tic_tac_toe"), draw)}
    for name in NAMES:
        game, options = igroteka.game(name), OPTIONS[name]
        found[f"{name}, State alone"] = lambda game=game, options=options: walk_through(game, options, rng)
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
    asked = parser_of("spiel", __doc__).parse_args()
    figures = measure(Console(stderr=True))
    if asked.json:
        write_json(figures)
        return
    console = Console(highlight=False, soft_wrap=True)
    for name, found in figures.items():
        ratio = f"{found['of tic_tac_toe']:>8.2f} × tic_tac_toe" if "of tic_tac_toe" in found else ""
        console.print(f"{name:54}{found['median']:>10,} median {found['best']:>10,} best, per second {ratio}")


if __name__ == "__main__":
    main()
