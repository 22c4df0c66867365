"""The store in one SQLite file: a writer with group commit, and a concurrent reader."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from igroteka.core.throw_count import ThrowCount
from igroteka.core.words import Words, quote
from igroteka.store import reading
from igroteka.store.database import Database
from igroteka.store.errors import NoSuchTable, Stale, StoreFailed, Taken
from igroteka.store.health import Health
from igroteka.store.store import (
    Appended,
    Awaited,
    Log,
    OwnedPage,
    Owner,
    Page,
    Status,
    StoredEntry,
    StoredTable,
    Summary,
    Time,
    numbered,
    wall_clock,
)
from igroteka.store.writer import Answer, Work, Writer

INSERT_TABLE = """
    INSERT INTO tables (id, code, game, public, status, seats, free, names, result, turned_back, changed, seen)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
UPDATE_TABLE = """
    UPDATE tables SET game = ?, public = ?, status = ?, seats = ?, free = ?, names = ?, result = ?, turned_back = ?,
        changed = ?, seen = max(seen, ?)
    WHERE key = ?"""
INSERT_ENTRY = """
    INSERT INTO entries (table_key, number, payload, command, time) VALUES (?, ?, ?, ?, ?)"""
WHO_HAS = """
    SELECT id FROM tables WHERE id = ? OR code = ?"""
STANDING = """
    SELECT
        key,
        (SELECT number FROM entries WHERE table_key = key AND command = ?),
        last.number,
        last.time
    FROM tables LEFT JOIN entries AS last ON last.table_key = key
    WHERE id = ? ORDER BY last.number DESC LIMIT 1"""
RELEASE = f"""
    UPDATE tables SET code = id WHERE code = ? AND NOT coalesce({reading.IS_FOUND}, 0)"""  # noqa: S608
SEE = """
    UPDATE tables SET seen = max(seen, ?) WHERE id = ? RETURNING key"""
DUE = """
    UPDATE tables SET due = ? WHERE key = ?"""
KEEP_BESIDE = """
    UPDATE tables SET secret = coalesce(?, secret), players = coalesce(?, players) WHERE key = ?"""
NOTE_PLAYERS = """
    UPDATE tables SET players = ? WHERE id = ?"""
COUNTED = """
    SELECT key, counted FROM tables WHERE id = ?"""
SET_COUNTED = """
    UPDATE tables SET counted = 1 WHERE key = ?"""
COUNT_THROWS = """
    INSERT INTO throws (game, event, outcome, count, expected, variance) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET count = count + excluded.count, expected = expected + excluded.expected,
        variance = variance + excluded.variance"""
KEEP_REVIEW = """
    INSERT OR REPLACE INTO reviews (table_key, version, review) SELECT key, ?, ? FROM tables WHERE id = ?
    RETURNING table_key"""
DISOWN = f"""
    DELETE FROM owners WHERE table_key = ? AND person IN {reading.PEOPLE}"""  # noqa: S608
OWN = """
    INSERT OR IGNORE INTO owners (person, table_key, alias) VALUES (?, ?, ?)"""
KEPT = """
    SELECT value FROM kept WHERE name = ?"""
KEEP = """
    INSERT OR REPLACE INTO kept (name, value) VALUES (?, ?)"""

PROBE = "probe"
CLOSED = Words("it is closed", "оно закрыто")


