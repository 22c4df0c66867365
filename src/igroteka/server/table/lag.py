"""How late a client hears and is heard, and how much of that is credited when it matters who was first.

Only what the server has measured itself counts: the least of several round trips, which neither the server's own delay
nor a hiccup of the network has lengthened. But a client can answer late on purpose. So what the kernel's own round trip
does not prove is paid from a quota, which begins empty and refills slowly: it helps a client that is late once, and not
one that is always late.
"""

from collections import deque
from collections.abc import Callable
from math import inf

MOST = 0.23
"""Seconds: the most that is credited."""
SEVERAL = 3
"""Fewer round trips prove nothing."""
KEPT = 6
SLACK = 0.005
"""Seconds that a client may take to answer, beyond the kernel's round trip."""
PROMPT = 0.27
"""Seconds: a quick reaction. Where the kernel proves nothing, what makes somebody quicker is paid from the quota."""
QUOTA = 0.1
"""Seconds: the most that is saved up."""
REFILL = 0.005
"""Seconds for each credit that is asked for."""


def unproven() -> float | None:
    """For a client behind a proxy, of whose network the kernel knows nothing."""
    return None


class Lag:
    """One client's."""

    def __init__(self, kernel: Callable[[], float | None] = unproven) -> None:
        """`kernel`: the least round trip in seconds that the kernel has measured to this client itself, if it knows."""
        self.kernel = kernel
        self.trips: deque[float] = deque(maxlen=KEPT)
        self.quota = 0.0

    def measured(self, trip: float) -> None:
        self.trips.append(trip)

    @property
    def claimed(self) -> float:
        return min(*self.trips, MOST) if len(self.trips) >= SEVERAL else 0.0

    @property
    def usual(self) -> float:
        """The seconds by which this client is always late."""
        return self.claimed - self.doubtful(inf)

    def credit(self, reaction: float) -> float:
        """The seconds by which an answer came too late, which came so long after its question."""
        doubtful = self.doubtful(reaction)
        self.quota = min(QUOTA, self.quota + REFILL)
        paid = min(doubtful, self.quota)
        self.quota -= paid
        return self.claimed - doubtful + paid

    def doubtful(self, reaction: float) -> float:
        """The part of the lag that a liar could have made up."""
        claimed, proven = self.claimed, self.kernel()
        if proven is not None:
            return max(0.0, claimed - proven - SLACK)
        return max(0.0, min(claimed, PROMPT - (reaction - claimed)))
