"""The time for a decision is kept in the store: it runs out after a restart too, though nobody looks."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest

from igroteka.core.dice import Dice
from igroteka.server.protocol.commands import Act, Begin, Lend, Return, Sit
from igroteka.server.room.alarms import Alarms
from igroteka.server.room.hub import Hub
from igroteka.server.system import SystemSecrets
from igroteka.server.table.entries import Stepped, read, written
from igroteka.store.errors import StoreFailed
from igroteka.store.store import Awaited, StoredTable
from tests.server.test_room import two_at_a_table
from tests.server.world import World, opened


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def clocked() -> World:
    """Ann has 30 seconds for her first decision. She and Bob have gone, and the server has stopped."""
    world, ann, bob = await two_at_a_table(seconds=30, stand_in="solid")
    for person in (ann, bob):
        await person.go()
    await world.room.stop()
    return world


class Restarted:
    """The server after a restart, with the tables of a world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.hub = Hub(world.store, world.clock, Dice(2), SystemSecrets(), world.bots)
        self.alarms = asyncio.create_task(Alarms(self.hub, world.clock).run())

    async def steps(self) -> list[str]:
        """Who decided each step that chance did not."""
        entries = [read(entry.payload) for entry in (await self.world.store.read("t1")).entries]
        return [entry.by for entry in entries if isinstance(entry, Stepped) and entry.by != "chance"]

    async def stop(self) -> None:
        self.alarms.cancel()
        await asyncio.gather(self.alarms, return_exceptions=True)
        await self.hub.stop()


@asynccontextmanager
async def restarted(world: World) -> AsyncIterator[Restarted]:
    server = Restarted(world)
    try:
        yield server
    finally:
        await server.stop()


def test_the_deadline_of_a_decision_is_stored_with_what_led_to_it():
    async def story() -> None:
        world, ann, _ = await two_at_a_table(seconds=30, stand_in="solid")
        assert await world.store.awaited() == [Awaited("t1", world.clock.wall() + 30_000)]
        await world.clock.pass_by(7)
        world.bots.hangs = True
        await ann.do(Lend, seat=0, bot="solid")
        await ann.do(Return, seat=0)  # nothing that gives more time
        await world.clock.pass_by(1)
        await ann.do(Act, seat=0, n=ann.n, a="ahead")
        assert await world.store.awaited() == [Awaited("t1", world.clock.wall() + 30_000)]

    run(story())


def test_no_deadline_is_stored_where_no_clock_runs():
    async def story() -> None:
        world = World(opened(seconds=30, stand_in="solid"))
        await world.open()
        ann = await world.client("ann")
        await ann.do(Sit, seat=0, name="Аня")
        assert await world.store.awaited() == []
        world, *_ = await two_at_a_table()
        assert await world.store.awaited() == []

    run(story())


def test_a_match_that_is_over_awaits_nobody():
    async def story() -> None:
        world = World(opened(bots=("solid", "solid"), seconds=30, stand_in="solid"))
        await world.open()
        ann = await world.client("ann")
        await ann.do(Begin)
        await world.clock.pass_by(3600)
        assert "waits" not in ann.position
        assert await world.store.awaited() == []

    run(story())


def test_after_a_restart_the_same_deadline_holds_though_nobody_looks():
    async def story() -> None:
        world = await clocked()
        await world.clock.pass_by(12)
        async with restarted(world) as server:
            await world.clock.pass_by(17.9)
            assert await server.steps() == []
            await world.clock.pass_by(0.2)
            assert await server.steps() == ["clock"]
            await world.clock.pass_by(30)  # and so on
            assert await server.steps() == ["clock", "clock"]

    run(story())


def test_after_a_long_stop_people_have_a_little_time_to_come_back():
    async def story() -> None:
        world = await clocked()
        world.clock.moment += 24 * 3600
        async with restarted(world) as server:
            await world.clock.pass_by(9.9)
            assert await server.steps() == []
            await world.clock.pass_by(0.2)
            assert await server.steps() == ["clock"]

    run(story())


