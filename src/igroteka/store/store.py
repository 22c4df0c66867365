"""The interface of a store. A backend is a class with these operations that passes tests/store/contract.py.

Ids, codes, commands and names are opaque strings, and payloads opaque bytes. Only the server interprets them.
"""

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

import msgspec

Status = Literal["open", "playing", "over"]
PAGE = 50  # tables in one page of a list


class Summary(msgspec.Struct, frozen=True):
    """What lists show of a table, so that listing does not read logs."""

    game: str
    public: bool
    status: Status
    seats: int
    free: int
    """The number of seats that nobody plays."""
    names: list[str]
    """The names of the people who hold seats."""


class StoredTable(msgspec.Struct, frozen=True):
    """A table without its log. The id is for programs, the short code for people who join."""

    id: str
    code: str
    summary: Summary


class StoredEntry(msgspec.Struct, frozen=True):
    """One entry of a table's log. Numbers start at 0 without gaps. Only the first entry of a batch has its command."""

    number: int
    payload: bytes
    command: str | None


class Log(msgspec.Struct, frozen=True):
    """A table, and its entries from some number on."""

    table: StoredTable
    entries: list[StoredEntry]


class Appended(msgspec.Struct, frozen=True):
    """Where a batch was appended. If its command was `already` known, `first` is that of the earlier batch, and this
    one was dropped."""

    first: int
    already: bool


class Page(msgspec.Struct, frozen=True):
    """One page of a list. `next` is the `before` of the following page; None on the last page."""

    tables: list[StoredTable]
    next: int | None


class Store(Protocol):
    """Tables with logs. Operations are atomic, and durable before they return.

    Any operation may raise StoreFailed, and has then changed nothing that can be read. If the process dies right after
    that, the change may still appear after a restart: all of it, with its command.
    """

    async def create(self, table: StoredTable, entries: Sequence[bytes]) -> None:
        """Creates a table with its first entries. Raises Taken if its id or code is in use."""
        ...

    async def append(
        self, table: str, at: int, entries: Sequence[bytes], command: str | None, summary: Summary | None
    ) -> Appended:
        """Appends one or more entries to the table's log, the first as number `at`. A summary replaces the previous
        one and moves the table to the front of lists; None leaves lists unchanged.

        Idempotent by command: if the table knows the command, nothing changes, whatever the other arguments. Otherwise
        raises Stale unless `at` is the next number, and NoSuchTable if there is no such table.
        """
        ...

    async def read(self, table: str, since: int = 0) -> Log:
        """The table with its entries from number `since` on. Raises NoSuchTable if there is none."""
        ...

    async def find(self, code: str) -> StoredTable:
        """The table with this code. Raises NoSuchTable if there is none."""
        ...

    async def listed(self, status: Status, public: bool, before: int | None = None) -> Page:
        """A page of the tables with this status and visibility, the most recently changed summary first."""
        ...

    async def count(self) -> int:
        """The number of tables."""
        ...

    async def once(self, name: str, make: Callable[[], bytes]) -> bytes:
        """The value stored under this name, made on first use. For secrets, such as a signing key."""
        ...

    async def close(self) -> None:
        """Finishes pending operations and releases all resources. No operation may follow."""
        ...


def numbered(first: int, payloads: Sequence[bytes], command: str | None) -> list[StoredEntry]:
    """The numbered entries of a batch."""
    return [
        StoredEntry(number, payload, command if number == first else None)
        for number, payload in enumerate(payloads, first)
    ]
