"""A full disk: nobody is told that something is stored when it is not, and all goes on when there is space again."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka.store.errors import StoreFailed
from igroteka.store.sqlite import SqliteStore
from igroteka.store.store import Appended, StoredTable
from tests.store.contract import MARKET, OPEN, SetClock, entries, in_a_loop
from tests.store.filling import PAYLOAD, TABLES

ROOT = Path(__file__).parents[2]


def allow_pages(store: SqliteStore, more: int) -> None:
    """Lets the file grow by so many pages of 4096 bytes and no more."""
    (pages,) = store.database.writing.execute("PRAGMA page_count").fetchone()
    store.database.writing.execute(f"PRAGMA max_page_count = {pages + more}")


@in_a_loop
async def test_what_does_not_fit_is_refused_as_a_whole_and_may_be_tried_again(tmp_path):
    store = await SqliteStore.open(tmp_path, SetClock())
    await store.create(MARKET, [b"0"])
    allow_pages(store, 3)
    with pytest.raises(StoreFailed, match="full"):
        await store.append("market", 1, [b"1", b"x" * 50_000, b"3"], "roll", OPEN)
    with pytest.raises(StoreFailed, match="full"):
        await store.create(StoredTable("other", "OTHER", OPEN), [b"x" * 50_000])
    assert "full" in (store.health.trouble or "")
    assert (await store.read("market")).entries == entries(b"0")
    assert await store.count() == 1
    assert await store.append("market", 1, [b"small"], "lay", OPEN) == Appended(1, already=False)
    assert store.health.trouble is None
    allow_pages(store, 1000)
    assert await store.append("market", 2, [b"1", b"x" * 50_000, b"3"], "roll", OPEN) == Appended(2, already=False)
    await store.create(StoredTable("other", "OTHER", OPEN), [b"x" * 50_000])
    await store.close()


def test_when_the_disk_takes_no_more_nothing_is_acknowledged_until_it_does(tmp_path):
    command = [sys.executable, "-m", "tests.store.filling", str(tmp_path)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.stderr == ""
    acknowledged = list(map(int, told.stdout.split()))
    assert sum(acknowledged) > 10

    async def payloads() -> list[list[bytes]]:
        store = await SqliteStore.open(tmp_path)
        found = [[entry.payload for entry in (await store.read(table)).entries] for table in TABLES]
        await store.close()
        return found

    assert asyncio.run(payloads()) == [[PAYLOAD] * (length + 1) + [b"last"] for length in acknowledged]
