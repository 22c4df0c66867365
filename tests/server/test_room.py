"""A table in memory: what people do, what everybody is told, what is refused."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from igroteka.server.protocol.commands import (
    Act,
    Admit,
    Agree,
    Begin,
    Decline,
    Knock,
    Lend,
    Return,
    Rise,
    Sit,
    Takeback,
)
from igroteka.server.room.attendance import GRACE
from igroteka.store.store import StoredTable
from tests.server.world import Client, SlowDisk, World, opened, settle


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def two_at_a_table(**more: Any) -> tuple[World, Client, Client]:
    """Ann and Bob have begun a match of Marrakech, and it is Ann's turn."""
    world = World(opened(**more))
    await world.open()
    ann, bob = await world.client("ann"), await world.client("bob")
    await ann.do(Sit, seat=0, name="Аня")
    await bob.do(Sit, seat=1, name="Боря")
    assert (await ann.do(Begin))["t"] == "done"
    return world, ann, bob


def test_a_match_begins_when_every_seat_has_its_player():
    async def story() -> None:
        world = World(opened())
        await world.open()
        ann, bob = await world.client("ann"), await world.client("bob")
        await ann.do(Sit, seat=0, name="Аня")
        assert (await ann.do(Begin))["code"] == "seats-open"
        await bob.do(Sit, seat=1, name="Боря")
        assert (await bob.do(Begin))["code"] == "host-only"
        assert (await ann.do(Begin))["t"] == "done"
        assert (await ann.do(Begin))["code"] == "begun"
        assert ann.position["waits"] == [0]
        assert [seat["name"] for seat in bob.last("news")["seats"]] == ["Аня", "Боря"]

    run(story())


def test_legal_steps_are_told_to_the_actor_alone():
    async def story() -> None:
        _, ann, bob = await two_at_a_table()
        assert ann.position["legal"] == {"0": ["left", "ahead", "right"]}
        assert "legal" not in bob.position

    run(story())


def test_a_step_is_told_to_everybody_with_chance_that_follows_and_without_gaps():
    async def story() -> None:
        world, ann, bob = await two_at_a_table()
        watching = await world.client("eve")
        before = bob.n
        assert (await ann.do(Act, seat=0, n=ann.n, a="ahead"))["t"] == "done"
        for client in (ann, bob, watching):
            news = client.last("news")
            assert news["n"] == before + len(news["lines"])
            assert [line["by"] for line in news["lines"]] == ["seat", "chance"]
            assert news["lines"][0]["a"] == "ahead"
            assert news["lines"][0]["actor"] == 0
        assert watching.last("news")["you"] == []

    run(story())


def test_lists_are_told_what_changes_there_and_not_of_every_step():
    async def story() -> None:
        world, ann, _ = await two_at_a_table(public=True)
        (playing,) = (await world.store.listed("playing", public=True)).tables
        assert playing.summary == world.room.summary
        assert playing.summary.names == ["Аня", "Боря"]
        later = StoredTable("later", "later", playing.summary)
        await world.store.create(later, [])
        await ann.do(Act, seat=0, n=ann.n, a="ahead")
        assert (await world.store.listed("playing", public=True)).tables[0] == later
        await ann.do(Rise, seat=0)
        (first, _) = (await world.store.listed("playing", public=True)).tables
        assert (first.id, first.summary.names) == (playing.id, ["Боря"])

    run(story())


