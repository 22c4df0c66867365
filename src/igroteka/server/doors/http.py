"""The HTTP API: tables, tokens, records and replays as JSON; the browser client; health."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, QueryParameter, RawBody

from igroteka.games import NAMES
from igroteka.server.build import build, version
from igroteka.server.doors.bodies import read_body
from igroteka.server.doors.catalogue import Described, described
from igroteka.server.doors.client import ASK_FIRST, FOREVER, OWN, SVG
from igroteka.server.doors.game_files import FILES, PLAYED, game_file
from igroteka.server.doors.key_links import KEY_LINKS
from igroteka.server.doors.lessons import StepAsked, StepTold, step_told
from igroteka.server.doors.matches import MATCHES, READING_COSTS
from igroteka.server.doors.my_tables import LATEST, MY_TABLES
from igroteka.server.doors.preview import LinkPreview
from igroteka.server.doors.seat_links import SEAT_LINKS
from igroteka.server.doors.server import Server
from igroteka.server.doors.visitor import Visitor
from igroteka.server.doors.visits import AnyRequest, check_may_watch, qr_code, visit, with_cookie
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.protocol.schema import schema
from igroteka.server.table.opening import Wanted, opening
from igroteka.store.errors import NoSuchTable, StoreFailed
from igroteka.store.store import Page, Status, StoredTable

MOST_BODY = 16_000
MOST_CODE = 12
"""Characters of a code as people type it; ids are longer."""
PAGES = [
    "/",
    "/t/{table:str}",
    "/j/{code:str}",
    "/new/{game:str}",
    "/rules/{game:str}",
    "/learn/{game:str}",
    "/replay",
    "/replay/{table:str}",
    "/dice",
    "/games",
    "/key",
]
"""Addresses of the browser client. It also shows unknown ones, as such."""
NOT_PAGES = ("/api", "/assets", "/ws")
"""Under these, an unknown address is answered in JSON."""


class Address(msgspec.Struct, frozen=True):
    """The origin of links for others; None if the server listens on this machine only."""

    origin: str | None


class Tables(Controller):
    path = "/api/tables"

    @post()
    async def open(self, request: AnyRequest, body: RawBody) -> Response[StoredTable]:
        server, visitor = visit(request)
        server.check_running()
        wanted = read_body(body, Wanted)
        keys, table = server.who.keys(visitor.cookies) or server.who.newcomer(), server.hub.new_id()
        alias = server.who.alias(keys.person, table)
        entries = opening(wanted, alias)  # a refused request does not count against the limit
        await server.loading.admit(wanted.game)
        server.gate.tables.take(f"address {visitor.source}")
        server.gate.tables.take(f"person {keys.person}")
        stored = await server.hub.open(table, entries, [server.who.owner(keys.person, alias)])
        return with_cookie(Response(stored, status_code=201), server, visitor, keys)

    @get()
    async def listed(
        self,
        state: State,
        status: FromQuery[Status] = "open",
        before: Annotated[int | None, QueryParameter(ge=0, le=LATEST)] = None,
    ) -> Page:
        """Public tables, those that changed last first."""
        return await state.server.hub.listed(status, before)

    @get("/{code:str}")
    async def find(self, request: AnyRequest, code: FromPath[str]) -> StoredTable:
        """By its code, or by its id, which leads there as long as the table is kept."""
        server, visitor = visit(request)
        is_id = len(code) > MOST_CODE
        found = await (server.hub.known(code) if is_id else server.guesses.find(visitor.source, code))
        if not found.summary.public:  # the host may have locked it
            if found.id not in server.hub.rooms:
                server.gate.requests.take(visitor.source, READING_COSTS)
            await check_may_watch(server, visitor, found.id)
        return found

    @get("/{table:str}/record")
    async def record(self, request: AnyRequest, table: FromPath[str]) -> Response[str]:
        server, visitor = visit(request)
        server.check_running()
        server.gate.requests.take(visitor.source, READING_COSTS)
        await check_may_watch(server, visitor, table)
        text = await server.hub.record(table)
        file = f'attachment; filename="igroteka-{table[:8]}.txt"'
        return Response(text, media_type="text/plain", headers={"content-disposition": file})

    @get("/{code:str}/qr")
    async def qr(self, request: AnyRequest, code: FromPath[str]) -> Response[bytes]:
        """The link by which others join, as a QR code. A table that has no code any more is named by its id."""
        server, visitor = visit(request)
        path = f"/t/{code}" if len(code) > MOST_CODE else f"/j/{(await server.guesses.find(visitor.source, code)).code}"
        return Response(qr_code(server, visitor, path), media_type=SVG)


@post("/api/lessons", status_code=200)
async def lesson_step(request: AnyRequest, body: RawBody) -> StepTold:
    """What a step does in a scene of a guided first game."""
    server, _ = visit(request)
    server.check_running()
    data = read_body(body, StepAsked)
    if data.game not in NAMES:
        raise Refusal("no-such-game", valid=list(NAMES))
    await server.loading.admit(data.game)
    return step_told(data)


@get("/api/games")
async def games(state: State, first: FromQuery[str | None] = None) -> list[Described]:
    """The games that can be played. On a first start others follow as their rules are compiled, the named one first."""
    state.server.check_running()
    if first in NAMES:
        state.server.loading.agenda.want(first)
    return [described(name) for name in NAMES if name in state.server.loading.loaded]


@get([f"/api/games/{{game:str}}/{file}" for file in FILES])
async def game_part(request: AnyRequest, state: State, game: FromPath[str]) -> Response[bytes]:
    """A game's phrasebook, rules, scenes, lessons or cover. A browser that has the current one gets a 304."""
    file = request.url.path.rpartition("/")[2]
    if file in PLAYED:
        await state.server.loading.admit(game)
    found = await asyncio.to_thread(game_file, game, file)
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
async def address(request: AnyRequest) -> Address:
    server, visitor = visit(request)
    return Address(server.origin_for_others(visitor))