def test_whoever_comes_back_first_sees_the_time_that_is_left():
    async def story() -> None:
        world = await clocked()
        await world.clock.pass_by(12)
        world.restart()
        bob = await world.client("bob")
        assert bob.position["left"] == 18
        await bob.go()
        await world.room.stop()
        await world.clock.pass_by(15)
        world.restart()
        assert (await world.client("bob")).position["left"] == 10
        await world.room.stop()

    run(story())


def test_a_wall_clock_that_jumps_gives_no_more_time_than_agreed(monkeypatch: pytest.MonkeyPatch):
    async def story() -> None:
        world = await clocked()
        wall = world.clock.wall
        monkeypatch.setattr(world.clock, "wall", lambda: wall() - 3_600_000)
        world.restart()
        assert (await world.client("bob")).position["left"] == 30
        await world.room.stop()

    run(story())


def test_a_log_without_a_deadline_gives_the_full_time_when_somebody_comes():
    async def story() -> None:
        world = await clocked()
        world.store.tables["t1"].due = None  # as older versions left it
        await world.clock.pass_by(12)
        world.restart()
        assert (await world.client("bob")).position["left"] == 30
        await world.room.stop()

    run(story())


def test_tables_that_are_all_due_are_opened_one_after_another():
    async def story() -> None:
        world = await clocked()
        log = (await world.store.read("t1")).entries
        for number in range(50):
            stored = StoredTable(f"more {number}", f"MORE{number}", world.stored.summary)
            await world.store.create(stored, [entry.payload for entry in log[:-1]])
            await world.store.append(stored.id, len(log) - 1, [log[-1].payload], None, None, due=world.clock.wall())
        async with restarted(world) as server:
            await world.clock.pass_by(1)
            assert 5 <= len(server.hub.rooms) <= 15
            await world.clock.pass_by(6)
            assert len(server.hub.rooms) == 50  # the other one is due later

    run(story())


def test_a_table_that_cannot_be_opened_is_no_trouble_for_the_next():
    async def story() -> None:
        world = await clocked()
        for name, payload in (("broken", b"?"), ("gone", written(world.opened))):
            await world.store.create(StoredTable(name, name, world.stored.summary), [payload])
            await world.store.append(name, 1, [payload], None, None, due=world.clock.wall())
        reads, tried = world.store.read, [0]

        async def read_at_last(table: str) -> Any:
            tried[0] += 1
            if tried[0] < 4:
                raise StoreFailed(why="no disk")
            return await reads(table)

        async with restarted(world) as server:
            world.store.read = read_at_last  # type: ignore[method-assign]
            await world.clock.pass_by()
            await world.store.delete("gone")
            await world.clock.pass_by(31)
            assert await server.steps() == ["clock"]

    run(story())


def test_a_server_that_stood_still_itself_gives_a_little_more_time():
    async def story() -> None:
        world, ann, _ = await two_at_a_table(seconds=30, stand_in="solid")
        world.clock.moment += 60  # nothing ran meanwhile: what Ann sent is still to be read
        await world.clock.pass_by()
        assert (await ann.do(Act, seat=0, n=ann.n, a="ahead"))["t"] == "done"
        world.clock.moment += 60
        await world.clock.pass_by(9.9)
        assert "clock" not in str(ann.got)
        await world.clock.pass_by(0.2)
        assert "clock" in str(ann.got)
        await world.room.stop()

    run(story())


def test_reading_starts_no_clock_and_asks_no_bot():
    async def story() -> None:
        world, ann, _ = await two_at_a_table(seconds=30, stand_in="solid")
        world.bots.hangs = True
        await ann.do(Lend, seat=0, bot="solid")
        await world.room.stop()
        world.bots.asked = 0
        hub = Hub(world.store, world.clock, Dice(2), SystemSecrets(), world.bots)
        assert "seat 1 Аня" in await hub.record("t1")
        assert (await hub.look("t1")).seats == (await hub.last_good("t1")).seats
        await world.clock.pass_by(3600)
        assert (world.bots.asked, world.store.tables["t1"].entries[-1].number) == (0, ann.n - 1)
        assert hub.rooms == {}
        await hub.stop()

    run(story())
