"""Requests that come too fast are refused late: who waits for the answer slows down, and others notice nothing."""

import asyncio
from types import SimpleNamespace
from typing import Any

from igroteka.server.doors.limits import Gate, Limits
from igroteka.server.doors.pacing import LATE, MOST_WAITING, paced
from igroteka.server.doors.site import Site
from tests.server.world import PassingTime

BURST = 10
SOMEBODY, ANOTHER, PROXY = "192.0.2.1", "192.0.2.2", "127.0.0.1"


class Door:
    """The pacing before an application that answers 200, at a clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.clock = PassingTime()
        site = Site()
        connections = SimpleNamespace(source=lambda peer: None if site.trusts(peer) else peer)
        gate = Gate(Limits(requests=1), self.clock)
        server: Any = SimpleNamespace(site=site, gate=gate, clock=self.clock, connections=connections)
        self.app = paced(self.answer, server)
        self.sent: list[Any] = []
        self.asking: set[asyncio.Task[None]] = set()

    async def answer(self, scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def ask(self, peer: str, kind: str = "http", behind: str | None = None) -> None:
        headers = [(b"x-forwarded-for", behind.encode())] if behind else []
        scope = {"type": kind, "scheme": kind, "client": (peer, 1), "headers": headers, "path": "/"}

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            self.sent.append(message)

        await self.app(scope, receive, send)

    @property
    def statuses(self) -> list[int]:
        return [message["status"] for message in self.sent if "status" in message]

    async def ask_often(self, times: int, peer: str, **about: Any) -> None:
        """All at once, without waiting for the answers."""
        self.asking |= {asyncio.create_task(self.ask(peer, **about)) for _ in range(times)}
        await self.clock.pass_by()


def test_what_comes_too_fast_is_refused_late_and_others_notice_nothing():
    async def story() -> None:
        door = Door()
        await door.ask_often(BURST + 3, SOMEBODY)
        assert door.statuses == [200] * BURST
        await door.ask(ANOTHER)
        assert door.statuses == [200] * (BURST + 1)
        await door.clock.pass_by(LATE)
        assert door.statuses[BURST + 1 :] == [429] * 3

    asyncio.run(story())


def test_a_socket_that_comes_too_soon_is_closed_late():
    async def story() -> None:
        door = Door()
        await door.ask_often(BURST, SOMEBODY)
        await door.ask_often(1, SOMEBODY, kind="websocket")
        assert door.statuses == [200] * BURST
        await door.clock.pass_by(LATE)
        assert door.sent[-1] == {"type": "websocket.close"}

    asyncio.run(story())


def test_one_address_behind_a_proxy_does_not_take_up_all_connections_of_the_proxy():
    async def story() -> None:
        door = Door()
        await door.ask_often(BURST + MOST_WAITING + 5, PROXY, behind=SOMEBODY)
        assert door.statuses == [200] * BURST + [429] * 5
        await door.ask(PROXY, behind=ANOTHER)
        await door.clock.pass_by(LATE)
        assert door.statuses[BURST + 5 :] == [200] + [429] * MOST_WAITING

    asyncio.run(story())
