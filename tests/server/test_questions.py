"""What a client may ask without taking a step, and what is refused to whoever asks too early or too late."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from igroteka.server.protocol.commands import Act, Begin, Lend, Preview, Sit, Why, Wish
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.room.handlers import handle
from igroteka.server.table.steps import step_for
from tests.server.world import Client, World, opened, settle


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def hosted(*bots: str | None, game: str = "marrakech", **more: Any) -> tuple[World, Client]:
    """A table of Ann's, who sits at its first seat."""
    world = World(opened(game, bots, **more))
    await world.open()
    ann = await world.client("ann")
    await ann.do(Sit, seat=0, name="Аня")
    return world, ann


@pytest.mark.parametrize("question", [Why, Preview])
def test_before_the_match_there_is_nothing_to_ask_about(question: type):
    async def story() -> None:
        _, ann = await hosted(None, None)
        assert (await ann.do(question, a="ahead"))["code"] == "not-begun"

    run(story())


def test_a_step_can_be_asked_about_before_it_is_taken():
    async def story() -> None:
        world, ann = await hosted(None, "solid")
        await ann.do(Begin)
        for kind, text in ((Why, "ahead"), (Why, "lay a1a2"), (Preview, "left")):
            await handle(world.room, ann.watcher, kind(id=text, a=text))
        legal, illegal, seen = (one for one in ann.got if one["t"] in ("because", "foreseen"))
        assert legal.get("clause") is None
        assert illegal["clause"] == "MK-109"
        assert len(seen["outcomes"]) == 4  # one for each number of steps that the die may show
        for kind in (Why, Preview):
            assert (await ann.do(kind, a="what?"))["code"] == "unknown-step"
        refused = await ann.do(Preview, a="lay a1a2")
        assert (refused["code"], refused["parameters"]["clause"]) == ("illegal", "MK-109")

    run(story())


def test_when_the_match_is_over_there_is_nothing_to_do():
    async def story() -> None:
        world, ann = await hosted(None, "sharp", "steady", "sleepy", game="chazz", rounds=1, calm=True)
        await ann.do(Lend, seat=0, bot="steady")
        await ann.do(Begin)
        await world.clock.pass_by(10)
        assert ann.position["view"]["phase"] == "over"
        assert (await ann.do(Act, seat=0, n=ann.n, a="call rub"))["code"] == "over"

    run(story())


def test_a_step_for_a_seat_that_is_not_to_act_is_refused():
    async def story() -> None:
        world, ann = await hosted(None, "solid")
        await ann.do(Begin)
        assert world.room.table is not None
        with pytest.raises(Refusal) as refused:
            step_for(world.room.table, 1, "ahead", "bot")
        assert (refused.value.code, refused.value.parameters) == ("not-your-turn", {"actor": 0})

    run(story())


def test_wishes_where_nothing_is_live_or_for_seats_of_others_change_nothing():
    async def story() -> None:
        world, ann = await hosted(None, "solid")
        await ann.do(Begin)
        told = len(ann.got)
        await handle(world.room, ann.watcher, Wish(seat=0, wish="1"))
        await settle()
        assert len(ann.got) == told
        race, bob = await hosted(None, "sharp", "steady", "sleepy", game="chazz")
        await bob.do(Begin)
        await race.clock.pass_by(1)
        wished: list[int] = []
        live = race.room.world.live
        assert live is not None
        live.wish = lambda seat, wish, came, lag: wished.append(seat)  # type: ignore[method-assign]
        eve = await race.client("eve")
        for client, seat in ((eve, 0), (bob, 1), (bob, 9), (bob, 0)):
            await handle(race.room, client.watcher, Wish(seat=seat, wish="1"))
        assert wished == [0]
        await race.room.stop()

    run(story())
