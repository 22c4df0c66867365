"""What people learn of their own tables and others do not, the archive of their records, and what they may delete."""

import asyncio
import io
import zipfile
from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest

from igroteka.match.match import Match
from igroteka.match.record import Record
from igroteka.reviews.ledger import Account
from igroteka.reviews.review import VERSION, Review
from igroteka.server.doors.limits import ARCHIVES, Limits
from igroteka.store.memory import MemoryStore
from tests.server.client import Guest, play_on, running

ACCOUNTS = [Account(500_000, 30_000, -10_000, 0, 480_000, 1_000_000), Account(500_000, -30_000, 0, 10_000, -480_000, 0)]


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def mine(guest: Guest) -> list[dict[str, Any]]:
    return (await guest.ask("GET", "/api/tables/mine")).json()["tables"]


async def deleted(guest: Guest, table: str, **more: Any) -> dict[str, Any]:
    return (await guest.ask("POST", f"/api/tables/{table}/delete", **more)).json()


async def archive_of(guest: Guest) -> zipfile.ZipFile:
    answer = await guest.ask("GET", "/api/tables/mine/records")
    assert answer.headers["content-type"] == "application/zip"
    assert answer.headers["content-disposition"] == 'attachment; filename="igroteka.zip"'
    return zipfile.ZipFile(io.BytesIO(answer.content))


async def with_bots(guest: Guest, **wanted: Any) -> str:
    """A match that the guest plays against nobody, to its end."""
    table = (await guest.open_table("tayu", seats=[{"name": "Аня"}, {"name": "Ася"}], **wanted))["id"]
    client = await guest.come(table)
    await client.do("begin")
    await play_on(client, lambda _: 0)
    await client.go()
    return table


async def of_two(one: Guest, other: Guest, is_over: bool = True) -> str:
    """A match of two people, played to its end or just begun."""
    table = (await one.open_table("tayu", seats=[{}, {"name": one.name}]))["id"]
    here, there = await one.come(table), await other.come(table)
    await there.do("sit", seat=0, name=other.name)
    await here.do("begin")
    while is_over and not here.is_over:
        actor = here.position["waits"][0]
        await there.until(lambda: there.n >= here.n)
        await (there, here)[actor].act(lambda _: 0)
        await here.until(lambda: here.n >= there.n)
    await here.go()
    await there.go()
    return table


def test_people_are_told_which_seats_were_theirs_and_nobody_elses():
    async def story() -> None:
        async with running() as house:
            ann, bob, eve = (Guest(house, name) for name in ("ann", "bob", "eve"))
            table = await of_two(ann, bob)
            (hers,), (his,) = await mine(ann), await mine(bob)
            assert (hers.pop("mine"), his.pop("mine")) == ([1], [0])
            assert hers == his == (await eve.ask("GET", f"/api/tables/{table}")).json()
            assert hers["summary"]["result"][1]["name"] == "ann"
            assert await mine(eve) == []
            going = await of_two(ann, bob, is_over=False)
            assert [(one["id"], one.get("mine")) for one in await mine(ann)] == [(going, None), (table, [1])]

    run(story())


def test_nobody_is_told_under_which_alias_somebody_played():
    async def story() -> None:
        store = MemoryStore()
        async with running(store) as house:
            ann, bob = Guest(house, "ann"), Guest(house, "bob")
            table = await of_two(ann, bob)
            owners = await store.owners(table)
            assert store.tables[table].players is not None
            told = [(await guest.ask("GET", "/api/tables/mine")).text for guest in (ann, bob)]
            for secret in (one for owner in owners for one in (owner.alias, owner.person)):
                assert not any(secret in text for text in told)

    run(story())


def test_a_ledger_is_told_to_those_it_is_about_if_a_review_is_kept():
    async def story() -> None:
        store = MemoryStore()
        async with running(store) as house:
            ann, bob = Guest(house, "ann"), Guest(house, "bob")
            table = await of_two(ann, bob)
            assert "accounts" not in (await mine(ann))[0]
            review = Review("tayu", True, [], (0, 1_000_000), ACCOUNTS, [])
            await store.keep_review(table, VERSION, msgspec.json.encode(review))
            for guest, account in ((ann, ACCOUNTS[1]), (bob, ACCOUNTS[0])):
                for _ in range(2):
                    (told,) = await mine(guest)
                    assert told["accounts"] == [msgspec.to_builtins(account)]

    run(story())


def test_partners_are_told_as_such():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            seats = [{"name": name} for name in ("Аня", "Ася", "Алла", "Ада")]
            table = (await ann.open_table("tayu", options={"players": "4"}, seats=seats))["id"]
            client = await ann.come(table)
            await client.do("begin")
            await play_on(client, lambda _: 0)
            (told,) = await mine(ann)
            assert (told["mine"], told["teams"]) == ([0, 1, 2, 3], [0, 1, 0, 1])

    run(story())


def test_for_a_match_from_before_the_log_says_it_once():
    async def story() -> None:
        store = MemoryStore()
        async with running(store) as house:
            ann, bob = Guest(house, "ann"), Guest(house, "bob")
            table = await of_two(ann, bob)
            kept = store.tables[table].players
            store.tables[table].players = None
            assert [one["mine"] for one in await mine(ann)] == [[1]]
            assert store.tables[table].players == kept

    run(story())


