"""What the host decides about guests: the lock, freed seats, removals, seats for each, and bots' seats in a match."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any

import pytest

from igroteka.server.protocol.closing import Close
from igroteka.server.protocol.commands import (
    Admit,
    Begin,
    Dismiss,
    Free,
    Hello,
    Knock,
    Lend,
    Look,
    Manage,
    Remove,
    Rise,
    Sit,
)
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.room.handlers import handle
from igroteka.server.table.entries import Removed
from igroteka.server.table.rematch import opening_again
from igroteka.server.table.table import Table
from tests.server.world import Client, World, opened, settle


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def at_a_table(
    *people: str, bots: Sequence[str | None] = (None, None, None), **more: Any
) -> tuple[World, list[Client]]:
    """People who hold the first seats; the first of them is the host."""
    world = World(opened(bots=bots, **more))
    await world.open()
    clients = [await world.client(person) for person in people]
    for seat, client in enumerate(clients):
        await client.do(Sit, seat=seat, name=client.person)
    return world, clients


def names(client: Client) -> list[str]:
    told = [one["seats"] for one in client.got if one.get("seats")][-1]
    return [seat.get("name", "") for seat in told]


# The lock


def test_at_a_locked_table_nobody_new_sits_down():
    async def story() -> None:
        world, (ann, bob) = await at_a_table("ann", "bob", bots=(None,) * 4)
        eve = await world.client("eve")
        assert (await ann.do(Manage, locked=True, several=False))["t"] == "done"
        assert ann.last("news")["door"] == {"locked": True}
        assert (await eve.do(Sit, seat=2, name="Ева"))["code"] == "locked"
        assert (await bob.do(Sit, seat=2, name="Боря"))["t"] == "done"
        await ann.do(Manage, locked=False, several=False)
        assert (await eve.do(Sit, seat=3, name="Ева"))["t"] == "done"

    run(story())


def test_at_a_locked_private_table_nobody_new_watches_and_those_who_were_there_may_come_back():
    async def story() -> None:
        world, (ann, bob) = await at_a_table("ann", "bob")
        eve = await world.client("eve")
        await ann.do(Manage, locked=True, several=False)
        with pytest.raises(Refusal, match="locked"):
            await world.client("mallory")
        for client in (bob, eve):
            await client.go()
        assert (await world.client("bob")).last("welcome")["door"] == {"locked": True}
        await world.client("eve")
        await handle(world.room, ann.watcher, Hello(v=1))
        world.restart()
        with pytest.raises(Refusal, match="locked"):
            await world.client("eve")
        await world.client("bob")
        await world.client("ann")

    run(story())


def test_a_locked_public_table_may_be_watched():
    async def story() -> None:
        world, (ann, _) = await at_a_table("ann", "bob", public=True)
        await ann.do(Manage, locked=True, several=False)
        eve = await world.client("eve")
        assert (await eve.do(Sit, seat=2, name="Ева"))["code"] == "locked"

    run(story())


def test_the_door_is_the_hosts_and_nothing_is_written_if_nothing_changes():
    async def story() -> None:
        world, (ann, bob) = await at_a_table("ann", "bob")
        assert (await bob.do(Manage, locked=True, several=False))["code"] == "host-only"
        length = len((await world.store.read("t1")).entries)
        assert (await ann.do(Manage, locked=False, several=False))["n"] == length
        assert len((await world.store.read("t1")).entries) == length

    run(story())


# Freeing a seat


def test_the_host_frees_a_seat_before_the_match_and_during_it():
    async def story() -> None:
        world, (ann, bob, cid) = await at_a_table("ann", "bob", "cid")
        assert (await bob.do(Free, seat=2))["code"] == "host-only"
        assert (await ann.do(Free, seat=2))["t"] == "done"
        assert cid.last("news")["you"] == []
        assert cid.last("news")["lines"] == [{"e": "rose", "seat": 2, "freed": True}]
        assert (await ann.do(Free, seat=2))["code"] == "no-guest"
        await cid.do(Sit, seat=2, name="cid")
        await ann.do(Begin)
        assert (await ann.do(Free, seat=1))["t"] == "done"
        assert names(ann) == ["ann", "", "cid"]
        assert (await ann.do(Lend, seat=1, bot="solid"))["t"] == "done"
        await world.room.stop()

    run(story())


# Removing a guest


def test_who_is_removed_loses_all_seats_and_does_not_come_back():
    async def story() -> None:
        world, (ann, bob) = await at_a_table("ann", "bob", bots=(None,) * 4)
        await bob.do(Sit, seat=2, name="bob")
        assert (await bob.do(Remove, seat=0))["code"] == "host-only"
        assert (await ann.do(Remove, seat=1))["t"] == "done"
        assert names(ann) == ["ann", "", "", ""]
        assert ann.last("news")["lines"] == [{"e": "removed", "seat": 1}]
        assert (bob.last("refused")["code"], bob.closed) == ("removed", Close.NOT_WELCOME)
        await bob.go()
        for _ in range(2):
            with pytest.raises(Refusal, match="removed"):
                await world.client("bob")
            world.restart()

    run(story())


def test_a_command_of_the_removed_that_is_still_on_its_way_is_refused():
    async def story() -> None:
        _, (ann, bob) = await at_a_table("ann", "bob", bots=(None, None, "solid"))
        await ann.do(Remove, seat=1)
        assert (await bob.do(Sit, seat=1, name="bob"))["code"] == "removed"

    run(story())


def test_neither_the_host_nor_nobody_is_removed():
    async def story() -> None:
        _, (ann, _) = await at_a_table("ann", "bob")
        assert [(await ann.do(Remove, seat=seat))["code"] for seat in (0, 2)] == ["no-guest"] * 2
        assert (await ann.do(Remove, seat=7))["code"] == "no-such-seat"

    run(story())


def test_what_the_host_has_decided_holds_for_the_rematch_and_the_host_stays():
    async def story() -> None:
        world, (ann, _, _) = await at_a_table("ann", "bob", "cid")
        await ann.do(Remove, seat=1)
        await ann.do(Manage, locked=True, several=True)
        assert world.room.table is not None
        again = Table.fold(opening_again(world.room.table, "cid"))
        assert again.opened.host == "ann"
        assert (again.removed, again.managed) == ({"bob"}, world.room.table.managed)
        await ann.do(Rise, seat=0)
        assert Table.fold(opening_again(world.room.table, "cid")).opened.host == "cid"
        assert Removed("bob") in opening_again(world.room.table, "cid")

    run(story())


# One seat for each


def test_one_person_takes_one_seat_of_a_public_table_unless_the_host_allows_more():
    async def story() -> None:
        _, (ann, bob) = await at_a_table("ann", "bob", bots=(None,) * 4, public=True)
        assert (await bob.do(Sit, seat=2, name="Боря"))["code"] == "one-seat"
        assert (await ann.do(Sit, seat=2, name="Аня"))["t"] == "done"
        await ann.do(Manage, locked=False, several=True)
        assert bob.last("news")["door"] == {"several": True}
        assert (await bob.do(Sit, seat=3, name="Боря"))["t"] == "done"

    run(story())


def test_at_a_private_table_one_person_may_play_for_several():
    async def story() -> None:
        _, (_, bob) = await at_a_table("ann", "bob")
        assert (await bob.do(Sit, seat=2, name="Боря"))["t"] == "done"

    run(story())


# Bots' seats in a match


async def a_match_with_a_bot() -> tuple[World, Client, Client, Client]:
    world, (ann, bob) = await at_a_table("ann", "bob", bots=(None, None, "solid"))
    await ann.do(Begin)
    return world, ann, bob, await world.client("eve")


def test_the_host_approves_who_takes_a_bots_seat_in_a_match():
    async def story() -> None:
        _, ann, bob, eve = await a_match_with_a_bot()
        assert (await eve.do(Sit, seat=2, name="Ева"))["code"] == "ask-first"
        assert (await eve.do(Knock, seat=2, name="Ева"))["t"] == "done"
        assert ann.last("people")["seats"][2]["asked"] == [{"knock": 1, "name": "Ева"}]
        assert (await bob.do(Admit, knock=1))["code"] == "host-only"
        assert (await ann.do(Admit, knock=1))["t"] == "done"
        assert eve.last("news")["you"] == [2]
        assert "asked" not in eve.last("news")["seats"][2]
        assert (await ann.do(Admit, knock=1))["code"] == "taken"

    run(story())


def test_who_is_turned_away_does_not_ask_again():
    async def story() -> None:
        _, ann, _, eve = await a_match_with_a_bot()
        await eve.do(Knock, seat=2, name="Ева")
        assert (await ann.do(Dismiss, knock=1))["t"] == "done"
        assert "asked" not in eve.last("people")["seats"][2]
        assert (await eve.do(Knock, seat=2, name="Ева"))["code"] == "turned-away"
        assert (await ann.do(Admit, knock=1))["code"] == "nothing-asked"

    run(story())


def test_who_leaves_asks_no_more():
    async def story() -> None:
        _, ann, _, eve = await a_match_with_a_bot()
        await eve.do(Knock, seat=2, name="Ева")
        await eve.go()
        assert "asked" not in ann.last("people")["seats"][2]
        assert (await ann.do(Admit, knock=1))["code"] == "nothing-asked"

    run(story())


def test_few_ask_at_a_time_and_each_once():
    async def story() -> None:
        world, ann, _, eve = await a_match_with_a_bot()
        for _ in range(3):
            await eve.do(Knock, seat=2, name="Ева")
        for person in ("fay", "gus", "hal"):
            assert (await (await world.client(person)).do(Knock, seat=2, name=person))["t"] == "done"
        asked = ann.last("people")["seats"][2]["asked"]
        assert [one["name"] for one in asked] == ["Ева", "fay", "gus", "hal"]
        assert (await (await world.client("ira")).do(Knock, seat=2, name="ira"))["code"] == "too-fast"

    run(story())


def test_who_asks_again_or_is_refused_is_heard_by_nobody_else():
    async def story() -> None:
        _, ann, _, eve = await a_match_with_a_bot()
        assert (await eve.do(Knock, seat=2, name="Ева"))["t"] == "done"
        heard = len(ann.got)
        for _ in range(5):
            assert (await eve.do(Knock, seat=2, name="Ева"))["t"] == "done"
            assert (await eve.do(Knock, seat=0, name="Ева"))["t"] == "refused"
        assert len(ann.got) == heard

    run(story())


def test_only_a_bots_seat_in_a_match_is_asked_for_and_only_by_those_who_may_sit():
    async def story() -> None:
        world, (ann, bob) = await at_a_table("ann", "bob", bots=(None, None, "solid"), public=True)
        eve = await world.client("eve")
        assert (await eve.do(Knock, seat=2, name="Ева"))["code"] == "not-begun"
        await ann.do(Begin)
        assert (await eve.do(Knock, seat=0, name="Ева"))["code"] == "taken"
        assert (await bob.do(Knock, seat=2, name="Боря"))["code"] == "one-seat"
        await ann.do(Manage, locked=True, several=False)
        assert (await eve.do(Knock, seat=2, name="Ева"))["code"] == "locked"
        assert (await ann.do(Sit, seat=2, name="Аня"))["t"] == "done"  # the host asks nobody

    run(story())


def test_an_open_seat_waits_for_nobodys_consent():
    async def story() -> None:
        world, ann, bob, eve = await a_match_with_a_bot()
        await bob.do(Rise, seat=1)
        assert (await eve.do(Sit, seat=1, name="Ева"))["t"] == "done"
        assert (await eve.do(Look, seat=1, look=3))["code"] == "begun"
        await settle()
        await world.room.stop()
        assert ann.n == eve.n

    run(story())
