"""The HTTP API: tables, tokens, records and replays as JSON; the browser client; health."""

import asyncio
import io
from typing import Annotated, Any

import msgspec
import segno
from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from igroteka.games import NAMES
from igroteka.server.build import build, version
from igroteka.server.doors.catalogue import Described, described
from igroteka.server.doors.client import ASK_FIRST, FOREVER
from igroteka.server.doors.game_files import FILES, game_file
from igroteka.server.doors.preview import LinkPreview
from igroteka.server.doors.replay import Replay, record_in, replayed
from igroteka.server.doors.server import Server
from igroteka.server.doors.visitor import Visitor, cookie_header
from igroteka.server.doors.who import COOKIE, COOKIE_LIVES, place_cookie
from igroteka.server.protocol.commands import SeatNumber
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.protocol.schema import schema
from igroteka.server.room.hub import record_of
from igroteka.server.table.opening import Wanted, opening
from igroteka.store.errors import NoSuchTable, StoreFailed
from igroteka.store.store import Page, Status, StoredTable

LATEST = (1 << 63) - 1  # a store counts changes in 64 bits
MOST_BODY = 16_000
MOST_REPLAY = 1_000_000
REPLAY_COSTS = 10
"""A replay counts as this many requests."""
PAGES = [
    "/",
    "/t/{table:str}",
    "/j/{code:str}",
    "/new/{game:str}",
    "/rules/{game:str}",
    "/replay",
    "/replay/{table:str}",
]
"""Addresses of the browser client. It also shows unknown ones, as such."""
NOT_PAGES = ("/api", "/assets", "/ws")
"""Under these, an unknown address is answered in JSON."""


class SeatAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Without a number: all seats that the sender holds."""

    seat: SeatNumber | None = None


class Token(msgspec.Struct, frozen=True):
    """It goes into a link, after `#seat=`."""

    token: str


class SeatLink(msgspec.Struct, frozen=True):
    """A token, and its link as a QR code in SVG. The code has no address of its own, so no log has the token."""

    token: str
    qr: str


class Address(msgspec.Struct, frozen=True):
    """The origin of links for others; None if the server listens on this machine only."""

    origin: str | None


class Entered(msgspec.Struct, frozen=True):
    table: str
    seat: int


class ReplayAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record's text, or a table whose match is shown as far as it has gone."""

    record: str | None = None
    table: str | None = None
    since: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0


def visit(request: Request) -> tuple[Server, Visitor]:
    """The server and the visitor of a request. Changes are refused from pages of other origins."""
    server: Server = request.app.state.server
    visitor = Visitor.of(request.scope, server.site)
    if request.method != "GET":
        server.origins.check(visitor)
    return server, visitor


def with_cookie(response: Response, server: Server, visitor: Visitor, person: str) -> Response:
    response.headers["set-cookie"] = cookie_header(COOKIE, server.who.cookie(person), visitor, COOKIE_LIVES)
    return response


