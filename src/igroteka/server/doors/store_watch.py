"""Tells the host when the store fails, and tries it until it works again."""

import asyncio

import structlog

from igroteka.server import metrics
from igroteka.server.ports import Clock
from igroteka.store.errors import StoreFailed
from igroteka.store.store import Store

PROBE_EVERY = 2.0  # seconds

log = structlog.get_logger()


class StoreWatch:
    """One line in the log when the store begins to fail, and one when it works again, however often it fails."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store, self.clock = store, clock
        self.is_failing = asyncio.Event()
        store.health.watch = self
        metrics.STORE_FAILING.set(0)

    def failed(self, count: int) -> None:
        metrics.STORE_FAILURES.inc(count)

    def changed(self, trouble: str | None) -> None:
        metrics.STORE_FAILING.set(trouble is not None)
        if trouble is None:
            self.is_failing.clear()
            log.info("the store works again")
        else:
            self.is_failing.set()
            log.error("the store fails", why=trouble)

    async def run(self) -> None:
        """Nobody may be there to try it: a server that is idle finds out by itself."""
        while True:
            await self.is_failing.wait()
            await self.clock.sleep_until(self.clock.now() + PROBE_EVERY)
            try:
                await self.store.probe()
            except StoreFailed:
                continue
