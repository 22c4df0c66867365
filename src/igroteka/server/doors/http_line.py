"""A connection that speaks HTTP, until it becomes a socket: each request has to be complete in time."""

import asyncio
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from igroteka.server.doors.connections import Connections
from igroteka.server.doors.listening import Peer
from igroteka.server.doors.socket_line import SocketLine

INCOMPLETE = (h11.IDLE, h11.SEND_BODY)
"""The states of a client that has not sent the whole of a request."""
MOST_PIECES = 3_000
"""Chunks or reads in which one body may come. Each costs the same, however small it is. A megabyte that comes in single
packets has a quarter of them.
"""


class BoundedRequests(h11.Connection):
    """Refuses a body that comes in too many pieces."""

    pieces = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.pieces = 0
        elif isinstance(event, h11.Data):
            self.pieces += 1
        if self.pieces > MOST_PIECES:
            raise h11.RemoteProtocolError("too many pieces")
        return event


class HttpLine(H11Protocol):
    def __init__(self, open_connections: Connections, peer: Peer, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self.conn: h11.Connection = BoundedRequests(h11.SERVER)
        self.open_connections, self.peer = open_connections, peer
        self.source = open_connections.source(peer[0])
        self.ws_protocol_class: Any = partial(SocketLine, open_connections, peer)
        self.is_asking = True

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self.client = self.peer  # also if it has gone already
        self.open_connections.asking.start(self)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        is_socket = self.transport.get_protocol() is not self
        is_asking = self.conn.their_state in INCOMPLETE
        if not is_socket and is_asking != self.is_asking:
            self.is_asking = is_asking
            self.stop_waiting()
            (self.open_connections.asking if is_asking else self.open_connections.answered).start(self)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.stop_waiting()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.stop_waiting()
        self.open_connections.leave(self.source)

    def stop_waiting(self) -> None:
        self.open_connections.asking.stop(self)
        self.open_connections.answered.stop(self)

    def cut(self) -> None:
        self.transport.abort()
