"""The interface of a store. A backend is a class with these operations that passes tests/store/contract.py.

Ids, codes, commands, names, aliases and people are opaque strings, and payloads opaque bytes. Only the server
interprets them. Times are milliseconds since 1970, of a clock that may jump: they inform, and order nothing.
"""

import time
from collections.abc import Callable, Sequence
from typing import Literal, Protocol

import msgspec

from igroteka.core.throw_count import ThrowCount
from igroteka.store.health import Health

Status = Literal["open", "playing", "over"]
PAGE = 50  # tables in one page of a list

Time = Callable[[], int]


def wall_clock() -> int:
    """The time of this machine."""
    return time.time_ns() // 1_000_000


class Finish(msgspec.Struct, frozen=True):
    """How a match ended for one seat. Its name is empty if a bot holds it."""

    name: str
    bot: str | None
    score: int
    place: int


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lists show of a table, so that listing does not read logs."""

    game: str
    public: bool
    status: Status
    seats: int
    free: int
    """The number of seats that nobody plays."""
    names: list[str]
    """The names of the people who hold seats."""
    result: list[Finish] = []
    """One for each seat, when the match is over; empty before, and if a version without results ended it."""
    turned_back: int = 0
    """How often the match went back beyond chance."""


class StoredTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table without its log. The id is for programs, the short code for people who join.

    The store sets the times: those of the first and of the last entry. None, if they were not kept then.
    """

    id: str
    code: str
    summary: Summary
    created: int | None = None
    changed: int | None = None


class StoredEntry(msgspec.Struct, frozen=True):
    """One entry of a table's log. Numbers start at 0 without gaps. Only the first entry of a batch has its command.
    Times never fall within a log, whatever the clock does; None, if times were not kept when it was written.
    """

    number: int
    payload: bytes
    command: str | None
    time: int | None = None


class Log(msgspec.Struct, frozen=True):
    """A table, its entries from some number on, and until when a decision is awaited there, if its clock runs."""

    table: StoredTable
    entries: list[StoredEntry]
    due: int | None = None
    secret: bytes | None = None
    """What the dice of the match follow from. In no export, and told to nobody before the match is over."""


class Awaited(msgspec.Struct, frozen=True):
    """A table where a decision is awaited until this time."""

    table: str
    due: int


class Appended(msgspec.Struct, frozen=True):
    """Where a batch was appended. If its command was `already` known, `first` is that of the earlier batch, and this
    one was dropped."""

    first: int
    already: bool


class Owner(msgspec.Struct, frozen=True):
    """A person to whom a table belongs, and their alias in its log. Only the person can be asked for."""

    alias: str
    person: str


class Page(msgspec.Struct, frozen=True):
    """One page of a list. `next` is the `before` of the following page; None on the last page."""

    tables: list[StoredTable]
    next: int | None


class Owned(msgspec.Struct, frozen=True):
    """A table that belongs to somebody, and what only they may be told of it."""

    table: StoredTable
    aliases: list[str]
    """Theirs in its log."""
    players: bytes | None = None
    """Who held the seats when the match ended; None, if that was not kept."""


class OwnedPage(msgspec.Struct, frozen=True):
    """One page of such tables. `next` is as in a `Page`."""

    tables: list[Owned]
    next: int | None


