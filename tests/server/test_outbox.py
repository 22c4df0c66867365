"""What waits for one client: bounded, in order, and never in anybody's way."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec

from igroteka.server.doors.outbox import LAST_WORDS, MOST_BYTES, Outbox
from igroteka.server.protocol.closing import Close
from tests.server.world import PassingTime, settle


class Line:
    """A connection that can be clogged."""

    def __init__(self) -> None:
        self.clock = PassingTime()
        self.sent: list[str] = []
        self.shut_with: int | None = None
        self.is_cut = False
        self.flows = asyncio.Event()
        self.flows.set()
        self.outbox = Outbox(self.clock, self, self.shut)

    def is_free(self) -> bool:
        return self.flows.is_set()

    async def freed(self) -> None:
        await self.flows.wait()

    def write(self, data: bytes) -> None:
        if not self.is_cut:
            self.sent.append(data.decode())

    async def shut(self, code: int) -> None:
        await self.flows.wait()
        if self.is_cut:
            raise ConnectionResetError
        self.shut_with = code

    def cut(self) -> None:
        self.is_cut = True
        self.flows.set()


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


def test_messages_are_sent_in_their_order_and_then_it_is_closed():
    async def story() -> None:
        line = Line()
        for number in range(100):
            line.outbox.send(str(number).encode())
        line.outbox.close(Close.STOPPING)
        line.outbox.send(b"too late")
        await line.outbox.flushed()
        assert line.sent == [str(number) for number in range(100)]
        assert line.shut_with == Close.STOPPING

    run(story())


def test_who_does_not_read_is_told_so_and_dropped():
    async def story() -> None:
        line = Line()
        line.flows.clear()
        while line.outbox.closing is None:
            line.outbox.send(b"x" * 10_000)
            await settle()
            assert line.outbox.bytes <= MOST_BYTES
        assert line.outbox.closing == Close.SLOW
        await line.clock.pass_by(LAST_WORDS - 0.1)
        assert not line.is_cut
        await line.clock.pass_by(0.2)
        assert line.is_cut
        await line.outbox.flushed()

    run(story())


def test_who_reads_again_in_time_gets_the_goodbye():
    async def story() -> None:
        line = Line()
        line.flows.clear()
        while line.outbox.closing is None:
            line.outbox.send(b"x" * 10_000)
        line.flows.set()
        await line.outbox.flushed()
        assert msgspec.json.decode(line.sent[-1]) == {"t": "goodbye", "why": "slow"}
        assert line.shut_with == Close.SLOW

    run(story())


def test_one_message_may_be_of_any_length():
    async def story() -> None:
        line = Line()
        line.outbox.send(b"x" * (3 * MOST_BYTES))
        await line.outbox.flushed()
        assert len(line.sent[0]) == 3 * MOST_BYTES
        assert line.outbox.closing is None
        assert line.outbox.bytes == 0

    run(story())


def test_who_keeps_up_gets_everything_at_once_and_needs_no_task():
    async def story() -> None:
        line = Line()
        line.outbox.send(b"x")
        assert line.sent == ["x"]
        assert line.outbox.sender is None

    run(story())


def test_what_had_to_wait_comes_before_what_did_not():
    async def story() -> None:
        line = Line()
        line.flows.clear()
        line.outbox.send(b"first")
        line.flows.set()
        line.outbox.send(b"second")
        await line.outbox.flushed()
        assert line.sent == ["first", "second"]
        assert line.outbox.sender is None

    run(story())
