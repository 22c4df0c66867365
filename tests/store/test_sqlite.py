"""The store in SQLite: one transaction for all who wait, and readers who wait for nobody."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Generator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from igroteka.store import writer
from igroteka.store.database import FILE
from igroteka.store.errors import NoSuchTable, Stale, StoreFailed
from igroteka.store.sqlite import SqliteStore
from igroteka.store.store import Appended, Store, StoredTable, Time
from tests.store.contract import MARKET, OPEN, SetClock, StoreContract, entries, in_a_loop, timed


class TestSqliteStore(StoreContract):
    async def open(self, folder: Path, time: Time) -> Store:
        return await SqliteStore.open(folder, time)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(folder, SetClock())
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def held(store: SqliteStore) -> AsyncIterator[None]:
    """Keeps the writer within a sync, so that what is asked meanwhile has to wait."""
    await store.writer.idle.wait()
    go_on = threading.Event()
    store.writer.thread.submit(go_on.wait)
    waiting = store.writer.write(lambda connection: None)
    await asyncio.sleep(0)
    try:
        yield
    finally:
        go_on.set()
        await waiting


async def told_together(store: SqliteStore, *asked: Any) -> list[Any]:
    """What is told to those who came to the writer in one transaction."""
    async with held(store):
        waiting = [asyncio.ensure_future(one) for one in asked]
        await asyncio.sleep(0)
    return await asyncio.gather(*waiting, return_exceptions=True)


@in_a_loop
async def test_a_commit_waits_for_the_disk(tmp_path):
    async with opened(tmp_path) as store:
        asked = [store.database.writing.execute(f"PRAGMA {name}") for name in ("synchronous", "journal_mode")]
        assert [one.fetchone()[0] for one in asked] == [2, "wal"]


@in_a_loop
async def test_all_who_wait_share_one_transaction(tmp_path):
    said: list[str] = []
    async with opened(tmp_path) as store:
        names = [str(number) for number in range(30)]
        await asyncio.gather(*[store.create(StoredTable(name, name, OPEN), []) for name in names])
        store.database.writing.set_trace_callback(said.append)
        told = await told_together(store, *[store.append(name, 0, [b"a"], "c", OPEN) for name in names])
        assert told == [Appended(0, already=False)] * 30
    assert said.count("COMMIT") == 2  # the one that was held, and this one


@in_a_loop
async def test_where_many_wait_whoever_comes_soon_after_shares_the_next_transaction(tmp_path, monkeypatch):
    monkeypatch.setattr(writer, "TOGETHER", 0.5)  # longer than the sync of any disk, or there was nothing to share
    said: list[str] = []
    async with opened(tmp_path) as store:
        names = [str(number) for number in range(4)]
        await asyncio.gather(*[store.create(StoredTable(name, name, OPEN), []) for name in names])
        store.database.writing.set_trace_callback(said.append)
        await told_together(store, *[store.append(name, 0, [b"a"], "c", OPEN) for name in names[:2]])
        first = asyncio.ensure_future(store.append(names[2], 0, [b"a"], "c", OPEN))
        await asyncio.sleep(0)
        second = asyncio.ensure_future(store.append(names[3], 0, [b"a"], "c", OPEN))
        assert await asyncio.gather(first, second) == [Appended(0, already=False)] * 2
    assert said.count("COMMIT") == 3  # the one that was held, the two together, and these


@in_a_loop
async def test_a_bad_batch_does_not_spoil_the_others(tmp_path):
    unfit: Any = [b"fits", object()]
    async with opened(tmp_path) as store:
        await store.create(MARKET, [])
        told = await told_together(
            store,
            store.append("market", 0, [b"0"], "0", OPEN),
            store.append("market", 1, unfit, "1", OPEN),
            store.append("market", 7, [b"7"], "7", OPEN),
            store.append("nowhere", 0, [b"0"], "0", OPEN),
            store.append("market", 1, [b"1"], "1", OPEN),
        )
        assert [type(one) for one in told] == [Appended, StoreFailed, Stale, NoSuchTable, Appended]
        log = await store.read("market")
        assert log.entries == entries(b"0", command="0") + entries(b"1", first=1, command="1")


def orphan(connection: sqlite3.Connection) -> None:
    """An entry of no table, which SQLite refuses when the transaction is to be committed, and not before."""
    connection.execute("PRAGMA defer_foreign_keys = ON")
    connection.execute("INSERT INTO entries VALUES (99, 0, x'00', NULL, NULL)")


@in_a_loop
async def test_a_commit_that_fails_stores_nothing_for_anybody_and_the_next_one_is_sound(tmp_path):
    async with opened(tmp_path) as store:
        await store.create(MARKET, [])
        told = await told_together(store, store.append("market", 0, [b"0"], "roll", OPEN), store.write(orphan))
        assert [type(one) for one in told] == [StoreFailed, StoreFailed]
        assert (await store.read("market")).entries == []
        assert await store.append("market", 0, [b"0"], "roll", OPEN) == Appended(0, already=False)


@in_a_loop
async def test_nobody_hears_of_a_batch_before_its_transaction_is_committed(tmp_path):
    seen: list[tuple[str, bool]] = []
    async with opened(tmp_path) as store:
        await store.create(MARKET, [])
        async with held(store):
            appending = asyncio.ensure_future(store.append("market", 0, [b"a"], None, OPEN))
            await asyncio.sleep(0)
            store.database.writing.set_trace_callback(lambda said: seen.append((said, appending.done())))
        await appending
        store.database.writing.set_trace_callback(None)
    assert seen[-1] == ("COMMIT", False)


@in_a_loop
async def test_readers_do_not_wait_for_the_writer(tmp_path):
    async with opened(tmp_path) as store:
        await store.create(MARKET, [b"a"])
        async with held(store):
            appending = asyncio.ensure_future(store.append("market", 1, [b"b"], None, OPEN))
            assert (await store.read("market")).entries == entries(b"a")
            assert await store.find("ABCDE") == timed(MARKET)
            assert (await store.listed("open", public=True)).tables == [timed(MARKET)]
            assert await store.count() == 1
            assert not appending.done()
        await appending
        assert (await store.read("market")).entries == entries(b"a", b"b")


@in_a_loop
async def test_who_gives_up_waiting_disturbs_nobody(tmp_path):
    async with opened(tmp_path) as store:
        await store.create(MARKET, [])
        async with held(store):
            impatient = asyncio.ensure_future(store.append("market", 0, [b"a"], "roll", OPEN))
            patient = asyncio.ensure_future(store.append("market", 1, [b"b"], "lay", OPEN))
            await asyncio.sleep(0)
            impatient.cancel()
        assert await patient == Appended(1, already=False)
        assert await store.append("market", 2, [b"c"], "roll", OPEN) == Appended(0, already=True)


@contextmanager
def locked(folder: Path) -> Generator[None]:
    """Another process has locked the database, as a tool that writes into it would."""
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.rollback()


@in_a_loop
async def test_another_process_that_has_locked_the_database_stops_nobody_but_writers(tmp_path):
    async with opened(tmp_path) as store:
        await store.create(MARKET, [b"a"])
        with locked(tmp_path):
            appending = asyncio.ensure_future(store.append("market", 1, [b"b"], None, OPEN))
            assert (await store.read("market")).entries == entries(b"a")
            assert await store.find("ABCDE") == timed(MARKET)
            assert not appending.done()
        assert await appending == Appended(1, already=False)
        assert store.health.trouble is None


@in_a_loop
async def test_if_the_lock_stays_writers_are_told_and_later_ones_succeed(tmp_path, monkeypatch):
    monkeypatch.setattr(writer, "LOCKED_FOR", 0)
    async with opened(tmp_path) as store:
        await store.create(MARKET, [b"a"])
        with locked(tmp_path):
            with pytest.raises(StoreFailed, match="database is locked"):
                await store.append("market", 1, [b"b"], "roll", OPEN)
            assert store.health.trouble == "database is locked"
        assert await store.append("market", 1, [b"b"], "roll", OPEN) == Appended(1, already=False)
        assert store.health.trouble is None


@in_a_loop
async def test_closing_finishes_what_was_asked(tmp_path):
    store = await SqliteStore.open(tmp_path)
    await store.create(MARKET, [])
    asked = [asyncio.ensure_future(store.append("market", at, [b"a"], None, OPEN)) for at in range(5)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*asked) == [Appended(at, already=False) for at in range(5)]


@in_a_loop
async def test_a_closed_store_says_so(tmp_path):
    store = await SqliteStore.open(tmp_path)
    await store.close()
    await store.close()
    for asked in (store.create(MARKET, []), store.read("market"), store.once("key", bytes)):
        with pytest.raises(StoreFailed, match="it is closed"):
            await asked
