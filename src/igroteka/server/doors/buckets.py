"""Token buckets: how much of something is allowed, and how fast it comes back."""

from collections import OrderedDict

from igroteka.server.ports import Clock
from igroteka.server.protocol.refusal import Refusal

MOST_BUCKETS = 10_000
"""Above this number, the bucket that has rested longest is forgotten."""


class Bucket:
    """A token bucket: its capacity, and its refill per second."""

    def __init__(self, holds: float, a_second: float, now: float) -> None:
        self.holds, self.a_second = holds, a_second
        self.has, self.at = holds, now

    def take(self, now: float, amount: float = 1.0, seen: float | None = None) -> bool:
        """Whether so much may be taken now. What comes after the moment `seen` was read late, and nobody knows when it
        came. So the bucket may run over for that time: then no sender that keeps to the limit is refused.
        """
        seen = now if seen is None else seen
        if seen > self.at:
            self.has, self.at = min(self.holds, self.has + (seen - self.at) * self.a_second), seen
        self.has += (now - self.at) * self.a_second
        self.at = now
        if self.has < amount:
            return False
        self.has -= amount
        return True

    def is_full(self, now: float) -> bool:
        return self.has + (now - self.at) * self.a_second >= self.holds


class Buckets:
    """A bucket for each key: an address, or a person. They are in the order of their last use."""

    def __init__(self, holds: float, a_second: float, clock: Clock) -> None:
        self.holds, self.a_second, self.clock = holds, a_second, clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, amount: float = 1.0) -> None:
        if not self.has(key, amount):
            raise Refusal("too-fast")

    def has(self, key: str, amount: float = 1.0) -> bool:
        """Takes so much, if it is there."""
        return self.bucket(key).take(self.clock.now(), amount)

    def fine(self, key: str, amount: float) -> None:
        """Takes so much even if it is not there: then the key has to wait longer."""
        bucket = self.bucket(key)
        bucket.take(self.clock.now(), 0)
        bucket.has = max(bucket.has - amount, -self.holds)

    def bucket(self, key: str) -> Bucket:
        now = self.clock.now()
        if key not in self.buckets:
            self.buckets[key] = Bucket(self.holds, self.a_second, now)
        self.buckets.move_to_end(key)
        self.forget_some(now)
        return self.buckets[key]

    def forget_some(self, now: float) -> None:
        """Forgets up to two of those that have rested longest, if they are full or there are too many: more than one
        call can add.
        """
        for _ in range(2):
            key, bucket = next(iter(self.buckets.items()))
            if len(self.buckets) == 1 or not (bucket.is_full(now) or len(self.buckets) > MOST_BUCKETS):
                return
            del self.buckets[key]
