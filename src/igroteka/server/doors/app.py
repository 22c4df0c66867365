"""The server as a web application, and the web server that runs it."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from types import FrameType
from typing import Any

import structlog
import uvicorn
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from igroteka.server.doors.coding import compressed
from igroteka.server.doors.http import MOST_BODY, ROUTES, is_page, shown
from igroteka.server.doors.requests import under, with_head
from igroteka.server.doors.server import Server
from igroteka.server.doors.socket import CONNECTION, socket_door
from igroteka.server.doors.visitor import Visitor
from igroteka.server.protocol.closing import Close
from igroteka.server.protocol.commands import MOST_BYTES
from igroteka.server.protocol.refusal import Code, Refusal
from igroteka.store.errors import StoreFailed

HEADERS = {
    "content-security-policy": "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; "
    "manifest-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}
STATUSES: dict[Code, int] = {
    "no-such-table": 404,
    "no-such-page": 404,
    "not-yours": 403,
    "origin": 403,
    "bad-token": 403,
    "not-begun": 409,
    "frozen": 409,
    "too-large": 413,
    "too-fast": 429,
    "trouble": 500,
    "paused": 503,
    "not-ready": 503,
}
CODES: dict[int, Code] = {404: "no-such-page", 405: "no-such-page", 413: "too-large"}
SEND_BUFFER = 128 * 1024
"""Bytes that the system buffers for one client; a larger buffer would hide that the client is slow."""
MOST_UNHEARD = 4
"""Unhandled messages of one client, after which nothing is read from it until all are handled."""
TEXT = 0x81
"""The first byte of a frame with a whole text message."""
CLIENT_BUILD = b"igroteka-client"
"""The header by which a page learns that the server has a newer one."""
BACKLOG = 2048
"""Connections that may wait to be accepted: after a restart everybody comes back at the same time."""
GRACE = 5  # seconds for goodbyes at shutdown, and again for requests in progress

log = structlog.get_logger()


def application(server: Server) -> Litestar:
    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        app.state.server = server
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    def admit(request: Request) -> None:
        server.gate.requests.take(Visitor.of(request.scope, server.site).address)

    return Litestar(
        [*ROUTES, socket_door(server)],
        lifespan=[running],
        before_request=admit,
        exception_handlers={
            Refusal: refused,
            HTTPException: not_understood,
            StoreFailed: not_kept,
            RecursionError: malformed,  # both come out of the decoder of bodies
            UnicodeError: malformed,
            Exception: in_trouble,
        },
        request_max_body_size=MOST_BODY,
        openapi_config=None,
        logging_config=None,
    )


def with_headers(app: Any, server: Server) -> Any:
    """Adds the security headers and the client's build to every response, also where no route matches. A route's own
    headers win.
    """
    headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def wrapped(scope: Any, receive: Any, send: Callable[[Any], Awaitable[None]]) -> None:
        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                said = {name.lower() for name, _ in message["headers"]}
                missing = [header for header in headers if header[0] not in said]
                build = (CLIENT_BUILD, server.client.build.encode())
                message = {**message, "headers": [*message["headers"], *missing, build]}
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == "http" else send)

    return wrapped


# Errors, as codes


def told(code: Code, **parameters: Any) -> Response:
    return Response({"code": code, "parameters": parameters}, status_code=STATUSES.get(code, 400))


def refused(_: Request, error: Refusal) -> Response:
    return told(error.code, **error.parameters)


def not_understood(request: Request, error: HTTPException) -> Response:
    if error.status_code >= 500:
        return told("trouble")
    if error.status_code == 404 and is_page(request):
        return shown(request, 404)
    return told(CODES.get(error.status_code, "malformed"))


def malformed(_: Request, error: Exception) -> Response:
    return told("malformed")


def not_kept(_: Request, error: StoreFailed) -> Response:
    return told("paused")


def in_trouble(request: Request, error: Exception) -> Response:
    log.error("a request went wrong", path=request.scope["path"], exc_info=error)
    return told("trouble")


# The web server


class SocketLine(WebSocketsSansIOProtocol):
    """A socket that messages are written to directly (`outbox.Connection`). Through ASGI, with a task and its wrappers,
    each takes three times as long.
    """

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope.get("extensions")
            extensions[CONNECTION] = self

    def handle_text(self, event: Any) -> None:
        """Lets a few messages wait. To pause reading after each, as uvicorn does, takes two system calls."""
        self.read_paused = self.queue.qsize() < MOST_UNHEARD
        super().handle_text(event)

    def send_receive_event_to_app(self) -> None:
        """Closes the connection on invalid UTF-8 (RFC 6455, 8.1), without a log entry."""
        try:
            b"".join(self.frames).decode() if self.curr_msg_data_type == "text" else None
        except UnicodeDecodeError:
            self.conn.send_close(Close.NO_UTF8)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Cuts off a client that sends pings and does not read the pongs, which would pile up here."""
        if self.is_free():
            super().handle_ping()
        else:
            self.cut()

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


class WebServer(uvicorn.Server):
    """Says goodbye to everybody before it closes their connections."""

    def __init__(self, server: Server) -> None:
        super().__init__(
            uvicorn.Config(
                with_headers(under(server.site.root, with_head(compressed(application(server)))), server),
                ws=SocketLine,
                ws_max_size=MOST_BYTES,
                ws_ping_interval=None,
                ws_per_message_deflate=False,
                proxy_headers=False,  # doors/visitor.py reads them
                access_log=False,
                log_config=None,
                server_header=False,
                timeout_graceful_shutdown=GRACE,
            )
        )
        self.server = server

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stops gracefully at a signal, with exit code 0. A second signal does not wait."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                await self.server.say_goodbye()
        await super().shutdown(sockets)


def listening(host: str, port: int) -> socket.socket:
    """A bound socket, so that a port in use is reported at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(
        family, socket.SOCK_STREAM, socket.IPPROTO_TCP
    )  # without the name, asyncio leaves Nagle's algorithm on
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    bound.listen(BACKLOG)  # early connections wait until the server is up
    bound.setblocking(False)
    return bound
