"""Deletes tables that are kept no longer, and notes where people are."""

from contextlib import suppress

import msgspec
import structlog

from igroteka.server.ports import Clock
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.room.hub import Hub
from igroteka.store.errors import StoreFailed
from igroteka.store.store import Status

FIRST_AFTER = 60.0  # seconds; a server that has just started has better things to do
CLEAN_EVERY = 3600.0
DAY = 24 * 3600 * 1000  # milliseconds

log = structlog.get_logger()


class Keep(msgspec.Struct, frozen=True, kw_only=True):
    """For how many days tables are kept after the last that happened there; None: for ever."""

    open: int | None = 7
    """Those that never began."""
    playing: int | None = None
    over: int | None = None


USUAL_KEEP = Keep()


class Cleaning:
    def __init__(self, hub: Hub, clock: Clock, keep: Keep) -> None:
        self.hub, self.clock, self.keep = hub, clock, keep

    async def run(self) -> None:
        await self.clock.sleep_until(self.clock.now() + FIRST_AFTER)
        while True:
            with suppress(StoreFailed):  # of which the host is told elsewhere
                await self.clean()
            await self.clock.sleep_until(self.clock.now() + CLEAN_EVERY)

    async def clean(self) -> None:
        await self.hub.note_presence()
        spans: dict[Status, int | None] = {"open": self.keep.open, "playing": self.keep.playing, "over": self.keep.over}
        for status, days in spans.items():
            if days is not None:
                await self.delete_quiet(status, days)

    async def delete_quiet(self, status: Status, days: int) -> None:
        for table in await self.hub.store.quiet(status, days * DAY):
            if self.hub.is_attended(table):
                continue
            try:
                await self.hub.delete(table)
            except Refusal:  # somebody else was quicker
                continue
            log.info("a table was deleted", table=table, status=status, days=days)
