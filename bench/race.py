"""`./run bench race [--json]`: how fast the race of the cats is, with 8 of them.

CPU time of one core, taken several times: `median` is what to expect on this machine, `best` what it does when nothing
else disturbs it.
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
DOOR_RACES = 20
PRESSING = 10  # a player presses something new every so many ticks
CODES = len(TEXTS)


@numba.njit
def run_races(fresh, race, inputs, races, dice):
    """Whole races, in which players press anything and the leader calls at any time. How many ticks they took."""
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
    """CPU time of one run, for one tick."""
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
    """What a server does in a tick: takes in what was pressed, goes on, and tells the watchers."""
    ticks = 0
    for _ in range(DOOR_RACES):
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
    door = several(lambda: server_ticks(rng), "through the Python door", console)
    return {
        "ticks per second in the compiled loop": {
            "median": round(1 / statistics.median(loop)),
            "best": round(1 / min(loop)),
        },
        "µs for a server tick with its snapshot": {
            "median": round(1e6 * statistics.median(door), 2),
            "best": round(1e6 * min(door), 2),
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
