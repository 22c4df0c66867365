"""A socket as uvicorn knows it, with a budget of frames, and written to directly."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from igroteka.server.doors.connections import Connections
from igroteka.server.doors.limits import FLOOD_COSTS
from igroteka.server.doors.listening import Peer
from igroteka.server.doors.outbox import LAST_WORDS
from igroteka.server.doors.socket import CONNECTION
from igroteka.server.doors.visitor import Visitor
from igroteka.server.protocol.closing import Close
from igroteka.server.protocol.messages import Refused, written

MOST_UNHEARD = 4
"""Unhandled messages of one client, after which nothing is read from it until all are handled."""
TEXT = 0x81
"""The first byte of a frame with a whole text message."""
PIECE = 600
"""Bytes that are parsed before frames are counted: at most a hundred of them."""
TOO_FAST = written(Refused(id=None, code="too-fast", parameters={}))


class SocketLine(WebSocketsSansIOProtocol):
    """Messages are written to it directly (`outbox.Connection`). Through ASGI, with a task and its wrappers, each takes
    three times as long.
    """

    def __init__(self, open_connections: Connections, peer: Peer, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self.open_connections, self.peer = open_connections, peer
        self.source, gate = open_connections.source(peer[0]), open_connections.gate
        self.frame_budget, self.message_budget = gate.frames(), gate.messages()
        self.unread_since: float | None = None
        """When reading was paused, until it is read again."""
        self.seen = self.now = open_connections.clock.now()
        """What is being read came after `seen`, and is read now."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.client = self.peer  # also if it has gone already

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.open_connections.greeting.stop(self)
        self.open_connections.leave(self.source)

    # Reading

    def data_received(self, data: bytes) -> None:
        """Counts the frames while they are parsed: a large read may hold enough to stop the event loop for a while."""
        self.now, self.seen = self.open_connections.clock.now(), self.open_connections.turned
        if self.unread_since is not None:
            self.seen = min(self.seen, self.unread_since)
            self.unread_since = self.unread_since if self.read_paused else None
        for start in range(0, len(data), PIECE):
            if self.disconnected:
                return
            super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        if self.frame_budget.take(self.now, len(self.conn.events), self.seen):
            super().handle_events()
        else:
            self.turn_away()

    def turn_away(self) -> None:
        """Ends the connection of a client that sends more frames than a browser would. It is told why, nothing more is
        read from it, and it has to wait before it may come back.
        """
        self.transport.pause_reading()
        if self.conn.state is not State.OPEN:
            self.cut()
            return
        visitor = Visitor.of(self.scope, self.open_connections.site)
        self.open_connections.gate.requests.fine(visitor.source, FLOOD_COSTS)
        self.write(TOO_FAST)
        self.conn.send_close(Close.TOO_FAST)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": Close.TOO_FAST})
        self.close_sent = self.disconnected = True
        self.close_timer = self.loop.call_later(LAST_WORDS, self.cut)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope.get("extensions")
            extensions[CONNECTION] = self
            self.open_connections.greeting.start(self)

    def send_receive_event_to_app(self) -> None:
        """Judges a message by when it came, and lets a few wait. To pause reading after each, as uvicorn does, takes
        two system calls. Invalid UTF-8 closes the connection (RFC 6455, 8.1), without a log entry.
        """
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        event: Any = {"type": "websocket.receive"}
        event["is_too_fast"] = not self.message_budget.take(self.now, seen=self.seen)
        try:
            event |= {"text": data.decode()} if self.curr_msg_data_type == "text" else {"bytes": data}
        except UnicodeDecodeError:
            self.conn.send_close(Close.NO_UTF8)
            self.handle_parser_exception()
            return
        self.queue.put_nowait(event)
        if self.queue.qsize() > MOST_UNHEARD and not self.read_paused:
            self.read_paused, self.unread_since = True, self.now
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        """Cuts off a client that sends pings and does not read the pongs, which would pile up here."""
        if self.is_free():
            super().handle_ping()
        else:
            self.cut()

    # Writing

    def is_free(self) -> bool:
        return self.writable.is_set()

    async def freed(self) -> None:
        await self.writable.wait()

    def write(self, data: bytes) -> None:
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(text_frame(data))

    def cut(self) -> None:
        self.transport.abort()


def text_frame(data: bytes) -> bytes:
    """A whole message as a server frames it (RFC 6455, 5.2): no mask, and the length in one, three or nine bytes."""
    size = len(data)
    if size < 126:
        return bytes((TEXT, size)) + data
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + data
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + data
