"""Bots move at a pace that people can follow, where people are."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from igroteka.server.protocol.commands import Act, Begin, Lend, Return, Sit
from tests.server.world import Client, World, opened

PACE = 1.2
FURTHER = 0.48
JUST = 0.001


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def begun(*bots: str | None, pace: float = PACE, **more: Any) -> tuple[World, Client]:
    """Ann sits on the first seat that is open, if there is one, and has begun a match."""
    world = World(opened(bots=bots, **more), pace=pace)
    await world.open()
    ann = await world.client("ann")
    if None in bots:
        await ann.do(Sit, seat=bots.index(None), name="Аня")
    assert (await ann.do(Begin))["t"] == "done"
    return world, ann


def steps(client: Client, by: str) -> int:
    lines = [line for one in client.got if one["t"] in ("welcome", "news") for line in one["lines"]]
    return [line.get("by") for line in lines].count(by)


def test_a_bot_takes_its_time_for_a_turn_and_less_for_what_it_decides_then():
    async def story() -> None:
        world, ann = await begun("solid", "solid", None)
        await world.clock.pass_by(PACE - JUST)
        assert steps(ann, "bot") == 0
        await world.clock.pass_by(2 * JUST)
        assert (steps(ann, "bot"), ann.position["waits"]) == (1, [0])
        await world.clock.pass_by(FURTHER - 2 * JUST)
        assert steps(ann, "bot") == 1
        await world.clock.pass_by(2 * JUST)
        assert (steps(ann, "bot"), ann.position["waits"]) == (2, [1])
        await world.clock.pass_by(PACE - 3 * JUST)
        assert steps(ann, "bot") == 2
        await world.clock.pass_by(PACE + FURTHER)
        assert ann.position["waits"] == [2]

    run(story())


def test_the_time_for_thinking_counts():
    async def story() -> None:
        world = World(opened(bots=("solid", None)), pace=PACE)
        world.bots.hangs = True
        await world.open()
        ann = await world.client("ann")
        await ann.do(Sit, seat=1, name="Аня")
        await ann.do(Begin)
        await world.clock.pass_by(1.0)
        world.bots.answer_at_last()
        await world.clock.pass_by(PACE - 1.0 - JUST)
        assert steps(ann, "bot") == 0
        await world.clock.pass_by(2 * JUST)
        assert steps(ann, "bot") == 1
        await world.clock.pass_by(5)
        world.bots.answer_at_last()  # it has thought for longer than it has to wait
        await world.clock.pass_by()
        assert steps(ann, "bot") == 2

    run(story())


def test_who_watches_bots_misses_nothing_by_looking_away():
    async def story() -> None:
        world, ann = await begun("solid", "solid")
        await world.clock.pass_by(PACE + JUST)
        assert steps(ann, "bot") == 1
        await ann.go()
        await world.clock.pass_by(60)
        ann = await world.client("ann")
        assert steps(ann, "bot") == 1
        await world.clock.pass_by(FURTHER + JUST)
        assert steps(ann, "bot") == 2

    run(story())


def test_who_comes_back_before_the_bot_has_moved_plays_the_seat():
    async def story() -> None:
        world, ann = await begun(None, "solid")
        await ann.do(Lend, seat=0, bot="solid")
        await world.clock.pass_by(PACE - JUST)
        assert (await ann.do(Return, seat=0))["t"] == "done"
        await world.clock.pass_by(10)
        assert (steps(ann, "bot"), ann.position["waits"]) == (0, [0])
        assert (await ann.do(Act, seat=0, n=ann.n, a="ahead"))["t"] == "done"

    run(story())


def test_a_lent_seat_does_not_burn_the_match():
    async def story() -> None:
        world, ann = await begun(None, "solid")
        await ann.do(Lend, seat=0, bot="solid")
        await world.clock.pass_by(10)
        assert 5 <= steps(ann, "bot") <= 15
        await ann.do(Return, seat=0)
        await world.clock.pass_by(10)
        assert ann.position["waits"] == [0]

    run(story())


def test_the_stand_in_is_in_time():
    async def story() -> None:
        world, ann = await begun(None, "solid", seconds=30, stand_in="solid", pace=20)
        await world.clock.pass_by(30)
        assert steps(ann, "clock") == 1

    run(story())


def test_in_the_calm_mode_all_bots_pick_after_one_pause():
    async def story() -> None:
        world, ann = await begun(None, "sharp", "steady", "sleepy", name="chazz", calm=True)
        while not ann.position.get("places"):
            if legal := ann.position.get("legal"):
                await ann.do(Act, seat=0, n=ann.n, a=legal["0"][0])
            else:
                await world.clock.pass_by(PACE)
        assert "picks" not in ann.position
        await world.clock.pass_by(PACE - JUST)
        assert "picks" not in ann.position
        await world.clock.pass_by(2 * JUST)
        assert ann.position["picks"] == [1, 2, 3]

    run(story())
