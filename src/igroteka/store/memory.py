"""A store in memory, for tests and simulations. Its disk is a function that may be slow or fail."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import msgspec

from igroteka.core.throw_count import ThrowCount
from igroteka.core.words import quote
from igroteka.store.errors import NoSuchTable, Stale, StoreFailed, Taken
from igroteka.store.health import Health
from igroteka.store.store import (
    PAGE,
    Appended,
    Awaited,
    Log,
    Owned,
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

Disk = Callable[[Callable[[], None]], Awaitable[None]]
"""Makes a change by calling it: immediately, later or never. The caller of the store gets the exceptions it raises."""


async def at_once(change: Callable[[], None]) -> None:
    change()


class Kept(msgspec.Struct):
    """A table, its log, and the number of the last change to its summary, by which lists are ordered."""

    id: str
    code: str
    summary: Summary
    entries: list[StoredEntry]
    changed: int
    seen: int
    owners: set[Owner]
    due: int | None = None
    secret: bytes | None = None
    players: bytes | None = None
    is_counted: bool = False
    review: tuple[int, bytes] | None = None
    """With its version."""

    @property
    def last(self) -> int | None:
        return self.entries[-1].time if self.entries else None

    @property
    def table(self) -> StoredTable:
        created = self.entries[0].time if self.entries else None
        return StoredTable(self.id, self.code, self.summary, created, self.last)


def sum_of(one: ThrowCount | None, other: ThrowCount) -> ThrowCount:
    if one is None:
        return other
    count, expected = one.count + other.count, one.expected + other.expected
    return ThrowCount(one.event, one.outcome, count, expected, one.variance + other.variance)


class MemoryStore:
    """Outlives a simulated crash of its user. Changes that the disk has not made are lost."""

    def __init__(self, disk: Disk = at_once, time: Time = wall_clock) -> None:
        self.disk, self.time, self.health = disk, time, Health()
        self.turn = asyncio.Lock()
        self.tables: dict[str, Kept] = {}
        self.secrets: dict[str, bytes] = {}
        self.counted: dict[tuple[str, str, str], ThrowCount] = {}
        self.changes = 0

    # Logs

    async def create(self, table: StoredTable, entries: Sequence[bytes], owners: Sequence[Owner] = ()) -> None:
        await self.make(table, numbered(0, entries, None, self.time()), owners)

    async def restore(self, table: StoredTable, entries: Sequence[StoredEntry]) -> None:
        await self.make(table, entries, ())

    async def make(self, table: StoredTable, entries: Sequence[StoredEntry], owners: Sequence[Owner]) -> None:
        def change() -> None:
            now = self.time()
            kept = Kept(table.id, table.code, table.summary, [*entries], self.next_change(), now, {*owners})
            self.tables[table.id] = kept

        async with self.turn:
            if table.id in self.tables:
                raise Taken(what="id", got=quote(table.id))
            if any(kept.code == table.code for kept in self.tables.values()):
                raise Taken(what="code", got=quote(table.code))
            await self.write(change)

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
        async with self.turn:
            kept = self.kept(table)
            for entry in kept.entries:
                if command is not None and entry.command == command:
                    return Appended(entry.number, already=True)
            if at != len(kept.entries):
                raise Stale(at=at, next=len(kept.entries))

            def change() -> None:
                now = max(self.time(), kept.last or 0)
                kept.entries += numbered(at, entries, command, now)
                kept.owners |= {*owners}
                if not isinstance(due, msgspec.UnsetType):
                    kept.due = due
                if secret is not None:
                    kept.secret = secret
                if players is not None:
                    kept.players = players
                if summary is not None:
                    kept.summary, kept.changed, kept.seen = summary, self.next_change(), max(kept.seen, now)

            await self.write(change)
            return Appended(at, already=False)

    async def read(self, table: str, since: int = 0) -> Log:
        kept = self.kept(table)
        return Log(kept.table, [entry for entry in kept.entries if entry.number >= since], kept.due, kept.secret)

    async def delete(self, table: str) -> None:
        async with self.turn:
            self.kept(table)
            await self.write(lambda: self.tables.__delitem__(table))

    async def awaited(self) -> list[Awaited]:
        running = [Awaited(kept.id, kept.due) for kept in self.tables.values() if kept.due is not None]
        return sorted(running, key=lambda one: one.due)

    # Lists

    async def table(self, table: str) -> StoredTable:
        return self.kept(table).table

    async def find(self, code: str, within: int | None = None) -> StoredTable:
        for kept in self.tables.values():
            if kept.code == code and (within is None or self.is_found(kept, within)):
                return kept.table
        raise NoSuchTable(got=quote(code))

    async def release(self, code: str, within: int) -> bool:
        async with self.turn:
            for kept in self.tables.values():
                if kept.code == code and not self.is_found(kept, within):
                    await self.write(partial(setattr, kept, "code", kept.id))
                    return True
            return False

    def is_found(self, kept: Kept, within: int) -> bool:
        """Whether the table is found by its code."""
        created = kept.table.created
        return kept.summary.status == "open" and created is not None and created >= self.time() - within

    async def listed(
        self, status: Status, public: bool, before: int | None = None, seen_within: int | None = None
    ) -> Page:
        since = None if seen_within is None else self.time() - seen_within
        return self.page(
            before,
            lambda kept: (
                (kept.summary.status, kept.summary.public) == (status, public) and (since is None or kept.seen >= since)
            ),
        )

    async def owned(self, people: Sequence[str], before: int | None = None) -> OwnedPage:
        shown, following = self.shown(before, lambda kept: any(owner.person in people for owner in kept.owners))
        return OwnedPage([self.owned_by(people, kept) for kept in shown], following)

    def owned_by(self, people: Sequence[str], kept: Kept) -> Owned:
        aliases = sorted(owner.alias for owner in kept.owners if owner.person in people)
        return Owned(kept.table, aliases, kept.players)

    def page(self, before: int | None, is_such: Callable[[Kept], bool]) -> Page:
        shown, following = self.shown(before, is_such)
        return Page([kept.table for kept in shown], following)

    def shown(self, before: int | None, is_such: Callable[[Kept], bool]) -> tuple[list[Kept], int | None]:
        such = [
            kept
            for kept in sorted(self.tables.values(), key=lambda kept: kept.changed, reverse=True)
            if is_such(kept) and (before is None or kept.changed < before)
        ]
        shown = such[:PAGE]
        return shown, shown[-1].changed if len(such) > PAGE else None

    async def quiet(self, status: Status, span: int) -> list[str]:
        moment = self.time() - span
        return [
            kept.id
            for kept in self.tables.values()
            if kept.summary.status == status and max(kept.seen, kept.last or 0) < moment
        ]

    async def count(self) -> int:
        return len(self.tables)

    # Statistics

    async def count_throws(self, table: str, game: str, counted: Sequence[ThrowCount]) -> None:
        async with self.turn:
            kept = self.kept(table)

            def change() -> None:
                kept.is_counted = True
                for one in counted:
                    key = (game, one.event, one.outcome)
                    self.counted[key] = sum_of(self.counted.get(key), one)

            if not kept.is_counted:
                await self.write(change)

    async def throws(self, game: str) -> list[ThrowCount]:
        return [one for key, one in sorted(self.counted.items()) if key[0] == game]

    # Reviews

    async def keep_review(self, table: str, version: int, review: bytes) -> None:
        async with self.turn:
            kept = self.kept(table)

            def change() -> None:
                kept.review = (version, review)

            await self.write(change)

    async def review(self, table: str, version: int) -> bytes | None:
        kept = self.tables.get(table)
        return kept.review[1] if kept is not None and kept.review is not None and kept.review[0] == version else None

    # People

    async def visit(self, table: str, owners: Sequence[Owner] = ()) -> None:
        async with self.turn:
            kept = self.kept(table)

            def change() -> None:
                kept.seen = max(kept.seen, self.time())
                kept.owners |= {*owners}

            await self.write(change)

    async def owners(self, table: str) -> list[Owner]:
        return sorted(self.kept(table).owners, key=lambda owner: (owner.alias, owner.person))

    async def disown(self, table: str, people: Sequence[str]) -> None:
        async with self.turn:
            kept = self.kept(table)

            def change() -> None:
                kept.owners = {owner for owner in kept.owners if owner.person not in people}

            await self.write(change)

    async def note_players(self, table: str, players: bytes) -> None:
        async with self.turn:
            await self.write(partial(setattr, self.kept(table), "players", players))

    # The store itself

    async def once(self, name: str, make: Callable[[], bytes]) -> bytes:
        async with self.turn:
            if name not in self.secrets:
                value = make()
                await self.write(lambda: self.secrets.update({name: value}))
            return self.secrets[name]

    async def probe(self) -> None:
        async with self.turn:
            await self.write(lambda: None)

    async def close(self) -> None:
        async with self.turn:
            pass

    async def write(self, change: Callable[[], None]) -> None:
        try:
            await self.disk(change)
        except StoreFailed as error:
            self.health.failed("writing", str(error.parameters["why"]))
            raise
        self.health.worked("writing")

    def kept(self, table: str) -> Kept:
        if table not in self.tables:
            raise NoSuchTable(got=quote(table))
        return self.tables[table]

    def next_change(self) -> int:
        self.changes += 1
        return self.changes
