"""A guest at a table: a real client that checks that no line is missing."""

import itertools
from collections.abc import Callable
from typing import Any

import msgspec

from .wire import Wire

COMMANDS = itertools.count(1)


class Line(msgspec.Struct):
    e: str
    table: str | None = None


class Position(msgspec.Struct):
    waits: list[int] = []
    legal: dict[int, list[str]] = {}


class Race(msgspec.Struct):
    tick: int
    phase: str
    left: int


class Told(msgspec.Struct):
    """Any message from the server, with the fields that a guest needs."""

    t: str
    n: int = 0
    since: int = 0
    lines: list[Line] = []
    you: list[int] = []
    position: Position | None = None
    race: Race | None = None
    code: str = ""
    mark: int = 0


read = msgspec.json.Decoder(Told).decode
written = msgspec.json.Encoder().encode


class Guest:
    """Answers pings, counts lines, and passes messages on to the table."""

    def __init__(self, port: int, troubles: list[str], cookie: str | None = None, address: str = "127.0.0.1") -> None:
        self.port, self.troubles, self.cookie, self.address = port, troubles, cookie, address
        self.n = 0
        self.you: list[int] = []
        self.position: Position | None = None
        self.hears: Callable[[Guest, Told], None] = lambda guest, told: None
        self.wire: Wire

    async def come(self, table: str) -> None:
        self.n, self.position = 0, None
        self.wire, given = await Wire.open(self.port, table, self.cookie, self.hear, self.trouble, self.address)
        self.cookie = self.cookie or given
        self.say(t="hello", v=1, since=0)

    def hear(self, data: bytes) -> None:
        told = read(data)
        if told.t == "ping":
            self.say(t="pong", mark=told.mark)
            return
        if told.t in ("news", "welcome"):
            self.take_in(told)
        elif told.t in ("refused", "paused", "goodbye"):
            self.trouble(f"{told.t} {told.code}")
        self.hears(self, told)

    def take_in(self, told: Told) -> None:
        if told.n - len(told.lines) != self.n or told.since != 0:
            self.trouble(f"a gap: it had {self.n} lines, and was told {len(told.lines)} of {told.n}")
        self.n, self.you, self.position = told.n, told.you, told.position

    def say(self, **message: Any) -> None:
        self.wire.send(written(message))

    def command(self, t: str, **fields: Any) -> None:
        self.say(t=t, id=str(next(COMMANDS)), **fields)

    def leave(self) -> None:
        self.wire.close()

    def trouble(self, why: str) -> None:
        self.troubles.append(why)
