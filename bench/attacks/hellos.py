"""Forty sockets of one address say hello again and again at a table with a long log, and come back when cut off."""

import asyncio
import time
from contextlib import suppress

from storms.figures import Figure
from storms.stranger import opened
from storms.wire import Wire

from .target import Target

SOCKETS = 40
LINES = 4_000
LOOKS = 8
WANTED = {"game": "marrakech", "seats": [{"name": "A"}, {"name": "A"}]}
EVERY = 1 / 28
"""Seconds between two messages of a socket: just within the limit."""
HELLO = b'{"t":"hello","v":1}'
LOOK = '{"t":"look","id":"%s","seat":0,"look":%d}'
MOST = 2.0
"""Megabytes a second that all of them together are sent."""
MEGA = 1_000_000
PAUSE = 0.1
"""Seconds until a socket that was cut off comes back."""


class Attack:
    def __init__(self, target: Target, table: str, cookie: str) -> None:
        """At this table, with the cookie of its host."""
        self.target, self.table, self.cookie = target, table, cookie
        self.heard = 0
        """Bytes."""

    async def lengthen_log(self) -> None:
        """The host changes the look of a seat: each time is a line."""
        async with asyncio.TaskGroup() as changing:
            for number in range(SOCKETS):
                looks = [LOOK % (f"{number} {turn}", (number + turn) % LOOKS) for turn in range(LINES // SOCKETS)]
                changing.create_task(self.say([HELLO, *(look.encode() for look in looks)]))

    async def greet_for_ever(self) -> None:
        while True:
            with suppress(OSError):
                await self.say([HELLO] * 1_000)
            await asyncio.sleep(PAUSE)

    async def say(self, texts: list[bytes]) -> None:
        """One after the other on one socket, until it is cut off."""
        cut, target = asyncio.Event(), self.target
        wire, _ = await Wire.open(target.port, self.table, self.cookie, self.hear, lambda _: cut.set(), target.attacker)
        try:
            for text in texts:
                wire.send(text)
                await asyncio.sleep(EVERY)
                if cut.is_set():
                    break
        finally:
            wire.close()

    def hear(self, data: bytes) -> None:
        self.heard += len(data)


attacks: dict[int, Attack] = {}
"""By the port of the server."""


async def prepare(target: Target) -> None:
    async with target.http(target.attacker) as http:
        attacks[target.port] = Attack(target, *await opened(http, WANTED))
    await attacks[target.port].lengthen_log()


async def attack(target: Target) -> None:
    attacking = attacks[target.port]
    began, before = time.monotonic(), attacking.heard
    try:
        async with asyncio.TaskGroup() as greeting:
            for _ in range(SOCKETS):
                greeting.create_task(attacking.greet_for_ever())
    finally:
        sent = (attacking.heard - before) / (time.monotonic() - began) / MEGA
        target.figures.append(Figure("sent to those who say hello", sent, "MB/s", most=MOST))
