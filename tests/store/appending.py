"""`python -m tests.store.appending FOLDER` appends to a few tables without end, and prints what is acknowledged.

The test that started it kills it. Started again, it repeats its last commands, as clients do, and goes on. With the
argument `calls` it also prints a line before each call that can change the disk, so that a test can kill it there.
"""

import asyncio
import itertools
import os
import sys
import threading
from pathlib import Path

from igroteka.store.errors import NoSuchTable
from igroteka.store.sqlite import SqliteStore
from igroteka.store.store import Appended, StoredEntry, StoredTable, Summary

TABLES = ("one", "two", "three")
PLAYING = Summary("tayu", public=True, status="playing", seats=2, free=1, names=["Ann"])
OPENING = "opening"
CALLING = "calling"
DISK = {"chmod", "connect", "execute", "executemany", "executescript", "mkdir", "open", "replace", "unlink"}


def tell(line: str) -> None:
    """Prints a line in one piece, whichever thread it comes from."""
    os.write(sys.stdout.fileno(), f"{line}\n".encode())


def payload(table: str, number: int) -> bytes:
    return f"{table} {number} ".encode() * (1 + number % 50)


async def log_of(store: SqliteStore, table: str) -> list[StoredEntry]:
    try:
        return (await store.read(table)).entries
    except NoSuchTable:
        await store.create(StoredTable(table, table, PLAYING), [])
        return []


async def play(store: SqliteStore, table: str) -> None:
    log = await log_of(store, table)
    for entry in log[-5:]:
        if entry.command:
            again = await store.append(table, len(log), [b"said twice"], entry.command, PLAYING)
            assert again == Appended(entry.number, already=True)
    first = len(log)
    for size in itertools.cycle((1, 2, 5)):
        batch = [payload(table, first + index) for index in range(size)]
        await store.append(table, first, batch, f"command {first}", PLAYING)
        first += size
        tell(f"{table} {first}")


async def main(folder: Path) -> None:
    tell(OPENING)
    store = await SqliteStore.open(folder)
    await asyncio.gather(*[play(store, table) for table in TABLES])


def print_calls(_frame: object, event: str, called: object) -> None:
    """A profiler that announces calls into SQLite and the file system."""
    if event == "c_call" and getattr(called, "__name__", "") in DISK:
        tell(CALLING)


if __name__ == "__main__":
    if sys.argv[2:] == ["calls"]:
        threading.setprofile(print_calls)
        sys.setprofile(print_calls)
    asyncio.run(main(Path(sys.argv[1])))
