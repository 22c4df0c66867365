"""The tables of the sender: their list, all their records in one file, and taking a table out of the list."""

from collections.abc import Collection
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, QueryParameter
from litestar.response import Stream

from igroteka.reviews.ledger import Account
from igroteka.server.doors.matches import READING_COSTS
from igroteka.server.doors.my_records import NAME, zipped
from igroteka.server.doors.server import Server
from igroteka.server.doors.visitor import Visitor
from igroteka.server.doors.visits import AnyRequest, visit
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.room.parting import part
from igroteka.server.room.players import Players, players_of, read_players
from igroteka.store.errors import NoSuchTable
from igroteka.store.store import Owned, StoredTable

LATEST = (1 << 63) - 1  # a store counts changes in 64 bits
MOST_RECORDS = 1_000
"""Matches in one file, the last ones."""


class MyTable(StoredTable, frozen=True, omit_defaults=True):
    """A table at which the sender has had a seat. What is added is there when the match is over, for them alone."""

    mine: list[int] = []  # noqa: RUF012 (msgspec copies it)
    """The sender's seats."""
    teams: list[int] = []  # noqa: RUF012 (msgspec copies it)
    """The team of each seat, if seats win together."""
    accounts: list[Account] = []  # noqa: RUF012 (msgspec copies it)
    """For each of the sender's seats what made up its result, if a review is kept."""


class MyPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """One page of them. `next` is the `before` of the following page; None on the last page."""

    tables: list[MyTable]
    next: int | None
    others: int = 0
    """Of how many other browsers the sender's has the keys."""


class Parted(msgspec.Struct, frozen=True):
    """Whether the table was deleted; otherwise others keep it, and it left the sender's list."""

    deleted: bool


Before = Annotated[int | None, QueryParameter(ge=0, le=LATEST)]


@get("/api/tables/mine")
async def mine(request: AnyRequest, before: Before = None) -> MyPage:
    """The tables at which the sender has had a seat, those that changed last first."""
    server, visitor = visit(request)
    page = await page_of(server, visitor, listed(server, visitor), before)
    keys = server.who.keys(visitor.cookies)
    return msgspec.structs.replace(page, others=0 if keys is None else keys.others)


@get("/api/tables/mine/records")
async def records(request: AnyRequest) -> Stream:
    """All records of the sender's matches, and their list, as a ZIP archive that is made while it is sent."""
    server, visitor = visit(request)
    server.check_running()
    server.loading.check_all()
    server.gate.requests.take(visitor.source, READING_COSTS)
    people = listed(server, visitor)
    server.gate.archives.take(visitor.source)
    tables: list[MyTable] = []
    before = None
    while len(tables) < MOST_RECORDS:
        page = await page_of(server, visitor, people, before)
        tables += page.tables
        before = page.next
        if before is None:
            break
    archive = zipped(server, visitor, tables[:MOST_RECORDS])
    disposition = {"content-disposition": f'attachment; filename="{NAME}"'}
    return Stream(archive, media_type="application/zip", headers=disposition)


@post("/api/tables/{table:str}/delete", status_code=200)
async def delete(request: AnyRequest, table: FromPath[str]) -> Response[Parted]:
    """Takes a table out of the sender's list. It is deleted, if it is nobody else's."""
    server, visitor = visit(request)
    server.check_running()
    people = listed(server, visitor)
    if table not in server.hub.rooms:
        server.gate.requests.take(visitor.source, READING_COSTS)
    return Response(Parted(await part(server.hub, table, people)))


def listed(server: Server, visitor: Visitor) -> list[str]:
    """All people that the visitor is, as the store knows them."""
    keys = server.who.keys(visitor.cookies)
    return [] if keys is None else server.who.listed(keys)


async def page_of(server: Server, visitor: Visitor, people: Collection[str], before: int | None) -> MyPage:
    page = await server.store.owned([*people], before)
    return MyPage([await my_table(server, visitor, one) for one in page.tables], page.next)


async def my_table(server: Server, visitor: Visitor, owned: Owned) -> MyTable:
    table = owned.table
    about = msgspec.structs.asdict(table)
    players = await players_at(server, visitor, owned) if table.summary.status == "over" else None
    if players is None:
        return MyTable(**about)
    seats = [seat for seat, holder in enumerate(players.holders) if holder in owned.aliases]
    accounts = await server.accounts.of(table.id)
    mine = [accounts[seat] for seat in seats] if accounts else []
    return MyTable(**about, mine=seats, teams=players.teams, accounts=mine)


async def players_at(server: Server, visitor: Visitor, owned: Owned) -> Players | None:
    """Who held the seats. For a match that ended before a server kept this, its log is read once, as far as the visitor
    may have logs read; None otherwise, and if it cannot be read.
    """
    if owned.players is not None:
        return read_players(owned.players)
    if not server.gate.requests.has(visitor.source, READING_COSTS):
        return None
    try:
        players = players_of(await server.hub.look(owned.table.id))
        await server.store.note_players(owned.table.id, players)
    except (Refusal, NoSuchTable):
        return None
    return read_players(players)


MY_TABLES = [mine, records, delete]
