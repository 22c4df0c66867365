"""The server as a web application."""

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Response
from litestar.exceptions import HTTPException

from igroteka.server.doors.coding import compressed
from igroteka.server.doors.http import MOST_BODY, ROUTES, is_page, shown
from igroteka.server.doors.pacing import paced
from igroteka.server.doors.requests import under, with_head
from igroteka.server.doors.server import Server
from igroteka.server.doors.socket import socket_door
from igroteka.server.doors.visits import AnyRequest
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
CLIENT_BUILD = b"igroteka-client"
"""The header by which a page learns that the server has a newer one."""

log = structlog.get_logger()


def asgi(server: Server) -> Any:
    """The application with everything around it."""
    app = under(server.site.root, with_head(compressed(application(server))))
    return with_headers(paced(app, server), server)


def application(server: Server) -> Litestar:
    @asynccontextmanager
    async def running(app: Litestar) -> AsyncGenerator[None]:
        app.state.server = server
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    return Litestar(
        [*ROUTES, socket_door(server)],
        lifespan=[running],
        exception_handlers={
            Refusal: refused,
            HTTPException: not_understood,
            StoreFailed: not_kept,
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


def told(code: Code, **parameters: Any) -> Response[Any]:
    return Response({"code": code, "parameters": parameters}, status_code=STATUSES.get(code, 400))


def refused(_: AnyRequest, error: Refusal) -> Response[Any]:
    return told(error.code, **error.parameters)


def not_understood(request: AnyRequest, error: HTTPException) -> Response[Any]:
    if error.status_code >= 500:
        return told("trouble")
    if error.status_code == 404 and is_page(request):
        return shown(request, 404)
    return told(CODES.get(error.status_code, "malformed"))


def not_kept(_: AnyRequest, error: StoreFailed) -> Response[Any]:
    return told("paused")


def in_trouble(request: AnyRequest, error: Exception) -> Response[Any]:
    log.error("a request went wrong", path=request.scope["path"], exc_info=error)
    return told("trouble")
