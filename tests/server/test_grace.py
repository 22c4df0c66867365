"""A blip costs nobody their turn: who has just left keeps the seat for a while, and comes back to an undone step."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any

import pytest

from igroteka.server.protocol.commands import Act, Agree, Begin, Lend, Return, Rise, Sit, Takeback, Waive
from igroteka.server.room.attendance import GRACE
from igroteka.server.room.watcher import Watcher
from tests.server.world import Client, World, opened, settle


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


TWO, THREE = ("ann", "bob"), ("ann", "bob", "cid")


async def begun(game: str = "marrakech", people: Sequence[str] = TWO) -> tuple[World, list[Client]]:
    """A match of these people, at which bots take a second for a decision, and less for those that follow."""
    world = World(opened(game, (None,) * len(people)), pace=1.0)
    await world.open()
    clients = [await world.client(person) for person in people]
    for seat, client in enumerate(clients):
        await client.do(Sit, seat=seat, name=client.person)
    assert (await clients[0].do(Begin))["t"] == "done"
    return world, clients


def steps(world: World) -> list[str]:
    assert world.room.table is not None
    assert world.room.table.match is not None
    match = world.room.table.match
    return [match.game.texts[step] for step in match.steps]


async def act(client: Client) -> None:
    """Takes the first step that the client may."""
    ((seat, legal),) = client.position["legal"].items()
    assert (await client.do(Act, seat=int(seat), n=client.n, a=legal[0]))["t"] == "done"


async def until_turn_ends(client: Client) -> None:
    while "legal" in client.position:
        await act(client)


async def lend_bobs_seat(world: World, ann: Client, bob: Client) -> None:
    await bob.go()
    await world.clock.pass_by(GRACE)
    assert (await ann.do(Lend, seat=1, bot="solid"))["t"] == "done"


# The grace


@pytest.mark.parametrize("seconds", [0.0, 0.003, 29.9])
def test_a_page_that_is_loaded_again_loses_nothing(seconds: float):
    async def story() -> None:
        world, (ann, bob) = await begun()
        await bob.go()
        await world.clock.pass_by(seconds)
        refused = await ann.do(Lend, seat=1, bot="solid")
        assert (refused["code"], refused["parameters"]) == (
            "just-left",
            {"seat": 1, "seconds": pytest.approx(GRACE - seconds, abs=0.06)},
        )
        bob = await world.client("bob")
        assert (await ann.do(Lend, seat=1, bot="solid"))["code"] == "present"

    run(story())


def test_each_absence_has_its_own_grace():
    async def story() -> None:
        world, (ann, bob) = await begun()
        for _ in range(3):
            await bob.go()
            await world.clock.pass_by(GRACE - 1)
            assert (await ann.do(Lend, seat=1, bot="solid"))["code"] == "just-left"
            bob = await world.client("bob")
        await bob.go()
        await world.clock.pass_by(GRACE)
        assert (await ann.do(Lend, seat=1, bot="solid"))["t"] == "done"

    run(story())


def test_a_second_tab_is_presence():
    async def story() -> None:
        world, (ann, bob) = await begun()
        other = await world.client("bob")
        await bob.go()
        await world.clock.pass_by(GRACE)
        assert (await ann.do(Lend, seat=1, bot="solid"))["code"] == "present"
        await other.go()
        assert (await ann.do(Lend, seat=1, bot="solid"))["parameters"]["seconds"] == GRACE

    run(story())


def test_everybody_is_told_of_the_grace_and_of_its_end():
    async def story() -> None:
        world, (ann, bob) = await begun()
        await bob.go()
        told = ann.last("people")["seats"][1]
        assert (told.get("present", False), told["grace"]) == (False, GRACE)
        await world.clock.pass_by(10)
        assert (await (await world.client("eve")).hello())["seats"][1]["grace"] == GRACE - 10
        await world.clock.pass_by(GRACE - 10)
        assert "grace" not in ann.last("people")["seats"][1]
        await world.client("bob")
        assert ann.last("people")["seats"][1]["present"]

    run(story())


def test_nobody_is_told_when_nobody_is_there_and_the_room_can_leave_memory():
    async def story() -> None:
        world, (ann, bob) = await begun()
        await bob.go()
        await ann.go()
        assert world.room.is_idle

    run(story())


def test_after_a_restart_everybody_has_time_to_come_back():
    async def story() -> None:
        world, (ann, bob) = await begun()
        await bob.go()
        await world.clock.pass_by(GRACE)
        world.restart()
        ann = await world.client("ann")
        assert (await ann.do(Lend, seat=1, bot="solid"))["code"] == "just-left"
        await world.clock.pass_by(GRACE)
        assert (await ann.do(Lend, seat=1, bot="solid"))["t"] == "done"

    run(story())


def test_an_open_seat_and_ones_own_wait_for_nobody():
    async def story() -> None:
        world, (ann, bob) = await begun()
        await bob.do(Rise, seat=1)
        await bob.go()
        assert (await ann.do(Lend, seat=1, bot="solid"))["t"] == "done"
        assert (await ann.do(Lend, seat=0, bot="solid"))["t"] == "done"
        await world.room.stop()

    run(story())


# Consent


def test_in_a_match_of_two_the_opponent_alone_cannot_end_the_grace():
    async def story() -> None:
        _, (ann, bob) = await begun()
        await bob.go()
        assert (await ann.do(Waive, seat=1))["t"] == "done"
        assert (await ann.do(Lend, seat=1, bot="solid"))["code"] == "just-left"

    run(story())


def test_all_others_together_need_not_wait_and_are_told_who_agrees():
    async def story() -> None:
        world, (ann, bob, cid) = await begun(people=THREE)
        await bob.go()
        await ann.do(Waive, seat=1)
        assert cid.last("people")["seats"][1]["waived"] == [0]
        assert (await ann.do(Lend, seat=1, bot="solid"))["code"] == "just-left"
        await cid.do(Waive, seat=1)
        assert "grace" not in ann.last("people")["seats"][1]
        assert (await ann.do(Lend, seat=1, bot="solid"))["t"] == "done"
        await world.room.stop()

    run(story())


def test_who_has_just_left_too_has_to_agree_and_whoever_has_a_bot_has_not():
    async def story() -> None:
        world, (ann, bob, cid, dan) = await begun(people=(*THREE, "dan"))
        await dan.go()
        await bob.go()
        for one in (ann, cid):
            await one.do(Waive, seat=1)
        assert (await ann.do(Lend, seat=1, bot="solid"))["code"] == "just-left"
        bob = await world.client("bob")
        await world.clock.pass_by(GRACE)
        assert (await ann.do(Lend, seat=3, bot="solid"))["t"] == "done"
        await bob.go()
        for one in (ann, cid):
            await one.do(Waive, seat=1)
        assert (await ann.do(Lend, seat=1, bot="solid"))["t"] == "done"
        await world.room.stop()

    run(story())


def test_a_browser_that_plays_two_seats_agrees_for_both():
    async def story() -> None:
        world, (ann, bob, cid, dan) = await begun(people=(*THREE, "dan"))
        await dan.go()
        await cid.go()
        cid.watcher = Watcher("cid", cid, others=("dan",))
        await cid.hello()
        await bob.go()
        await cid.do(Waive, seat=1)
        assert ann.last("people")["seats"][1]["waived"] == [2, 3]
        await ann.do(Waive, seat=1)
        assert (await ann.do(Lend, seat=1, bot="solid"))["t"] == "done"
        await world.room.stop()

    run(story())


def test_consent_ends_when_the_person_is_back():
    async def story() -> None:
        world, (ann, bob, cid) = await begun(people=THREE)
        await bob.go()
        await ann.do(Waive, seat=1)
        await cid.do(Waive, seat=1)
        bob = await world.client("bob")
        await bob.go()
        assert (await ann.do(Lend, seat=1, bot="solid"))["code"] == "just-left"

    run(story())


def test_only_those_who_hold_a_seat_are_asked_and_only_about_others_who_have_left():
    async def story() -> None:
        world, (ann, bob, _) = await begun(people=THREE)
        eve = await world.client("eve")
        assert (await ann.do(Waive, seat=1))["code"] == "present"
        await bob.go()
        assert (await eve.do(Waive, seat=1))["code"] == "not-yours"
        assert (await ann.do(Waive, seat=0))["code"] == "not-yours"
        assert (await ann.do(Waive, seat=7))["code"] == "no-such-seat"

    run(story())


# Slow readers


def test_who_is_cut_off_for_reading_slowly_is_present_while_they_may_come_back():
    async def story() -> None:
        world, (ann, bob, cid) = await begun(people=THREE)
        world.room.leave(bob.watcher, is_cut=True)
        await settle()
        assert ann.last("people")["seats"][1]["present"]
        for one in (ann, cid):
            assert (await one.do(Waive, seat=1))["code"] == "present"
        await world.clock.pass_by(GRACE - 0.1)
        assert (await ann.do(Lend, seat=1, bot="solid"))["code"] == "present"
        await world.clock.pass_by(0.1)
        assert ann.last("people")["seats"][1]["grace"] == GRACE
        await world.clock.pass_by(GRACE)
        assert (await ann.do(Lend, seat=1, bot="solid"))["t"] == "done"
        await world.room.stop()

    run(story())


# Coming back within the bot's first turn


def test_a_step_of_the_bot_is_undone_if_chance_has_not_spoken():
    async def story() -> None:
        world, (ann, bob, _) = await begun(people=THREE)
        await until_turn_ends(ann)
        await act(bob)  # chance throws the die, and Bob has to lay a rug
        before = steps(world)
        await lend_bobs_seat(world, ann, bob)
        await world.clock.pass_by(1.0)
        assert steps(world)[:-1] == before
        bob = await world.client("bob")
        await bob.do(Return, seat=1)
        assert [line["e"] for line in ann.last("news")["lines"]] == ["undo", "back"]
        assert steps(world) == before
        assert bob.position["legal"].keys() == {"1"}

    run(story())


def test_what_chance_has_followed_stays():
    async def story() -> None:
        world, (ann, bob, _) = await begun(people=THREE)
        await until_turn_ends(ann)
        await lend_bobs_seat(world, ann, bob)
        await world.clock.pass_by(1.0)
        after = steps(world)
        assert after[-1].startswith("roll")
        bob = await world.client("bob")
        await bob.do(Return, seat=1)
        assert [line["e"] for line in ann.last("news")["lines"]] == ["back"]
        assert steps(world) == after

    run(story())


@pytest.mark.parametrize("count", [1, 2, 3])
def test_in_mazaitsy_a_turn_has_several_steps_and_all_since_chance_spoke_are_undone(count: int):
    async def story() -> None:
        world, (ann, bob) = await begun("mazaitsy")
        if "legal" in bob.position:
            await act(bob)  # the boat
        await until_turn_ends(ann)
        before = steps(world)
        await lend_bobs_seat(world, ann, bob)
        await world.clock.pass_by(1.0 + 0.45 * (count - 1))
        added = steps(world)[len(before) :]
        is_thrown = len(added) > count  # chance has followed the last of them
        assert world.room.table is not None
        assert world.room.table.match is not None
        assert world.room.table.match.actors[len(before) :][:count] == [1] * count
        bob = await world.client("bob")
        await bob.do(Return, seat=1)
        assert steps(world) == (before + added if is_thrown else before)

    run(story())


def test_when_somebody_else_has_acted_nothing_is_undone():
    async def story() -> None:
        world, (ann, bob, cid) = await begun(people=THREE)
        await until_turn_ends(ann)
        await act(bob)
        await lend_bobs_seat(world, ann, bob)
        await world.clock.pass_by(1.0)
        await act(cid)
        after = steps(world)
        bob = await world.client("bob")
        await bob.do(Return, seat=1)
        assert steps(world) == after

    run(story())


def test_when_the_bot_has_gone_on_after_others_acted_nothing_is_undone():
    async def story() -> None:
        world, (ann, bob, cid) = await begun(people=THREE)
        await until_turn_ends(ann)
        await lend_bobs_seat(world, ann, bob)
        await world.clock.pass_by(2.0)
        await until_turn_ends(cid)
        await until_turn_ends(ann)
        await world.clock.pass_by(2.0)  # a second turn, which ends with a rug: no chance has followed
        after = steps(world)
        assert after[-1].startswith("lay")
        bob = await world.client("bob")
        await bob.do(Return, seat=1)
        assert steps(world) == after

    run(story())


def test_a_bot_that_its_holder_has_called_keeps_what_it_did():
    async def story() -> None:
        world, (ann, bob, _) = await begun(people=THREE)
        await until_turn_ends(ann)
        await act(bob)
        await bob.do(Lend, seat=1, bot="solid")
        await world.clock.pass_by(1.0)
        after = steps(world)
        await bob.do(Return, seat=1)
        assert steps(world) == after

    run(story())


def test_another_bot_is_no_new_turn():
    async def story() -> None:
        world, (ann, bob, _) = await begun(people=THREE)
        await until_turn_ends(ann)
        await act(bob)
        before = steps(world)
        await lend_bobs_seat(world, ann, bob)
        await world.clock.pass_by(1.0)
        await ann.do(Lend, seat=1, bot="novice")
        bob = await world.client("bob")
        await bob.do(Return, seat=1)
        assert steps(world) == before

    run(story())


def test_who_has_acted_after_a_takeback_has_acted():
    async def story() -> None:
        world, (ann, bob, cid) = await begun(people=THREE)
        await until_turn_ends(ann)
        await act(bob)
        await lend_bobs_seat(world, ann, bob)
        bob = await world.client("bob")
        await ann.do(Takeback, seat=0, n=ann.n)
        for seat, one in ((1, bob), (2, cid)):
            assert (await one.do(Agree, seat=seat, n=one.n))["t"] == "done"
        await until_turn_ends(ann)
        await world.clock.pass_by(2.0)
        after = steps(world)
        assert after[-1].startswith("lay")
        await bob.do(Return, seat=1)
        assert steps(world) == after

    run(story())


def test_coming_back_is_read_from_the_log_as_it_was():
    async def story() -> None:
        world, (ann, bob, _) = await begun(people=THREE)
        await until_turn_ends(ann)
        await act(bob)
        await lend_bobs_seat(world, ann, bob)
        await world.clock.pass_by(1.0)
        world.restart()
        bob = await world.client("bob")
        await bob.do(Return, seat=1)
        assert [line["e"] for line in bob.last("news")["lines"]] == ["undo", "back"]

    run(story())