def test_what_is_refused_changes_nothing():
    async def story() -> None:
        world, ann, bob = await two_at_a_table()
        entries = len((await world.store.read("t1")).entries)
        key = world.room.table.match.state.key()  # type: ignore[union-attr]
        refused = [
            await ann.do(Act, seat=0, n=ann.n, a="lay c3c4"),
            await ann.do(Act, seat=0, n=ann.n, a="fly"),
            await ann.do(Act, seat=0, n=ann.n - 1, a="ahead"),
            await ann.do(Act, seat=0, n=ann.n + 1, a="ahead"),
            await bob.do(Act, seat=0, n=bob.n, a="ahead"),
            await bob.do(Act, seat=1, n=bob.n, a="ahead"),
            await bob.do(Act, seat=7, n=bob.n, a="ahead"),
        ]
        codes = [one["code"] for one in refused]
        assert codes == ["illegal", "unknown-step", "stale", "stale", "not-yours", "not-your-turn", "no-such-seat"]
        assert refused[0]["parameters"]["clause"].startswith("MK-")
        assert len((await world.store.read("t1")).entries) == entries
        assert world.room.table.match.state.key() == key  # type: ignore[union-attr]

    run(story())


def test_a_command_that_is_sent_again_is_answered_and_not_done_again():
    async def story() -> None:
        world, ann, _ = await two_at_a_table()
        command = Act(id="same", seat=0, n=ann.n, a="ahead")
        first, second = await ann.send_command(command), await ann.send_command(command)
        assert first == second
        world.restart()
        later = await world.client("ann")
        assert await later.send_command(command) == first

    run(story())


def test_who_comes_back_gets_what_it_missed_from_any_number():
    async def story() -> None:
        world, ann, bob = await two_at_a_table()
        await ann.do(Act, seat=0, n=ann.n, a="ahead")
        bob.goes()
        everything = (await world.client("bob")).last("welcome")["lines"]
        for since in range(len(everything) + 1):
            assert (await world.client("bob", since)).last("welcome")["lines"] == everything[since:]
        world.restart()
        assert (await world.client("bob")).last("welcome")["lines"] == everything

    run(story())


def test_a_number_from_the_future_gets_everything():
    async def story() -> None:
        world, _, _ = await two_at_a_table()
        welcome = (await world.client("bob", 999)).last("welcome")
        assert (welcome["since"], len(welcome["lines"])) == (0, welcome["n"])

    run(story())


def test_nobody_hears_of_a_step_that_could_not_be_kept():
    async def story() -> None:
        world = World(opened())
        await world.open()
        ann = await world.client("ann")
        await ann.do(Sit, seat=0, name="Аня")
        await ann.do(Lend, seat=1, bot="solid")
        world.bots.hangs = True
        await ann.do(Begin)
        n, world.disk.is_full = ann.n, True
        assert (await ann.do(Act, seat=0, n=n, a="ahead"))["code"] == "paused"
        assert ann.last("paused") == {"t": "paused", "why": "store"}
        assert ann.n == n
        world.disk.is_full = False
        assert (await ann.do(Act, seat=0, n=n, a="ahead"))["t"] == "done"
        assert ann.n == n + 2

    run(story())


def test_what_was_done_last_can_be_taken_back_freely_until_chance_has_spoken():
    async def story() -> None:
        world = World(opened("tayu"), seed=3)
        await world.open()
        ann = await world.client("ann")
        await ann.do(Sit, seat=0, name="Аня")
        await ann.do(Sit, seat=1, name="Аня 2")
        await ann.do(Begin)
        first = ann.position["legal"]["0"][0]
        await ann.do(Act, seat=0, n=ann.n, a=first)
        assert (await ann.do(Takeback, seat=0, n=ann.n))["t"] == "done"
        assert ann.last("news")["lines"][0] == {"e": "undo", "to": 1}
        assert ann.position["waits"] == [0]

    run(story())


def test_a_request_to_take_back_is_not_replaced_by_somebody_elses():
    async def story() -> None:
        _, ann, bob = await two_at_a_table()
        await ann.do(Act, seat=0, n=ann.n, a="ahead")
        await ann.do(Act, seat=0, n=ann.n, a=ann.position["legal"]["0"][0])
        await bob.do(Act, seat=1, n=bob.n, a="ahead")
        await ann.do(Takeback, seat=0, n=ann.n)
        refused = await bob.do(Takeback, seat=1, n=bob.n)
        assert (refused["code"], refused["parameters"]) == ("asked-already", {"seat": 0})
        assert bob.position["asked"] == 0
        await bob.do(Agree, seat=1, n=bob.n)
        assert ann.position["waits"] == [0]

    run(story())


