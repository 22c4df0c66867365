"""Requests before they are routed: the path of a proxy is taken off, and HEAD is answered like GET."""

from collections.abc import Awaitable, Callable
from typing import Any


def under(root: str, app: Any) -> Any:
    """The application under a path. A proxy may leave that path in the requests or take it off."""

    async def wrapped(scope: Any, receive: Any, send: Callable[[Any], Awaitable[None]]) -> None:
        path = scope.get("path", "")
        if path == root and scope["type"] == "http":
            await send({"type": "http.response.start", "status": 308, "headers": [(b"location", f"{root}/".encode())]})
            await send({"type": "http.response.body", "body": b""})
            return
        if path.startswith(f"{root}/"):
            scope = {**scope, "path": path.removeprefix(root)}
        await app(scope, receive, send)

    return wrapped if root else app


def with_head(app: Any) -> Any:
    """The application with HEAD wherever there is GET. The web server sends such an answer without its body."""

    async def wrapped(scope: Any, receive: Any, send: Callable[[Any], Awaitable[None]]) -> None:
        await app({**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope, receive, send)

    return wrapped
