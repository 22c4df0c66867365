"""Start-up times of a server: with an empty store, and with tables in it after it was killed."""

import asyncio
import random
import signal
import statistics
from pathlib import Path

from .figures import Figure
from .house import RUN, House
from .open_loop import KINDS
from .table import Table

ROUNDS = 5
AT_ONCE = 10  # tables that are opened at the same time


async def first_page(folder: Path, core: int | None) -> list[Figure]:
    """From `./run serve` until the home page is served, with everything compiled before."""
    took = []
    for number in range(ROUNDS):
        (folder / str(number)).mkdir()
        house = House(folder / str(number), core, RUN)
        took.append(await house.until_answered("/"))
        await house.until_answered("/readyz")
        await house.stop()
    return [
        Figure("./run serve to the first page, median", statistics.median(took), "s", most=1),
        Figure("worst", max(took), "s"),
    ]


async def restart(folder: Path, core: int | None, tables: int, troubles: list[str]) -> list[Figure]:
    """Kills a server with this number of tables in play, and starts it again."""
    house = House(folder, core)
    await house.until_answered("/readyz")
    await fill(house, tables, troubles)
    took = []
    for _ in range(ROUNDS):
        await house.stop(signal.SIGKILL)
        house = House(folder, core)
        took.append(await house.until_answered("/readyz"))
    loaded = (await house.figures())["igroteka_tables_in_memory"]
    await house.stop()
    return [
        Figure("tables in the store", tables, ""),
        Figure("of these in memory after the start", loaded, ""),
        Figure("kill -9 to /readyz, median", statistics.median(took), "s", most=4),
        Figure("worst", max(took), "s"),
    ]


async def fill(house: House, tables: int, troubles: list[str]) -> None:
    rng = random.Random(1)
    made = [Table(house, KINDS[number % len(KINDS)], troubles, rng) for number in range(tables)]
    for first in range(0, tables, AT_ONCE):
        await asyncio.gather(*(table.open() for table in made[first : first + AT_ONCE]))
    for table in made:
        table.leave()
