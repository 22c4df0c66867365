"""What a store is. A backend is a class with these operations, and passes tests/store/contract.py.

Ids, codes, commands and names are opaque texts, and payloads opaque bytes: the server makes them and reads them.
"""

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

import msgspec

Status = Literal["open", "playing", "over"]
PAGE = 50  # tables in one page of a list


class Summary(msgspec.Struct, frozen=True):
    """What a list tells about a table, so that nobody reads its log for that."""

    game: str
    public: bool
    status: Status
    seats: int
    free: int
    """Of the seats, those that nobody plays."""
    names: list[str]
    """Of the people who hold seats."""


class Table(msgspec.Struct, frozen=True):
    """A table without its log. The id is for programs; the code is short, for people who join."""

    id: str
    code: str
    summary: Summary


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log. Numbers go from 0 up without gaps; a batch's command stands with its first entry."""

    number: int
    payload: bytes
    command: str | None


class Log(msgspec.Struct, frozen=True):
    """A table as it stands, and its entries from some number on."""

    table: Table
    entries: list[Entry]


class Appended(msgspec.Struct, frozen=True):
    """Where a batch stands. If its command was known `already`, that is the earlier batch, and this one was dropped."""

    first: int
    already: bool


class Page(msgspec.Struct, frozen=True):
    """A piece of a list, and the `before` that asks for the next piece; None after the last."""

    tables: list[Table]
    next: int | None


class Store(Protocol):
    """Tables with logs. What an operation changes is on the disk before it returns, wholly, or else not at all.

    Any operation may raise StoreFailed, and has then changed nothing that can be read. If the process dies right after
    that, the change may turn out to be there: then all of it, and its command is known.
    """

    async def create(self, table: Table, entries: Sequence[bytes]) -> None:
        """A new table with its first entries. Taken, if its id or its code is in use."""
        ...

    async def append(
        self, table: str, at: int, entries: Sequence[bytes], command: str | None, summary: Summary | None
    ) -> Appended:
        """Puts one or more entries into the table's log, the first as number `at`. A summary replaces the one before,
        and moves the table to the front of lists; without one, lists stay as they are.

        A command is stored once: if the table knows it, nothing changes, whatever else is asked. Otherwise Stale,
        unless `at` is the next number. NoSuchTable, if there is none.
        """
        ...

    async def read(self, table: str, since: int = 0) -> Log:
        """The table with its entries from number `since` on. NoSuchTable, if there is none."""
        ...

    async def find(self, code: str) -> Table:
        """The table that people join by this code. NoSuchTable, if there is none."""
        ...

    async def listed(self, status: Status, public: bool, before: int | None = None) -> Page:
        """A page of such tables, the one first whose summary was given last."""
        ...

    async def count(self) -> int:
        """How many tables there are."""
        ...

    async def once(self, name: str, make: Callable[[], bytes]) -> bytes:
        """The value stored under this name; the first time, it is made. For secrets, such as a key that signs."""
        ...

    async def close(self) -> None:
        """Finishes what was asked before, then lets go of everything. Nothing may be asked afterwards."""
        ...


def numbered(first: int, payloads: Sequence[bytes], command: str | None) -> list[Entry]:
    """A batch as entries."""
    return [
        Entry(number, payload, command if number == first else None) for number, payload in enumerate(payloads, first)
    ]
