"""When bots are asked: for people who are there, one question at a time, and no longer than the answer is wanted."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from igroteka.server.ports import Asker
from igroteka.server.protocol.commands import Act, Begin, Lend, Return, Sit, Takeback
from igroteka.store.store import Owner
from tests.server.world import Client, FirstSteps, SlowDisk, World, opened, settle


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


class Listening(FirstSteps):
    """Bots that note who asks."""

    def __init__(self) -> None:
        super().__init__()
        self.askers: list[Asker] = []

    async def step(self, asker: Asker, game: str, key: bytes, bot: str) -> str:
        self.askers.append(asker)
        return await super().step(asker, game, key, bot)

    @property
    def open(self) -> int:
        """How many questions wait for an answer."""
        return sum(not future.done() for future in self.hanging)


async def begun(
    *bots: str | None, hangs: bool = False, disk: Any = None, **more: Any
) -> tuple[World, Client, Listening]:
    """Ann sits on the first seat that is open, if there is one, and has begun a match."""
    world = World(opened(bots=bots, **more), disk=disk)
    world.bots = listening = Listening()
    listening.hangs = hangs
    await world.open()
    ann = await world.client("ann")
    if None in bots:
        await ann.do(Sit, seat=bots.index(None), name="Аня")
    assert (await ann.do(Begin))["t"] == "done"
    return world, ann, listening


async def entries(world: World) -> int:
    return len((await world.store.read("t1")).entries)


async def take_turn(client: Client, seat: int) -> None:
    """Both decisions of a turn in Marrakech."""
    for _ in range(2):
        await client.do(Act, seat=seat, n=client.n, a=client.position["legal"][str(seat)][0])


def test_bots_pause_when_the_last_has_left_and_go_on_when_somebody_comes():
    async def story() -> None:
        world, ann, bots = await begun("master", "master", "master", "master", hangs=True)
        assert bots.open == 1
        await ann.go()
        assert bots.open == 0
        bots.hangs = False
        before = await entries(world)
        await world.clock.pass_by(3600)
        assert await entries(world) == before
        bots.hangs = True
        await world.client("eve")
        await settle()
        assert bots.open == 1

    run(story())


def test_bots_go_on_for_those_who_are_left():
    async def story() -> None:
        world, ann, bots = await begun("master", "master", hangs=True)
        eve = await world.client("eve")
        await ann.go()
        assert bots.open == 1
        await eve.go()
        assert bots.open == 0

    run(story())


def test_reading_a_table_wakes_no_bots():
    async def story() -> None:
        world, ann, bots = await begun("solid", "solid", hangs=True)
        await ann.go()
        world.restart()
        asked = bots.asked
        async with world.room.lock:
            await world.room.opened()
        await world.clock.pass_by(100)
        assert bots.asked == asked

    run(story())


def test_where_nobody_is_there_the_stand_in_decides_for_people_and_bots_pause():
    async def story() -> None:
        world, ann, bots = await begun(None, "master", seconds=30, stand_in="solid")
        await ann.go()
        await world.clock.pass_by(100)  # the two decisions of Ann's turn
        assert bots.askers == [Asker("t1"), Asker("t1")]
        ann = await world.client("ann")
        assert [line.get("by") for line in ann.last("welcome")["lines"]].count("clock") == 2
        assert ann.last("welcome")["position"]["waits"] == [1]
        await world.clock.pass_by()
        assert bots.askers[2].person == "ann"

    run(story())


def test_when_the_time_of_a_bot_is_over_the_stand_in_decides_for_those_who_are_there():
    async def story() -> None:
        world, ann, bots = await begun("master", None, seconds=30, stand_in="novice", hangs=True)
        await world.clock.pass_by(29)
        assert (bots.asked, bots.open) == (1, 1)
        await world.clock.pass_by(2)
        assert (bots.asked, bots.open) == (2, 1)
        bots.hangs = False
        bots.answer_at_last()
        await world.clock.pass_by()
        assert ann.last("news")["position"]["waits"] == [1]
        assert [line.get("by") for news in ann.got if news["t"] == "news" for line in news["lines"]].count("clock") == 1

    run(story())


def test_no_race_begins_while_nobody_is_there():
    async def story() -> None:
        world, ann, _ = await begun("sharp", "steady", "sleepy", "sharp", name="chazz")
        assert world.room.world.live is not None
        await ann.go()
        await world.room.stop()
        world.restart()
        async with world.room.lock:
            assert (await world.room.opened()).is_live
        await world.clock.pass_by(120)
        assert world.room.world.live is None
        await world.client("eve")
        assert world.room.world.live is not None
        await world.room.stop()

    run(story())


def test_a_race_that_nobody_watches_any_more_ends_and_then_the_match_pauses():
    async def story() -> None:
        world, ann, _ = await begun("sharp", "steady", "sleepy", "sharp", name="chazz")
        await ann.go()
        await world.clock.pass_by(120)
        assert world.room.world.live is None
        before = await entries(world)
        await world.clock.pass_by(3600)
        assert await entries(world) == before

    run(story())


def test_a_question_about_a_position_that_has_passed_is_withdrawn():
    async def story() -> None:
        world, ann, bots = await begun(None, "master")
        bots.hangs = True
        await ann.do(Act, seat=0, n=ann.n, a="ahead")
        for _ in range(10):
            await ann.do(Act, seat=0, n=ann.n, a=ann.position["legal"]["0"][0])
            assert bots.open == 1
            assert (await ann.do(Takeback, seat=0, n=ann.n))["t"] == "done"
            assert bots.open == 0
        await world.room.stop()

    run(story())


@pytest.mark.parametrize("back", [True, False])
def test_a_question_for_a_seat_that_the_bot_no_longer_plays_is_withdrawn(back: bool):
    async def story() -> None:
        world, ann, bots = await begun(None, "master", hangs=True)
        await ann.do(Lend, seat=0, bot="master")
        assert bots.open == 1
        await ann.do(*((Return,) if back else (Lend,)), seat=0, **({} if back else {"bot": "novice"}))
        assert bots.open == (0 if back else 1)
        assert bots.asked == (1 if back else 2)
        await ann.do(Lend, seat=0, bot="master")
        assert bots.open == 1
        await world.room.stop()

    run(story())


def test_a_table_has_one_question_at_a_time_however_many_bots_it_has():
    async def story() -> None:
        _, ann, bots = await begun(*["sharp"] * 7, None, name="chazz", calm=True, hangs=True)
        while not ann.position.get("places"):
            if legal := ann.position.get("legal"):
                await ann.do(Act, seat=7, n=ann.n, a=legal["7"][0])
            else:
                assert bots.open == 1
                bots.answer_at_last()
                await settle()
        for picked in range(7):
            assert len(ann.position.get("picks", [])) == picked
            assert bots.open == 1
            bots.answer_at_last()
            await settle()
        assert ann.position["picks"] == list(range(7))

    run(story())


def test_what_a_bot_has_decided_is_kept_though_everybody_leaves_meanwhile():
    async def story() -> None:
        disk = SlowDisk()
        world, ann, _ = await begun(None, "solid", disk=disk)
        await ann.do(Act, seat=0, n=ann.n, a="ahead")
        before = await entries(world)
        disk.goes_on.clear()
        acting = asyncio.create_task(ann.do(Act, seat=0, n=ann.n, a=ann.position["legal"]["0"][0]))
        await settle()
        disk.goes_on.set()
        await asyncio.sleep(0)
        disk.goes_on.clear()
        await acting
        await settle()
        assert world.room.lock.locked()  # the bot's step is being made durable
        await ann.go()
        disk.goes_on.set()
        await world.clock.pass_by()
        assert await entries(world) > before + 2

    run(story())


async def comes(world: World, name: str) -> Client:
    """From an address, and with a name for the store."""
    client = Client(world, name)
    client.watcher.owners, client.watcher.address = (Owner(name, f"{name} elsewhere"),), f"at {name}"
    await client.hello()
    return client


def test_bots_think_for_the_one_who_moved_the_match_and_not_for_those_who_look_on():
    async def story() -> None:
        world = World(opened(bots=(None, None, "solid")))
        world.bots = bots = Listening()
        await world.open()
        ann, bob, eve = [await comes(world, name) for name in ("ann", "bob", "eve")]
        await ann.do(Sit, seat=0, name="Аня")
        await bob.do(Sit, seat=1, name="Боря")
        await ann.do(Begin)
        await take_turn(ann, 0)
        await take_turn(bob, 1)
        assert set(bots.askers) == {Asker("t1", "at bob", "bob elsewhere")}
        bots.hangs = True
        await take_turn(ann, 0)
        bots.askers.clear()
        await eve.do(Sit, seat=2, name="Ева")  # on the bot's seat, which does not move the match
        await bob.do(Lend, seat=1, bot="solid")
        assert bots.askers == [Asker("t1", "at ann", "ann elsewhere")]
        await ann.go()
        await bob.go()
        bots.answer_at_last()
        await settle()
        assert bots.askers[1:] == [Asker("t1", "at eve", "eve elsewhere")]
        await world.room.stop()

    run(story())