class Tables(Controller):
    path = "/api/tables"

    @post()
    async def open(self, request: Request, data: JSONBody[Wanted]) -> Response[StoredTable]:
        server, visitor = visit(request)
        server.check_running()
        person, table = server.who.person(visitor.cookies) or server.who.newcomer(), server.hub.new_id()
        alias = server.who.alias(person, table)
        entries = opening(data, alias)  # a refused request does not count against the limit
        await server.loading.admit(data.game)
        server.gate.tables.take(f"address {visitor.address}")
        server.gate.tables.take(f"person {person}")
        stored = await server.hub.open(table, entries, [server.who.owner(person, alias)])
        return with_cookie(Response(stored, status_code=201), server, visitor, person)

    @get()
    async def listed(
        self,
        state: State,
        status: FromQuery[Status] = "open",
        before: Annotated[int | None, QueryParameter(ge=0, le=LATEST)] = None,
    ) -> Page:
        """Public tables, those that changed last first."""
        return await state.server.hub.listed(status, before)

    @get("/mine")
    async def mine(
        self, request: Request, before: Annotated[int | None, QueryParameter(ge=0, le=LATEST)] = None
    ) -> Page:
        """The tables at which the sender has had a seat, those that changed last first."""
        server, visitor = visit(request)
        person = server.who.person(visitor.cookies)
        return (
            Page([], None) if person is None else await server.store.owned(server.who.owner(person, "").person, before)
        )

    @get("/{code:str}")
    async def find(self, state: State, code: FromPath[str]) -> StoredTable:
        return await state.server.hub.find(code)

    @get("/{table:str}/record")
    async def record(self, state: State, table: FromPath[str]) -> Response[str]:
        state.server.check_running()
        text = await state.server.hub.record(table)
        file = f'attachment; filename="igroteka-{table[:8]}.txt"'
        return Response(text, media_type="text/plain", headers={"content-disposition": file})

    @get("/{code:str}/qr")
    async def qr(self, request: Request, code: FromPath[str]) -> Response[bytes]:
        """The link by which others join, as a QR code."""
        server, visitor = visit(request)
        table = await server.hub.find(code)
        return Response(qr_code(server, visitor, f"/j/{table.code}"), media_type="image/svg+xml")

    @post("/{table:str}/token")
    async def token(self, request: Request, table: FromPath[str], data: JSONBody[SeatAsked]) -> SeatLink:
        """A link for the holder of a seat, to go on elsewhere or to hand the seat over."""
        server, visitor = visit(request)
        server.check_running()
        alias = server.who.guest(visitor.cookies, table)
        seats = [] if alias is None else (await server.hub.look(table)).seats_of(alias)
        if alias is None or not is_among(data.seat, seats):
            raise Refusal("not-yours", seat=data.seat)
        token = server.who.token(table, alias, data.seat)
        return SeatLink(token, qr_code(server, visitor, f"/t/{table}#seat={token}").decode())


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


@post("/api/enter", status_code=200)
async def enter(request: Request, data: JSONBody[Token]) -> Response[Entered]:
    """Exchanges a token for a cookie, or for one seat of several. A token is void once the seat has changed hands."""
    server, visitor = visit(request)
    server.check_running()
    token = server.who.read_token(data.token)
    seats = (await server.hub.look(token.table)).seats_of(token.alias)
    if not is_among(token.seat, seats):
        raise Refusal("bad-token")
    if token.seat is not None and len(seats) > 1:  # the other seats stay with the giver
        person = server.who.person(visitor.cookies) or server.who.newcomer()
        receiver = server.who.owner(person, server.who.alias(person, token.table))
        await server.hub.hand_over(token.table, token.seat, token.alias, receiver)
        return with_cookie(Response(Entered(token.table, token.seat)), server, visitor, person)
    cookie = cookie_header(place_cookie(token.table), server.who.place(token), visitor, COOKIE_LIVES)
    seat = seats[0] if token.seat is None else token.seat
    return Response(Entered(token.table, seat), headers={"set-cookie": cookie})


def is_among(seat: int | None, seats: list[int]) -> bool:
    """Whether the seat is one of them; without a number, whether there is any."""
    return bool(seats) if seat is None else seat in seats


@post("/api/replay", status_code=200, request_max_body_size=MOST_REPLAY)
async def replay(request: Request, data: JSONBody[ReplayAsked]) -> Replay:
    server, visitor = visit(request)
    server.check_running()
    server.gate.requests.take(visitor.address, REPLAY_COSTS)
    if (data.record is None) == (data.table is None):
        raise Refusal("malformed")
    looks: list[int] = []
    text = data.record or ""
    if data.table is not None:
        table = await server.hub.last_good(data.table)
        text, looks = record_of(table), [seat.look for seat in table.seats]
    record = await asyncio.to_thread(record_in, text)
    await server.loading.admit(record.game)
    return await asyncio.to_thread(replayed, record, data.since, looks)


@get("/api/games")
async def games(state: State, first: FromQuery[str | None] = None) -> list[Described]:
    """The games that can be played. On a first start others follow as their rules are compiled, the named one first."""
    state.server.check_running()
    if first in NAMES:
        state.server.loading.agenda.want(first)
    return [described(name) for name in NAMES if name in state.server.loading.loaded]


