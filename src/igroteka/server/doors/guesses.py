"""Limits on guessing the codes of tables. Who knows a code pays nothing."""

from collections.abc import Awaitable, Callable

from igroteka.server.doors.limits import Bucket
from igroteka.server.ports import Clock
from igroteka.server.protocol.refusal import Refusal
from igroteka.store.store import StoredTable

MISSES = 10
"""Wrong codes from one address at once; then one in so many seconds."""
A_MISS_EVERY = 6.0
MISSES_OF_ALL = 600
"""The same for all addresses that have missed before, together: a minute's worth at once, then ten a second."""
ALL_EVERY = 0.1
MOST_ADDRESSES = 10_000
"""Above this number, the oldest half is forgotten."""


class Guesses:
    def __init__(self, find: Callable[[str], Awaitable[StoredTable]], clock: Clock) -> None:
        self.lookup, self.clock = find, clock
        self.addresses: dict[str, Bucket] = {}
        self.everybody = Bucket(MISSES_OF_ALL, 1 / ALL_EVERY, clock.now())

    async def find(self, address: str, code: str) -> StoredTable:
        """The table with this code. A token is taken before it is looked for, and given back if it is found."""
        paid = self.pay(address)
        found = await self.lookup(code)
        for bucket in paid:
            bucket.has += 1.0
        return found

    def pay(self, address: str) -> list[Bucket]:
        """From the address's bucket and, unless this is its first miss for a while, from everybody's: so that many
        addresses together do not keep out others.
        """
        now, own = self.clock.now(), self.bucket(address)
        own.take(now, 0.0)
        buckets = [own] if own.has == own.holds else [own, self.everybody]
        if not all(bucket.take(now) for bucket in buckets):
            raise Refusal("too-fast")
        return buckets

    def bucket(self, address: str) -> Bucket:
        if address not in self.addresses:
            if len(self.addresses) >= MOST_ADDRESSES:
                for old in list(self.addresses)[: MOST_ADDRESSES // 2]:
                    del self.addresses[old]
            self.addresses[address] = Bucket(MISSES, 1 / A_MISS_EVERY, self.clock.now())
        return self.addresses[address]
