"""Questions to the database of a store, each answered from one connection."""

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from igroteka.core.throw_count import ThrowCount
from igroteka.core.words import quote
from igroteka.store.errors import NoSuchTable
from igroteka.store.store import (
    PAGE,
    Awaited,
    Finish,
    Log,
    Owned,
    OwnedPage,
    Owner,
    Page,
    Status,
    StoredEntry,
    StoredTable,
    Summary,
)

CREATED = "(SELECT time FROM entries WHERE table_key = key AND number = 0)"
CHANGED = "(SELECT time FROM entries WHERE table_key = key ORDER BY number DESC LIMIT 1)"
ABOUT = f"id, code, game, public, status, seats, free, names, result, turned_back, {CREATED}, {CHANGED}"

BY_ID = f"SELECT {ABOUT}, key, due, secret FROM tables WHERE id = ?"  # noqa: S608 (its own text)
BY_CODE = f"SELECT {ABOUT} FROM tables WHERE code = ?"  # noqa: S608
IS_FOUND = f"status = 'open' AND {CREATED} >= ?"
EVERY = f"SELECT {ABOUT} FROM tables ORDER BY changed DESC"  # noqa: S608
LISTED = f"""
    SELECT {ABOUT}, changed FROM tables
    WHERE status = ? AND public = ? AND changed < ? AND seen >= ? ORDER BY changed DESC LIMIT ?"""  # noqa: S608
PEOPLE = "(SELECT value FROM json_each(?))"
OWNED = f"""
    SELECT
        {ABOUT},
        (SELECT json_group_array(alias) FROM owners WHERE table_key = key AND person IN {PEOPLE}),
        players,
        changed
    FROM tables
    WHERE key IN (SELECT table_key FROM owners WHERE person IN {PEOPLE}) AND changed < ?
    ORDER BY changed DESC LIMIT ?"""  # noqa: S608
QUIET = f"""
    SELECT id FROM tables WHERE status = ? AND seen < ? AND coalesce({CHANGED}, seen) < ? ORDER BY key"""  # noqa: S608
AWAITED = """
    SELECT id, due FROM tables WHERE due IS NOT NULL ORDER BY due"""
OWNERS = """
    SELECT alias, person FROM owners WHERE table_key = (SELECT key FROM tables WHERE id = ?) ORDER BY alias, person"""
THROWS = """
    SELECT event, outcome, count, expected, variance FROM throws WHERE game = ? ORDER BY event, outcome"""
REVIEW = """
    SELECT review FROM reviews WHERE table_key = (SELECT key FROM tables WHERE id = ?) AND version = ?"""
ENTRIES = """
    SELECT number, payload, command, time FROM entries WHERE table_key = ? AND number >= ? ORDER BY number"""

AFTER_ALL = 2**63 - 1  # the greatest possible number of a change
LONG_AGO = -(2**63)


def log_of(connection: sqlite3.Connection, table: str, since: int = 0) -> Log:
    *about, key, due, secret = row_of(connection, table)
    entries = [StoredEntry(*entry) for entry in connection.execute(ENTRIES, (key, since))]
    return Log(table_of(about), entries, due, secret)


def table_with_id(connection: sqlite3.Connection, table: str) -> StoredTable:
    *about, _, _, _ = row_of(connection, table)
    return table_of(about)


def row_of(connection: sqlite3.Connection, table: str) -> Any:
    row = connection.execute(BY_ID, (table,)).fetchone()
    if row is None:
        raise NoSuchTable(got=quote(table))
    return row


def awaited(connection: sqlite3.Connection) -> list[Awaited]:
    return [Awaited(*row) for row in connection.execute(AWAITED)]


def table_with_code(connection: sqlite3.Connection, code: str, since: int | None = None) -> StoredTable:
    query, values = (BY_CODE, (code,)) if since is None else (f"{BY_CODE} AND {IS_FOUND}", (code, since))
    row = connection.execute(query, values).fetchone()
    if row is None:
        raise NoSuchTable(got=quote(code))
    return table_of(row)


def every_table(connection: sqlite3.Connection) -> list[StoredTable]:
    """All tables, the most recently changed summary first."""
    return [table_of(row) for row in connection.execute(EVERY)]


def listed(
    connection: sqlite3.Connection, status: Status, public: bool, before: int | None, seen_since: int | None
) -> Page:
    since = LONG_AGO if seen_since is None else seen_since
    return page_of(connection.execute(LISTED, (status, public, number_before(before), since, PAGE + 1)).fetchall())


def owned(connection: sqlite3.Connection, people: Sequence[str], before: int | None) -> OwnedPage:
    those = as_list(people)
    rows = connection.execute(OWNED, (those, those, number_before(before), PAGE + 1)).fetchall()
    shown = rows[:PAGE]
    return OwnedPage([owned_in(row[:-1]) for row in shown], next_after(rows))


def quiet_since(connection: sqlite3.Connection, status: Status, moment: int) -> list[str]:
    return [table for (table,) in connection.execute(QUIET, (status, moment, moment))]


def owners_of(connection: sqlite3.Connection, table: str) -> list[Owner]:
    row_of(connection, table)
    return [Owner(*row) for row in connection.execute(OWNERS, (table,))]


def throws_of(connection: sqlite3.Connection, game: str) -> list[ThrowCount]:
    return [ThrowCount(*row) for row in connection.execute(THROWS, (game,))]


def review_of(connection: sqlite3.Connection, table: str, version: int) -> bytes | None:
    row = connection.execute(REVIEW, (table, version)).fetchone()
    return None if row is None else row[0]


def number_before(before: int | None) -> int:
    return AFTER_ALL if before is None else before


def page_of(rows: list[Any]) -> Page:
    """The page of these rows, of which one more than a page was asked for. Each ends with its place in the order."""
    return Page([table_of(row[:-1]) for row in rows[:PAGE]], next_after(rows))


def next_after(rows: list[Any]) -> int | None:
    return rows[PAGE - 1][-1] if len(rows) > PAGE else None


def owned_in(row: Sequence[Any]) -> Owned:
    *about, aliases, players = row
    return Owned(table_of(about), sorted(msgspec.json.decode(aliases, type=list[str])), players)


def as_list(texts: Sequence[str]) -> str:
    """For `json_each`: a query has a fixed number of parameters."""
    return msgspec.json.encode([*texts]).decode()


def table_of(row: Sequence[Any]) -> StoredTable:
    table, code, game, public, status, seats, free, names, result, turned_back, created, changed = row
    finishes = msgspec.json.decode(result, type=list[Finish])
    summary = Summary(game, bool(public), status, seats, free, msgspec.json.decode(names), finishes, turned_back)
    return StoredTable(table, code, summary, created, changed)
