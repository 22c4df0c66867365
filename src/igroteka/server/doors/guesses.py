"""Limits on guessing the codes of tables. Who knows a code pays nothing."""

from collections.abc import Awaitable, Callable

from igroteka.server.doors.limits import Bucket
from igroteka.server.doors.site import network_of
from igroteka.server.ports import Clock
from igroteka.server.protocol.refusal import Refusal
from igroteka.store.store import StoredTable

MISSES = 10
"""Wrong codes from one source (`site.source_of`) at once; then one in so many seconds."""
A_MISS_EVERY = 6.0
MISSES_OF_ALL = 600
"""The same for all sources together: a minute's worth at once, then ten a second."""
ALL_EVERY = 0.1
MOST_ADDRESSES = 10_000
"""Above this number, the oldest half is forgotten."""


class Guesses:
    def __init__(self, find: Callable[[str], Awaitable[StoredTable]], clock: Clock) -> None:
        self.lookup, self.clock = find, clock
        self.addresses: dict[str, Bucket] = {}
        self.everybody = Bucket(MISSES_OF_ALL, 1 / ALL_EVERY, clock.now())

    async def find(self, source: str, code: str) -> StoredTable:
        """The table with this code. A token is taken before it is looked for, and given back if it is found."""
        paid = self.pay(source)
        found = await self.lookup(code)
        for bucket in paid:
            bucket.has += 1.0
        return found

    def pay(self, source: str) -> list[Bucket]:
        """From the source's bucket and from everybody's. If everybody's is empty, the first miss of a network for a
        while is let through all the same: so that many sources together do not keep out others.
        """
        now, own, network = self.clock.now(), self.bucket(source), self.bucket(network_of(source))
        is_first = own.is_full(now) and network.is_full(now)
        if not own.take(now):
            raise Refusal("too-fast")
        shared = [bucket for bucket in (network, self.everybody) if bucket is not own and bucket.take(now)]
        if not is_first and self.everybody not in shared:
            raise Refusal("too-fast")
        return [own, *shared]

    def bucket(self, key: str) -> Bucket:
        """Of a source or of a network."""
        if key not in self.addresses:
            if len(self.addresses) >= MOST_ADDRESSES:
                for old in list(self.addresses)[: MOST_ADDRESSES // 2]:
                    del self.addresses[old]
            self.addresses[key] = Bucket(MISSES, 1 / A_MISS_EVERY, self.clock.now())
        return self.addresses[key]
