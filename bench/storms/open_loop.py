"""Steps that are due at fixed times, whether the server keeps up or not, so that delays accumulate (an open loop)."""

import asyncio
import random
import time
from collections import deque
from collections.abc import Coroutine
from typing import Any, NamedTuple

from .figures import Figure, quantile
from .house import House
from .pace import Pace
from .table import Table, one_step

KINDS: list[dict[str, Any]] = [
    {"game": "marrakech", "seats": [{"name": "Guest 0"}, {}, {}, {}]},
    {"game": "tayu", "seats": [{"name": "Guest 0"}, {}, {}, {}]},
    {"game": "mazaitsy", "seats": [{"name": "Guest 0"}, {}, {}, {}]},
    {"game": "chazz", "calm": True, "seats": [{"name": "Guest 0"}, {}, {}, {}]},
]
SEATS = 4
PLAYED_BEFORE = 40
"""The most steps that are played at each table beforehand; otherwise all matches of a game would end at once."""
AT_ONCE = 16  # tables that are prepared at the same time
PATIENCE = 20.0
"""Seconds to wait for the last steps to arrive."""
WARM = 2.0  # seconds at the full rate before anything is measured


class Moment(NamedTuple):
    """A point in time with the server's metrics."""

    now: float
    figures: dict[str, float]


class Storm:
    def __init__(self, house: House, tables: int, rate: float, seconds: float, troubles: list[str]) -> None:
        self.house, self.rate, self.seconds, self.troubles = house, rate, seconds, troubles
        rng = random.Random(1)
        self.tables = [Table(house, KINDS[number % len(KINDS)], troubles, rng) for number in range(tables)]
        self.ring: deque[Table] = deque()
        """The tables with a match in progress, in turn."""
        self.took: list[float] = []
        self.unseen = 0
        self.rematches = 0
        self.is_over = False
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> list[Figure]:
        memory = (await self.house.figures())["process_resident_memory_bytes"]
        await self.make_ready()
        await self.blow(WARM)
        self.took.clear()
        self.rematches = 0
        before = await self.moment()
        worked, pace = time.process_time(), Pace()
        await self.blow(self.seconds)
        after, worked = await self.moment(), time.process_time() - worked
        await self.go_home()
        slower = Figure("slowdown of this machine during the test, as a factor", pace.slower(), "")
        return [*self.told(before, after, memory, worked), slower]

    async def moment(self) -> Moment:
        return Moment(time.perf_counter(), await self.house.figures())

    # Before

    async def make_ready(self) -> None:
        waiting = deque(enumerate(self.tables))

        async def make() -> None:
            while waiting:
                number, table = waiting.popleft()
                await table.open()
                for _ in range(number % PLAYED_BEFORE):
                    if not table.is_over:
                        await one_step(table)
                table.on_seen = self.seen
                self.go_on_with(table)

        await asyncio.gather(*(make() for _ in range(AT_ONCE)))
        await asyncio.gather(*self.tasks)

    # The storm

    async def blow(self, seconds: float) -> None:
        start = time.perf_counter()
        for number in range(round(self.rate * seconds)):
            due = start + number / self.rate
            if due > time.perf_counter():
                await asyncio.sleep(due - time.perf_counter())
            self.give(due)
        try:
            async with asyncio.timeout(PATIENCE):
                while self.unseen:
                    await asyncio.sleep(0.01)
        except TimeoutError:
            self.troubles.append(f"{self.unseen} steps were not seen by everybody")

    def give(self, due: float) -> None:
        """Gives a due step to the next table; with a few tables there always is one."""
        self.unseen += 1
        self.ring.rotate(-1)
        self.ring[-1].step(due)

    def seen(self, table: Table, due: float) -> None:
        self.took.append(time.perf_counter() - due)
        self.unseen -= 1
        if table.is_over:
            self.ring.remove(table)
            while table.due:
                self.unseen -= 1
                self.give(table.due.popleft())
            self.go_on_with(table)

    def go_on_with(self, table: Table) -> None:
        if table.is_over and not self.is_over:
            self.rematches += 1
            self.keep(self.again(table))
        else:
            self.ring.append(table)

    async def again(self, table: Table) -> None:
        await table.play_again()
        self.ring.append(table)

    def keep(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # After

    async def go_home(self) -> None:
        self.is_over = True
        await asyncio.gather(*self.tasks)
        for table in self.tables:
            table.leave()

    def told(self, before: Moment, after: Moment, memory: float, worked: float) -> list[Figure]:
        def grown(name: str) -> float:
            return after.figures[name] - before.figures[name]

        decisions, took = len(self.took), sorted(self.took)
        seconds, cpu = after.now - before.now, grown("process_cpu_seconds_total")
        durable = grown("igroteka_commit_seconds_sum")
        sockets = SEATS * len(self.tables)
        each = (after.figures["process_resident_memory_bytes"] - memory) / sockets
        return [
            Figure("durable steps a second", grown("igroteka_steps_total") / seconds, "", least=2000),
            Figure("of them decided by seats (with secret picks)", decisions / seconds, ""),
            Figure("from due to the last seat: p50", 1e3 * quantile(took, 0.5), "ms"),
            Figure("p99", 1e3 * quantile(took, 0.99), "ms", most=25),
            Figure("p99.9", 1e3 * quantile(took, 0.999), "ms"),
            Figure("worst", 1e3 * took[-1], "ms"),
            Figure(
                "of that, until it is durable, on average", 1e3 * durable / grown("igroteka_commit_seconds_count"), "ms"
            ),
            Figure(
                "the server's CPU time for a durable step", 1e6 * cpu / grown("igroteka_steps_total"), "µs", most=500
            ),
            Figure("and for a decision", 1e6 * cpu / decisions, "µs"),
            Figure("the server's share of its core", 100 * cpu / seconds, "%"),
            Figure("the guests' share of theirs", 100 * worked / seconds, "%"),
            Figure("memory for a socket, with a quarter of a table", each / 1024, "KiB"),
            Figure("matches that ended and were played again", self.rematches, ""),
        ]