def test_after_chance_the_others_have_to_agree():
    async def story() -> None:
        _, ann, bob = await two_at_a_table()
        await ann.do(Act, seat=0, n=ann.n, a="ahead")
        assert (await ann.do(Takeback, seat=0, n=ann.n))["t"] == "done"
        assert bob.position["asked"] == 0
        assert (await ann.do(Agree, seat=0, n=ann.n))["code"] == "nothing-asked"
        await bob.do(Decline, seat=1, n=bob.n)
        assert "asked" not in bob.position
        await ann.do(Takeback, seat=0, n=ann.n)
        await bob.do(Agree, seat=1, n=bob.n)
        assert ann.position["legal"] == {"0": ["left", "ahead", "right"]}
        assert [line["e"] for line in bob.last("news")["lines"]] == ["agreed", "undo"]

    run(story())


def test_a_bot_plays_a_lent_seat_until_its_player_comes_back():
    async def story() -> None:
        world, ann, bob = await two_at_a_table()
        await bob.do(Lend, seat=1, bot="solid")
        await ann.do(Act, seat=0, n=ann.n, a="ahead")
        await ann.do(Act, seat=0, n=ann.n, a=ann.position["legal"]["0"][0])
        await world.clock.pass_by()
        assert ann.position["waits"] == [0]
        by = [line.get("by") for news in ann.got if news["t"] == "news" for line in news["lines"]]
        assert by.count("bot") == 2
        assert (await bob.do(Act, seat=1, n=bob.n, a="ahead"))["code"] == "not-yours"
        await bob.do(Return, seat=1)
        assert (await bob.do(Act, seat=1, n=bob.n, a="ahead"))["code"] == "not-your-turn"

    run(story())


def test_only_the_seat_of_somebody_who_has_gone_can_be_lent_by_others():
    async def story() -> None:
        world, ann, bob = await two_at_a_table()
        assert (await ann.do(Lend, seat=1, bot="solid"))["code"] == "present"
        assert (await ann.do(Lend, seat=1, bot="sharp"))["code"] == "no-such-bot"
        eve = await world.client("eve")
        bob.goes()
        await world.clock.pass_by(GRACE)
        assert (await eve.do(Lend, seat=1, bot="solid"))["code"] == "not-yours"
        assert (await ann.do(Lend, seat=1, bot="solid"))["t"] == "done"

    run(story())


def test_a_seat_can_be_given_up_and_taken_over_in_mid_game():
    async def story() -> None:
        world, _, bob = await two_at_a_table()
        eve = await world.client("eve")
        assert (await eve.do(Sit, seat=1, name="Ева"))["code"] == "taken"
        await bob.do(Rise, seat=1)
        assert (await eve.do(Sit, seat=1, name="Ева"))["t"] == "done"
        assert eve.last("news")["you"] == [1]

    run(story())


@pytest.mark.parametrize("how", ["fails", "babbles"])
def test_a_bot_that_fails_or_babbles_is_replaced_by_a_legal_step(how: str):
    async def story() -> None:
        world = World(opened(bots=(None, "solid")))
        setattr(world.bots, how, True)
        await world.open()
        ann = await world.client("ann")
        await ann.do(Sit, seat=0, name="Аня")
        await ann.do(Begin)
        await ann.do(Act, seat=0, n=ann.n, a="left")
        await ann.do(Act, seat=0, n=ann.n, a=ann.position["legal"]["0"][0])
        await world.clock.pass_by()
        assert ann.position["waits"] == [0]

    run(story())