class Store(Protocol):
    """Tables with logs. Operations are atomic, and durable before they return.

    Any operation may raise StoreFailed, and has then changed nothing that can be read. If the process dies right after
    that, the change may still appear after a restart: all of it, with its command.
    """

    health: Health

    # Logs

    async def create(self, table: StoredTable, entries: Sequence[bytes], owners: Sequence[Owner] = ()) -> None:
        """Creates a table with its first entries. Raises Taken if its id or code is in use."""
        ...

    async def restore(self, table: StoredTable, entries: Sequence[StoredEntry]) -> None:
        """Creates a table from the log of another store, with its commands and times. Raises Taken like `create`."""
        ...

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
        """Appends one or more entries to the table's log, the first as number `at`. A summary replaces the previous
        one and moves the table to the front of lists; None leaves lists unchanged. Owners are added to those it has.
        `due` is the time until which a decision is awaited, None if no clock runs; unset, it stays as it is. A secret
        is kept beside the log, and so are the players.

        Idempotent by command: if the table knows the command, nothing changes, whatever the other arguments. Otherwise
        raises Stale unless `at` is the next number, and NoSuchTable if there is no such table.
        """
        ...

    async def read(self, table: str, since: int = 0) -> Log:
        """The table with its entries from number `since` on. Raises NoSuchTable if there is none."""
        ...

    async def delete(self, table: str) -> None:
        """Deletes the table with its log. Raises NoSuchTable if there is none."""
        ...

    async def awaited(self) -> list[Awaited]:
        """The tables whose clock runs, those that are due first in front."""
        ...

    # Lists

    async def table(self, table: str) -> StoredTable:
        """The table with this id. Raises NoSuchTable if there is none."""
        ...

    async def find(self, code: str, within: int | None = None) -> StoredTable:
        """The table with this code; with `within`, only an open one that was created within so many milliseconds.
        Raises NoSuchTable if there is none.
        """
        ...

    async def release(self, code: str, within: int) -> bool:
        """Takes the code away from a table that is not found by it `within` this time. From now on its id is its code.
        False, if no such table has the code.
        """
        ...

    async def listed(
        self, status: Status, public: bool, before: int | None = None, seen_within: int | None = None
    ) -> Page:
        """A page of the tables with this status and visibility, the most recently changed summary first; with
        `seen_within`, only those that somebody has visited within this many milliseconds.
        """
        ...

    async def owned(self, people: Sequence[str], before: int | None = None) -> OwnedPage:
        """A page of the tables that belong to these people, the most recently changed summary first."""
        ...

    async def quiet(self, status: Status, span: int) -> list[str]:
        """The ids of the tables with this status that nobody has visited or changed for this many milliseconds."""
        ...

    async def count(self) -> int:
        """The number of tables."""
        ...

    # Statistics

    async def count_throws(self, table: str, game: str, counted: Sequence[ThrowCount]) -> None:
        """Adds the throws of this table's match, once. NoSuchTable if there is none."""
        ...

    async def throws(self, game: str) -> list[ThrowCount]:
        """The throws of all matches of a game that have been counted, also of those that were deleted since."""
        ...

    # Reviews

    async def keep_review(self, table: str, version: int, review: bytes) -> None:
        """Keeps the review of this table's match in place of an earlier one. NoSuchTable if there is none."""
        ...

    async def review(self, table: str, version: int) -> bytes | None:
        """The review of this version; None if there is none."""
        ...

    # People

    async def visit(self, table: str, owners: Sequence[Owner] = ()) -> None:
        """Somebody is at the table now; it belongs to these owners, too. NoSuchTable if there is none."""
        ...

    async def owners(self, table: str) -> list[Owner]:
        """To whom the table belongs. NoSuchTable if there is none."""
        ...

    async def disown(self, table: str, people: Sequence[str]) -> None:
        """The table belongs to these people no longer. NoSuchTable if there is none."""
        ...

    async def note_players(self, table: str, players: bytes) -> None:
        """Keeps who held the seats, for a table where that was not kept. NoSuchTable if there is none."""
        ...

    # The store itself

    async def once(self, name: str, make: Callable[[], bytes]) -> bytes:
        """The value stored under this name, made on first use. For secrets, such as a signing key."""
        ...

    async def probe(self) -> None:
        """Reads and writes something. StoreFailed, if that does not work."""
        ...

    async def close(self) -> None:
        """Finishes pending operations and releases all resources. No operation may follow."""
        ...


def numbered(first: int, payloads: Sequence[bytes], command: str | None, time: int) -> list[StoredEntry]:
    """The numbered entries of a batch."""
    return [
        StoredEntry(number, payload, command if number == first else None, time)
        for number, payload in enumerate(payloads, first)
    ]
