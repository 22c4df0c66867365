"""People who ask for the seat of a bot in a match. They wait here until the host has answered, or they leave."""

from collections.abc import Callable
from typing import NamedTuple

from igroteka.server.protocol.refusal import Refusal

MOST = 4
"""People who may ask at the same time."""


class Asking(NamedTuple):
    number: int
    seat: int
    person: str
    name: str


class Knocks:
    def __init__(self) -> None:
        self.waiting: list[Asking] = []
        self.dismissed: set[str] = set()
        self.count = 0

    def add(self, seat: int, person: str, name: str, is_present: Callable[[str], bool]) -> None:
        """One for each person, the latest."""
        if person in self.dismissed:
            raise Refusal("turned-away")
        others = [one for one in self.waiting if one.person != person and is_present(one.person)]
        if len(others) >= MOST:
            raise Refusal("too-fast")
        if any((one.seat, one.person, one.name) == (seat, person, name) for one in self.waiting):
            return
        self.count += 1
        self.waiting = [*others, Asking(self.count, seat, person, name)]

    def numbered(self, number: int) -> Asking | None:
        return next((one for one in self.waiting if one.number == number), None)

    def dismiss(self, asking: Asking) -> None:
        self.waiting.remove(asking)
        self.dismissed.add(asking.person)