def test_a_bots_step_that_could_not_be_kept_is_tried_again_until_it_can():
    async def story() -> None:
        world = World(opened(bots=(None, "solid")))
        await world.open()
        ann = await world.client("ann")
        await ann.do(Sit, seat=0, name="Аня")
        await ann.do(Begin)
        world.bots.hangs = True
        await ann.do(Act, seat=0, n=ann.n, a="left")
        await ann.do(Act, seat=0, n=ann.n, a=ann.position["legal"]["0"][0])
        await ann.do(Lend, seat=1, bot="novice")
        world.bots.hangs, world.disk.is_full = False, True
        assert (await ann.do(Lend, seat=1, bot="casual"))["code"] == "paused"
        await ann.hello()
        await world.clock.pass_by(10)
        assert ann.position["waits"] == [1]
        assert ann.last("paused") == {"t": "paused", "why": "store"}
        world.disk.is_full = False
        await world.clock.pass_by(10)
        assert ann.position["waits"] == [0]

    run(story())


def test_when_the_time_is_over_the_stand_in_decides():
    async def story() -> None:
        world, ann, _ = await two_at_a_table(seconds=30, stand_in="solid")
        assert ann.position["left"] == 30
        await world.clock.pass_by(29)
        assert ann.position["waits"] == [0]
        assert "roll" not in str(ann.last("news")["lines"])
        await world.clock.pass_by(2)
        assert [line["by"] for line in ann.last("news")["lines"]] == ["clock", "chance"]

    run(story())


def test_each_decision_has_its_own_time():
    async def story() -> None:
        world, ann, bob = await two_at_a_table(seconds=30, stand_in="solid")
        await world.clock.pass_by(7)
        await ann.do(Act, seat=0, n=ann.n, a="ahead")
        assert ann.position["left"] == 30
        await world.clock.pass_by(7)
        await ann.do(Takeback, seat=0, n=ann.n)
        assert bob.position["left"] == 23

    run(story())


def test_everybody_sees_who_comes_and_goes():
    async def story() -> None:
        world, ann, bob = await two_at_a_table()
        bob.goes()
        await settle()
        assert [seat.get("present", False) for seat in ann.last("people")["seats"]] == [True, False]
        await world.client("bob")
        assert [seat.get("present", False) for seat in ann.last("people")["seats"]] == [True, True]

    run(story())


def test_who_leaves_does_not_make_known_what_is_not_durable_yet():
    async def story() -> None:
        disk = SlowDisk()
        world = World(opened(), disk=disk)
        await world.open()
        ann, bob, eve = [await world.client(person) for person in ("ann", "bob", "eve")]
        disk.goes_on.clear()
        sitting = asyncio.create_task(ann.do(Sit, seat=0, name="Аня"))
        await settle()
        bob.goes()
        await settle()
        assert "Аня" not in str(eve.got)
        disk.goes_on.set()
        await sitting
        await settle()
        assert eve.last("people")["seats"][0]["name"] == "Аня"
        assert eve.last("people")["watchers"] == 2

    run(story())


def test_a_bot_that_was_still_thinking_does_not_decide_for_who_has_come_back():
    async def story() -> None:
        world, ann, bob = await two_at_a_table()
        world.bots.hangs = True
        await ann.do(Lend, seat=0, bot="solid")
        await ann.do(Return, seat=0)
        n = ann.n
        world.bots.answer_at_last()
        await world.clock.pass_by(1)
        assert (ann.n, ann.position["waits"]) == (n, [0])
        world.bots.hangs = False
        await ann.do(Lend, seat=0, bot="solid")
        await world.clock.pass_by(1)
        assert bob.last("news")["position"]["waits"] == [1]

    run(story())


