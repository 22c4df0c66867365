"""Hints: for whom, when, and that each one is counted before it is read."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from igroteka.server.protocol.commands import Act, Begin, Hint, Lend, Sit, Takeback
from igroteka.server.room.handlers import handle
from igroteka.server.table.growth import LONG
from tests.server.world import Client, Disk, World, opened, settle


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def begun(*bots: str | None, disk: Any = None, **more: Any) -> tuple[World, Client]:
    """Ann's match, in which she sits on the first seat."""
    world = World(opened("marrakech", bots, **more), disk=disk)
    await world.open()
    ann = await world.client("ann")
    await ann.do(Sit, seat=0, name="Аня")
    for seat, bot in enumerate(bots[1:], 1):
        if bot is None:
            boris = await world.client("boris")
            await boris.do(Sit, seat=seat, name="Борис")
    assert (await ann.do(Begin))["t"] == "done"
    return world, ann


async def hinted(client: Client, seat: int = 0, n: int | None = None) -> dict[str, Any]:
    """The answer to the question what to do."""
    await handle(client.world.room, client.watcher, Hint(id="h", seat=seat, n=client.n if n is None else n))
    await settle()
    return next(one for one in reversed(client.got) if one.get("id") == "h")


def lines(client: Client) -> list[dict[str, Any]]:
    """The log as the client knows it."""
    return [line for one in client.got if one["t"] in ("welcome", "news") for line in one["lines"]]


def kinds(client: Client) -> list[str]:
    return [line["e"] for line in lines(client)]


def test_who_plays_against_bots_gets_choices_with_reasons_and_everybody_sees_it():
    async def story() -> None:
        world, ann = await begun(None, "solid")
        watcher = await world.client("eve")
        assert ann.position["hints"]
        told = await hinted(ann)
        assert [one["line"] for one in told["choices"]] == [["left"], ["ahead"], ["right"]]
        assert told["choices"][0]["reasons"] == ["pays nothing"]
        assert kinds(ann)[-1] == kinds(watcher)[-1] == "hinted"
        assert lines(watcher)[-1]["seat"] == 0

    run(story())


def test_a_hint_is_counted_once_for_each_position():
    async def story() -> None:
        world, ann = await begun(None, "solid")
        for _ in range(3):
            assert (await hinted(ann))["t"] == "hints"
        assert (kinds(ann).count("hinted"), world.bots.asked) == (1, 1)
        await ann.do(Act, seat=0, n=ann.n, a="ahead")
        assert (await hinted(ann))["t"] == "hints"
        assert (kinds(ann).count("hinted"), world.bots.asked) == (2, 2)
        await ann.do(Act, seat=0, n=ann.n, a=ann.position["legal"]["0"][0])
        assert kinds(ann).count("hinted") == 2

    run(story())


def test_a_hint_does_not_make_anybodys_step_stale():
    async def story() -> None:
        _, ann = await begun(None, "solid")
        seen = ann.n
        await hinted(ann)
        assert (await ann.do(Act, seat=0, n=seen, a="ahead"))["t"] == "done"

    run(story())


def test_among_people_there_are_hints_only_if_the_host_allows_them():
    async def story() -> None:
        _, ann = await begun(None, None)
        assert not ann.position.get("hints")
        assert (await hinted(ann))["code"] == "no-hints"
        assert "hinted" not in kinds(ann)
        _, ann = await begun(None, None, hints=True)
        assert ann.last("welcome")["facts"]["hints"]
        assert ann.position["hints"]
        assert (await hinted(ann))["t"] == "hints"

    run(story())


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        pytest.param({"n": 1}, "stale", id="an old position"),
        pytest.param({"seat": 1}, "not-yours", id="the seat of a bot"),
        pytest.param({"seat": 7}, "no-such-seat", id="no seat"),
    ],
)
def test_hints_are_for_the_player_whose_turn_it_is(asked: dict[str, Any], code: str):
    async def story() -> None:
        world, ann = await begun(None, "solid")
        assert (await hinted(ann, **asked))["code"] == code
        assert (await hinted(await world.client("eve")))["code"] == "not-yours"
        assert world.bots.asked == 0

    run(story())


def test_before_the_match_and_for_a_lent_seat_there_are_none():
    async def story() -> None:
        world = World(opened("marrakech", (None, "solid")))
        await world.open()
        ann = await world.client("ann")
        await ann.do(Sit, seat=0, name="Аня")
        assert (await hinted(ann))["code"] == "not-begun"
        await ann.do(Begin)
        await ann.do(Lend, seat=0, bot="solid")
        assert not ann.position.get("hints")
        assert (await hinted(ann))["code"] == "not-yours"

    run(story())


def test_bots_that_fail_give_no_hint_and_it_can_be_asked_for_again():
    async def story() -> None:
        world, ann = await begun(None, "solid")
        world.bots.fails = True
        assert (await hinted(ann))["code"] == "no-hint"
        assert "hinted" not in kinds(ann)
        world.bots.fails = False
        assert (await hinted(ann))["t"] == "hints"

    run(story())


def test_thinking_delays_nobody_and_ends_when_the_position_has_passed():
    async def story() -> None:
        world, ann = await begun(None, "solid")
        world.bots.hangs = True
        await handle(world.room, ann.watcher, Hint(id="h", seat=0, n=ann.n))
        await settle()
        assert (await ann.do(Act, seat=0, n=ann.n, a="ahead"))["t"] == "done"
        await settle()
        refused = next(one for one in ann.got if one.get("id") == "h")
        assert (refused["t"], refused["code"]) == ("refused", "no-hint")
        assert world.bots.hanging[0].cancelled()
        assert "hinted" not in kinds(ann)

    run(story())


def test_a_hint_that_cannot_be_counted_is_not_told():
    async def story() -> None:
        disk = Disk()
        _, ann = await begun(None, "solid", disk=disk)
        disk.is_full = True
        assert (await hinted(ann))["code"] == "paused"
        assert all(one["t"] != "hints" for one in ann.got)

    run(story())


def test_after_a_takeback_the_same_position_is_a_new_one():
    async def story() -> None:
        _, ann = await begun(None, "solid")
        await hinted(ann)
        await ann.do(Act, seat=0, n=ann.n, a="ahead")
        await ann.do(Takeback, seat=0, n=ann.n)
        assert (await hinted(ann))["t"] == "hints"
        assert kinds(ann).count("hinted") == 2

    run(story())


def test_at_a_table_with_a_long_log_there_are_none():
    async def story() -> None:
        world, ann = await begun(None, "solid")
        assert world.room.table is not None
        world.room.table.n = LONG
        assert (await hinted(ann, n=LONG))["code"] == "log-long"

    run(story())
