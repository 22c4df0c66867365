"""`./run bench hints [GAME] [--json]`: seconds from the question for a hint to its answer, while masters think.

The questions go through the server's pool of bots, one after the other, in positions of a match between greedy bots.
Meanwhile masters are asked without a pause at other tables, with a worker for each core, so that no core is idle.
"""

import asyncio
import os
import statistics
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import count

from rich.console import Console

from bench.asking import asked_games, write_json
from igroteka.bots.greedy import greedy_step
from igroteka.core.actors import OVER
from igroteka.core.dice import Dice
from igroteka.core.state import State
from igroteka.games import game as game_named
from igroteka.server.bots.pool import BotPool
from igroteka.server.ports import Asker, BotFailed

HINTS = 30
"""Of each game, spread over a match."""
TABLES = 4
"""Where masters think."""
BUSY = ("marrakech", "tayu")
"""What they play."""
CORES = os.cpu_count() or 1
MOST = 1.5
"""Seconds that a hint should take at the median."""

Figures = dict[str, float]


def decisions(name: str, seed: int) -> list[State]:
    """The choices between several steps in a match."""
    dice, state, found = Dice(seed), game_named(name).new(), list[State]()
    while state.actor != OVER:
        if len(state.legal()) > 1:
            found.append(state.copy())
        outcomes = [step for step, weight in state.outcomes() for _ in range(weight)]
        state.apply(outcomes[dice.randrange(len(outcomes))] if outcomes else greedy_step(state, dice))
    return found


def spread(states: Sequence[State]) -> list[State]:
    return [states[number * len(states) // HINTS] for number in range(HINTS)]


async def keep_busy(pool: BotPool, number: int) -> None:
    """A table at which masters think all the time."""
    asker, name = Asker(f"busy {number}", f"address {number}", "somebody"), BUSY[number % len(BUSY)]
    positions = decisions(name, number)
    for turn in count(number):
        with suppress(BotFailed):
            await pool.step(asker, name, positions[turn % len(positions)].key(), "master")


async def measure(name: str, pool: BotPool) -> Figures:
    asker, took = Asker("table", "address", "Ann"), list[float]()
    states = spread(decisions(name, 7))
    await pool.hints(asker, name, states[0].key())  # the worker may still have to load the search
    for state in states:
        start = time.perf_counter()
        await pool.hints(asker, name, state.key())
        took.append(time.perf_counter() - start)
    took.sort()
    return {"median": statistics.median(took), "p90": took[len(took) * 9 // 10], "worst": took[-1]}


async def measured(games: Sequence[str]) -> dict[str, Figures]:
    pool = BotPool(CORES)
    await pool.start()
    for name in {*games, *BUSY}:
        pool.prepare(name)
    busy = [asyncio.create_task(keep_busy(pool, number)) for number in range(TABLES)]
    try:
        return {name: await measure(name, pool) for name in games}
    finally:
        for one in busy:
            one.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
        await pool.stop()


def main() -> None:
    asked, games = asked_games("hints", __doc__)
    figures = asyncio.run(measured(games))
    if asked.json:
        write_json(figures)
        return
    console = Console(highlight=False)
    console.print(f"Seconds to a hint while masters think on {CORES} cores; at most {MOST} at the median:")
    for name, found in figures.items():
        console.print(f"{name:12}" + "".join(f"{what:>10} {value:.2f}" for what, value in found.items()))


if __name__ == "__main__":
    main()