def test_a_bot_does_not_decide_for_who_has_taken_its_seat():
    async def story() -> None:
        world = World(opened(bots=("solid", None)))
        await world.open()
        ann = await world.client("ann")
        await ann.do(Sit, seat=1, name="Аня")
        world.bots.hangs = True
        await ann.do(Begin)
        bob = await world.client("bob")
        await bob.do(Knock, seat=0, name="Боря")
        assert (await ann.do(Admit, knock=1))["t"] == "done"
        world.bots.answer_at_last()
        await world.clock.pass_by(1)
        assert bob.position["legal"] == {"0": ["left", "ahead", "right"]}

    run(story())


def test_the_clock_goes_on_after_a_pause_though_nobody_asks_again():
    async def story() -> None:
        world, ann, bob = await two_at_a_table(seconds=30, stand_in="solid")
        await world.clock.pass_by(20)
        world.disk.is_full = True
        assert (await ann.do(Act, seat=0, n=ann.n, a="ahead"))["code"] == "paused"
        ann.goes()
        await world.clock.pass_by(5)
        world.disk.is_full = False
        n = bob.n
        await world.clock.pass_by(10)  # when the store worked again, 4 seconds were left: now they are 10
        assert bob.n == n
        await world.clock.pass_by(2)
        assert bob.last("news")["lines"][0]["by"] == "clock"

    run(story())


def test_a_bot_is_asked_again_after_a_pause_though_nobody_says_anything():
    async def story() -> None:
        world, ann, bob = await two_at_a_table()
        world.bots.hangs = True
        await ann.do(Lend, seat=0, bot="solid")
        world.disk.is_full = True
        assert (await bob.do(Lend, seat=1, bot="solid"))["code"] == "paused"
        world.bots.hangs = world.disk.is_full = False
        world.bots.hanging.clear()
        await world.clock.pass_by(10)
        assert bob.position["waits"] == [1]

    run(story())


async def three_at_a_table() -> tuple[World, Client, Client, Client]:
    """Ann would like to take her first step back, and Bob and Cid have not answered yet."""
    world = World(opened(bots=(None, None, None)))
    await world.open()
    ann, bob, cid = [await world.client(name) for name in ("ann", "bob", "cid")]
    for seat, client in enumerate((ann, bob, cid)):
        await client.do(Sit, seat=seat, name=client.person)
    await ann.do(Begin)
    await ann.do(Act, seat=0, n=ann.n, a="ahead")
    await ann.do(Takeback, seat=0, n=ann.n)
    assert bob.position["asked"] == 0
    return world, ann, bob, cid


def test_the_position_tells_whose_last_decision_can_be_taken_back_without_asking():
    async def story() -> None:
        world, ann, bob = await two_at_a_table(bots=(None, None, "solid"))
        world.bots.hangs = True
        await ann.do(Act, seat=0, n=ann.n, a="ahead")  # and the die is thrown
        assert "free" not in ann.position
        await ann.do(Act, seat=0, n=ann.n, a=ann.position["legal"]["0"][0])
        assert ann.position["free"] == [0]
        assert "free" not in bob.position
        await bob.do(Act, seat=1, n=bob.n, a="ahead")
        assert "free" not in ann.position
        await bob.do(Lend, seat=1, bot="solid")  # now Ann has nobody to ask
        assert ann.position["free"] == [0]
        await world.room.stop()

    run(story())


def test_in_the_calm_mode_nothing_is_free_once_the_cats_stand():
    async def story() -> None:
        world = World(opened("chazz", (None,) * 4, calm=True))
        await world.open()
        ann, bob = await world.client("ann"), await world.client("bob")
        for seat in range(4):
            await (ann, bob)[seat % 2].do(Sit, seat=seat, name="Аня")
        await ann.do(Begin)
        leader = ann.position["waits"][0]
        one = (ann, bob)[leader % 2]
        await one.do(Act, seat=leader, n=one.n, a=one.position["legal"][str(leader)][0])
        assert one.position["places"]
        assert "free" not in one.position
        await one.do(Takeback, seat=leader, n=one.n)
        assert one.position["asked"] == leader

    run(story())