@get(PAGES, media_type="text/html")
async def page(request: AnyRequest) -> Response[str]:
    """The client's page, the same at all its addresses. That of a game that does not exist is not found."""
    game = request.path_params.get("game")
    is_known = game is None or game in NAMES
    return shown(request, 200 if is_known else 404, game or await game_at(request))


async def game_at(request: AnyRequest) -> str | None:
    """The game of the table that the page is about; None if it is about none, or that cannot be told."""
    (server, visitor), found = visit(request), request.path_params
    try:
        if "code" in found:
            return (await server.guesses.find(visitor.source, found["code"])).summary.game
        return (await server.store.read(found["table"], LATEST)).table.summary.game if "table" in found else None
    except (Refusal, NoSuchTable, StoreFailed):
        return None


def shown(request: AnyRequest, status: int, game: str | None = None) -> Response[str]:
    server, visitor = visit(request)
    keys = server.who.keys(visitor.cookies) or server.who.newcomer()
    page = server.client.page(visitor.lang, head_of(server, visitor, request, game))
    response = Response(page, media_type="text/html", status_code=status, headers={"cache-control": OWN})
    return with_cookie(response, server, visitor, keys)


def head_of(server: Server, visitor: Visitor, request: AnyRequest, game: str | None) -> str:
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


def is_page(request: AnyRequest) -> bool:
    """Whether a browser shows what is at this address, or would if there were anything."""
    return request.method == "GET" and not request.scope["path"].startswith(NOT_PAGES)


@get("/assets/{name:str}")
async def asset(request: AnyRequest, state: State, name: FromPath[str]) -> Response[bytes]:
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


ROUTES = [
    Tables,
    *MY_TABLES,
    *SEAT_LINKS,
    *KEY_LINKS,
    *MATCHES,
    lesson_step,
    games,
    game_part,
    messages,
    address,
    page,
    asset,
    healthy,
    ready,
]