class SqliteStore:
    """Tables in a local folder, for one process and the event loop that opened it."""

    def __init__(self, database: Database, time: Time) -> None:
        self.changes = count(database.last_change + 1)
        self.database, self.time, self.health = database, time, Health()
        self.writer = Writer(database.writing, self.health)
        self.reader = ThreadPoolExecutor(1, thread_name_prefix="igroteka-reader")
        self.is_closed = False

    @classmethod
    async def open(cls, folder: Path, time: Time = wall_clock) -> "SqliteStore":
        """Opens the folder. Raises StoreRefused if it is in use or unreadable."""
        return cls(await asyncio.to_thread(Database, folder, time), time)

    # Logs

    async def create(self, table: StoredTable, entries: Sequence[bytes], owners: Sequence[Owner] = ()) -> None:
        await self.make(table, numbered(0, entries, None, self.time()), owners)

    async def restore(self, table: StoredTable, entries: Sequence[StoredEntry]) -> None:
        await self.make(table, entries, ())

    async def make(self, table: StoredTable, entries: Sequence[StoredEntry], owners: Sequence[Owner]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            refuse_taken(connection, table)
            row = (table.id, table.code, *summary_row(table.summary), next(self.changes), self.time())
            key = connection.execute(INSERT_TABLE, row).lastrowid
            insert(connection, key, entries)
            own(connection, key, owners)

        await self.write(work)

    async def append(
        self,
        table: str,
        at: int,
        entries: Sequence[bytes],
        command: str | None,
        summary: Summary | None,
        owners: Sequence[Owner] = (),
        due: int | msgspec.UnsetType | None = msgspec.UNSET,
        secret: bytes | None = None,
        players: bytes | None = None,
    ) -> Appended:
        def work(connection: sqlite3.Connection) -> Appended:
            key, known, length, last = standing(connection, table, command)
            if known is not None:
                return Appended(known, already=True)
            if at != length:
                raise Stale(at=at, next=length)
            now = max(self.time(), last)
            insert(connection, key, numbered(at, entries, command, now))
            if summary is not None:
                connection.execute(UPDATE_TABLE, (*summary_row(summary), next(self.changes), now, key))
            if owners:
                own(connection, key, owners)
            if due is not msgspec.UNSET:
                connection.execute(DUE, (due, key))
            if secret is not None or players is not None:
                connection.execute(KEEP_BESIDE, (secret, players, key))
            return Appended(at, already=False)

        return await self.write(work)

    async def read(self, table: str, since: int = 0) -> Log:
        return await self.ask(partial(reading.log_of, table=table, since=since))

    async def delete(self, table: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            key, *_ = standing(connection, table, None)
            connection.execute("DELETE FROM entries WHERE table_key = ?", (key,))
            connection.execute("DELETE FROM owners WHERE table_key = ?", (key,))
            connection.execute("DELETE FROM reviews WHERE table_key = ?", (key,))
            connection.execute("DELETE FROM tables WHERE key = ?", (key,))

        await self.write(work)

    async def awaited(self) -> list[Awaited]:
        return await self.ask(reading.awaited)

    # Lists

    async def table(self, table: str) -> StoredTable:
        return await self.ask(partial(reading.table_with_id, table=table))

    async def find(self, code: str, within: int | None = None) -> StoredTable:
        since = None if within is None else self.time() - within
        return await self.ask(partial(reading.table_with_code, code=code, since=since))

    async def release(self, code: str, within: int) -> bool:
        since = self.time() - within
        return await self.write(lambda connection: bool(connection.execute(RELEASE, (code, since)).rowcount))

    async def listed(
        self, status: Status, public: bool, before: int | None = None, seen_within: int | None = None
    ) -> Page:
        since = None if seen_within is None else self.time() - seen_within
        return await self.ask(partial(reading.listed, status=status, public=public, before=before, seen_since=since))

    async def owned(self, people: Sequence[str], before: int | None = None) -> OwnedPage:
        return await self.ask(partial(reading.owned, people=people, before=before))

    async def quiet(self, status: Status, span: int) -> list[str]:
        return await self.ask(partial(reading.quiet_since, status=status, moment=self.time() - span))

    async def count(self) -> int:
        return await self.ask(lambda connection: connection.execute("SELECT count(*) FROM tables").fetchone()[0])

    # Statistics

    async def count_throws(self, table: str, game: str, counted: Sequence[ThrowCount]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            row = connection.execute(COUNTED, (table,)).fetchone()
            if row is None:
                raise NoSuchTable(got=quote(table))
            key, is_counted = row
            if not is_counted:
                connection.execute(SET_COUNTED, (key,))
                connection.executemany(COUNT_THROWS, [(game, *msgspec.structs.astuple(one)) for one in counted])

        await self.write(work)

    async def throws(self, game: str) -> list[ThrowCount]:
        return await self.ask(partial(reading.throws_of, game=game))

    # Reviews

    async def keep_review(self, table: str, version: int, review: bytes) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if connection.execute(KEEP_REVIEW, (version, review, table)).fetchone() is None:
                raise NoSuchTable(got=quote(table))

        await self.write(work)

    async def review(self, table: str, version: int) -> bytes | None:
        return await self.ask(partial(reading.review_of, table=table, version=version))

    # People

    async def visit(self, table: str, owners: Sequence[Owner] = ()) -> None:
        def work(connection: sqlite3.Connection) -> None:
            row = connection.execute(SEE, (self.time(), table)).fetchone()
            if row is None:
                raise NoSuchTable(got=quote(table))
            own(connection, row[0], owners)

        await self.write(work)

    async def owners(self, table: str) -> list[Owner]:
        return await self.ask(partial(reading.owners_of, table=table))

    async def disown(self, table: str, people: Sequence[str]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            key, *_ = standing(connection, table, None)
            connection.execute(DISOWN, (key, reading.as_list(people)))

        await self.write(work)

    async def note_players(self, table: str, players: bytes) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if not connection.execute(NOTE_PLAYERS, (players, table)).rowcount:
                raise NoSuchTable(got=quote(table))

        await self.write(work)

    # The store itself

    async def once(self, name: str, make: Callable[[], bytes]) -> bytes:
        def work(connection: sqlite3.Connection) -> bytes:
            row = connection.execute(KEPT, (name,)).fetchone()
            if row is not None:
                return row[0]
            value = make()
            connection.execute(KEEP, (name, value))
            return value

        return await self.write(work)

    async def probe(self) -> None:
        await self.count()
        await self.write(lambda connection: connection.execute(KEEP, (PROBE, str(self.time()).encode())))

    async def close(self) -> None:
        if not self.is_closed:
            self.is_closed = True
            await self.writer.finish()
            await asyncio.to_thread(self.reader.shutdown)
            await asyncio.to_thread(self.database.close)

    async def write(self, work: Work[Answer]) -> Answer:
        self.refuse_if_closed()
        return await self.writer.write(work)

    async def ask(self, work: Work[Answer]) -> Answer:
        """Reads concurrently with the writer. Neither waits for the other."""
        self.refuse_if_closed()
        loop = asyncio.get_running_loop()
        try:
            answer = await loop.run_in_executor(self.reader, snapshot, self.database.reading, work)
        except sqlite3.Error as error:
            self.health.failed("reading", str(error))
            raise StoreFailed(why=str(error)) from None
        self.health.worked("reading")
        return answer

    def refuse_if_closed(self) -> None:
        if self.is_closed:
            raise StoreFailed(why=CLOSED)


def snapshot(connection: sqlite3.Connection, work: Work[Answer]) -> Answer:
    """Runs the work in one read transaction, so that everything it reads is consistent."""
    connection.execute("BEGIN")
    try:
        return work(connection)
    finally:
        connection.rollback()


def refuse_taken(connection: sqlite3.Connection, table: StoredTable) -> None:
    holders = [row[0] for row in connection.execute(WHO_HAS, (table.id, table.code))]
    if table.id in holders:
        raise Taken(what="id", got=quote(table.id))
    if holders:
        raise Taken(what="code", got=quote(table.code))


def standing(connection: sqlite3.Connection, table: str, command: str | None) -> tuple[int, int | None, int, int]:
    """A table's key, the number of the command's entry (None if the log does not have it), the log's length, and the
    time of its last entry (0 if that is not known).
    """
    row = connection.execute(STANDING, (command, table)).fetchone()
    if row is None:
        raise NoSuchTable(got=quote(table))
    key, known, last, time = row
    return key, known, 0 if last is None else last + 1, time or 0


def insert(connection: sqlite3.Connection, key: int | None, entries: Sequence[StoredEntry]) -> None:
    rows = [(key, entry.number, entry.payload, entry.command, entry.time) for entry in entries]
    connection.executemany(INSERT_ENTRY, rows)


def own(connection: sqlite3.Connection, key: int | None, owners: Sequence[Owner]) -> None:
    connection.executemany(OWN, [(owner.person, key, owner.alias) for owner in owners])


def summary_row(summary: Summary) -> tuple[Any, ...]:
    names, result = msgspec.json.encode(summary.names), msgspec.json.encode(summary.result)
    counts = summary.seats, summary.free
    return summary.game, summary.public, summary.status, *counts, names, result, summary.turned_back
