"""Who is at a table, who has only just left, and who agrees not to wait for them."""

from collections.abc import Callable

from igroteka.server.ports import Clock

GRACE = 30.0
"""Seconds after somebody's last connection has closed before others may lend their seat to a bot."""


class Attendance:
    """Those who have not been here since the room came into memory count as having left at that moment."""

    def __init__(self, clock: Clock, is_connected: Callable[[str], bool]) -> None:
        self.clock, self.is_connected = clock, is_connected
        self.began = clock.now()
        self.left: dict[str, float] = {}
        """When they left. A person who was cut off for reading too slowly has not left before the grace is over."""
        self.waived: dict[str, set[str]] = {}
        """For those who have left: the people who agree that a bot may play for them at once."""

    def arrive(self, person: str) -> None:
        self.left.pop(person, None)
        self.waived.pop(person, None)

    def leave(self, person: str, is_cut: bool = False) -> None:
        """Their last connection has closed; `is_cut`: because they read too slowly."""
        self.left[person] = self.clock.now() + (GRACE if is_cut else 0.0)

    def left_at(self, person: str) -> float:
        return self.left.get(person, self.began)

    def is_present(self, person: str) -> bool:
        return self.is_connected(person) or self.left_at(person) > self.clock.now()

    def grace(self, person: str) -> float:
        """Seconds for which the seat of somebody who has left is kept for them."""
        return max(0.0, self.left_at(person) + GRACE - self.clock.now())

    def next_change(self) -> float | None:
        """When somebody, who has left, next counts as away, or their grace is over."""
        now = self.clock.now()
        moments = [moment for left in self.left.values() for moment in (left, left + GRACE) if moment > now]
        return min(moments, default=None)
