"""The private parts of uvicorn that our lines and `WebServer` use: its versions are bounded, and these are there."""

import asyncio
import inspect
import tomllib
from pathlib import Path
from typing import Any

import h11
import uvicorn
from packaging.requirements import Requirement
from packaging.version import Version
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.server import ServerProtocol

from igroteka.server.doors.socket_line import SocketLine
from tests.server.lines import HANDSHAKE, PEER, http_line, masked, socket_line

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
INHERITED = {
    WebSocketsSansIOProtocol: {
        "connection_made": ["self", "transport"],
        "connection_lost": ["self", "exc"],
        "data_received": ["self", "data"],
        "handle_connect": ["self", "event"],
        "handle_events": ["self"],
        "send_receive_event_to_app": ["self"],
        "handle_ping": ["self"],
        "handle_parser_exception": ["self"],
        "pause_writing": ["self"],
        "resume_writing": ["self"],
    },
    H11Protocol: {
        "connection_made": ["self", "transport"],
        "connection_lost": ["self", "exc"],
        "data_received": ["self", "data"],
        "handle_websocket_upgrade": ["self", "event"],
    },
    uvicorn.Server: {
        "startup": ["self", "sockets"],
        "on_tick": ["self", "counter"],
        "handle_exit": ["self", "sig", "frame"],
        "shutdown": ["self", "sockets"],
    },
}
"""Methods of uvicorn's classes that ours override or call."""


def test_its_versions_are_bounded_and_the_installed_one_is_among_them():
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    (needed,) = [one for one in map(Requirement, project["dependencies"]) if one.name == "uvicorn"]
    installed = Version(uvicorn.__version__)
    assert needed.specifier.contains(installed)
    assert not needed.specifier.contains(f"{installed.major}.{installed.minor + 1}.0")
    assert not needed.specifier.contains(f"{installed.major + 1}.0.0")


def test_methods_that_are_overridden_or_called_have_the_expected_parameters():
    for base, methods in INHERITED.items():
        for name, parameters in methods.items():
            assert list(inspect.signature(getattr(base, name)).parameters) == parameters
    for name in ("startup", "on_tick", "shutdown"):
        assert inspect.iscoroutinefunction(getattr(uvicorn.Server, name))


def test_a_protocol_has_the_attributes_that_are_used_and_they_mean_what_is_expected():
    scopes: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        scopes.append(scope)

    async def story() -> None:
        line, pipe = socket_line(app)
        assert isinstance(line.conn, ServerProtocol)
        assert isinstance(line.queue, asyncio.Queue)
        assert isinstance(line.writable, asyncio.Event)
        assert (line.read_paused, line.disconnected, line.close_sent, line.frames) == (False, False, False, [])
        assert (line.close_timer, line.conn.events) == (None, [])
        assert line.conn.state is State.CONNECTING
        line.data_received(HANDSHAKE)
        assert line.response.status_code == 101
        assert line.transport is pipe
        scope: Any = line.scope
        assert scope["extensions"]["igroteka.connection"] is line
        assert (await line.queue.get())["type"] == "websocket.connect"
        line.data_received(masked(b"{}"))
        assert line.curr_msg_data_type == "text"
        event: Any = await line.queue.get()
        assert (event["type"], event["text"]) == ("websocket.receive", "{}")
        assert line.is_free()
        line.pause_writing()
        assert not line.is_free()
        line.resume_writing()
        await line.freed()
        line.write(b"[]")
        assert pipe.written.endswith(b"\x81\x02[]")
        await asyncio.gather(*line.tasks)

    asyncio.run(story())
    assert [(scope["type"], scope["path"]) for scope in scopes] == [("websocket", "/ws/x")]


def test_reading_pauses_only_when_several_messages_wait():
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.Event().wait()

    async def story() -> None:
        line, pipe = socket_line(app)
        line.data_received(HANDSHAKE)
        paused = []
        for _ in range(6):
            line.data_received(masked(b"{}"))
            paused.append("pause" in pipe.calls)
        assert paused[0] is False
        assert paused[-1] is True
        while not line.queue.empty():
            await line.receive()
        assert pipe.calls[-1] == "resume"
        assert pipe.calls.count("resume") == 1
        for task in line.tasks:
            task.cancel()
        await asyncio.gather(*line.tasks, return_exceptions=True)

    asyncio.run(story())


def test_a_connection_tells_whether_a_request_is_complete_and_becomes_a_socket():
    scopes: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        scopes.append(scope)
        await receive()
        await send({"type": "websocket.close"})

    async def story() -> None:
        line, _ = http_line(app)
        assert line.conn.their_state is h11.IDLE
        line.data_received(b"POST / HTTP/1.1\r\nHost: games.example\r\nContent-Length: 2\r\n\r\n{")
        assert line.conn.their_state is h11.SEND_BODY
        line.data_received(b"}")
        assert line.conn.their_state is h11.DONE
        line, pipe = http_line(app)
        line.data_received(HANDSHAKE)
        assert isinstance(pipe.protocol, SocketLine)
        assert pipe.protocol.transport is pipe
        await asyncio.gather(*pipe.protocol.tasks)

    asyncio.run(story())
    assert [(scope["type"], scope["client"]) for scope in scopes][-1] == ("websocket", PEER)
