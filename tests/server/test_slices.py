"""Long work in the event loop holds up nobody for longer than a slice."""

import asyncio
from collections.abc import Generator
from itertools import pairwise
from typing import Any

import pytest

from igroteka.core.dice import Dice
from igroteka.server.room.hub import Hub
from igroteka.server.room.slices import Slices
from igroteka.server.system import SystemSecrets
from igroteka.server.table.entries import Begun, Sat, Stepped, Undo, written
from igroteka.server.table.folding import SLICE
from igroteka.server.table.table import Table
from igroteka.store.memory import MemoryStore
from igroteka.store.store import StoredTable
from tests.server.world import FirstSteps, PassingTime, opened


def counting(name: str, slices: int, seen: list[str]) -> Generator[None, None, str]:
    for _ in range(slices):
        seen.append(name)
        yield
    return name


def test_works_take_turns_and_others_run_between_any_two_slices():
    async def story() -> None:
        slices, seen = Slices(), list[str]()

        async def others() -> None:
            while True:
                seen.append(".")
                await asyncio.sleep(0)

        between = asyncio.create_task(others())
        works = [slices.run(counting(name, 5, seen)) for name in "ab"]
        assert await asyncio.gather(*works) == ["a", "b"]
        between.cancel()
        told = "".join(seen)
        assert told.replace(".", "") == "ababababab"
        assert not {"aa", "ab", "ba", "bb"} & {one + two for one, two in pairwise(told)}

    asyncio.run(story())


def test_work_that_fails_or_is_given_up_leaves_the_turn_to_others():
    async def story() -> None:
        slices, seen = Slices(), list[str]()

        def failing() -> Generator[None, None, Any]:
            yield
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await slices.run(failing())
        long = asyncio.create_task(slices.run(counting("long", 1000, seen)))
        await asyncio.sleep(0)
        long.cancel()
        assert await slices.run(counting("a", 2, seen)) == "a"
        assert len(seen) < 10

    asyncio.run(story())


def test_a_long_log_is_folded_in_slices_and_read_once():
    async def story() -> None:
        store, reads = MemoryStore(), list[int]()
        first = opened("tayu")
        entries = [first, Sat(0, "ann", "Аня"), Sat(1, "ann", "Аня"), Begun([0, 1])]
        table = Table.fold(entries)
        assert table.match is not None
        while table.actor < 0:
            entries.append(table.take(table.match.state.outcomes()[0][0], "chance").entry)
        step, back = table.match.state.legal_texts()[0], len(table.match.steps)
        entries += [Stepped(step), Undo(back)] * (5 * SLICE)
        await store.create(StoredTable("t1", "ABCD", table.summary), [written(entry) for entry in entries])
        hub = Hub(store, PassingTime(), Dice(1), SystemSecrets(), FirstSteps())
        asks = store.read

        async def read(table: str, since: int = 0) -> Any:
            log = await asks(table, since)
            reads.append(len(log.entries))
            return log

        store.read = read
        opening, turns = asyncio.create_task(hub.record("t1")), 0
        while not opening.done():
            await asyncio.sleep(0)
            turns += 1
        assert (await opening).count("undo ") == 5 * SLICE
        assert turns >= 10
        assert reads == [len(entries)]

    asyncio.run(story())
