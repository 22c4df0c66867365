"""The bounded queue of messages to one client. A client that does not keep up is dropped, and delays nobody."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

from igroteka.server.ports import Clock
from igroteka.server.protocol.closing import Close
from igroteka.server.protocol.messages import Goodbye, written

MOST_BYTES = 512_000
"""Bytes that may wait, besides one message of any length."""
LAST_WORDS = 2.0
"""Seconds for a goodbye to get through before the connection is cut."""


class Connection(Protocol):
    """A connection to a client, as far as an outbox knows it."""

    def is_free(self) -> bool:
        """Whether what is written now is sent soon."""
        ...

    async def freed(self) -> None:
        """Returns when the connection is free, or cut."""
        ...

    def write(self, data: bytes) -> None:
        """Writes a message. If the client has gone, the reader of the connection notices."""
        ...

    def cut(self) -> None: ...


class Outbox:
    """The wire to a client (ports.Wire)."""

    def __init__(self, clock: Clock, connection: Connection, shut: Callable[[int], Awaitable[None]]) -> None:
        self.clock, self.connection, self.shut = clock, connection, shut
        self.waiting: deque[bytes] = deque()
        self.bytes = 0
        self.closing: int | None = None
        self.sender: asyncio.Task[None] | None = None
        self.cutter: asyncio.Task[None] | None = None

    def send(self, data: bytes) -> None:
        if self.closing is not None:
            return
        if self.sender is None and self.connection.is_free():
            self.connection.write(data)
            return
        if self.waiting and self.bytes + len(data) > MOST_BYTES:
            self.waiting = deque([written(Goodbye(why="slow"))])
            self.close(Close.SLOW)
            return
        self.waiting.append(data)
        self.bytes += len(data)
        self.go_on()

    def close(self, code: int) -> None:
        """Closes when everything is sent, or after a while in any case."""
        if self.closing is None:
            self.closing = code
            self.go_on()
            self.cutter = asyncio.get_running_loop().create_task(self.cut_in_the_end())

    def go_on(self) -> None:
        """Starts a sending task; a client that keeps up needs none."""
        if self.sender is None:
            self.sender = asyncio.get_running_loop().create_task(self.run())

    async def run(self) -> None:
        try:
            while self.waiting:
                await self.connection.freed()
                data = self.waiting.popleft()
                self.bytes -= len(data)
                self.connection.write(data)
            if self.closing is not None:
                await self.shut(self.closing)
        except OSError:  # the client has gone
            pass
        finally:
            self.sender = None

    async def cut_in_the_end(self) -> None:
        await self.clock.sleep_until(self.clock.now() + LAST_WORDS)
        self.connection.cut()

    async def flushed(self) -> None:
        """Returns when all is sent, or the connection is cut."""
        while self.sender is not None:
            await asyncio.wait([self.sender])
