"""Drives play on the clock at one table, on an absolute schedule.

A tick waits for neither lock nor disk. What it decides goes into a queue that is made durable in order; what
everybody is shown waits until the queue is empty.

After a stall of the server ticks are not made up for: play waits for a moment, everybody is told, and then it goes on
at its usual pace.
"""

import asyncio
from collections.abc import Awaitable, Callable

from igroteka.server import metrics
from igroteka.server.ports import Clock
from igroteka.server.protocol.messages import AnyOut
from igroteka.server.table.interlude import Decision, Live
from igroteka.server.table.table import Table

MOST_LATE = 5
"""Ticks that are made up for at once. If more are missing, play waits."""
WAITS = 3
"""Seconds in which everybody can see that it will go on."""


class LiveLoop:
    def __init__(
        self,
        live: Live,
        clock: Clock,
        table: Callable[[], Table | None],
        commit: Callable[[Decision], Awaitable[None]],
        tell: Callable[[AnyOut], None],
    ) -> None:
        self.live, self.clock, self.table = live, clock, table
        self.commit, self.tell = commit, tell
        self.decisions: asyncio.Queue[Decision | None] = asyncio.Queue()
        self.waiting = 0
        """Decisions that are not durable yet."""
        self.is_due = False
        """Something is to be shown."""

    async def run(self) -> None:
        """Returns when it is over, and all that it decided is durable. Raises what keeping a decision raised."""
        ticking = asyncio.create_task(self.tick_on())
        try:
            await self.commit_in_order()
        finally:
            ticking.cancel()
            await asyncio.wait([ticking])
        ticking.result()

    async def tick_on(self) -> None:
        try:
            await self.tick_until_over()
        finally:
            self.decisions.put_nowait(None)

    async def tick_until_over(self) -> None:
        due, ticks = self.clock.now(), 0
        while True:
            for decision in self.live.tick(self.table(), due):
                self.waiting += 1
                self.decisions.put_nowait(decision)
            ticks += 1
            self.is_due = self.is_due or ticks % self.live.shown_every == 0 or self.live.is_over
            self.show()
            if self.live.is_over:
                return
            due += 1 / self.live.ticks_per_second
            await self.clock.sleep_until(due)
            late = self.clock.now() - due
            metrics.RACE_LATENESS.observe(max(0.0, late))
            if late > MOST_LATE / self.live.ticks_per_second:
                await self.wait()
                due = self.clock.now()

    async def wait(self) -> None:
        """Counts down, and tells everybody each second."""
        for left in range(WAITS, 0, -1):
            self.live.hold(left)
            self.is_due = True
            self.show()
            await self.clock.sleep_until(self.clock.now() + 1)
        self.live.hold(0)

    async def commit_in_order(self) -> None:
        while (decision := await self.decisions.get()) is not None:
            await self.commit(decision)
            self.waiting -= 1
            self.show()

    def show(self) -> None:
        if self.is_due and not self.waiting:
            self.is_due = False
            if (snapshot := self.live.snapshot()) is not None:
                self.tell(snapshot)
