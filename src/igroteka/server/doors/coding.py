"""Compressed answers: which encodings a client accepts, and gzip for what the server writes at the moment."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from typing import Any

Send = Callable[[Any], Awaitable[None]]

LEAST = 1_000
"""Bytes from which compressing pays."""
MUCH = 50_000
"""Bytes from which compressing runs in a thread: these take a millisecond."""
LEVEL = 6
KINDS = ("application/json", "application/schema+json", "image/svg+xml", "text/")
POSTS = ("/api/replay",)
"""Requests other than GET whose answers are compressed. Others may hold a token, and the length of a compressed answer
says something about its contents (BREACH)."""


def codings(header: str) -> set[str]:
    """The encodings of an Accept-Encoding header, without those that it rules out."""
    offers = (part.strip().partition(";") for part in header.lower().split(","))
    return {name.strip() for name, _, weight in offers if not is_zero(weight)}


def is_zero(weight: str) -> bool:
    """Whether it is `q=0`, with any number of decimals."""
    name, _, number = weight.replace(" ", "").partition("=")
    return name == "q" and not number.strip("0.")


def compressed(app: Any) -> Any:
    """The application with its longer answers compressed, for clients that accept it."""

    async def wrapped(scope: Any, receive: Any, send: Send) -> None:
        is_open = scope["type"] == "http" and (scope["method"] in ("GET", "HEAD") or scope["path"] in POSTS)
        await app(scope, receive, Compressing(scope, send) if is_open else send)

    return wrapped


class Compressing:
    """Sends an answer. It holds the headers back until the body is known, which may change them."""

    def __init__(self, scope: Any, send: Send) -> None:
        self.scope, self.send = scope, send
        self.start: Any = None

    async def __call__(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.start = message
            return
        if self.start is not None:
            start, self.start = self.start, None
            if is_compressible(start, message):
                headers = [*start["headers"], (b"vary", b"accept-encoding")]
                if self.is_accepted():
                    message = {**message, "body": await squeezed(message["body"])}
                    length = str(len(message["body"])).encode()
                    headers = [header for header in headers if header[0].lower() != b"content-length"]
                    headers += [(b"content-encoding", b"gzip"), (b"content-length", length)]
                start = {**start, "headers": headers}
            await self.send(start)
        await self.send(message)

    def is_accepted(self) -> bool:
        said = b",".join(value for name, value in self.scope["headers"] if name == b"accept-encoding")
        return "gzip" in codings(said.decode("latin-1"))


def is_compressible(start: Any, message: Any) -> bool:
    headers = {name.lower(): value for name, value in start["headers"]}
    is_whole = len(message.get("body", b"")) >= LEAST and not message.get("more_body", False)
    kind = headers.get(b"content-type", b"").decode("latin-1")
    return start["status"] == 200 and is_whole and kind.startswith(KINDS) and b"content-encoding" not in headers


async def squeezed(body: bytes) -> bytes:
    if len(body) < MUCH:
        return gzip.compress(body, LEVEL, mtime=0)
    return await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)
