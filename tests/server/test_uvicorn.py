"""The private parts of uvicorn that `SocketLine` and `WebServer` use: its versions are bounded, and these are there."""

import asyncio
import inspect
import tomllib
from pathlib import Path
from typing import Any

import uvicorn
from packaging.requirements import Requirement
from packaging.version import Version
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.server import ServerProtocol

from igroteka.server.doors.app import SocketLine

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
INHERITED = {
    "handle_connect": ["self", "event"],
    "handle_text": ["self", "event"],
    "send_receive_event_to_app": ["self"],
    "handle_ping": ["self"],
    "handle_parser_exception": ["self"],
    "pause_writing": ["self"],
    "resume_writing": ["self"],
}
"""Methods of uvicorn's protocol that ours overrides or calls."""


def test_its_versions_are_bounded_and_the_installed_one_is_among_them():
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    (needed,) = [one for one in map(Requirement, project["dependencies"]) if one.name == "uvicorn"]
    installed = Version(uvicorn.__version__)
    assert needed.specifier.contains(installed)
    assert not needed.specifier.contains(f"{installed.major}.{installed.minor + 1}.0")
    assert not needed.specifier.contains(f"{installed.major + 1}.0.0")


def test_methods_that_are_overridden_or_called_have_the_expected_parameters():
    for name, parameters in INHERITED.items():
        assert list(inspect.signature(getattr(WebSocketsSansIOProtocol, name)).parameters) == parameters
    assert list(inspect.signature(uvicorn.Server.handle_exit).parameters) == ["self", "sig", "frame"]
    assert list(inspect.signature(uvicorn.Server.shutdown).parameters) == ["self", "sockets"]
    assert inspect.iscoroutinefunction(uvicorn.Server.shutdown)


class Pipe(asyncio.Transport):
    """A transport that remembers what was written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.calls: list[str] = []

    def write(self, data: Any) -> None:
        self.written += data

    def pause_reading(self) -> None:
        self.calls.append("pause")

    def resume_reading(self) -> None:
        self.calls.append("resume")

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        self.calls.append("close")


HANDSHAKE = (
    b"GET /ws/x?y HTTP/1.1\r\nHost: games.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def test_a_protocol_has_the_attributes_that_are_used_and_they_mean_what_is_expected():
    scopes: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        scopes.append(scope)

    async def story() -> None:
        line = SocketLine(uvicorn.Config(app, log_config=None), ServerState(), {})
        pipe = Pipe()
        line.connection_made(pipe)
        assert isinstance(line.conn, ServerProtocol)
        assert isinstance(line.queue, asyncio.Queue)
        assert isinstance(line.writable, asyncio.Event)
        assert (line.read_paused, line.disconnected, line.close_sent, line.frames) == (False, False, False, [])
        line.data_received(HANDSHAKE)
        assert line.response.status_code == 101
        assert line.transport is pipe
        assert line.scope["extensions"]["igroteka.connection"] is line  # type: ignore[index]
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
        line = SocketLine(uvicorn.Config(app, log_config=None), ServerState(), {})
        pipe = Pipe()
        line.connection_made(pipe)
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


def masked(text: bytes) -> bytes:
    """A frame as clients send it, with a mask of zeros."""
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text
