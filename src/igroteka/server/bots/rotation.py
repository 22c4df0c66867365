"""Who has been served, and in which order."""

from collections.abc import Iterable

MOST = 10_000
"""Above this number, those who were served longest ago are forgotten: they are first in any case."""


class Rotation:
    def __init__(self) -> None:
        self.served: dict[str, int] = {}
        """The number of the last turn, in ascending order."""
        self.count = 0

    def next(self, waiting: Iterable[str]) -> str:
        """The one of them who was never served, or longest ago; among equals, the first."""
        return min(waiting, key=lambda name: self.served.get(name, 0))

    def note(self, name: str) -> None:
        """It is this one's turn."""
        self.count += 1
        self.served.pop(name, None)
        self.served[name] = self.count
        if len(self.served) > MOST:
            del self.served[next(iter(self.served))]
