"""A table whose store fails: everybody is told, and the store is tried until it works again."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

from igroteka.server.ports import Clock
from igroteka.server.protocol.messages import AnyOut, Paused
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.room.caretaker import nothing
from igroteka.server.table.interlude import Decision
from igroteka.store.errors import NoSuchTable, StoreFailed
from igroteka.store.store import Store, StoredTable

TRY_AGAIN = 2.0
"""Seconds until the store is tried again, when nobody else would."""


class PausedRoom(Protocol):
    """What a recovery may ask of its room."""

    stored: StoredTable
    store: Store
    clock: Clock

    async def commit(self, decide: Decision) -> None:
        """Waits for its turn, decides, makes it durable, tells. StoreFailed, after which the table is paused."""
        ...

    def send_all(self, message: AnyOut) -> None: ...

    def tell_news(self) -> None:
        """Tells everybody where the match stands, though nothing has happened."""
        ...

    def keep(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Runs work in the background."""
        ...


class Recovery:
    def __init__(self, room: PausedRoom) -> None:
        self.room = room
        self.is_paused = False
        self.task: asyncio.Task[None] | None = None

    def pause(self) -> None:
        """Nothing can be kept just now: everybody is told, once, and soon it is tried again."""
        if not self.is_paused:
            self.is_paused = True
            self.room.send_all(Paused(why="store"))
        self.begin()

    def begin(self) -> None:
        """Once for all that could not be done."""
        if self.task is None or self.task.done():
            self.task = self.room.keep(self.run())

    async def run(self) -> None:
        room = self.room
        while True:
            await room.clock.sleep_until(room.clock.now() + TRY_AGAIN)
            try:
                if self.is_paused:
                    await room.store.visit(room.stored.id)  # a small write: does it work again?
                await room.commit(nothing)
            except StoreFailed:
                continue
            except (Refusal, NoSuchTable):  # it is frozen, or has been deleted
                return
            if self.is_paused:
                self.is_paused = False
                room.tell_news()
            return
