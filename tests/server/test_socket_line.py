"""A socket whose client sends what no browser sends, or sends honestly to a server that is busy."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from websockets.protocol import State

from igroteka.server.doors.limits import FLOOD_COSTS, Limits
from igroteka.server.doors.outbox import LAST_WORDS
from igroteka.server.doors.socket_line import SocketLine
from igroteka.server.protocol.closing import Close
from tests.server.lines import HANDSHAKE, PEER, Pipe, connections, masked, socket_line
from tests.server.world import PassingTime

LIMITS = Limits(messages=10)
MESSAGES, FRAMES = 30, 60
"""What may come at once."""
PING, PONG = masked(b"", 0x89), masked(b"", 0x8A)
BEGINNING, EMPTY_PIECE = masked(b"", 0x01), masked(b"", 0x00)

Story = Callable[[SocketLine, Pipe, PassingTime], Awaitable[None]]


def told(story: Story) -> None:
    """Tells the story of a socket that has been accepted."""

    async def whole() -> None:
        over = asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            await over.wait()

        clock = PassingTime()
        line, pipe = socket_line(app, connections(LIMITS, clock=clock))
        line.data_received(HANDSHAKE)
        while not line.handshake_complete:
            await asyncio.sleep(0)
        assert line.conn.state is State.OPEN
        pipe.written = b""
        clock.moment += 1000
        line.open_connections.turned = clock.moment
        await story(line, pipe, clock)
        over.set()
        await asyncio.gather(*line.tasks)

    asyncio.run(whole())


def closed_with(pipe: Pipe) -> int | None:
    """The code of the close frame at the end of what was written."""
    at = pipe.written.rfind(b"\x88\x02")
    return None if at < 0 else int.from_bytes(pipe.written[at + 2 : at + 4], "big")


def heard(line: SocketLine) -> list[dict[str, Any]]:
    """All that waits to be handled."""
    return [line.queue.get_nowait() for _ in range(line.queue.qsize())]  # type: ignore[misc]


@pytest.mark.parametrize("flood", [PING, PONG, EMPTY_PIECE])
def test_who_sends_frames_that_are_no_messages_is_told_and_read_no_more(flood: bytes):
    async def story(line: SocketLine, pipe: Pipe, clock: PassingTime) -> None:
        line.data_received(BEGINNING + flood * 40_000)
        assert b'"too-fast"' in pipe.written
        assert closed_with(pipe) == Close.TOO_FAST
        assert pipe.calls == ["pause"]
        assert pipe.written.count(b"\x8a\x00") < 2 * FRAMES
        assert [event["type"] for event in heard(line)] == ["websocket.disconnect"]
        written = len(pipe.written)
        line.data_received(flood * 40_000)
        line.write(b"{}")
        assert len(pipe.written) == written

    told(story)


def test_a_flood_counts_as_many_requests_of_its_address():
    async def story(line: SocketLine, pipe: Pipe, clock: PassingTime) -> None:
        requests = line.open_connections.gate.requests
        line.data_received(PONG * (FRAMES + 1))
        assert requests.bucket(PEER[0]).has == requests.holds - FLOOD_COSTS

    told(story)


def test_who_is_turned_away_is_cut_off_when_it_has_had_time_to_read_why():
    async def story(line: SocketLine, pipe: Pipe, clock: PassingTime) -> None:
        line.data_received(PONG * (FRAMES + 1))
        assert line.close_timer is not None
        assert abs(line.close_timer.when() - line.loop.time() - LAST_WORDS) < 1
        line.close_timer._run()
        assert pipe.calls == ["pause", "abort"]
        line.close_timer.cancel()

    told(story)


def test_frames_may_come_at_the_rate_of_their_budget_for_ever():
    async def story(line: SocketLine, pipe: Pipe, clock: PassingTime) -> None:
        line.data_received(PONG * FRAMES)
        for _ in range(1000):
            clock.moment += 1
            line.open_connections.turned = clock.moment
            line.data_received(PONG * 20)
        assert pipe.calls == []
        line.data_received(PONG)
        assert closed_with(pipe) == Close.TOO_FAST

    told(story)


def test_a_flood_after_the_end_is_cut_off():
    async def story(line: SocketLine, pipe: Pipe, clock: PassingTime) -> None:
        await line.send({"type": "websocket.close", "code": 4400})
        line.data_received(PING * (FRAMES + 1))
        assert pipe.calls[-1] == "abort"

    told(story)


def test_messages_are_judged_by_when_they_came():
    async def story(line: SocketLine, pipe: Pipe, clock: PassingTime) -> None:
        for _ in range(MESSAGES + 5):
            line.data_received(masked(b"{}"))
        clock.moment += 1000  # before anybody reads the queue
        assert [event["is_too_fast"] for event in heard(line)] == [False] * MESSAGES + [True] * 5

    told(story)


def test_what_came_while_the_server_did_not_read_is_not_too_fast():
    async def story(line: SocketLine, pipe: Pipe, clock: PassingTime) -> None:
        for _ in range(MESSAGES):
            line.data_received(masked(b"{}"))
        assert pipe.calls == ["pause"]
        for _ in range(6):
            clock.moment += 10
            line.open_connections.turned = clock.moment
        while not line.queue.empty():
            await line.receive()
        assert pipe.calls == ["pause", "resume"]
        line.data_received(masked(b"{}") * 600)  # ten a second, for a minute
        assert not any(event["is_too_fast"] for event in heard(line))

    told(story)


def test_what_came_while_the_event_loop_stood_still_is_not_too_fast():
    async def story(line: SocketLine, pipe: Pipe, clock: PassingTime) -> None:
        line.data_received(masked(b"{}") * MESSAGES)
        assert not any(event["is_too_fast"] for event in heard(line))
        clock.moment += 10
        line.data_received(masked(b"{}") * 101)
        assert [event["is_too_fast"] for event in heard(line)] == [False] * 100 + [True]

    told(story)


def test_two_broken_texts_in_one_packet_close_the_connection_once(caplog: pytest.LogCaptureFixture):
    async def story(line: SocketLine, pipe: Pipe, clock: PassingTime) -> None:
        line.data_received(masked(b"\xff") * 2)
        assert pipe.written == b"\x88\x02" + Close.NO_UTF8.to_bytes(2, "big")
        assert pipe.calls == ["close"]

    told(story)
    assert not caplog.records
