"""`python -m tests.store.filling FOLDER` fills a disk on which little is left, then gets space again.

A limit on the size of files stands for the disk. It holds for the whole process, so this is one of its own.
"""

import asyncio
import resource
import sys
from pathlib import Path

from igroteka.store.errors import StoreFailed
from igroteka.store.sqlite import SqliteStore
from igroteka.store.store import Appended, StoredTable, Summary

PLAYING = Summary("tayu", public=True, status="playing", seats=2, free=1, names=["Ann"])
TABLES = ("one", "two", "three")
LEFT = 1_000_000  # bytes
PAYLOAD = b"x" * 3_000


def limit_files(size: int) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def fill(store: SqliteStore, table: str) -> int:
    """Appends until the disk is full. How many entries were acknowledged."""
    for number in range(10_000):
        try:
            await store.append(table, number, [PAYLOAD], str(number), PLAYING)
        except StoreFailed:
            return number
    raise AssertionError("The disk was never full.")


async def main(folder: Path) -> None:
    store = await SqliteStore.open(folder)
    for table in TABLES:
        await store.create(StoredTable(table, table, PLAYING), [])
    limit_files(LEFT)
    acknowledged = await asyncio.gather(*[fill(store, table) for table in TABLES])
    for table, length in zip(TABLES, acknowledged, strict=True):
        assert len((await store.read(table)).entries) == length
    limit_files(resource.RLIM_INFINITY)
    for table, length in zip(TABLES, acknowledged, strict=True):
        again = await store.append(table, length, [PAYLOAD, b"last"], str(length), PLAYING)
        assert again == Appended(length, already=False)
    print(*acknowledged)  # and ends without closing the store, as a crash does


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
