"""The limits of what one address, person or socket may do."""

from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager

import msgspec

from igroteka.server.doors.buckets import Bucket, Buckets
from igroteka.server.ports import Clock
from igroteka.server.protocol.refusal import Refusal

HOUR = 3600.0
CONNECTIONS_A_REQUEST = 2
"""New connections for each request that an address may send. Browsers send several requests on most connections."""
FLOOD_COSTS = 20
"""A flood of frames counts as this many requests, so it cannot be repeated at once."""
FRAMES_A_MESSAGE = 2
"""Frames of any kind for each message that a socket may send. Browsers send one for each."""

ARCHIVES = 6
"""Archives of all records of a person, per hour for one address: for each, up to a thousand logs are read."""
LINES_A_REQUEST = 500
"""Lines of a log that are sent to somebody who comes count as a request: hardly any match has more."""
HELLOS, HELLOS_A_SECOND = 10, 1.0
"""From one socket at once, and then each second. Each is answered with all that there is to see."""


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
    connections: int = 300
    """Open connections from one address, with and without a request."""


class OpenCount:
    """How many are open for each key, and the most."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def is_full(self, key: str) -> bool:
        return self.open[key] >= self.most

    def enter(self, key: str) -> None:
        self.open[key] += 1

    def leave(self, key: str) -> None:
        self.open[key] -= 1
        if not self.open[key]:
            del self.open[key]


class Gate:
    """All limits of one server. Their keys are sources (`site.source_of`), or people."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self.limits, self.clock = limits, clock
        self.requests = Buckets(10 * limits.requests, limits.requests, clock)
        self.arrivals = Buckets(
            10 * CONNECTIONS_A_REQUEST * limits.requests, CONNECTIONS_A_REQUEST * limits.requests, clock
        )
        self.tables = Buckets(limits.tables, limits.tables / HOUR, clock)
        self.archives = Buckets(ARCHIVES, ARCHIVES / HOUR, clock)
        self.sockets, self.connections = OpenCount(limits.sockets), OpenCount(limits.connections)

    def messages(self, times: int = 1) -> Bucket:
        """The bucket of one socket."""
        return Bucket(3 * times * self.limits.messages, times * self.limits.messages, self.clock.now())

    def hellos(self) -> Bucket:
        """The bucket of one socket for those messages that are answered with the whole table."""
        return Bucket(HELLOS, HELLOS_A_SECOND, self.clock.now())

    def frames(self) -> Bucket:
        """The bucket of one socket for frames of any kind."""
        return self.messages(FRAMES_A_MESSAGE)

    @contextmanager
    def socket(self, source: str) -> Generator[None]:
        """Counts a socket while it is open; refuses one too many."""
        if self.sockets.is_full(source):
            raise Refusal("too-fast")
        self.sockets.enter(source)
        try:
            yield
        finally:
            self.sockets.leave(source)
