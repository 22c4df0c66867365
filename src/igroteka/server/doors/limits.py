"""Rate limits: token buckets for each address, person and socket."""

from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager

import msgspec

from igroteka.server.ports import Clock
from igroteka.server.protocol.refusal import Refusal

HOUR = 3600.0
MOST_BUCKETS = 10_000
"""Above this number, full buckets are dropped."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """The limits that the operator of a server can set."""

    messages: int = 30
    """Messages per second from one socket; bursts of three seconds' worth."""
    requests: int = 20
    """Requests per second from one address; bursts of ten seconds' worth."""
    tables: int = 60
    """Tables per hour opened by one person, and from one address."""
    sockets: int = 100
    """Open sockets from one address."""


class Bucket:
    """A token bucket: its capacity, and its refill per second."""

    def __init__(self, holds: float, a_second: float, now: float) -> None:
        self.holds, self.a_second = holds, a_second
        self.has, self.at = holds, now

    def take(self, now: float, amount: float = 1.0) -> bool:
        self.has = min(self.holds, self.has + (now - self.at) * self.a_second)
        self.at = now
        if self.has < amount:
            return False
        self.has -= amount
        return True


class Buckets:
    """A bucket for each key: an address, or a person."""

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
            bucket.take(now, 0)
        self.buckets = {key: bucket for key, bucket in self.buckets.items() if bucket.has < bucket.holds}


class Gate:
    """All limits of one server."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self.limits, self.clock = limits, clock
        self.requests = Buckets(10 * limits.requests, limits.requests, clock)
        self.tables = Buckets(limits.tables, limits.tables / HOUR, clock)
        self.sockets: Counter[str] = Counter()

    def messages(self) -> Bucket:
        """The bucket of one socket."""
        return Bucket(3 * self.limits.messages, self.limits.messages, self.clock.now())

    @contextmanager
    def socket(self, address: str) -> Generator[None]:
        """Counts a socket while it is open; refuses one too many."""
        if self.sockets[address] >= self.limits.sockets:
            raise Refusal("too-fast")
        self.sockets[address] += 1
        try:
            yield
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]
