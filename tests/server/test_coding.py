"""Compressed answers: for whom, how, and which never."""

import asyncio
import gzip
import threading
from typing import Any

import pytest

from igroteka.server.doors import coding
from igroteka.server.doors.coding import LEAST, MUCH, codings, compressed

Headers = list[tuple[bytes, bytes]]


@pytest.mark.parametrize(
    ("header", "names"),
    [
        ("", {""}),
        ("gzip", {"gzip"}),
        ("GZIP;q=1.0, br", {"gzip", "br"}),
        ("gzip;q=0, br;q=0.001", {"br"}),
        ("gzip; q=0.000", set()),
        ("gzip;q=", set()),
        ("identity;q=0.5,gzip ; q=0", {"identity"}),
    ],
)
def test_an_encoding_that_is_ruled_out_is_not_accepted(header: str, names: set[str]):
    assert codings(header) == names


def answered(
    body: bytes, method: str = "GET", path: str = "/api/games", accepts: bytes = b"gzip", status: int = 200, **more: Any
) -> tuple[dict[bytes, bytes], bytes]:
    """What a client gets from an application that answers with this body."""
    kind, is_more = more.get("kind", b"application/json"), more.get("is_more", False)
    given: Headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode()), *more.get("headers", ())]

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": status, "headers": given})
        await send({"type": "http.response.body", "body": body, "more_body": is_more})

    async def story() -> list[Any]:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {"type": "http", "method": method, "path": path, "headers": [(b"accept-encoding", accepts)]}
        await compressed(app)(scope, None, send)
        return sent

    start, message = asyncio.run(story())
    headers = dict(start["headers"])
    assert len(headers) == len(start["headers"])
    return headers, message["body"]


@pytest.mark.parametrize("size", [LEAST, MUCH - 1, MUCH, 10 * MUCH])
@pytest.mark.parametrize("path", ["/api/games", "/api/replay"])
def test_a_long_answer_is_compressed(size: int, path: str):
    body = b"x" * size
    headers, sent = answered(body, method="POST" if path in coding.POSTS else "GET", path=path)
    assert gzip.decompress(sent) == body
    assert headers[b"content-encoding"] == b"gzip"
    assert headers[b"content-length"] == str(len(sent)).encode()
    assert headers[b"vary"] == b"accept-encoding"
    assert headers[b"content-type"] == b"application/json"


@pytest.mark.parametrize(
    ("more", "vary"),
    [
        ({"body": b"x" * (LEAST - 1)}, None),
        ({"accepts": b"gzip;q=0"}, b"accept-encoding"),
        ({"accepts": b"br, deflate"}, b"accept-encoding"),
        ({"method": "POST", "path": "/api/tables/x/token"}, None),
        ({"method": "POST", "path": "/api/enter"}, None),
        ({"status": 404}, None),
        ({"kind": b"font/woff2"}, None),
        ({"headers": [(b"content-encoding", b"br")]}, None),
        ({"is_more": True}, None),
    ],
)
def test_others_are_sent_as_they_are(more: dict[str, Any], vary: bytes | None):
    body = more.pop("body", b"x" * 2 * LEAST)
    headers, sent = answered(body, **more)
    assert sent == body
    assert headers.get(b"vary") == vary
    assert headers[b"content-length"] == str(len(body)).encode()


def test_a_very_long_answer_is_compressed_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch):
    where: list[bool] = []
    compress = gzip.compress

    def noted(*given: Any, **named: Any) -> bytes:
        where.append(threading.current_thread() is threading.main_thread())
        return compress(*given, **named)

    monkeypatch.setattr(gzip, "compress", noted)
    answered(b"x" * (MUCH - 1))
    answered(b"x" * MUCH)
    assert where == [True, False]
