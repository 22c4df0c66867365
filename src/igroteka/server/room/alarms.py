"""After a start: opens the tables where the time for a decision runs out while nobody looks.

While a clock runs, its table stays in memory. So this is needed once, for what the last process has left.
"""

from collections import deque
from contextlib import suppress

from igroteka.server.ports import Clock
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.room.hub import Hub
from igroteka.store.errors import StoreFailed

APART = 0.1
"""Seconds between two tables: thousands may be due at once."""
TRY_AGAIN = 2.0
"""Seconds until the store is tried again."""


class Alarms:
    def __init__(self, hub: Hub, clock: Clock) -> None:
        self.hub, self.clock = hub, clock

    async def run(self) -> None:
        """Opens each table when it is due; those that were due before the start, one after another."""
        while True:
            try:
                waiting = deque(await self.hub.store.awaited())
                break
            except StoreFailed:
                await self.pause(TRY_AGAIN)
        while waiting:
            await self.pause((waiting[0].due - self.clock.wall()) / 1000)
            try:
                with suppress(Refusal):  # it was deleted meanwhile, or is frozen
                    await self.hub.wake(waiting[0].table)
            except StoreFailed:
                await self.pause(TRY_AGAIN)
                continue
            waiting.popleft()
            await self.pause(APART)

    async def pause(self, seconds: float) -> None:
        await self.clock.sleep_until(self.clock.now() + seconds)
