"""A store in memory, for tests and simulations. Its disk is a function that may be slow or fail."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from igroteka.core.words import quote
from igroteka.store.errors import NoSuchTable, Stale, Taken
from igroteka.store.store import PAGE, Appended, Log, Page, Status, StoredEntry, StoredTable, Summary, numbered

Disk = Callable[[Callable[[], None]], Awaitable[None]]
"""Makes a change by calling it: immediately, later or never. The caller of the store gets the exceptions it raises."""


async def at_once(change: Callable[[], None]) -> None:
    change()


class Kept(msgspec.Struct):
    """A table, its log, and the number of the last change to its summary, by which lists are ordered."""

    table: StoredTable
    entries: list[StoredEntry]
    changed: int


class MemoryStore:
    """Outlives a simulated crash of its user. Changes that the disk has not made are lost."""

    def __init__(self, disk: Disk = at_once) -> None:
        self.disk = disk
        self.turn = asyncio.Lock()
        self.tables: dict[str, Kept] = {}
        self.secrets: dict[str, bytes] = {}
        self.changes = 0

    async def create(self, table: StoredTable, entries: Sequence[bytes]) -> None:
        def change() -> None:
            self.tables[table.id] = Kept(table, numbered(0, entries, None), self.next_change())

        async with self.turn:
            if table.id in self.tables:
                raise Taken(what="id", got=quote(table.id))
            if any(kept.table.code == table.code for kept in self.tables.values()):
                raise Taken(what="code", got=quote(table.code))
            await self.disk(change)

    async def append(
        self, table: str, at: int, entries: Sequence[bytes], command: str | None, summary: Summary | None
    ) -> Appended:
        async with self.turn:
            kept = self.kept(table)
            for entry in kept.entries:
                if command is not None and entry.command == command:
                    return Appended(entry.number, already=True)
            if at != len(kept.entries):
                raise Stale(at=at, next=len(kept.entries))

            def change() -> None:
                kept.entries += numbered(at, entries, command)
                if summary is not None:
                    kept.table = StoredTable(table, kept.table.code, summary)
                    kept.changed = self.next_change()

            await self.disk(change)
            return Appended(at, already=False)

    async def read(self, table: str, since: int = 0) -> Log:
        kept = self.kept(table)
        return Log(kept.table, [entry for entry in kept.entries if entry.number >= since])

    async def find(self, code: str) -> StoredTable:
        for kept in self.tables.values():
            if kept.table.code == code:
                return kept.table
        raise NoSuchTable(got=quote(code))

    async def listed(self, status: Status, public: bool, before: int | None = None) -> Page:
        such = [
            kept
            for kept in sorted(self.tables.values(), key=lambda kept: kept.changed, reverse=True)
            if (kept.table.summary.status, kept.table.summary.public) == (status, public)
            and (before is None or kept.changed < before)
        ]
        shown = such[:PAGE]
        return Page([kept.table for kept in shown], shown[-1].changed if len(such) > PAGE else None)

    async def count(self) -> int:
        return len(self.tables)

    async def once(self, name: str, make: Callable[[], bytes]) -> bytes:
        async with self.turn:
            if name not in self.secrets:
                value = make()
                await self.disk(lambda: self.secrets.update({name: value}))
            return self.secrets[name]

    async def close(self) -> None:
        async with self.turn:
            pass

    def kept(self, table: str) -> Kept:
        if table not in self.tables:
            raise NoSuchTable(got=quote(table))
        return self.tables[table]

    def next_change(self) -> int:
        self.changes += 1
        return self.changes
