"""`./run bench race [--json]`: the speed of a race of Chazz with 8 cats.

CPU time of one core, measured several times: `median` is the typical value on this machine, `best` that without
disturbances.
"""

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from rich.console import Console
from rich.progress import track

from bench.asking import parser_of, write_json
from igroteka.core.dice import Dice, below
from igroteka.games.chazz.measures import MEASURES
from igroteka.games.chazz.race import INPUTS, RACE, RacePhase, set_up, tick
from igroteka.games.chazz.race_api import Race
from igroteka.games.chazz.start import Start
from igroteka.games.chazz.track import even_places
from igroteka.games.chazz.wishes import TEXTS

SEATS = 8
START = Start(0, even_places(range(SEATS)))
ROUNDS = 15
RACES = 300
PYTHON_RACES = 20
PRESSING = 10  # ticks between a player's inputs, on average
CODES = len(TEXTS)


@numba.njit
def run_races(fresh, race, inputs, races, dice):
    """Runs whole races with random inputs and a random call, and returns the number of ticks."""
    ticks = 0
    for _ in range(races):
        race[0] = fresh[0]
        call = MEASURES.countdown + MEASURES.earliest + below(dice, MEASURES.latest - MEASURES.earliest)
        while race[0].phase != RacePhase.OVER:
            inputs[0].call = race[0].tick == call
            for seat in range(SEATS):
                inputs[0].wish[seat] = below(dice, CODES) if below(dice, PRESSING) == 0 else 0
            tick(race[0], inputs[0])
        ticks += race[0].tick
    return ticks


def seconds(work: Callable[[], int]) -> float:
    """The CPU time of one run, per tick."""
    start = time.process_time()
    ticks = work()
    return (time.process_time() - start) / ticks


def several(work: Callable[[], int], what: str, console: Console) -> list[float]:
    work()
    return [seconds(work) for _ in track(range(ROUNDS), what, console=console, transient=True)]


def compiled() -> Callable[[], int]:
    fresh, race, inputs = np.zeros(1, RACE), np.zeros(1, RACE), np.zeros(1, INPUTS)
    set_up(fresh[0], START.leader, START.places)
    dice = Dice(1)
    return lambda: run_races(fresh, race, inputs, RACES, dice.words)


def server_ticks(rng: random.Random) -> int:
    """Runs races as a server does: takes inputs, ticks and makes a snapshot. Returns the number of ticks."""
    ticks = 0
    for _ in range(PYTHON_RACES):
        race = Race(START)
        call = MEASURES.countdown + rng.randrange(MEASURES.earliest, MEASURES.latest)
        while not race.over:
            pressed = {seat: rng.randrange(1, CODES) for seat in range(SEATS) if rng.random() * PRESSING < 1}
            race.tick(pressed, call=race.ticks == call)
            race.snapshot()
        ticks += race.ticks
    return ticks


def measure(console: Console) -> dict[str, dict[str, float]]:
    rng = random.Random(1)
    loop = several(compiled(), "compiled loop", console)
    from_python = several(lambda: server_ticks(rng), "from Python", console)
    return {
        "ticks per second in the compiled loop": {
            "median": round(1 / statistics.median(loop)),
            "best": round(1 / min(loop)),
        },
        "µs for a server tick with its snapshot": {
            "median": round(1e6 * statistics.median(from_python), 2),
            "best": round(1e6 * min(from_python), 2),
        },
    }


def report(figures: dict[str, Any], console: Console) -> None:
    for name, took in figures.items():
        console.print(f"{name:40} {took['median']:>10,} median {took['best']:>10,} best")


def main() -> None:
    asked = parser_of("race", __doc__).parse_args()
    figures = measure(Console(stderr=True))
    if asked.json:
        write_json(figures)
    else:
        report(figures, Console(highlight=False))


if __name__ == "__main__":
    main()
