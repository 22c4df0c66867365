"""`./run bench ladder [GAME] [--games N] [--json]`: every level against the one below it, two seats, seats changed.

Each two games of a pair have the same dice. Levels count playouts and not seconds, so the same command gives the same
figures on every machine.
"""

import argparse
import itertools
import json
import math
import sys
from functools import partial
from typing import Any

from rich.console import Console
from rich.progress import track

import igroteka
from igroteka.bots.bout import bout, share
from igroteka.bots.levels import LEVELS, Level
from igroteka.bots.thinker import choose
from igroteka.core.dice import Dice

GAMES = 60


def score(name: str, upper: Level, lower: Level, seed: int, seat: int) -> float:
    """One game, with the upper level on this seat."""
    levels = (upper, lower) if seat == 0 else (lower, upper)
    players = [partial(choose, level, rng=Dice(1000 * seed + place)) for place, level in enumerate(levels)]
    return share(bout(igroteka.game(name).new(players=2), players, Dice(seed)), seat)


def measure(name: str, upper: Level, lower: Level, games: int, console: Console) -> dict[str, Any]:
    pairs = list(itertools.product(range(games // 2), (0, 1)))
    bar = track(pairs, f"{name}: {upper.name} against {lower.name}", console=console, transient=True)
    results = [score(name, upper, lower, seed, seat) for seed, seat in bar]
    mean = sum(results) / len(results)
    error = math.sqrt(mean * (1 - mean) / len(results))
    return {
        "game": name,
        "upper": upper.name,
        "lower": lower.name,
        "games": len(results),
        "score": mean,
        "error": error,
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="./run bench ladder", description=(__doc__ or "").partition("\n")[0])
    names = list(next(iter(LEVELS.values())).playouts)
    parser.add_argument("game", nargs="?", choices=names, help="default: every game that has levels")
    parser.add_argument("--games", type=int, default=GAMES, help=f"for each pair; default {GAMES}")
    parser.add_argument("--json", action="store_true", help="figures as JSON on standard output")
    asked = parser.parse_args()
    progress, console = Console(stderr=True), Console(highlight=False)
    figures = []
    for name in [asked.game] if asked.game else names:
        for lower, upper in itertools.pairwise(LEVELS.values()):
            one = measure(name, upper, lower, asked.games, progress)
            figures.append(one)
            if not asked.json:
                said = f"{one['upper']} against {one['lower']}"
                console.print(f"{name:10} {said:24} {one['score']:.0%} ± {one['error']:.0%} of {one['games']} games")
    if asked.json:
        json.dump(figures, sys.stdout, indent=2)
        print()


if __name__ == "__main__":
    main()
