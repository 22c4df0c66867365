"""Drives play on the clock at one table, on an absolute schedule.

A tick waits for neither lock nor disk. What it decides goes into a queue that is made durable in order; what
everybody is shown waits until the queue is empty.
"""

import asyncio
from collections.abc import Awaitable, Callable

from igroteka.server import metrics
from igroteka.server.ports import Clock
from igroteka.server.protocol.messages import AnyOut
from igroteka.server.table.interlude import Decision, Live
from igroteka.server.table.table import Table


class LiveLoop:
    def __init__(
        self,
        live: Live,
        clock: Clock,
        table: Callable[[], Table | None],
        round_trip: Callable[[str], float],
        commit: Callable[[Decision], Awaitable[None]],
        tell: Callable[[AnyOut], None],
    ) -> None:
        self.live, self.clock, self.table, self.round_trip = live, clock, table, round_trip
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
        began, ticks = self.clock.now(), 0
        while True:
            for decision in self.live.tick(self.table(), self.round_trip):
                self.waiting += 1
                self.decisions.put_nowait(decision)
            ticks += 1
            self.is_due = self.is_due or ticks % self.live.shown_every == 0 or self.live.is_over
            self.show()
            if self.live.is_over:
                return
            due = began + ticks / self.live.ticks_per_second
            await self.clock.sleep_until(due)
            metrics.RACE_LATENESS.observe(max(0.0, self.clock.now() - due))

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