# Records


def test_an_archive_has_a_record_of_each_match_and_their_list():
    async def story() -> None:
        async with running() as house:
            ann, bob = Guest(house, "ann"), Guest(house, "bob")
            over, going = await of_two(ann, bob), await of_two(ann, bob, is_over=False)
            waiting = (await ann.open_table("tayu", seats=[{"name": "Аня"}, {}]))["id"]
            archive = await archive_of(ann)
            assert archive.testzip() is None
            listed = msgspec.json.decode(archive.read("games.json"))
            files = {one["table"]["id"]: one.get("file") for one in listed}
            assert list(files) == [waiting, going, over]
            assert files == {waiting: None, going: "0002-tayu.txt", over: "0003-tayu.txt"}
            assert archive.namelist() == ["0002-tayu.txt", "0003-tayu.txt", "games.json"]
            for table in (going, over):
                text = archive.read(files[table] or "").decode()
                assert text == (await ann.ask("GET", f"/api/tables/{table}/record")).text
                match = Match.replay(Record.read(text))
                assert match.is_over == (table == over)
            assert listed[2]["table"] == (await mine(ann))[2]
            assert (await archive_of(Guest(house, "eve"))).namelist() == ["games.json"]

    run(story())


def test_archives_are_limited():
    async def story() -> None:
        async with running(limits=Limits(requests=1000)) as house:
            ann, there = Guest(house, "ann"), "/api/tables/mine/records"
            for _ in range(ARCHIVES):
                await archive_of(ann)
            refused = await ann.ask("GET", there)
            assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")

    run(story())


def test_a_record_that_somebody_may_no_longer_see_is_left_out():
    async def story() -> None:
        async with running() as house:
            ann, bob = Guest(house, "ann"), Guest(house, "bob")
            table = await of_two(ann, bob, is_over=False)
            assert (await (await ann.come(table)).do("remove", seat=0))["t"] == "done"
            assert (await archive_of(bob)).namelist() == ["games.json"]
            assert len((await archive_of(ann)).namelist()) == 2

    run(story())


# Deleting


def test_what_is_nobody_elses_is_deleted():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            over = await with_bots(ann)
            watcher = await Guest(house, "eve").come(over)
            waiting = (await ann.open_table("tayu", seats=[{"name": "Аня"}, {}]))["id"]
            for table in (over, waiting):
                assert await deleted(ann, table) == {"deleted": True}
                assert (await ann.ask("GET", f"/api/tables/{table}")).status_code == 404
                assert (await deleted(ann, table))["code"] == "no-such-table"
            assert await watcher.closed() == 4404
            assert await mine(ann) == []

    run(story())


def test_a_match_against_bots_can_be_deleted_while_it_goes_on():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            table = (await ann.open_table("tayu", seats=[{"name": "Аня"}, {"bot": "solid"}]))["id"]
            client = await ann.come(table)
            await client.do("begin")
            assert await deleted(ann, table) == {"deleted": True}
            assert await client.closed() == 4404

    run(story())


def test_what_others_own_too_only_leaves_the_list():
    async def story() -> None:
        async with running() as house:
            ann, bob = Guest(house, "ann"), Guest(house, "bob")
            table = await of_two(ann, bob)
            assert await deleted(ann, table) == {"deleted": False}
            assert await mine(ann) == []
            assert [one["mine"] for one in await mine(bob)] == [[0]]
            assert (await deleted(ann, table))["code"] == "not-yours"
            assert await deleted(bob, table) == {"deleted": True}  # it was his alone

    run(story())


def test_a_match_that_goes_on_with_others_stays():
    async def story() -> None:
        async with running() as house:
            ann, bob = Guest(house, "ann"), Guest(house, "bob")
            table = await of_two(ann, bob, is_over=False)
            assert (await deleted(bob, table))["code"] == "not-over"
            assert len(await mine(bob)) == 1
            await (await bob.come(table)).do("rise", seat=0)
            assert await deleted(bob, table) == {"deleted": False}  # he plays no longer

    run(story())


def test_others_and_other_pages_delete_nothing():
    async def story() -> None:
        async with running() as house:
            ann, eve = Guest(house, "ann"), Guest(house, "eve")
            table = await with_bots(ann)
            await eve.come(table)
            for guest in (eve, Guest(house, "new")):
                assert (await deleted(guest, table))["code"] == "not-yours"
            refused = await deleted(ann, table, headers={"origin": "https://evil.example"})
            assert refused["code"] == "origin"
            assert (await deleted(ann, "nowhere"))["code"] == "no-such-table"
            assert len(await mine(ann)) == 1

    run(story())


@pytest.mark.parametrize("is_whole", [True, False], ids=["with all keys", "with one"])
def test_with_the_keys_of_all_who_own_it_a_table_is_deleted(is_whole: bool):
    async def story() -> None:
        async with running() as house:
            ann, bob = Guest(house, "ann"), Guest(house, "bob")
            table = await of_two(ann, bob)
            if is_whole:
                token = (await ann.ask("POST", "/api/key/link")).json()["token"]
                await bob.ask("POST", "/api/key/enter", {"token": token})
                assert [one["mine"] for one in await mine(bob)] == [[0, 1]]
            assert await deleted(bob, table) == {"deleted": is_whole}

    run(story())