@get([f"/api/games/{{game:str}}/{file}" for file in FILES])
async def game_part(request: Request, game: FromPath[str]) -> Response[bytes]:
    """A game's phrasebook, rules or cover. A browser that has the current one gets a 304."""
    found = game_file(game, request.url.path.rpartition("/")[2])
    data, coding = found.best(request.headers.get("accept-encoding", ""))
    headers = {"cache-control": ASK_FIRST, "etag": found.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    headers |= {"content-encoding": coding} if coding else {}
    return Response(data, media_type=found.type, headers=headers)


@get("/api/schema", media_type="application/schema+json")
async def messages(state: State) -> dict[str, Any]:
    """The JSON Schema of messages and views."""
    state.server.loading.check_all()
    return schema()


@get("/api/address")
async def address(request: Request) -> Address:
    server, visitor = visit(request)
    return Address(server.origin_for_others(visitor))


@get(PAGES, media_type="text/html")
async def page(request: Request) -> Response[str]:
    """The client's page, the same at all its addresses. That of a game that does not exist is not found."""
    game = request.path_params.get("game")
    is_known = game is None or game in NAMES
    return shown(request, 200 if is_known else 404, game or await game_at(request))


async def game_at(request: Request) -> str | None:
    """The game of the table that the page is about; None if it is about none, or that cannot be told."""
    server, found = request.app.state.server, request.path_params
    try:
        if "code" in found:
            return (await server.hub.find(found["code"])).summary.game
        return (await server.store.read(found["table"], LATEST)).table.summary.game if "table" in found else None
    except (Refusal, NoSuchTable, StoreFailed):
        return None


def shown(request: Request, status: int, game: str | None = None) -> Response[str]:
    server, visitor = visit(request)
    person = server.who.person(visitor.cookies) or server.who.newcomer()
    page = server.client.page(visitor.lang, head_of(server, visitor, request, game))
    response = Response(page, media_type="text/html", status_code=status, headers={"cache-control": ASK_FIRST})
    return with_cookie(response, server, visitor, person)


def head_of(server: Server, visitor: Visitor, request: Request, game: str | None) -> str:
    """The preview of a link to the page, its manifest and its icon, with addresses that others can follow."""
    path, pictures, site = request.scope["path"], server.client.pictures, server.site
    base = (site.public.origin if site.public else visitor.own_origin) + site.root
    preview = LinkPreview.of(path, game)
    picture = pictures.get(preview.picture) or pictures.get("preview")
    lang = visitor.lang if request.headers.get("accept-language") else None
    tags = preview.tags(lang, f"{base}{path}", picture and f"{base}{picture}")
    links = {"manifest": f"app-{visitor.lang}", "apple-touch-icon": "apple-touch-icon"}
    named = {rel: pictures[name] for rel, name in links.items() if name in pictures}
    return "\n".join([tags, *(f'<link rel="{rel}" href="{site.root}{address}">' for rel, address in named.items())])


def is_page(request: Request) -> bool:
    """Whether a browser shows what is at this address, or would if there were anything."""
    return request.method == "GET" and not request.scope["path"].startswith(NOT_PAGES)


@get("/assets/{name:str}")
async def asset(request: Request, state: State, name: FromPath[str]) -> Response[bytes]:
    """A file whose name changes with its contents, so browsers keep it for ever."""
    found = state.server.client.assets.get(name)
    if found is None:
        raise Refusal("no-such-page")
    data, coding = found.best(request.headers.get("accept-encoding", ""))
    headers = {"cache-control": FOREVER, "vary": "accept-encoding"} | ({"content-encoding": coding} if coding else {})
    if found.type == "image/png":
        headers["cross-origin-resource-policy"] = "cross-origin"  # chats show them in their own pages
    return Response(data, media_type=found.type, headers=headers)


@get("/healthz", media_type="text/plain")
async def healthy() -> str:
    return "ok\n"


@get("/readyz")
async def ready(state: State) -> dict[str, object]:
    """Whether all games can be played; and which, and in which of them bots play as well as they can."""
    state.server.check_running()
    state.server.loading.check_all()
    if (trouble := state.server.store.health.trouble) is not None:
        raise Refusal("paused", store=trouble)
    return {"version": version(), "build": build(), "store": None, **state.server.loading.told}


ROUTES = [Tables, enter, replay, games, game_part, messages, address, page, asset, healthy, ready]
