"""Before the match: who may begin, looks, bots for the seats that are left, partners, and changing a bot."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from igroteka.match.order import keeps_partners
from igroteka.server.protocol.commands import Act, Begin, Lend, Look, Rise, Sit
from igroteka.server.table.entries import Opened, read, written
from igroteka.server.table.table import Table
from tests.server.world import Client, World, opened


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def gathered(table: Opened, *people: str, seed: int = 1) -> tuple[World, list[Client]]:
    """People at a table, each on the seat of their number. Ann, the host, is there too, if only to look."""
    world = World(table, seed)
    await world.open()
    clients = [await world.client(person) for person in people]
    for seat, client in enumerate(clients):
        await client.do(Sit, seat=seat, name=client.person)
    return world, clients


def looks(client: Client) -> list[int]:
    told = [one["seats"] for one in client.got if one.get("seats")][-1]
    return [seat.get("look", 0) for seat in told]


# Looks


def test_each_seat_has_the_look_of_its_number_and_who_sits_there_may_choose_another():
    async def story() -> None:
        world, (ann, bob) = await gathered(opened(bots=(None, None, "solid")), "ann", "bob")
        assert looks(ann) == [0, 1, 2]
        assert (await bob.do(Look, seat=1, look=3))["t"] == "done"
        assert bob.last("news")["lines"] == [{"e": "looked", "seat": 1, "look": 3}]
        assert (await bob.do(Look, seat=1, look=2))["t"] == "done"
        assert looks(ann) == [0, 2, 3]  # the bot had that look, and has Bob's old one
        assert (await ann.do(Look, seat=2, look=1))["t"] == "done"
        await ann.do(Rise, seat=0)
        await ann.do(Sit, seat=0, name="Аня")
        assert looks(bob) == [0, 2, 1]
        world.restart()
        assert looks(await world.client("eve")) == [0, 2, 1]

    run(story())


def test_a_look_is_refused_that_another_has_or_that_is_not_there_or_that_is_not_ones_own_to_change():
    async def story() -> None:
        world, (ann, bob) = await gathered(opened(bots=(None, None, "solid")), "ann", "bob")
        eve = await world.client("eve")
        assert (await bob.do(Look, seat=1, look=0))["parameters"] == {"seat": 0}
        refused = [
            await bob.do(Look, seat=1, look=0),
            await bob.do(Look, seat=1, look=4),
            await bob.do(Look, seat=0, look=3),
            await bob.do(Look, seat=7, look=3),
            await eve.do(Look, seat=2, look=3),
        ]
        await ann.do(Begin)
        refused.append(await ann.do(Look, seat=0, look=3))
        codes = ["look-taken", "no-such-look", "not-yours", "no-such-seat", "not-yours", "begun"]
        assert [one["code"] for one in refused] == codes

    run(story())


def test_chazz_has_all_eight_looks_with_four_seats_too():
    async def story() -> None:
        _, (ann,) = await gathered(opened("chazz", (None, "sharp", "steady", "sleepy")), "ann")
        assert (await ann.do(Look, seat=0, look=7))["t"] == "done"
        assert looks(ann) == [7, 1, 2, 3]

    run(story())


def test_everybody_keeps_their_look_when_seats_are_shuffled():
    async def story() -> None:
        _, people = await gathered(opened(bots=(None,) * 4, shuffle=True), "ann", "bob", "cid", "dan", seed=3)
        await people[0].do(Begin)
        news = people[0].last("news")
        assert [seat["name"] for seat in news["seats"]] != ["ann", "bob", "cid", "dan"]
        assert {seat["name"]: seat.get("look", 0) for seat in news["seats"]} == {"ann": 0, "bob": 1, "cid": 2, "dan": 3}

    run(story())


# Teams

IN_PAIRS = [("tayu", {"players": "4"}), ("mazaitsy", {"players": "4", "teams": "on"})]


@pytest.mark.parametrize(("game", "options"), IN_PAIRS)
def test_shuffling_keeps_partners_and_draws_all_orders_that_do(game: str, options: dict[str, str]):
    async def story() -> None:
        seen: set[tuple[int, ...]] = set()
        for seed in range(60):
            table = Opened(game, options, "ann", ["solid"] * 4)
            world, (ann,) = await gathered(table, "ann", seed=seed)
            world.bots.hangs = True
            assert (await ann.hello())["facts"]["teams"] == [0, 1, 0, 1]
            await ann.do(Begin)
            line = next(line for line in ann.last("news")["lines"] if line["e"] == "begun")
            seen.add(tuple(line["order"]))
            await world.room.stop()
        assert len(seen) == 8
        assert all({*order[::2]} in ({0, 2}, {1, 3}) for order in seen)

    run(story())


def test_partners_are_kept_in_a_third_of_all_orders():
    assert keeps_partners([0, 1, 0, 1], (1, 0, 3, 2))
    assert not keeps_partners([0, 1, 0, 1], (0, 2, 1, 3))


@pytest.mark.parametrize(("game", "options"), [("tayu", {"players": "3"}), ("mazaitsy", {"players": "4"})])
def test_where_everybody_plays_for_themselves_there_are_no_teams(game: str, options: dict[str, str]):
    assert Table(Opened(game, options, "ann", [None] * int(options["players"]))).teams == []


# Beginning


def test_if_the_host_holds_no_seat_anybody_who_does_may_begin():
    async def story() -> None:
        world, (bob, cid) = await gathered(opened(), "bob", "cid")
        tv, eve = await world.client("ann"), await world.client("eve")
        assert [(await one.hello())["host"] for one in (tv, bob, cid, eve)] == [True, True, True, False]
        assert (await eve.do(Begin))["code"] == "host-only"
        assert (await cid.do(Begin))["t"] == "done"

    run(story())


def test_as_soon_as_the_host_sits_down_the_others_may_not_begin_any_more_and_are_told():
    async def story() -> None:
        world, (bob,) = await gathered(opened(), "bob")
        assert bob.last("news")["host"] is True
        ann = await world.client("ann")
        await ann.do(Sit, seat=1, name="Аня")
        assert (bob.last("news")["host"], ann.last("news")["host"]) == (False, True)
        assert [seat.get("host", False) for seat in bob.last("news")["seats"]] == [False, True]
        assert (await bob.do(Begin))["code"] == "host-only"
        await ann.do(Rise, seat=1)
        assert bob.last("news")["host"] is True

    run(story())


def test_seats_that_are_left_get_bots_when_the_match_begins():
    async def story() -> None:
        world, (ann, bob) = await gathered(opened(bots=(None,) * 4), "ann", "bob")
        assert (await bob.do(Begin, bots="solid"))["code"] == "host-only"
        assert (await ann.do(Begin, bots="sharp"))["code"] == "no-such-bot"
        assert (await ann.do(Begin))["code"] == "seats-open"
        assert (await ann.do(Begin, bots="solid"))["t"] == "done"
        assert [line["e"] for line in ann.last("news")["lines"]][:5] == ["lent", "lent", "committed", "sealed", "begun"]
        assert [seat.get("bot") for seat in ann.last("news")["seats"]] == [None, None, "solid", "solid"]
        await world.room.stop()

    run(story())


# Bots that play for nobody


def test_a_bot_that_plays_for_nobody_is_changed_by_the_host_and_not_by_its_opponents():
    async def story() -> None:
        _, (ann, bob) = await gathered(opened(bots=(None, None, "solid", None)), "ann", "bob")
        assert (await bob.do(Lend, seat=2, bot="novice"))["code"] == "host-only"
        assert (await ann.do(Lend, seat=2, bot="novice"))["t"] == "done"
        assert (await bob.do(Lend, seat=3, bot="novice"))["t"] == "done"
        assert (await bob.do(Lend, seat=3, bot="solid"))["code"] == "host-only"

    run(story())


def test_if_the_host_holds_no_seat_anybody_who_does_may_change_bots():
    async def story() -> None:
        world, (bob,) = await gathered(opened(bots=(None, "solid")), "bob")
        eve = await world.client("eve")
        assert (await eve.do(Lend, seat=1, bot="novice"))["code"] == "not-yours"
        assert (await bob.do(Lend, seat=1, bot="novice"))["t"] == "done"

    run(story())


# Logs of older servers


def test_an_opening_without_looks_is_read_and_written_as_it_was():
    old = b'{"e":"opened","game":"marrakech","options":{"players":"2"},"host":"ann","bots":[null,"solid"]}'
    entry = read(old)
    assert written(entry) == old
    assert isinstance(entry, Opened)
    assert [seat.look for seat in Table(entry).seats] == [0, 1]
    assert written(read(b'{"e":"again","table":"t1.2"}')) == b'{"e":"again","table":"t1.2"}'


def test_a_bot_that_somebody_chose_for_their_seat_is_not_changed_by_an_opponent():
    async def story() -> None:
        _, (ann, bob, cat) = await gathered(opened(bots=(None, None, None)), "ann", "bob", "cat")
        await ann.do(Begin)
        await bob.do(Lend, seat=1, bot="solid")
        await bob.go()
        assert (await cat.do(Lend, seat=1, bot="novice"))["code"] == "host-only"
        assert (await ann.do(Lend, seat=1, bot="novice"))["t"] == "done"

    run(story())


def test_who_lent_the_seat_need_not_agree_to_takebacks_though_the_host_changes_the_bot():
    async def story() -> None:
        _, (ann, bob) = await gathered(opened(bots=(None, None)), "ann", "bob")
        await ann.do(Begin)
        await bob.do(Lend, seat=1, bot="solid")
        await bob.go()
        await ann.do(Act, seat=0, n=ann.n, a="ahead")
        assert ann.position["free"] == [0]
        await ann.do(Lend, seat=1, bot="novice")
        assert ann.position["free"] == [0]

    run(story())
