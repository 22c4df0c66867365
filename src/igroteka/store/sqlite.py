"""The store in one SQLite file: a writer with group commit, and a concurrent reader."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from igroteka.core.words import Words, quote
from igroteka.store.database import Database
from igroteka.store.errors import NoSuchTable, Stale, StoreFailed, Taken
from igroteka.store.store import PAGE, Appended, Log, Page, Status, StoredEntry, StoredTable, Summary, numbered
from igroteka.store.writer import Answer, Work, Writer

INSERT_TABLE = """
    INSERT INTO tables (id, code, game, public, status, seats, free, names, changed)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
UPDATE_TABLE = """
    UPDATE tables SET game = ?, public = ?, status = ?, seats = ?, free = ?, names = ?, changed = ? WHERE key = ?"""
INSERT_ENTRY = """
    INSERT INTO entries (table_key, number, payload, command) VALUES (?, ?, ?, ?)"""
WHO_HAS = """
    SELECT id FROM tables WHERE id = ? OR code = ?"""
STANDING = """
    SELECT
        key,
        (SELECT number FROM entries WHERE table_key = key AND command = ?),
        (SELECT max(number) FROM entries WHERE table_key = key)
    FROM tables WHERE id = ?"""
BY_ID = """
    SELECT id, code, game, public, status, seats, free, names, key FROM tables WHERE id = ?"""
BY_CODE = """
    SELECT id, code, game, public, status, seats, free, names FROM tables WHERE code = ?"""
LISTED = """
    SELECT id, code, game, public, status, seats, free, names, changed FROM tables
    WHERE status = ? AND public = ? AND changed < ? ORDER BY changed DESC LIMIT ?"""
ENTRIES = """
    SELECT number, payload, command FROM entries WHERE table_key = ? AND number >= ? ORDER BY number"""
KEPT = """
    SELECT value FROM kept WHERE name = ?"""
KEEP = """
    INSERT INTO kept (name, value) VALUES (?, ?)"""

AFTER_ALL = 2**63 - 1  # the greatest possible number of a change
CLOSED = Words("it is closed", "оно закрыто")


class SqliteStore:
    """Tables in a local folder, for one process and the event loop that opened it."""

    def __init__(self, database: Database) -> None:
        (last,) = database.writing.execute("SELECT max(changed) FROM tables").fetchone()
        self.changes = count((last or 0) + 1)
        self.database = database
        self.writer = Writer(database.writing)
        self.reader = ThreadPoolExecutor(1, thread_name_prefix="igroteka-reader")
        self.is_closed = False

    @classmethod
    async def open(cls, folder: Path) -> "SqliteStore":
        """Opens the folder. Raises StoreRefused if it is in use or unreadable."""
        return cls(await asyncio.to_thread(Database, folder))

    async def create(self, table: StoredTable, entries: Sequence[bytes]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            refuse_taken(connection, table)
            made = connection.execute(
                INSERT_TABLE, (table.id, table.code, *summary_row(table.summary), next(self.changes))
            )
            insert(connection, made.lastrowid, numbered(0, entries, None))

        await self.write(work)

    async def append(
        self, table: str, at: int, entries: Sequence[bytes], command: str | None, summary: Summary | None
    ) -> Appended:
        def work(connection: sqlite3.Connection) -> Appended:
            key, known, length = standing(connection, table, command)
            if known is not None:
                return Appended(known, already=True)
            if at != length:
                raise Stale(at=at, next=length)
            insert(connection, key, numbered(at, entries, command))
            if summary is not None:
                connection.execute(UPDATE_TABLE, (*summary_row(summary), next(self.changes), key))
            return Appended(at, already=False)

        return await self.write(work)

    async def read(self, table: str, since: int = 0) -> Log:
        def work(connection: sqlite3.Connection) -> Log:
            row = connection.execute(BY_ID, (table,)).fetchone()
            if row is None:
                raise NoSuchTable(got=quote(table))
            *about, key = row
            entries = connection.execute(ENTRIES, (key, since))
            return Log(table_of(about), [StoredEntry(*entry) for entry in entries])

        return await self.ask(work)

    async def find(self, code: str) -> StoredTable:
        def work(connection: sqlite3.Connection) -> StoredTable:
            row = connection.execute(BY_CODE, (code,)).fetchone()
            if row is None:
                raise NoSuchTable(got=quote(code))
            return table_of(row)

        return await self.ask(work)

    async def listed(self, status: Status, public: bool, before: int | None = None) -> Page:
        def work(connection: sqlite3.Connection) -> Page:
            older = AFTER_ALL if before is None else before
            rows = connection.execute(LISTED, (status, public, older, PAGE + 1)).fetchall()
            shown = rows[:PAGE]
            return Page([table_of(row[:-1]) for row in shown], shown[-1][-1] if len(rows) > PAGE else None)

        return await self.ask(work)

    async def count(self) -> int:
        return await self.ask(lambda connection: connection.execute("SELECT count(*) FROM tables").fetchone()[0])

    async def once(self, name: str, make: Callable[[], bytes]) -> bytes:
        def work(connection: sqlite3.Connection) -> bytes:
            row = connection.execute(KEPT, (name,)).fetchone()
            if row is not None:
                return row[0]
            value = make()
            connection.execute(KEEP, (name, value))
            return value

        return await self.write(work)

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
        return await asyncio.get_running_loop().run_in_executor(self.reader, snapshot, self.database.reading, work)

    def refuse_if_closed(self) -> None:
        if self.is_closed:
            raise StoreFailed(why=CLOSED)


def snapshot(connection: sqlite3.Connection, work: Work[Answer]) -> Answer:
    """Runs the work in one read transaction, so that everything it reads is consistent."""
    try:
        connection.execute("BEGIN")
        try:
            return work(connection)
        finally:
            connection.rollback()
    except sqlite3.Error as error:
        raise StoreFailed(why=str(error)) from None


def refuse_taken(connection: sqlite3.Connection, table: StoredTable) -> None:
    holders = [row[0] for row in connection.execute(WHO_HAS, (table.id, table.code))]
    if table.id in holders:
        raise Taken(what="id", got=quote(table.id))
    if holders:
        raise Taken(what="code", got=quote(table.code))


def standing(connection: sqlite3.Connection, table: str, command: str | None) -> tuple[int, int | None, int]:
    """A table's key, the number of the command's entry (None if the log does not have it), and the log's length."""
    row = connection.execute(STANDING, (command, table)).fetchone()
    if row is None:
        raise NoSuchTable(got=quote(table))
    key, known, last = row
    return key, known, 0 if last is None else last + 1


def insert(connection: sqlite3.Connection, key: int | None, entries: list[StoredEntry]) -> None:
    rows = [(key, entry.number, entry.payload, entry.command) for entry in entries]
    connection.executemany(INSERT_ENTRY, rows)


def summary_row(summary: Summary) -> tuple[str, bool, Status, int, int, bytes]:
    names = msgspec.json.encode(summary.names)
    return summary.game, summary.public, summary.status, summary.seats, summary.free, names


def table_of(row: Sequence[Any]) -> StoredTable:
    table, code, game, public, status, seats, free, names = row
    return StoredTable(table, code, Summary(game, bool(public), status, seats, free, msgspec.json.decode(names)))
