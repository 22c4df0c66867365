"""Who is at a table, who has only just left, and who agrees not to wait for them."""

from collections import Counter

from igroteka.server.ports import Clock

GRACE = 30.0
"""Seconds after somebody's last connection has closed before others may lend their seat to a bot."""


class Attendance:
    """Those who have not been here since the room came into memory count as having left at that moment."""

    def __init__(self, clock: Clock) -> None:
        self.clock, self.began = clock, clock.now()
        self.connected = Counter[str]()
        """How many connections those have who are here."""
        self.left: dict[str, float] = {}
        """When they left. A person who was cut off for reading too slowly has not left before the grace is over."""
        self.waived: dict[str, set[str]] = {}
        """For those who have left: the people who agree that a bot may play for them at once."""

    def connect(self, person: str) -> None:
        self.connected[person] += 1
        self.left.pop(person, None)
        self.waived.pop(person, None)

    def disconnect(self, person: str) -> bool:
        """Whether that was their last connection."""
        self.connected[person] -= 1
        if self.connected[person]:
            return False
        del self.connected[person]
        return True

    def leave(self, person: str, is_cut: bool = False) -> None:
        """Their last connection has closed; `is_cut`: because they read too slowly."""
        self.left[person] = self.clock.now() + (GRACE if is_cut else 0.0)

    def left_at(self, person: str) -> float:
        return self.left.get(person, self.began)

    def is_present(self, person: str) -> bool:
        return person in self.connected or self.left_at(person) > self.clock.now()

    def grace(self, person: str) -> float:
        """Seconds for which the seat of somebody who has left is kept for them."""
        return max(0.0, self.left_at(person) + GRACE - self.clock.now())

    def next_change(self) -> float | None:
        """When somebody, who has left, next counts as away, or their grace is over."""
        now = self.clock.now()
        moments = [moment for left in self.left.values() for moment in (left, left + GRACE) if moment > now]
        return min(moments, default=None)
