"""How much anybody may ask of the server: buckets that fill up with time, and are emptied by asking."""

from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager

import msgspec

from igroteka.server.ports import Clock
from igroteka.server.protocol.refusal import Refusal

HOUR = 3600.0
MOST_BUCKETS = 10_000
"""More are looked through: those that have filled up are forgotten."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever runs the server may set."""

    messages: int = 30
    """A second, from one socket; three seconds' worth at once."""
    requests: int = 20
    """A second, from one address; ten seconds' worth at once."""
    tables: int = 60
    """An hour, opened by one person, and from one address."""
    sockets: int = 100
    """At the same time, from one address."""


class Bucket:
    """Holds so much, and fills up by so much a second."""

    def __init__(self, holds: float, a_second: float, now: float) -> None:
        self.holds, self.a_second = holds, a_second
        self.has, self.at = holds, now

    def take(self, now: float, amount: float = 1.0) -> bool:
        self.fill(now)
        if self.has < amount:
            return False
        self.has -= amount
        return True

    def fill(self, now: float) -> None:
        self.has = min(self.holds, self.has + (now - self.at) * self.a_second)
        self.at = now


class Buckets:
    """One for each key: an address, or a person."""

    def __init__(self, holds: float, a_second: float, clock: Clock) -> None:
        self.holds, self.a_second, self.clock = holds, a_second, clock
        self.buckets: dict[str, Bucket] = {}

    def take(self, key: str, amount: float = 1.0) -> None:
        now = self.clock.now()
        if len(self.buckets) > MOST_BUCKETS:
            self.forget_full(now)
        bucket = self.buckets.setdefault(key, Bucket(self.holds, self.a_second, now))
        if not bucket.take(now, amount):
            raise Refusal("too-fast")

    def forget_full(self, now: float) -> None:
        for bucket in self.buckets.values():
            bucket.fill(now)
        self.buckets = {key: bucket for key, bucket in self.buckets.items() if bucket.has < bucket.holds}


class Gate:
    """All limits of one server."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self.limits, self.clock = limits, clock
        self.requests = Buckets(10 * limits.requests, limits.requests, clock)
        self.tables = Buckets(limits.tables, limits.tables / HOUR, clock)
        self.sockets: Counter[str] = Counter()

    def messages(self) -> Bucket:
        """For one socket."""
        return Bucket(3 * self.limits.messages, self.limits.messages, self.clock.now())

    @contextmanager
    def socket(self, address: str) -> Generator[None]:
        """Counts a socket while it is open."""
        if self.sockets[address] >= self.limits.sockets:
            raise Refusal("too-fast")
        self.sockets[address] += 1
        try:
            yield
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]
