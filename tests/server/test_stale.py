"""Two processes at one store: what is in the log is the truth, and everybody is told from it."""

import asyncio
from collections.abc import Callable, Coroutine
from copy import copy
from typing import Any

import pytest

from igroteka.core.dice import Dice
from igroteka.server.protocol.commands import Act, Begin, Lend, Sit
from igroteka.server.table.entries import Stepped, read
from igroteka.store.sqlite import SqliteStore
from igroteka.store.store import Store
from tests.server.test_machine import told_lines
from tests.server.world import Client, World, opened

MakeStore = Callable[[World], Coroutine[Any, Any, Store]]


async def in_memory(world: World) -> Store:
    return world.store


@pytest.fixture(params=["memory", "sqlite"])
def make_store(request: pytest.FixtureRequest, tmp_path: Any) -> MakeStore:
    async def in_a_file(world: World) -> Store:
        return await SqliteStore.open(tmp_path, world.clock.wall)

    return in_memory if request.param == "memory" else in_a_file


async def two_processes(make: MakeStore, **more: Any) -> tuple[World, World, Client, Client]:
    """Ann and Bob have begun a match at the first process, and Ann has come to the second one as well."""
    first = World(opened(**more))
    first.store = await make(first)  # type: ignore[assignment]
    await first.open()
    ann = await first.client("ann")
    await ann.do(Sit, seat=0, name="Аня")
    bob = await first.client("bob")
    await bob.do(Sit, seat=1, name="Боря")
    await ann.do(Begin)
    second = copy(first)
    second.dice = Dice(3)  # its chance would say something else
    second.restart()
    again = await second.client("ann")
    return first, second, ann, again


async def log_of(world: World) -> list[Any]:
    return [read(entry.payload) for entry in (await world.store.read("t1")).entries]


def steps_told(client: Client, known: int = 0) -> list[Any]:
    lines = told_lines([None] * known, client)
    return [line["a"] for line in lines[known:] if line["e"] == "step"]


async def end(*worlds: World) -> None:
    for world in worlds:
        await world.room.stop()
    await worlds[0].store.close()


def test_a_command_that_the_log_has_already_is_answered_and_told_from_the_log(make_store: MakeStore):
    async def story() -> None:
        first, second, ann, again = await two_processes(make_store)
        step = Act(id="once", seat=0, n=ann.n, a="ahead")
        done = await ann.send_command(step)
        assert await again.send_command(step) == done
        steps = [entry.a for entry in await log_of(first) if isinstance(entry, Stepped)]
        assert steps_told(ann) == steps_told(again) == steps
        assert again.position == ann.position
        await end(first, second)

    asyncio.run(story())


def test_who_was_slower_is_told_what_happened_and_decides_again(make_store: MakeStore):
    async def story() -> None:
        first, second, ann, again = await two_processes(make_store)
        await ann.do(Act, seat=0, n=ann.n, a="ahead")
        refused = await again.do(Act, seat=0, n=again.n, a="left")
        assert refused["code"] == "stale"
        assert refused["parameters"] == {"n": ann.n}
        assert steps_told(again) == steps_told(ann)
        step = again.position["legal"]["0"][0]
        assert (await again.do(Act, seat=0, n=again.n, a=step))["t"] == "done"
        assert [entry.a for entry in await log_of(first) if isinstance(entry, Stepped)] == steps_told(again)
        await end(first, second)

    asyncio.run(story())


def test_what_depends_on_nothing_that_happened_is_carried_out_all_the_same(make_store: MakeStore):
    async def story() -> None:
        first, second, ann, again = await two_processes(make_store)
        await ann.do(Act, seat=0, n=ann.n, a="ahead")
        done = await again.do(Lend, seat=0, bot="solid")
        assert (done["t"], done["n"]) == ("done", ann.n)
        await first.clock.pass_by()
        assert told_lines([], again) == [*told_lines([], ann), *told_lines([], again)[ann.n :]]
        await end(first, second)

    asyncio.run(story())


def test_what_a_cancelled_command_left_in_the_log_is_told_when_the_table_is_read_again():
    async def story() -> None:
        world = World(opened())
        await world.open()
        ann, eve = await world.client("ann"), await world.client("eve")
        appends = world.store.append

        async def append_and_stumble(*about: Any) -> Any:
            await appends(*about)
            raise ZeroDivisionError("a mistake of ours")

        world.store.append = append_and_stumble  # type: ignore[method-assign]
        with pytest.raises(ZeroDivisionError):
            await ann.do(Sit, seat=0, name="Аня")
        world.store.append = appends
        await eve.do(Sit, seat=1, name="Ева")
        assert [line["e"] for line in told_lines([], eve)] == ["opened", "sat", "sat"]
        assert told_lines([], ann) == told_lines([], eve)

    asyncio.run(story())
