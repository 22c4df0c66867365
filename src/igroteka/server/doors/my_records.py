"""All records of somebody's matches as one ZIP archive, which is sent while the next matches are read."""

import io
import zipfile
from collections.abc import AsyncGenerator, Sequence

import msgspec

from igroteka.server.doors.server import Server
from igroteka.server.doors.visitor import Visitor
from igroteka.server.doors.visits import check_may_watch
from igroteka.server.protocol.refusal import Refusal
from igroteka.store.errors import NoSuchTable, StoreFailed
from igroteka.store.store import StoredTable

NAME = "igroteka.zip"
LIST = "games.json"
SECONDS = 90.0
"""After this time no more records are read: an answer has to be read to its end within two minutes."""
STAMP = (1980, 1, 1, 0, 0, 0)
"""The earliest time that an archive can hold. The times of the matches are in the list."""


class Filed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of the list, and the file of its record."""

    table: StoredTable
    file: str | None = None
    """None, if no match began there, its record can no longer be read, or the time did not suffice."""


class Pipe(io.RawIOBase):
    """What is written to it waits until it is taken. An archive that is written to it cannot go back."""

    def __init__(self) -> None:
        self.waiting = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: "bytes | bytearray | memoryview") -> int:  # pyright: ignore[reportIncompatibleMethodOverride]
        self.waiting += data
        return len(data)

    def take(self) -> bytes:
        taken = bytes(self.waiting)
        self.waiting.clear()
        return taken


async def zipped(server: Server, visitor: Visitor, tables: Sequence[StoredTable]) -> AsyncGenerator[bytes]:
    """The parts of the archive: the records, the last match first, then the list."""
    pipe, listed, until = Pipe(), list[Filed](), server.clock.now() + SECONDS
    with zipfile.ZipFile(pipe, "w") as archive:
        for number, table in enumerate(tables, 1):
            text = await record_of(server, visitor, table) if server.clock.now() < until else None
            file = None if text is None else f"{number:04}-{table.summary.game}.txt"
            listed.append(Filed(table, file))
            if file is not None and text is not None:
                put(archive, file, text.encode())
                yield pipe.take()
        put(archive, LIST, msgspec.json.format(msgspec.json.encode(listed)))
    yield pipe.take()


def put(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    entry = zipfile.ZipInfo(name, STAMP)
    entry.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(entry, data)


async def record_of(server: Server, visitor: Visitor, table: StoredTable) -> str | None:
    """The match as far as it has gone; None, if there is none, or the visitor may no longer see it."""
    if table.summary.status == "open":
        return None
    try:
        await check_may_watch(server, visitor, table.id)
        return await server.hub.record(table.id)
    except (Refusal, NoSuchTable, StoreFailed):  # it was deleted meanwhile, or is frozen
        return None
