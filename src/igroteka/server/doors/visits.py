"""What the addresses of the HTTP API share: who asks, their cookie, and QR codes of links."""

import io
from typing import Any, TypeVar

import segno
from litestar import Request, Response

from igroteka.server.doors.server import Server
from igroteka.server.doors.visitor import Visitor, cookie_header
from igroteka.server.doors.who import COOKIE, COOKIE_LIVES, Keys
from igroteka.server.protocol.refusal import Refusal

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]
"""Whose user, credentials and state the framework leaves open."""


def visit(request: AnyRequest) -> tuple[Server, Visitor]:
    """The server and the visitor of a request. Changes are refused from pages of other origins."""
    server: Server = request.app.state.server
    visitor = Visitor.of(request.scope, server.site)
    if request.method != "GET":
        server.origins.check(visitor)
    return server, visitor


async def check_may_watch(server: Server, visitor: Visitor, table: str) -> None:
    guest = server.who.guest(visitor.cookies, table)
    await server.hub.check_may_watch(table, () if guest is None else guest.aliases)


def with_cookie(response: Response[T], server: Server, visitor: Visitor, keys: Keys) -> Response[T]:
    response.headers["set-cookie"] = cookie_header(COOKIE, server.who.cookie(keys), visitor, COOKIE_LIVES)
    return response


def qr_code(server: Server, visitor: Visitor, path: str) -> bytes:
    """A QR code in SVG with the address of a page, one that other devices can reach if there is one."""
    drawn = io.BytesIO()
    origin = server.origin_for_others(visitor) or visitor.own_origin
    try:
        code = segno.make(f"{origin}{visitor.root}{path}", error="m")
    except segno.DataOverflowError:  # no real host has such a long name
        raise Refusal("malformed") from None
    code.save(drawn, kind="svg", border=2, scale=4)
    return drawn.getvalue()
