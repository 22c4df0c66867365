"""A match with sealed dice over real sockets: its record, its chances and the statistics of the server."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from igroteka.core.dice import Dice
from igroteka.match.fairness import examined
from igroteka.match.record import Record
from tests.server.client import Client, Guest, running

ONES, TWOS = "1" * 64, "2" * 64


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def adding(guest: Guest, table: str) -> Client:
    """A client that adds to the dice."""
    client = await guest.connect(table)
    await client.send(t="hello", v=1, entropy=True)
    await client.until(lambda: [one for one in client.got if one["t"] == "welcome"])
    return client


async def played(client: Client, other: Client) -> None:
    dice = Dice(5)
    while not client.is_over:
        for one in (client, other):
            if one.position.get("legal"):
                await one.act(dice.randrange)


def test_a_match_is_sealed_played_revealed_and_checked():
    async def story() -> None:
        async with running() as house:
            ann, bob = Guest(house, "ann"), Guest(house, "bob")
            table = (await ann.open_table("marrakech", seats=[{"name": "Аня"}, {}], shuffle=True))["id"]
            here, there = await adding(ann, table), await adding(bob, table)
            await there.do("sit", seat=1, name="Боря")
            assert (await here.do("begin"))["t"] == "done"
            await there.until(lambda: there.lines[-1]["e"] == "committed")
            assert (await here.do("entropy", entropy=ONES))["t"] == "done"
            assert (await there.do("entropy", entropy=TWOS))["t"] == "done"
            await here.until(lambda: any(one.get("position") for one in here.got))
            text = (await ann.ask("GET", f"/api/tables/{table}/record")).text
            assert f"add 1 {ONES}\nadd 2 {TWOS}\nseal\norder " in text
            assert "\nsecret " not in text
            await played(here, there)
            await here.until(lambda: here.lines[-1]["e"] == "revealed")
            text = (await ann.ask("GET", f"/api/tables/{table}/record")).text
            found = examined(Record.read(text))
            assert found.defects == []
            for body in ({"table": table}, {"record": text}):
                told = (await bob.ask("POST", "/api/chances", body)).json()["chances"]
                assert {*map(int, told)} == {throw.entry for throw in found.throws}
            thrown = await counted(ann, "marrakech")
            assert thrown == {
                kind: sum(found.match.game.text(throw.step).startswith(kind) for throw in found.throws)
                for kind in ("roll", "top")
            }

    run(story())


async def counted(guest: Guest, game: str) -> dict[str, int]:
    """How often each kind of chance event was counted. The counting follows the end of the match."""
    while not (kinds := (await guest.ask("GET", f"/api/games/{game}/throws")).json()["kinds"]):
        await asyncio.sleep(0.01)
    for kind in kinds:
        for outcome in kind["outcomes"]:
            assert outcome["variance"] <= outcome["expected"] <= sum(one["count"] for one in kind["outcomes"])
    return {kind["pattern"].split()[0]: sum(one["count"] for one in kind["outcomes"]) for kind in kinds}


def test_nonsense_is_asked_of_the_dice_in_vain():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            assert (await ann.ask("GET", "/api/games/chess/throws")).json()["code"] == "no-such-game"
            for body in ({}, {"table": "x", "record": "y"}, {"table": 5}, {"more": 1}):
                assert (await ann.ask("POST", "/api/chances", body)).json()["code"] == "malformed"
            assert (await ann.ask("POST", "/api/chances", {"table": "none"})).json()["code"] == "no-such-table"
            assert (await ann.ask("POST", "/api/chances", {"record": "igroteka record 3\n"})).json()[
                "code"
            ] == "bad-record"

    run(story())


def test_a_client_that_does_not_add_is_not_waited_for():
    async def story() -> None:
        async with running() as house:
            ann = Guest(house, "ann")
            table = (await ann.open_table("marrakech", seats=[{"name": "Аня"}, {"bot": "novice"}]))["id"]
            here = await ann.come(table)
            assert (await here.do("begin"))["t"] == "done"
            assert [line["e"] for line in here.lines][2:5] == ["committed", "sealed", "begun"]
            while not here.is_over:
                await here.until(lambda: here.position.get("legal") or here.is_over)
                if here.position.get("legal"):
                    await here.act(Dice(1).randrange)
            await here.until(lambda: here.lines[-1]["e"] == "revealed")

    run(story())
