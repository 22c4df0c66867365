"""Connections as uvicorn makes them, over pipes that remember what was written."""

import asyncio
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from igroteka.server.doors.connections import Connections
from igroteka.server.doors.http_line import HttpLine
from igroteka.server.doors.limits import Gate, Limits
from igroteka.server.doors.site import Site
from igroteka.server.doors.socket_line import SocketLine
from igroteka.server.ports import Clock
from tests.server.world import PassingTime

STRANGERS = Site(proxies=())
"""No proxy is trusted, not even one on this machine."""
PEER = ("192.0.2.7", 50_000)
HANDSHAKE = (
    b"GET /ws/x?y HTTP/1.1\r\nHost: games.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Pipe(asyncio.Transport):
    """A transport that remembers what was written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.calls: list[str] = []
        self.protocol: Any = None

    def write(self, data: Any) -> None:
        self.written += data

    def pause_reading(self) -> None:
        self.calls.append("pause")

    def resume_reading(self) -> None:
        self.calls.append("resume")

    def is_closing(self) -> bool:
        return "close" in self.calls or "abort" in self.calls

    def close(self) -> None:
        self.calls.append("close")

    def abort(self) -> None:
        self.calls.append("abort")

    def get_protocol(self) -> Any:
        return self.protocol

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol


def connections(limits: Limits | None = None, site: Site = STRANGERS, clock: Clock | None = None) -> Connections:
    clock = clock or PassingTime()
    return Connections(Gate(limits or Limits(), clock), site, clock)


def uvicorns(app: Any) -> dict[str, Any]:
    """What uvicorn gives to a connection."""
    return {"config": uvicorn.Config(app, log_config=None), "server_state": ServerState(), "app_state": {}}


def socket_line(app: Any, among: Connections | None = None) -> tuple[SocketLine, Pipe]:
    """A connection on which the handshake is still to come."""
    line, pipe = SocketLine(among or connections(), PEER, **uvicorns(app)), Pipe()
    pipe.protocol = line
    line.connection_made(pipe)
    return line, pipe


def http_line(app: Any, among: Connections | None = None) -> tuple[HttpLine, Pipe]:
    line, pipe = HttpLine(among or connections(), PEER, **uvicorns(app)), Pipe()
    pipe.protocol = line
    line.connection_made(pipe)
    return line, pipe


def masked(text: bytes, first: int = 0x81) -> bytes:
    """A frame as clients send it, with a mask of zeros."""
    return bytes((first, 0x80 | len(text))) + bytes(4) + text
