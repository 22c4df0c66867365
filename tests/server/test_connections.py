"""Connections before and between requests: counted by address, cut off when they keep the server waiting."""

import asyncio
import errno
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest
from structlog.testing import capture_logs

from igroteka.server.doors import listening as door
from igroteka.server.doors.connections import ANSWER_WITHIN, REQUEST_WITHIN, SAID_EVERY, Connections
from igroteka.server.doors.http_line import MOST_PIECES
from igroteka.server.doors.limits import Limits
from igroteka.server.doors.listening import Listener, listening
from igroteka.server.doors.site import USUAL, source_of
from tests.server.client import Guest, Running, running
from tests.server.lines import HANDSHAKE, STRANGERS, Pipe, connections, http_line
from tests.server.world import PassingTime, settle

GET = b"GET / HTTP/1.1\r\nHost: games.example\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: games.example\r\nContent-Length: 10\r\n\r\n"
Story = Callable[[Connections, PassingTime], Awaitable[None]]


def told(story: Story) -> None:
    """Tells a story of connections whose deadlines are watched."""

    async def whole() -> None:
        clock = PassingTime()
        among = connections(clock=clock)
        watching = asyncio.create_task(among.run())
        await story(among, clock)
        watching.cancel()

    asyncio.run(whole())


async def answering(scope: Any, receive: Any, send: Any) -> None:
    """Answers when it has the whole request."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


# Counting


def test_a_source_is_an_address_or_a_network_of_ipv6():
    assert source_of("192.0.2.7") == "192.0.2.7"
    assert source_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert source_of("2001:db8:1:2:3:4:5:6") == source_of("2001:db8:1:2::") == "2001:db8:1:2::/64"
    assert source_of("2001:db8:1:3::6") != source_of("2001:db8:1:2::6")
    assert source_of("fe80::1%eth0") == "fe80::/64"
    assert source_of("") == ""


def test_connections_are_counted_by_source_until_they_are_closed():
    among = connections(Limits(connections=2))
    assert [among.enter("here") for _ in range(3)] == [True, True, False]
    assert among.enter("there")
    among.leave("here")
    assert among.enter("here")
    assert among.open == 3


def test_an_address_opens_twice_as_many_connections_a_second_as_it_may_send_requests():
    clock = PassingTime()
    among = connections(Limits(requests=3), clock=clock)

    def opened() -> int:
        """How many of a hundred connections get in, each closed at once."""
        entered = [among.enter("here") for _ in range(100)]
        for _ in range(sum(entered)):
            among.leave("here")
        return sum(entered)

    assert opened() == 60
    clock.moment += 1
    assert opened() == 6
    assert among.enter("there")


def test_a_body_of_too_many_pieces_is_refused_and_read_no_further():
    async def story(among: Connections, clock: PassingTime) -> None:
        assert among.enter(None)
        line, pipe = http_line(answering, among)
        line.data_received(b"POST / HTTP/1.1\r\nHost: games.example\r\nTransfer-Encoding: chunked\r\n\r\n")
        line.data_received(b"1\r\nx\r\n" * MOST_PIECES)
        assert not pipe.is_closing()
        line.data_received(b"1\r\nx\r\n" * 40_000)
        assert pipe.written.startswith(b"HTTP/1.1 400 ")
        assert pipe.is_closing()
        assert len(line.conn.trailing_data[0]) > 40_000  # most of it was not even parsed

    told(story)


def test_those_of_an_unknown_address_count_as_one_source():
    among = connections(Limits(connections=2))
    assert [among.enter(among.source("")) for _ in range(3)] == [True, True, False]


def test_those_of_a_trusted_proxy_are_not_counted_by_address_but_in_all():
    among = connections(Limits(connections=2), USUAL)
    among.most = 5
    assert among.source("127.0.0.1") is None
    assert [among.enter(among.source("127.0.0.1")) for _ in range(6)] == [True] * 5 + [False]


def test_when_there_are_too_many_the_one_that_was_silent_for_longest_gives_way():
    async def story(among: Connections, clock: PassingTime) -> None:
        among.most = 2
        lines = []
        for _ in range(2):
            assert among.enter(None)
            lines.append(http_line(answering, among))
        lines[0][0].data_received(GET)
        await settle()
        assert among.enter(None)
        assert [pipe.calls for _, pipe in lines] == [[], ["abort"]]
        assert not among.enter(None)

    told(story)


def test_sockets_on_which_nobody_says_hello_give_way_too_the_oldest_first():
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()

    async def story(among: Connections, clock: PassingTime) -> None:
        among.most, pipes = 2, list[Pipe]()
        for data in (HANDSHAKE, GET[:-1]):
            await clock.pass_by(1)
            assert among.enter(None)
            line, pipe = http_line(app, among)
            line.data_received(data)
            await settle()
            pipes.append(pipe)
        assert pipes[0].written.startswith(b"HTTP/1.1 101 ")
        assert among.enter(None)
        assert [pipe.calls for pipe in pipes] == [["abort"], []]
        assert among.enter(None)
        assert [pipe.calls for pipe in pipes] == [["abort"], ["abort"]]

    told(story)


def test_what_is_short_is_logged_once_a_minute():
    clock = PassingTime()
    among = connections(Limits(connections=1), clock=clock)
    among.enter("here")
    with capture_logs() as logs:
        for _ in range(100):
            among.enter("here")
        assert len(logs) == 1
        clock.moment += SAID_EVERY
        among.enter("here")
    assert [(line["log_level"], line["address"]) for line in logs] == [("warning", "here")] * 2


# Waiting


@pytest.mark.parametrize(
    "pieces", [[], [GET[:-1]], [bytes((byte,)) for byte in GET[:38]], [POST, b"1"], [POST[:40], b"x"]]
)
def test_a_request_that_is_not_complete_in_time_is_cut_off(pieces: list[bytes]):
    async def story(among: Connections, clock: PassingTime) -> None:
        line, pipe = http_line(answering, among)
        for piece in pieces:
            await clock.pass_by(0.9 * REQUEST_WITHIN / len(pieces))
            line.data_received(piece)
        await clock.pass_by(0.05 * REQUEST_WITHIN if pieces else 0.95 * REQUEST_WITHIN)
        assert pipe.calls == []
        await clock.pass_by(0.1 * REQUEST_WITHIN)
        assert pipe.calls == ["abort"]
        line.connection_lost(None)
        await settle()

    told(story)


def test_one_that_is_complete_is_answered_and_the_next_has_its_own_time():
    async def story(among: Connections, clock: PassingTime) -> None:
        line, pipe = http_line(answering, among)
        for _ in range(3):
            await clock.pass_by(0.9 * REQUEST_WITHIN)
            line.data_received(POST)
            line.data_received(b"0123456789")
            await settle()
        assert pipe.written.count(b"200 OK") == 3
        await clock.pass_by(2 * REQUEST_WITHIN)
        assert pipe.calls == []
        line.data_received(GET[:10])
        await clock.pass_by(1.1 * REQUEST_WITHIN)
        assert pipe.calls == ["abort"]

    told(story)


def test_one_that_rests_after_an_answer_is_closed():
    async def story(among: Connections, clock: PassingTime) -> None:
        line, pipe = http_line(answering, among)
        line.data_received(GET)
        await settle()
        assert line.timeout_keep_alive_task is not None
        assert 0 < line.timeout_keep_alive_task.when() - line.loop.time() <= line.timeout_keep_alive == 5
        line.timeout_keep_alive_task._run()
        assert pipe.calls == ["close"]

    told(story)


def test_one_whose_answer_is_not_read_is_cut_off_in_the_end():
    async def story(among: Connections, clock: PassingTime) -> None:
        line, pipe = http_line(answering, among)
        line.pause_writing()
        line.data_received(GET)
        await clock.pass_by(0.9 * ANSWER_WITHIN)
        assert pipe.calls == []
        await clock.pass_by(0.2 * ANSWER_WITHIN)
        assert pipe.calls == ["abort"]
        line.connection_lost(None)
        await settle()

    told(story)


def test_a_connection_that_became_a_socket_waits_for_no_request_and_is_counted_to_its_end():
    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def story(among: Connections, clock: PassingTime) -> None:
        source = among.source("192.0.2.7")
        among.enter(source)
        line, pipe = http_line(app, among)
        line.data_received(HANDSHAKE)
        among.greeting.stop(pipe.protocol)  # somebody says hello
        await clock.pass_by(2 * ANSWER_WITHIN)
        assert pipe.calls == []
        assert among.gate.connections.open == {source: 1}
        pipe.protocol.connection_lost(None)
        assert among.open == 0
        assert not among.gate.connections.open
        assert not among.asking.due
        await settle()

    told(story)


# Accepting


class Short(socket.socket):
    """A listening socket while the system has no descriptor."""

    tries = 0

    def accept(self) -> Any:
        self.tries += 1
        if self.tries <= 3:
            raise OSError(errno.EMFILE, "Too many open files")
        return super().accept()


def test_without_descriptors_connections_wait_and_the_log_says_so_once():
    async def story(among: Connections, clock: PassingTime) -> None:
        opened: list[Any] = []

        def factory(peer: Any) -> asyncio.Protocol:
            opened.append(peer)
            return asyncio.Protocol()

        with listening("127.0.0.1", 0) as bound:
            short = Short(bound.family, bound.type, bound.proto, bound.detach())
        with short, capture_logs() as logs, socket.create_connection(short.getsockname()) as client:
            accepting = asyncio.create_task(Listener(short, among, factory).run())
            await clock.pass_by(0.9 * door.REST)
            assert short.tries == 1
            await clock.pass_by(3 * door.REST)
            while not opened:
                await settle()
            assert opened == [client.getsockname()]
            assert [(line["log_level"], line["why"]) for line in logs] == [("warning", "Too many open files")]
            accepting.cancel()
            await asyncio.gather(accepting, return_exceptions=True)

    told(story)


def test_an_address_with_too_many_connections_is_refused_and_others_get_in():
    async def story() -> None:
        async with running(limits=Limits(connections=5, requests=10_000)) as house:
            house.server.connections.site = STRANGERS
            many = [await connect(house) for _ in range(6)]
            assert await many[-1][0].read() == b""
            other, out = await connect(house, "127.0.0.9")
            out.write(GET)
            assert b"200 OK" in await other.readline()
            many[0][1].close()
            while house.server.gate.connections.open["127.0.0.1"] == 5:
                await asyncio.sleep(0)
            assert (await Guest(house, "ann").ask("GET", "/healthz")).text == "ok\n"
            for _, writer in (*many, (other, out)):
                await closed(writer)

    asyncio.run(story())


def test_silent_connections_end():
    async def story() -> None:
        async with running(pace=100) as house:
            silent, out = await connect(house)
            assert await silent.read() == b""
            await closed(out)

    asyncio.run(story())


async def connect(house: Running, address: str = "127.0.0.1") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", house.port, local_addr=(address, 0))


async def closed(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()
