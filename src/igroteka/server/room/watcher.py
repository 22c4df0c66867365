"""One client at a table: its person, its wire, and its measured round trip."""

from collections import deque
from dataclasses import dataclass, field
from statistics import median

from igroteka.server.ports import Wire
from igroteka.server.protocol.messages import Ping, written
from igroteka.store.store import Owner

TRIPS = 5  # kept for the median


@dataclass(eq=False)
class Watcher:
    person: str
    wire: Wire
    owner: Owner | None = None
    """Who this person is to the store."""
    round_trip: float = 0.0
    """Seconds, as measured by the server: the median of the last few."""
    trips: deque[float] = field(default_factory=lambda: deque(maxlen=TRIPS))
    mark: int = 0
    pinged_at: float | None = None
    """None, if the last ping has been answered."""

    def ping(self, now: float) -> None:
        """Sends a ping, unless the last one is still unanswered."""
        if self.pinged_at is None:
            self.mark, self.pinged_at = self.mark + 1, now
            self.wire.send(written(Ping(mark=self.mark)))

    def pong(self, mark: int, now: float) -> None:
        """Only the answer to the last ping counts, and only once."""
        if mark == self.mark and self.pinged_at is not None:
            self.trips.append(now - self.pinged_at)
            self.round_trip, self.pinged_at = median(self.trips), None
