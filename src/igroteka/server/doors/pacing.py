"""Requests that one address sends too fast: each is refused late, so whoever waits for the answer slows down."""

from collections.abc import Awaitable, Callable
from typing import Any

from igroteka.server.doors.limits import OpenCount
from igroteka.server.doors.server import Server
from igroteka.server.doors.visitor import Visitor
from igroteka.server.protocol.messages import written

LATE = 1.0
"""Seconds until a request is refused. It costs the server little meanwhile."""
MOST_WAITING = 20
"""Refusals that wait for one address behind a trusted proxy. The connections of a proxy serve everybody behind it, so
further ones are refused at once. Other addresses have a limit of connections.
"""
TOO_FAST = written({"code": "too-fast", "parameters": {}})


def paced(app: Any, server: Server) -> Any:
    """The application for those who keep to the limit of requests (`Limits.requests`)."""
    waiting = OpenCount(MOST_WAITING)

    async def wrapped(scope: Any, receive: Any, send: Callable[[Any], Awaitable[None]]) -> None:
        if scope["type"] == "lifespan":
            await app(scope, receive, send)
            return
        source = Visitor.of(scope, server.site).source
        if server.gate.requests.has(source):
            await app(scope, receive, send)
            return
        is_behind_proxy = server.connections.source(scope["client"][0]) is None
        if not (is_behind_proxy and waiting.is_full(source)):
            waiting.enter(source)
            try:
                await server.clock.sleep_until(server.clock.now() + LATE)
            finally:
                waiting.leave(source)
        await refuse(scope, receive, send)

    return wrapped


async def refuse(scope: Any, receive: Any, send: Callable[[Any], Awaitable[None]]) -> None:
    if scope["type"] == "websocket":
        await receive()  # "websocket.connect"
        await send({"type": "websocket.close"})  # before it was accepted: the browser gets a plain 403
        return
    await send({"type": "http.response.start", "status": 429, "headers": [(b"content-type", b"application/json")]})
    await send({"type": "http.response.body", "body": TOO_FAST})
