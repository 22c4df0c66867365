"""`python -m tests.store.appending FOLDER` appends to a few tables at once, without end; it tells what is acknowledged.

The test that started it kills it. Started again, it says its last commands once more, as clients do, and goes on.
"""

import asyncio
import itertools
import sys
from pathlib import Path

from igroteka.store.errors import NoSuchTable
from igroteka.store.sqlite import SqliteStore
from igroteka.store.store import Appended, StoredEntry, StoredTable, Summary

TABLES = ("one", "two", "three")
PLAYING = Summary("tayu", public=True, status="playing", seats=2, free=1, names=["Ann"])
OPENING = "opening"


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
        print(table, first, flush=True)


async def main(folder: Path) -> None:
    print(OPENING, flush=True)
    store = await SqliteStore.open(folder)
    await asyncio.gather(*[play(store, table) for table in TABLES])


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
