"""The store in memory, and what its disk may do."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from igroteka.store.errors import StoreFailed
from igroteka.store.memory import MemoryStore
from igroteka.store.store import Appended, Store, Time
from tests.store.contract import MARKET, OPEN, StoreContract, in_a_loop


class TestMemoryStore(StoreContract):
    store: MemoryStore | None = None

    async def open(self, folder: Path, time: Time) -> Store:
        self.store = self.store or MemoryStore(time=time)
        return self.store


async def fails(change: Callable[[], None]) -> None:
    raise StoreFailed(why="no space left")


async def fails_afterwards(change: Callable[[], None]) -> None:
    change()
    raise StoreFailed(why="the wire was cut")


async def hangs(change: Callable[[], None]) -> None:
    await asyncio.Event().wait()


@pytest.mark.parametrize(("disk", "stored"), [(fails, 0), (fails_afterwards, 1)])
@in_a_loop
async def test_a_disk_may_fail_before_a_change_or_after_it(disk, stored):
    store = MemoryStore()
    await store.create(MARKET, [])
    sound, store.disk = store.disk, disk
    with pytest.raises(StoreFailed):
        await store.append("market", 0, [b"a"], "roll", OPEN)
    assert len((await store.read("market")).entries) == stored
    store.disk = sound
    assert await store.append("market", 0, [b"a"], "roll", OPEN) == Appended(0, already=bool(stored))


@in_a_loop
async def test_a_change_that_waits_for_the_disk_is_not_read_and_dies_with_who_asked():
    store = MemoryStore()
    await store.create(MARKET, [])
    sound, store.disk = store.disk, hangs
    asked = asyncio.create_task(store.append("market", 0, [b"a"], "roll", OPEN))
    await asyncio.sleep(0)
    assert (await store.read("market")).entries == []
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    store.disk = sound
    assert await store.append("market", 0, [b"b"], "roll", OPEN) == Appended(0, already=False)
