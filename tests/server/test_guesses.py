"""Codes of tables: when they retire, and how often they may be guessed."""

import asyncio
import re
from collections.abc import Coroutine
from typing import Any

import httpx
import pytest

from igroteka.core.dice import Dice
from igroteka.server.doors.guesses import A_MISS_EVERY, MISSES, MISSES_OF_ALL, MOST_ADDRESSES, Guesses
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.room.codes import CODE_LIVES
from igroteka.server.room.opening import open_table
from igroteka.server.table.opening import Wanted, opening
from igroteka.store.memory import MemoryStore
from igroteka.store.store import StoredTable, Summary
from tests.server.client import Guest, running
from tests.server.world import PassingTime

TABLE = StoredTable("here", "KARPET", Summary("tayu", False, "open", 2, 1, []))


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def find(code: str) -> StoredTable:
    if code != TABLE.code:
        raise Refusal("no-such-table")
    return TABLE


async def tried(guesses: Guesses, address: str, times: int, code: str = "QQQQQQ") -> list[str]:
    """What came of it each time."""
    told: list[str] = []
    for _ in range(times):
        try:
            told.append((await guesses.find(address, code)).id)
        except Refusal as refusal:
            told.append(refusal.code)
    return told


def test_an_address_guesses_a_few_times_and_then_slowly():
    async def story() -> None:
        clock = PassingTime()
        guesses = Guesses(find, clock)
        assert await tried(guesses, "one", MISSES + 1) == ["no-such-table"] * MISSES + ["too-fast"]
        assert await tried(guesses, "one", 1, "KARPET") == [
            "too-fast"
        ]  # or a right guess would be told from a wrong one
        assert await tried(guesses, "other", 1) == ["no-such-table"]
        clock.moment += A_MISS_EVERY
        assert await tried(guesses, "one", 2) == ["no-such-table", "too-fast"]

    run(story())


def test_who_knows_the_code_pays_nothing():
    async def story() -> None:
        guesses = Guesses(find, PassingTime())
        assert await tried(guesses, "a school", 100, "KARPET") == ["here"] * 100
        assert await tried(guesses, "a school", 1) == ["no-such-table"]

    run(story())


def test_many_addresses_together_are_slowed_down_and_others_get_in():
    async def story() -> None:
        guesses = Guesses(find, PassingTime())
        told = [one for number in range(200) for one in await tried(guesses, str(number), MISSES)]
        then_only_their_first = 200 - MISSES_OF_ALL // MISSES
        assert told.count("no-such-table") == MISSES_OF_ALL + then_only_their_first
        assert await tried(guesses, "honest", 1, "KARPET") == ["here"]

    run(story())


def test_somebody_with_thousands_of_networks_is_slowed_down_like_one():
    """A /48, which is given to anybody who asks, has 65,536 networks such as a household has."""

    async def story() -> None:
        guesses = Guesses(find, PassingTime())
        told = [one for number in range(2_000) for one in await tried(guesses, f"2001:db8:7:{number:x}::/64", 1)]
        assert told.count("no-such-table") == MISSES_OF_ALL
        assert await tried(guesses, "2001:db8:8:1::/64", 1, "KARPET") == ["here"]

    run(story())


def test_guesses_at_the_same_moment_are_counted():
    async def story() -> None:
        arrived = asyncio.Event()

        async def slow(code: str) -> StoredTable:
            await arrived.wait()
            raise Refusal("no-such-table")

        guesses = Guesses(slow, PassingTime())
        asking = [asyncio.create_task(tried(guesses, "one", 1)) for _ in range(50)]
        await asyncio.sleep(0)
        arrived.set()
        told = [one for task in asking for one in await task]
        assert told.count("no-such-table") == MISSES

    run(story())


def test_addresses_take_little_memory():
    async def story() -> None:
        guesses = Guesses(find, PassingTime())
        for number in range(MOST_ADDRESSES + 1):
            await tried(guesses, str(number), 1)
        assert len(guesses.addresses) <= MOST_ADDRESSES

    run(story())


WAYS = ["/api/tables/{}", "/api/tables/{}/qr", "/j/{}"]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("addresses", ["198.51.100.7", "2001:db8::{:x}"], ids=["of one address", "of a /64"])
def test_every_way_to_ask_for_a_code_is_limited(way: str, addresses: str):
    """In IPv6 a household has as many addresses as it likes. A right guess too many is answered like a wrong one."""

    async def story() -> None:
        async with running() as house:
            eve = Guest(house, "eve")
            code = (await eve.open_table("tayu"))["code"]
            askers = [{"x-forwarded-for": addresses.format(number)} for number in range(1, MISSES + 5)]
            right = await eve.ask("GET", way.format(code), headers=askers[0])
            for asker in askers[:MISSES]:
                await eve.ask("GET", way.format("QQQQQQ"), headers=asker)
            wrong = await eve.ask("GET", way.format("QQQQQQ"), headers=askers[-2])
            refused = await eve.ask("GET", way.format(code), headers=askers[-1])
            assert told_by(right) != told_by(refused) == told_by(wrong)

    run(story())


def told_by(answer: httpx.Response) -> str:
    """What an answer tells of a code: the title of a page, which names the game, or whether there is a table."""
    found = re.search('<meta property="og:title" content="([^"]*)"', answer.text)
    return found[1] if found else str(answer.status_code)


def test_a_code_retires_when_the_match_begins_and_the_id_still_leads_there():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            table = await ann.open_table("tayu", seats=[{"name": "Аня"}, {}])
            assert (await ann.ask("GET", f"/api/tables/{table['code']}")).json()["id"] == table["id"]
            assert (await (await ann.come(table["id"])).do("begin", bots="solid"))["t"] == "done"
            assert (await ann.ask("GET", f"/api/tables/{table['code']}")).json()["code"] == "no-such-table"
            assert (await ann.ask("GET", f"/api/tables/{table['id']}/qr")).status_code == 200
            known = (await ann.ask("GET", f"/api/tables/{table['id']}")).json()
            assert (known["id"], known["summary"]["status"]) == (table["id"], "playing")
            nowhere = f"/api/tables/{'x' * len(table['id'])}"
            assert (await ann.ask("GET", nowhere)).json()["code"] == "no-such-table"
            assert (await Guest(house, "bob").come(table["id"])).last("welcome")["facts"]["id"] == table["id"]

    run(story())


@pytest.mark.parametrize(("days", "codes"), [(1, 2), (1.01, 1)])
def test_after_a_day_another_table_may_have_the_code(days: float, codes: int):
    async def story() -> None:
        now = [1_800_000_000_000]
        store = MemoryStore(time=lambda: now[0])
        await open_table(store, Dice(5), "first", opening(Wanted(game="tayu"), "ann"))
        now[0] += int(days * CODE_LIVES)
        await open_table(
            store, Dice(5), "second", opening(Wanted(game="tayu"), "ann")
        )  # the same dice draw the same code
        found = {(await store.read(table)).table.code for table in ("first", "second")} - {"first"}
        assert len(found) == codes

    run(story())
