"""Tables that nobody needs any more leave the lobby, and then the store; what people have is kept."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from igroteka.core.dice import Dice
from igroteka.server.doors.cleaning import DAY, USUAL_KEEP, Cleaning, Keep
from igroteka.server.protocol.closing import Close
from igroteka.server.protocol.commands import Begin
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.room.hub import Hub
from igroteka.server.room.watcher import Watcher
from igroteka.server.system import SystemSecrets
from igroteka.server.table.opening import SeatWanted, Wanted, opening
from igroteka.server.table.seating import begin
from igroteka.store.memory import MemoryStore
from tests.server.client import Guest, running
from tests.server.world import Disk, FirstSteps, PassingTime, settle
from tests.store.contract import SetClock


class Ear:
    def __init__(self) -> None:
        self.code: int | None = None

    def send(self, data: bytes) -> None:
        pass

    def close(self, code: int) -> None:
        self.code = code


class House:
    """A hub with a calendar, and a table of each status."""

    def __init__(self) -> None:
        self.calendar, self.disk = SetClock(), Disk()
        self.store = MemoryStore(self.disk, self.calendar)
        self.hub = Hub(self.store, PassingTime(), Dice(1), SystemSecrets(), FirstSteps())

    async def open(self, table: str, public: bool = True) -> None:
        await self.hub.open(
            table, opening(Wanted(game="tayu", public=public, seats=[SeatWanted(name="Аня")] * 2), "ann")
        )

    async def begin(self, table: str) -> None:
        async with self.hub.visiting(table) as room:
            await room.commit(lambda at: begin(at, "ann", Begin(id="1"), room.world))

    async def clean(self, keep: Keep = USUAL_KEEP) -> set[str]:
        """What is there afterwards."""
        await Cleaning(self.hub, PassingTime(), keep).clean()
        return {*self.store.tables}

    async def lobby(self) -> list[str]:
        return [table.id for table in (await self.hub.listed("open", None)).tables]

    async def come(self, table: str) -> tuple[Watcher, Ear]:
        ear = Ear()
        watcher = Watcher("eve", ear)
        room = await self.hub.room(table)
        self.hub.visits[table] += 1
        await room.greet(watcher, 0)
        await settle()
        return watcher, ear


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


def test_tables_that_never_began_are_deleted_after_a_week_and_others_are_kept():
    async def story() -> None:
        house = House()
        for table in ("open", "private", "playing"):
            await house.open(table, public=table != "private")
        await house.begin("playing")
        house.calendar.moment += 7 * DAY
        assert await house.clean() == {"open", "private", "playing"}
        house.calendar.moment += 1
        assert await house.clean() == {"playing"}
        house.calendar.moment += 1000 * DAY
        assert await house.clean() == {"playing"}
        assert await house.clean(Keep(playing=1008)) == {"playing"}
        assert await house.clean(Keep(playing=1007)) == set()

    run(story())


def test_a_table_where_nobody_has_been_for_a_day_leaves_the_lobby_until_somebody_comes():
    async def story() -> None:
        house = House()
        await house.open("one")
        house.calendar.moment += DAY + 1
        assert await house.lobby() == []
        await house.come("one")
        assert await house.lobby() == ["one"]

    run(story())


def test_whoever_stays_keeps_the_table():
    async def story() -> None:
        house = House()
        await house.open("one")
        await house.open("two")
        _, ear = await house.come("one")
        for _ in range(10):
            house.calendar.moment += DAY
            await house.clean()
        assert {*house.store.tables} == {"one"}
        assert await house.lobby() == ["one"]
        assert ear.code is None
        house.calendar.moment += 30 * DAY
        house.hub.rooms["one"].audience.watchers.clear()
        assert await house.clean() == set()

    run(story())


def test_a_deleted_table_sends_its_people_away_and_is_not_there_for_others():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            table = await ann.open_table("tayu", seats=[{"name": "Аня"}, {"bot": "solid"}])
            client = await ann.come(table["id"])
            await house.server.hub.delete(table["id"])
            assert await client.closed() == Close.NO_TABLE
            assert client.last("refused")["code"] == "no-such-table"
            again = await ann.connect(table["id"])
            await again.send(t="hello", v=1)
            assert await again.closed() == Close.NO_TABLE
            assert (await ann.ask("GET", f"/api/tables/{table['id']}/record")).json()["code"] == "no-such-table"
            with pytest.raises(Refusal, match="no-such-table"):
                await house.server.hub.delete(table["id"])
            assert (await ann.ask("GET", "/api/tables/mine")).json()["tables"] == []

    run(story())


def test_a_store_that_fails_does_not_end_the_cleaning():
    async def story() -> None:
        house, clock = House(), PassingTime()
        await house.open("one")
        house.calendar.moment += 8 * DAY
        house.disk.is_full = True
        cleaning = asyncio.create_task(Cleaning(house.hub, clock, USUAL_KEEP).run())
        await clock.pass_by(61)
        assert {*house.store.tables} == {"one"}
        house.disk.is_full = False
        await clock.pass_by(3601)
        assert {*house.store.tables} == set()
        cleaning.cancel()

    run(story())
