"""Who played what: people find their own tables by their cookie, and nobody else's."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from igroteka.server.doors.who import COOKIE
from igroteka.store.memory import MemoryStore
from tests.server.client import Guest, running


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def mine(guest: Guest) -> list[str]:
    return [table["id"] for table in (await guest.ask("GET", "/api/tables/mine")).json()["tables"]]


async def mine_when_told(guest: Guest, wanted: list[str]) -> None:
    """The list becomes this one: the store is told in the background."""
    async with asyncio.timeout(20):
        while await mine(guest) != wanted:
            await asyncio.sleep(0)


def test_whoever_has_a_seat_finds_the_table_again_the_last_changed_first():
    async def story() -> None:
        async with running() as house:
            ann, bob, eve = (Guest(house, name) for name in ("ann", "bob", "eve"))
            assert await mine(ann) == []
            one = await ann.open_table("tayu", seats=[{"name": "Аня"}, {}])
            two = await ann.open_table("tayu", seats=[{"name": "Аня"}, {"bot": "solid"}], public=False)
            other = await bob.open_table("tayu")  # without a seat
            assert await mine(ann) == [two["id"], one["id"]]
            client = await bob.come(one["id"])
            assert await mine(bob) == []
            await client.do("sit", seat=1, name="Боря")
            assert await mine(bob) == [one["id"]]
            assert await mine(ann) == [one["id"], two["id"]]
            await eve.come(one["id"])
            await eve.come(other["id"])
            assert await mine(eve) == []
            await client.do("rise", seat=1)
            assert await mine(bob) == [one["id"]]  # it was played

    run(story())


def test_a_forged_cookie_finds_nothing():
    async def story() -> None:
        async with running() as house:
            ann, eve = Guest(house, "ann"), Guest(house, "eve")
            await ann.open_table("tayu", seats=[{"name": "Аня"}, {}])
            name, _, signature = ann.cookies[COOKIE].partition(".")
            eve.cookies[COOKIE] = f"{name}.{signature[::-1]}"
            assert await mine(eve) == []
            for wrong in ("before=-1", "before=x"):
                assert (await ann.ask("GET", f"/api/tables/mine?{wrong}")).json()["code"] == "malformed"

    run(story())


def test_a_seat_that_is_handed_over_is_the_receivers():
    async def story() -> None:
        async with running() as house:
            ann, bob, dora = (Guest(house, name) for name in ("ann", "bob", "dora"))
            both = await ann.open_table("tayu", seats=[{"name": "Аня"}, {"name": "Боря"}])
            token = (await ann.ask("POST", f"/api/tables/{both['id']}/token", {"seat": 1})).json()["token"]
            assert (await bob.ask("POST", "/api/enter", {"token": token})).status_code == 200
            assert await mine(bob) == [both["id"]]
            only = await ann.open_table("tayu", seats=[{"name": "Аня"}, {}])
            token = (await ann.ask("POST", f"/api/tables/{only['id']}/token", {"seat": 0})).json()["token"]
            await dora.ask("GET", "/")
            assert (await dora.ask("POST", "/api/enter", {"token": token})).status_code == 200
            client = await dora.come(only["id"])
            assert client.you == [0]
            await mine_when_told(dora, [only["id"]])

    run(story())


def test_a_rematch_belongs_to_the_same_people():
    async def story() -> None:
        async with running() as house:
            ann, bob = Guest(house, "ann"), Guest(house, "bob")
            table = await ann.open_table("marrakech", seats=[{"name": "Аня"}, {}])
            one, other = await ann.come(table["id"]), await bob.come(table["id"])
            await other.do("sit", seat=1, name="Боря")
            await one.do("begin")
            while not one.is_over:
                actor = one.position["waits"][0]
                client = (one, other)[actor]
                await client.until(lambda client=client: client.n == one.n or client.n > one.n)
                await client.act(lambda count: 0)
                await one.until(lambda client=client: one.n == client.n)
                await other.until(lambda: other.n == one.n)
            await other.go()
            again = await one.do("rematch")
            assert again["t"] == "done"
            rematch = one.lines[-1]["table"]
            assert await mine(bob) == [rematch, table["id"]]
            assert await mine(ann) == [rematch, table["id"]]

    run(story())


def test_tables_from_before_are_found_when_their_people_come_again():
    async def story() -> None:
        store = MemoryStore()
        async with running(store) as house:
            ann = Guest(house, "ann")
            table = await ann.open_table("tayu", seats=[{"name": "Аня"}, {}])
            store.tables[table["id"]].owners.clear()  # as an older version left it
            assert await mine(ann) == []
            await ann.come(table["id"])
            await mine_when_told(ann, [table["id"]])

    run(story())


def test_nobody_is_told_who_else_a_person_is():
    async def story() -> None:
        store = MemoryStore()
        async with running(store) as house:
            ann, bob = Guest(house, "ann"), Guest(house, "bob")
            tables = [await ann.open_table("tayu", public=True, seats=[{"name": "Аня"}, {}]) for _ in range(2)]
            owners = [owner for table in tables for owner in await store.owners(table["id"])]
            assert len({owner.alias for owner in owners}) == 2
            (person,) = {owner.person for owner in owners}
            client = await bob.come(tables[0]["id"])
            await client.do("sit", seat=1, name="Боря")
            told = [str(client.got), (await bob.ask("GET", "/api/tables")).text]
            for secret in (person, *(owner.alias for owner in owners)):
                assert not any(secret in one for one in told)

    run(story())
