"""The HTTP API about matches: replays, the check of dice, and reviews, of tables and of records from files."""

import asyncio
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, RawBody

from igroteka.games import NAMES
from igroteka.match.record import Record
from igroteka.server.doors.bodies import read_body
from igroteka.server.doors.replay import Replay, record_in, replaying
from igroteka.server.doors.server import Server
from igroteka.server.doors.throws import Chances, ChancesAsked, Throws, chances_in, throws_of
from igroteka.server.doors.visitor import Visitor
from igroteka.server.doors.visits import AnyRequest, check_may_watch, visit
from igroteka.server.ports import Asker
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.reviews.job import Progress
from igroteka.server.room.hub import record_of

MOST_RECORD = 1_000_000
READING_COSTS = 10
"""A replay or a record counts as this many requests: for either, a whole log is read. So does a private table."""


class ReplayAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record's text, or a table whose match is shown as far as it has gone."""

    record: str | None = None
    table: str | None = None
    since: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0


class ReviewAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record's text, or a table whose match is over."""

    record: str | None = None
    table: str | None = None
    since: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    """How many judgements the last answer had. The next one has a review again when there are clearly more."""


@post("/api/replay", status_code=200, request_max_body_size=MOST_RECORD)
async def replay(request: AnyRequest, body: RawBody) -> Replay:
    server, visitor = visit(request)
    server.check_running()
    server.gate.requests.take(visitor.source, READING_COSTS)
    asked = read_body(body, ReplayAsked)
    record, looks = await asked_match(server, visitor, asked)
    return await server.hub.slices.run(replaying(record, asked.since, looks))


async def asked_match(
    server: Server, visitor: Visitor, asked: ReplayAsked | ChancesAsked | ReviewAsked
) -> tuple[Record, list[int]]:
    """The record that somebody sent, or that of a table with the looks of its seats."""
    if (asked.record is None) == (asked.table is None):
        raise Refusal("malformed")
    looks: list[int] = []
    if asked.table is not None:
        await check_may_watch(server, visitor, asked.table)
        table = await server.hub.last_good(asked.table)
        record, looks = record_of(table), [seat.look for seat in table.seats]
    else:
        record = await asyncio.to_thread(record_in, asked.record or "")
    await server.loading.admit(record.game)
    return record, looks


@post("/api/chances", status_code=200, request_max_body_size=MOST_RECORD)
async def chances(request: AnyRequest, body: RawBody) -> Chances:
    """What could have been thrown in a match, for a page that checks its dice."""
    server, visitor = visit(request)
    server.check_running()
    server.gate.requests.take(visitor.source, READING_COSTS)
    record, _ = await asked_match(server, visitor, read_body(body, ChancesAsked))
    return await server.hub.slices.run(chances_in(record))


@get("/api/games/{game:str}/throws")
async def throws(state: State, game: FromPath[str]) -> Throws:
    """What was thrown in all matches of a game on this server."""
    state.server.check_running()
    if game not in NAMES:
        raise Refusal("no-such-game", valid=list(NAMES))
    await state.server.loading.admit(game)
    return throws_of(game, await state.server.store.throws(game))


@post("/api/reviews", status_code=200, request_max_body_size=MOST_RECORD)
async def review(request: AnyRequest, body: RawBody) -> Progress:
    """Begins the review of a match, or says how far it is. It goes on while somebody asks."""
    server, visitor = visit(request)
    server.check_running()
    asked = read_body(body, ReviewAsked)
    record, _ = await asked_match(server, visitor, asked)
    if not server.desk.is_under_way(asked.table, record):
        server.gate.requests.take(visitor.source, READING_COSTS)
        await server.hub.slices.run(chances_in(record))  # the rules may refuse it
    asker = Asker(asked.table or "", visitor.source, server.who.person(visitor.cookies) or "")
    if asked.table is None:
        return await server.desk.of_record(record, asker, asked.since)
    if not (await server.hub.last_good(asked.table)).is_over:
        raise Refusal("not-over")
    return await server.desk.of_table(asked.table, record, asker, asked.since)


MATCHES = [replay, chances, throws, review]
