"""One client at a table: its person, its wire, and how late it is."""

from dataclasses import dataclass, field

from igroteka.server.ports import Wire
from igroteka.server.protocol.messages import Ping, written
from igroteka.server.table.lag import SEVERAL, Lag
from igroteka.store.store import Owner


@dataclass(eq=False)
class Watcher:
    person: str
    """Who sits down, and whose commands these are."""
    wire: Wire
    owners: tuple[Owner, ...] = ()
    """Who these people are to the store."""
    address: str = ""
    others: tuple[str, ...] = ()
    """Further people at this table whose seats are played here."""
    received: frozenset[str] = frozenset()
    """Those of all these people whose seats came by a link, and can be given back."""
    lag: Lag = field(default_factory=Lag)
    adds_entropy: bool = False
    """Whether it adds to the dice when a match begins."""
    mark: int = 0
    pinged_at: float | None = None
    """None, if the last ping has been answered."""
    told: int = 0
    """Lines of the log that it has been told on this connection, or had before. No line is sent to it twice."""

    def __post_init__(self) -> None:
        self.people = (self.person, *self.others)

    def ping(self, now: float) -> None:
        """Sends a ping, unless the last one is still unanswered."""
        if self.pinged_at is None:
            self.mark, self.pinged_at = self.mark + 1, now
            self.wire.send(written(Ping(mark=self.mark)))

    def pong(self, mark: int, now: float) -> None:
        """Only the answer to the last ping counts, and only once. At first, one ping follows the other."""
        if mark == self.mark and self.pinged_at is not None:
            self.lag.measured(now - self.pinged_at)
            self.pinged_at = None
            if len(self.lag.trips) < SEVERAL:
                self.ping(now)
