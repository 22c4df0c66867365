"""Work that fails in the background is logged; a table that cannot be read is tried again, and the match goes on."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from structlog.testing import capture_logs

from igroteka.server.doors.server import note
from igroteka.server.protocol.closing import Close
from igroteka.server.protocol.commands import Act, Begin, Sit
from igroteka.store import writer
from igroteka.store.errors import StoreFailed
from igroteka.store.memory import MemoryStore
from igroteka.store.sqlite import SqliteStore
from tests.server.client import Guest, running
from tests.server.world import Client, World, opened
from tests.store.test_sqlite import locked


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def against_a_bot(monkeypatch: pytest.MonkeyPatch) -> tuple[World, Client]:
    """Ann has begun a match, and is to act. The bot's first answer breaks the work that waits for it."""
    world = World(opened(bots=(None, "solid")))
    await world.open()
    ann = await world.client("ann")
    await ann.do(Sit, seat=0, name="Аня")
    await ann.do(Begin)
    steps, answered = world.bots.step, [0]

    async def step(*question: Any) -> str:
        answered[0] += 1
        if answered[0] == 1:
            raise ZeroDivisionError("a mistake of ours")
        return await steps(*question)

    monkeypatch.setattr(world.bots, "step", step)
    return world, ann


async def no_disk(table: str) -> Any:
    raise StoreFailed(why="no disk")


async def hand_over(ann: Client) -> None:
    """Ann's whole turn, after which the bot is asked."""
    await ann.do(Act, seat=0, n=ann.n, a="left")
    await ann.do(Act, seat=0, n=ann.n, a=ann.position["legal"]["0"][0])


def test_work_that_stumbles_is_logged_and_done_again(monkeypatch: pytest.MonkeyPatch):
    async def story() -> None:
        world, ann = await against_a_bot(monkeypatch)
        with capture_logs() as noted:
            await hand_over(ann)
        (stumbled,) = noted
        assert (stumbled["event"], stumbled["table"]) == ("a table stumbled", "t1")
        assert isinstance(stumbled["exc_info"], ZeroDivisionError)
        assert ann.position["waits"] == [1]
        await world.clock.pass_by(10)
        assert ann.position["waits"] == [0]
        await world.room.stop()

    run(story())


def test_a_table_that_cannot_be_read_is_tried_until_it_can(monkeypatch: pytest.MonkeyPatch):
    async def story() -> None:
        world, ann = await against_a_bot(monkeypatch)
        reads, tried = world.store.read, [0]

        async def unreadable(table: str) -> Any:
            tried[0] += 1
            return await no_disk(table)

        with capture_logs():
            monkeypatch.setattr(world.store, "read", unreadable)
            await hand_over(ann)
        await world.clock.pass_by(10)
        assert tried[0] > 1
        assert ann.position["waits"] == [1]
        assert ann.last("paused") == {"t": "paused", "why": "store"}
        monkeypatch.setattr(world.store, "read", reads)
        await world.clock.pass_by(10)
        assert ann.position["waits"] == [0]
        await world.room.stop()

    run(story())


def test_everybody_is_told_when_the_store_works_again_though_nothing_happens():
    async def story() -> None:
        world = World(opened())
        await world.open()
        ann, eve = await world.client("ann"), await world.client("eve")
        world.disk.is_full = True
        assert (await ann.do(Sit, seat=0, name="Аня"))["code"] == "paused"
        await world.clock.pass_by(10)
        assert eve.got[-1] == {"t": "paused", "why": "store"}
        world.disk.is_full = False
        await world.clock.pass_by(2)
        assert (eve.got[-1]["t"], eve.got[-1]["lines"]) == ("news", [])
        assert eve.got.count({"t": "paused", "why": "store"}) == 1

    run(story())


def test_a_table_goes_on_by_itself_when_another_process_unlocks_the_database(monkeypatch, tmp_path):
    monkeypatch.setattr(writer, "LOCKED_FOR", 0)

    async def story() -> None:
        world = World(opened(bots=(None, "solid")))
        world.store = await SqliteStore.open(tmp_path, world.clock.wall)  # type: ignore[assignment]
        await world.open()
        ann = await world.client("ann")
        await ann.do(Sit, seat=0, name="Аня")
        await ann.do(Begin)
        n = ann.n
        with locked(tmp_path):
            assert (await ann.do(Act, seat=0, n=n, a="left"))["code"] == "paused"
            await ann.hello()
            assert ann.got[-1] == {"t": "paused", "why": "store"}
        await world.clock.pass_by(2)
        await asyncio.gather(*world.room.tasks.running)
        assert (ann.got[-1]["t"], ann.n) == ("news", n)
        assert (await ann.do(Act, seat=0, n=n, a="left"))["t"] == "done"
        await world.room.stop()
        await world.store.close()

    run(story())


def test_who_comes_while_nothing_can_be_read_is_asked_to_come_later(monkeypatch: pytest.MonkeyPatch):
    async def story() -> None:
        store = MemoryStore()
        async with running(store) as house:
            ann = Guest(house, "ann")
            table = (await ann.open_table("marrakech"))["id"]
            with monkeypatch.context() as trouble:
                trouble.setattr(store, "read", no_disk)
                client = await ann.connect(table)
                assert (await client.hello())["code"] == "paused"
                assert await client.closed() == Close.NOT_READY
            assert (await (await ann.connect(table)).hello())["t"] == "welcome"

    run(story())


def test_a_part_of_the_server_that_fails_is_logged():
    async def story() -> None:
        async def broken() -> None:
            raise ZeroDivisionError("a mistake of ours")

        task = asyncio.create_task(broken())
        await asyncio.wait([task])
        with capture_logs() as noted:
            note(task)
        assert [(one["event"], type(one["exc_info"])) for one in noted] == [
            ("a part of the server failed", ZeroDivisionError)
        ]

    run(story())
