"""The open connections: counted by address before anything is read, and cut if they keep the server waiting."""

import asyncio
from typing import Any

import structlog

from igroteka.server import metrics
from igroteka.server.doors.deadline import Deadline
from igroteka.server.doors.descriptors import most_connections
from igroteka.server.doors.limits import Gate
from igroteka.server.doors.site import Site, source_of
from igroteka.server.ports import Clock

REQUEST_WITHIN = 10.0
"""Seconds for a whole request, with its headers and its body."""
GREETING_WITHIN = 20.0
"""Seconds for a hello on a socket. It is closed before, and told why, unless it does not read that."""
ANSWER_WITHIN = 120.0
"""Seconds for the answer to get through, after which a client that does not read it is cut off."""
MOST = 10_000
"""Open connections in all, so that they take bounded memory."""
SAID_EVERY = 60.0  # seconds

log = structlog.get_logger()


class Connections:
    def __init__(self, gate: Gate, site: Site, clock: Clock) -> None:
        self.gate, self.site, self.clock = gate, site, clock
        self.most = most_connections(MOST)
        self.open = 0
        self.asking = Deadline(clock, REQUEST_WITHIN)
        """Connections without a whole request."""
        self.greeting = Deadline(clock, GREETING_WITHIN)
        """Sockets on which nobody has said hello."""
        self.answered = Deadline(clock, ANSWER_WITHIN)
        """Connections with a request."""
        self.turned = clock.now()
        """When the event loop last turned: what is read now came after that."""
        self.said: dict[str, float] = {}

    async def run(self) -> None:
        await asyncio.gather(self.asking.run(), self.greeting.run(), self.answered.run())

    def source(self, peer: str) -> str | None:
        """The key under which connections of this address count. None for a trusted proxy: its connections are those of
        all its clients, and it bounds them itself.
        """
        return None if self.site.trusts(peer) else source_of(peer)

    def enter(self, source: str | None) -> bool:
        """Counts a connection, unless there are too many: of this source, a second or at a time, or in all. In the last
        case, the one that has kept the server waiting for the longest time gives way.
        """
        if source is not None and not self.gate.arrivals.has(source):
            self.say("connections are refused: one address opens too many", address=source)
        elif source is not None and self.gate.connections.is_full(source):
            self.say("connections are refused: one address has too many", address=source)
        elif self.open >= self.most and not self.give_way():
            self.say("connections are refused: there are too many", open=self.open)
        else:
            self.open += 1
            if source is not None:
                self.gate.connections.enter(source)
            return True
        metrics.CONNECTIONS_REFUSED.inc()
        return False

    def give_way(self) -> bool:
        return min(self.asking, self.greeting, key=lambda waiting: waiting.since).cut_first()

    def leave(self, source: str | None) -> None:
        self.open -= 1
        if source is not None:
            self.gate.connections.leave(source)

    def say(self, event: str, **facts: Any) -> None:
        """Logs that something is short, at most once a minute."""
        now = self.clock.now()
        if now >= self.said.get(event, now):
            self.said[event] = now + SAID_EVERY
            log.warning(event, **facts)
