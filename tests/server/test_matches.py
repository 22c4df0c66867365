"""Whole matches over real sockets."""

import asyncio
from typing import Any

import pytest

from igroteka.core.dice import Dice
from igroteka.games.chazz import tape
from igroteka.games.chazz.race_api import InputKind
from igroteka.match.match import Match
from igroteka.match.record import Record
from igroteka.server.table.entries import Raced, read
from tests.server.client import Client, Guest, play_on, running

TURNS: list[tuple[str, int, dict[str, Any]]] = [
    ("marrakech", 3, {}),
    ("tayu", 2, {}),
    ("mazaitsy", 2, {}),
    ("chazz", 4, {"calm": True, "options": {"round_limit": "3"}}),
]


@pytest.mark.parametrize(("game", "players", "more"), TURNS)
def test_a_whole_match_is_played_watched_recorded_and_replayed(game: str, players: int, more: dict[str, Any]):
    async def story() -> None:
        async with running() as house:
            ann, eve = Guest(house, "ann"), Guest(house, "eve")
            seats = [{"name": f"Аня {number}"} for number in range(1, players + 1)]
            table = (await ann.open_table(game, seats=seats, **more))["id"]
            client, watching = await ann.come(table), await eve.come(table)
            assert (await client.do("begin"))["t"] == "done"
            await play_on(client, Dice(3).randrange)
            await watching.until(lambda: watching.n == client.n)
            assert watching.lines == client.lines
            assert "legal" not in watching.position
            record = (await eve.ask("GET", f"/api/tables/{table}/record")).text
            match = Match.replay(Record.read(record))
            assert match.is_over
            assert list(match.entries) == [line["a"] for line in client.lines if line["e"] == "step"]
            await check_replay(eve, table, record, client.position["view"])

    asyncio.run(story())


async def check_replay(guest: Guest, table: str, record: str, last: dict[str, Any]) -> None:
    """A finished table and its record are shown alike, piece by piece, up to what everybody saw last."""
    frames: list[dict[str, Any]] = []
    number, players = 1, len(last["seats"])
    while len(frames) < number:
        by_table = await guest.ask("POST", "/api/replay", {"table": table, "since": len(frames)})
        by_record = await guest.ask("POST", "/api/replay", {"record": record, "since": len(frames)})
        assert by_table.json() == by_record.json() | {"looks": list(range(players))}
        number = by_table.json()["n"]
        frames += by_table.json()["frames"]
    assert {**frames[-1]["view"], "seat": None} == {**last, "seat": None}


def test_a_race_is_run_live_with_a_person_and_three_cats():
    async def story() -> None:
        async with running(pace=8) as house:
            ann = Guest(house, "ann")
            seats = [{"name": "Аня"}, {"bot": "sharp"}, {"bot": "steady"}, {"bot": "sleepy"}]
            table = (await ann.open_table("chazz", seats=seats))["id"]
            client = await ann.come(table)
            await client.do("begin")
            await client.until(lambda: client.got[-1]["t"] == "snapshot" and client.got[-1].get("word"))
            await client.send(t="wish", seat=0, wish="chair 1")
            await client.send(t="wish", seat=0, wish="fly")
            await client.until(lambda: any(line["e"] == "raced" for line in client.lines))
            sits = [line["a"] for line in client.lines if line.get("a", "").startswith("sit")]
            assert len(sits) == 3
            assert client.last("refused")["code"] == "unknown-wish"
            ticks = [one["race"]["tick"] for one in client.got if one["t"] == "snapshot"]
            assert ticks == sorted(ticks)

    asyncio.run(story())


def test_a_whole_match_with_live_races_ends_with_places():
    async def story() -> None:
        async with running(pace=12) as house:
            ann, bob = Guest(house, "ann"), Guest(house, "bob")
            seats = [{"name": "Аня"}, {}, {"bot": "sharp"}, {"bot": "steady"}]
            table = (await ann.open_table("chazz", seats=seats, options={"round_limit": "2"}))["id"]
            clients = [await ann.come(table), await bob.come(table)]
            await clients[1].do("sit", seat=1, name="Боря")
            await clients[0].do("begin")
            await asyncio.gather(*(race_on(client, Dice(seed)) for seed, client in enumerate(clients)))
            for client in clients:  # the tape of the last race comes after the last step
                await client.until(lambda client=client: [line["e"] for line in client.lines].count("raced") == 2)
            assert clients[0].lines == clients[1].lines
            places = [seat["place"] for seat in clients[0].position["view"]["seats"]]
            assert min(places) == 1
            assert None not in places
            assert len([line for line in clients[0].lines if line.get("a", "").startswith("sit")]) == 6
            wished = [read(entry.payload) for entry in (await house.server.store.read(table)).entries]
            tapes = [tape.Tape.read(entry.tape) for entry in wished if isinstance(entry, Raced)]
            assert {row.seat for one in tapes for row in one.rows if row.kind == InputKind.WISH} >= {0, 1}
            record = Record.read((await bob.ask("GET", f"/api/tables/{table}/record")).text)
            assert Match.replay(record).is_over

    asyncio.run(story())


async def race_on(client: Client, dice: Dice) -> None:
    """Walks, calls, runs and decides, until the match is over."""
    pressed: set[tuple[int, str]] = set()
    while not client.is_over:
        seen, (seat,) = len(client.got), client.you
        race = client.got[-1]["race"] if client.got[-1]["t"] == "snapshot" else {"phase": "none"}
        moment = (client.n, race["phase"])
        if race["phase"] in ("walk", "run") and moment not in pressed:
            pressed.add(moment)
            await client.send(t="wish", seat=seat, wish="counter fast" if race["phase"] == "walk" else "nearest")
        legal = client.position.get("legal", {}).get(str(seat), [])
        if legal and (race["phase"] == "walk" or client.position["view"]["phase"] != "call"):
            await client.do("act", seat=seat, n=client.n, a=legal[dice.randrange(len(legal))])
        else:
            await client.until(lambda seen=seen: len(client.got) > seen)
