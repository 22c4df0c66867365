"""WebSockets at `/ws/{table}`: one conversation for each client, from its hello to its goodbye."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog
from litestar import asgi
from litestar.handlers import ASGIRouteHandler

from igroteka.server.doors.limits import LINES_A_REQUEST
from igroteka.server.doors.outbox import Outbox
from igroteka.server.doors.round_trip import kernel_trip
from igroteka.server.doors.server import Server
from igroteka.server.doors.visitor import Visitor, cookie_header
from igroteka.server.doors.who import COOKIE, COOKIE_LIVES, Guest
from igroteka.server.protocol.closing import Close
from igroteka.server.protocol.commands import MOST_BYTES, AnyMessage, Hello, id_in, parse
from igroteka.server.protocol.refusal import Code, Refusal
from igroteka.server.room.handlers import check_version, handle, refuse
from igroteka.server.room.watcher import Watcher
from igroteka.server.table.lag import Lag
from igroteka.store.errors import StoreFailed

HELLO_WITHIN = 10.0  # seconds
MOST_STRIKES = 10
"""Messages that may be malformed or come too fast before the connection is closed."""
CONNECTION = "igroteka.connection"
"""The key of the connection among the extensions of the ASGI scope."""
CLOSES: dict[Code, Close] = {
    "no-such-table": Close.NO_TABLE,
    "locked": Close.NOT_WELCOME,
    "removed": Close.NOT_WELCOME,
    "not-ready": Close.NOT_READY,
    "paused": Close.NOT_READY,
    "version": Close.VERSION,
    "frozen": Close.FROZEN,
    "malformed": Close.MALFORMED,
    "too-fast": Close.TOO_FAST,
}

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

log = structlog.get_logger()


class Gone(Exception):
    """The client has disconnected, or is being disconnected."""


def socket_door(server: Server) -> ASGIRouteHandler:
    @asgi("/ws", is_mount=True, copy_scope=False)
    async def door(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await send({"type": "http.response.start", "status": 426, "headers": [(b"upgrade", b"websocket")]})
            await send({"type": "http.response.body", "body": b""})
            return
        await receive()  # "websocket.connect"
        visitor = Visitor.of(scope, server.site)
        try:
            server.origins.check(visitor)
            with server.gate.socket(visitor.source):
                await converse(server, visitor, scope, receive, send)
        except Refusal:
            await send({"type": "websocket.close"})  # before it was accepted: the browser gets a plain 403

    return door


async def converse(server: Server, visitor: Visitor, scope: Scope, receive: Receive, send: Send) -> None:
    table = scope["path"].strip("/")
    guest, keys = server.who.guest(visitor.cookies, table), server.who.keys(visitor.cookies)
    headers = []
    if keys is None:
        keys = server.who.newcomer()
        cookie = cookie_header(COOKIE, server.who.cookie(keys), visitor, COOKIE_LIVES)
        headers = [(b"set-cookie", cookie.encode())]
    own = (server.who.alias(keys.person, table),)
    guest = guest or Guest(own, own)
    await send({"type": "websocket.accept", "headers": headers})
    connection = scope["extensions"][CONNECTION]
    outbox = Outbox(server.clock, connection, shut=lambda code: send({"type": "websocket.close", "code": code}))
    server.outboxes.add(outbox)
    try:
        first, *others = guest.aliases
        owners = server.who.owners(keys, table, guest.aliases)
        received = frozenset(guest.received)
        lag = Lag(kernel_trip(connection.transport, scope, server.site))
        watcher = Watcher(first, outbox, owners, visitor.source, tuple(others), received, lag)
        await Conversation(server, watcher, outbox, receive).run(table)
        await outbox.flushed()
    finally:
        server.outboxes.discard(outbox)


class Conversation:
    def __init__(self, server: Server, watcher: Watcher, outbox: Outbox, receive: Receive) -> None:
        self.server, self.watcher, self.outbox, self.receive = server, watcher, outbox, receive
        self.strikes, self.hellos = 0, server.gate.hellos()

    async def run(self, table: str) -> None:
        try:
            await self.talk(table)
        except Gone:
            return
        except Refusal as refused:
            refuse(self.watcher, refused)
            self.outbox.close(CLOSES[refused.code])
        except StoreFailed:
            refuse(self.watcher, Refusal("paused"))
            self.outbox.close(Close.NOT_READY)
        except Exception:
            log.exception("a conversation failed")
            self.outbox.close(Close.TROUBLE)

    async def talk(self, table: str) -> None:
        hello = await self.hello()
        self.server.connections.greeting.stop(self.outbox.connection)
        self.server.check_running()
        async with self.server.hub.visiting(table) as room:
            try:
                self.watcher.adds_entropy = hello.entropy
                await room.greet(self.watcher, hello.since)
                self.count_lines(hello.since)
                self.server.heartbeat.add(self.watcher, lambda: self.outbox.close(Close.SILENT))
                while True:
                    await handle(room, self.watcher, await self.message())
            finally:
                self.server.heartbeat.remove(self.watcher)
                room.leave(self.watcher, is_cut=self.outbox.closing == Close.SLOW)

    def count_lines(self, known: int) -> None:
        """Whoever comes again and again to a table with a long log has to wait, like others who read it."""
        told = self.watcher.told - known if known <= self.watcher.told else self.watcher.told
        self.server.gate.requests.fine(self.watcher.address, told / LINES_A_REQUEST)

    async def hello(self) -> Hello:
        """The first message, which has to be a hello and to come soon."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                message = await self.message()
        except TimeoutError:
            self.outbox.close(Close.SILENT)
            raise Gone from None
        if not isinstance(message, Hello):
            raise Refusal("malformed")
        check_version(message)
        return message

    async def message(self) -> AnyMessage:
        """The next valid message. Others are refused, and too many of them close the connection."""
        while True:
            event = await self.receive()
            text = self.text(event)
            try:
                if event["is_too_fast"]:
                    raise Refusal("too-fast")
                message = parse(text)
                if isinstance(message, Hello) and not self.hellos.take(self.server.clock.now()):
                    raise Refusal("too-fast")
                return message
            except msgspec.MsgspecError:
                self.strike(Refusal("malformed"), id_in(text))
            except Refusal as refused:
                self.strike(refused)

    def text(self, event: Any) -> str:
        if event["type"] != "websocket.receive":
            raise Gone
        text = event.get("text")
        if text is None or len(text) > MOST_BYTES:
            self.outbox.close(Close.NOT_TEXT if text is None else Close.TOO_LARGE)
            raise Gone
        return text

    def strike(self, refused: Refusal, command: str | None = None) -> None:
        self.strikes += 1
        refuse(self.watcher, refused, command)
        if self.strikes > MOST_STRIKES:
            self.outbox.close(CLOSES[refused.code])
            raise Gone
