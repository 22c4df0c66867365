"""Pings to all clients from one task: measures round trips, and finds clients that are gone."""

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from igroteka.server.ports import Clock
from igroteka.server.room.watcher import Watcher

EVERY = 5.0  # seconds
PATIENCE = 20.0
"""Seconds without an answer after which a client counts as gone."""


class Pinged(NamedTuple):
    due: float
    watcher: Watcher
    give_up: Callable[[], None]


class Heartbeat:
    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.queue: deque[Pinged] = deque()
        self.present: set[Watcher] = set()

    def add(self, watcher: Watcher, give_up: Callable[[], None]) -> None:
        """Pings a client at once, and then every few seconds."""
        watcher.ping(self.clock.now())
        self.present.add(watcher)
        self.again(watcher, give_up)

    def again(self, watcher: Watcher, give_up: Callable[[], None]) -> None:
        self.queue.append(Pinged(self.clock.now() + EVERY, watcher, give_up))

    def remove(self, watcher: Watcher) -> None:
        self.present.discard(watcher)

    async def run(self) -> None:
        while True:
            due = self.queue[0].due if self.queue else self.clock.now() + EVERY
            await self.clock.sleep_until(due)
            self.ping_all()

    def ping_all(self) -> None:
        """Pings the clients that are due, which are first in the queue."""
        now = self.clock.now()
        while self.queue and self.queue[0].due <= now:
            _, watcher, give_up = self.queue.popleft()
            if watcher not in self.present:
                continue
            if watcher.pinged_at is not None and now - watcher.pinged_at > PATIENCE:
                give_up()
                continue
            watcher.ping(now)
            self.again(watcher, give_up)