def test_who_comes_while_bots_are_being_prepared_is_told_that_they_play_simply():
    async def story() -> None:
        world = World(opened())
        await world.open()
        world.bots.prepared = {"tayu"}
        assert (await world.client("ann")).got[1] == {"t": "preparing", "done": False}
        world.bots.prepared = {"marrakech"}
        assert [one["t"] for one in (await world.client("bob")).got] == ["welcome"]

    run(story())


def test_who_lends_his_seat_need_not_agree_any_more_and_has_no_say():
    async def story() -> None:
        _, _, bob, cid = await three_at_a_table()
        await bob.do(Agree, seat=1, n=bob.n)
        await cid.do(Lend, seat=2, bot="solid")
        assert [line["e"] for line in bob.last("news")["lines"]] == ["lent", "undo"]
        assert (await cid.do(Decline, seat=2, n=cid.n))["code"] == "nothing-asked"

    run(story())


def test_who_was_away_when_his_seat_was_lent_still_has_to_agree():
    async def story() -> None:
        world, ann, bob = await two_at_a_table()
        await ann.do(Act, seat=0, n=ann.n, a="ahead")
        bob.goes()
        await world.clock.pass_by(GRACE)
        assert (await ann.do(Lend, seat=1, bot="solid"))["t"] == "done"
        assert (await ann.do(Takeback, seat=0, n=ann.n))["t"] == "done"
        assert [line["e"] for line in ann.last("news")["lines"]] == ["asked"]

    run(story())


def test_when_the_match_is_over_nobody_takes_a_seat_any_more():
    async def story() -> None:
        world = World(opened("chazz", (None, "sharp", "steady", "sleepy"), rounds=1, calm=True))
        await world.open()
        ann, eve = await world.client("ann"), await world.client("eve")
        await ann.do(Sit, seat=0, name="Аня")
        await ann.do(Lend, seat=0, bot="steady")
        await ann.do(Begin)
        await world.clock.pass_by(10)
        assert ann.position["view"]["phase"] == "over"
        assert (await eve.do(Sit, seat=1, name="Ева"))["code"] == "over"

    run(story())


def test_a_table_with_a_clock_has_one_timer_however_often_it_is_set():
    async def story() -> None:
        world = World(opened("tayu", seconds=3600, stand_in="solid"))
        await world.open()
        ann = await world.client("ann")
        for seat in range(2):
            await ann.do(Sit, seat=seat, name="Аня")
        await ann.do(Begin)
        for _ in range(20):
            await ann.do(Act, seat=0, n=ann.n, a=ann.position["legal"]["0"][0])
            await ann.do(Takeback, seat=0, n=ann.n)
        assert len(world.room.tasks.running) == 1

    run(story())


def test_everybody_who_plays_has_to_agree_even_if_who_asked_has_got_up():
    async def story() -> None:
        _, ann, bob, cid = await three_at_a_table()
        await ann.do(Rise, seat=0)
        await bob.do(Agree, seat=1, n=bob.n)
        assert [line["e"] for line in cid.last("news")["lines"]] == ["agreed"]
        await cid.do(Agree, seat=2, n=cid.n)
        assert [line["e"] for line in cid.last("news")["lines"]] == ["agreed", "undo"]

    run(story())


def test_nobody_is_bound_by_what_the_one_before_him_on_the_seat_agreed_to():
    async def story() -> None:
        world, _, bob, cid = await three_at_a_table()
        await bob.do(Agree, seat=1, n=bob.n)
        await bob.do(Rise, seat=1)
        dan = await world.client("dan")
        await dan.do(Sit, seat=1, name="dan")
        await cid.do(Agree, seat=2, n=cid.n)
        assert [line["e"] for line in cid.last("news")["lines"]] == ["agreed"]
        await dan.do(Agree, seat=1, n=dan.n)
        assert [line["e"] for line in cid.last("news")["lines"]] == ["agreed", "undo"]

    run(story())
