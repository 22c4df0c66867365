"""A match that nobody wants to play to its end is ended by its players, and then its secret is told."""

import asyncio
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

import pytest

from igroteka.cli import main
from igroteka.match.fairness import examined
from igroteka.match.record import Record
from igroteka.server.protocol.commands import (
    Act,
    Agree,
    Begin,
    Decline,
    End,
    Lend,
    Pick,
    Rematch,
    Return,
    Rise,
    Sit,
    Takeback,
)
from igroteka.server.room.attendance import GRACE
from igroteka.server.table import ending, growth
from igroteka.server.table.entries import Asked, Ended, read, written
from tests.server.world import Client, World, opened, settle

TWO, THREE = ("ann", "bob"), ("ann", "bob", "cid")
ENDED = ["ended", "revealed"]


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def begun(*people: str, name: str = "marrakech", bots: Sequence[str] = (), **more: Any) -> Any:
    """A match of these people, and bots on the seats behind theirs."""
    world = World(opened(name, [*(None for _ in people), *bots], **more))
    await world.open()
    clients = [await world.client(person) for person in people]
    for seat, client in enumerate(clients):
        await client.do(Sit, seat=seat, name=client.person)
    assert (await clients[0].do(Begin))["t"] == "done"
    return world, *clients


async def end(client: Client, seat: int) -> dict[str, Any]:
    return await client.do(End, seat=seat, n=client.n)


async def act(client: Client) -> None:
    """Takes the first step that the client may."""
    ((seat, legal),) = client.position["legal"].items()
    assert (await client.do(Act, seat=int(seat), n=client.n, a=legal[0]))["t"] == "done"


def last_lines(client: Client) -> list[str]:
    return [line["e"] for line in client.last("news")["lines"]]


def is_fair(world: World) -> bool:
    """Whether the record has the secret, and throws that fit it."""
    assert world.room.table is not None
    record = Record.read(world.room.table.record.text())
    assert record.seal is not None
    return record.seal.secret is not None and examined(record).defects == []


# Alone


def test_who_plays_against_bots_alone_ends_the_match_at_once():
    async def story() -> None:
        world, ann = await begun("ann", bots=["solid", "solid"])
        await act(ann)
        view = ann.position["view"]
        assert (await end(ann, 0))["t"] == "done"
        assert last_lines(ann) == ENDED
        position = ann.position
        assert (position["ended"], position["view"]) == (0, view)
        assert {"waits", "legal", "free", "asked"}.isdisjoint(position)
        assert is_fair(world)
        summary = (await world.store.table("t1")).summary
        assert (summary.status, summary.result) == ("over", [])
        await world.room.stop()

    run(story())


def test_after_the_end_nobody_acts_and_no_clock_runs():
    async def story() -> None:
        world, ann = await begun("ann", bots=["solid"], seconds=5, stand_in="solid")
        await act(ann)
        assert (await end(ann, 0))["t"] == "done"
        n, asked = ann.n, world.bots.asked
        assert world.room.due is None
        await world.clock.pass_by(100)
        assert (ann.n, world.bots.asked) == (n, asked)
        commands: list[tuple[type, dict[str, Any]]] = [(Act, {"a": "ahead"}), (Takeback, {}), (End, {}), (Agree, {})]
        for kind, about in commands:
            assert (await ann.do(kind, seat=0, n=ann.n, **about))["code"] == "over"
        assert (await (await world.client("eve")).do(Sit, seat=1, name="Eve"))["code"] == "over"
        await world.room.stop()

    run(story())


def test_a_bot_that_thinks_while_the_match_is_ended_decides_nothing():
    async def story() -> None:
        world, ann = await begun("ann", bots=["solid"])
        world.bots.hangs = True
        while "legal" in ann.position:
            await act(ann)
        assert (await end(ann, 0))["t"] == "done"
        n = ann.n
        world.bots.answer_at_last()
        await settle()
        assert ann.n == n
        await world.room.stop()

    run(story())


def test_the_end_is_in_the_log_and_a_rematch_follows():
    async def story() -> None:
        world, ann = await begun("ann", bots=["solid"])
        await end(ann, 0)
        await world.room.stop()
        world.restart()
        ann = await world.client("ann")
        assert (ann.position["ended"], ann.last("welcome")["lines"][-1]["e"]) == (0, "revealed")
        assert is_fair(world)
        assert (await ann.do(Rematch))["t"] == "done"
        again = ann.last("news")["lines"][0]
        assert (again["e"], again["seat"]) == ("again", 0)
        await world.room.stop()

    run(story())


def test_its_record_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "record.txt"

    async def story() -> None:
        world, ann = await begun("ann", bots=["solid"])
        await act(ann)
        await end(ann, 0)
        assert world.room.table is not None
        file.write_text(world.room.table.record.text(), encoding="utf-8")
        await world.room.stop()

    run(story())
    assert main(["verify", str(file), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "4 steps, ended unfinished." in told
    assert "Sealed dice, with 0 numbers from players: all 3 throws are as sealed." in told


def test_throws_of_a_match_that_was_ended_are_counted():
    async def story() -> None:
        world, ann = await begun("ann", bots=["solid"])
        await act(ann)
        await end(ann, 0)
        await world.clock.pass_by(0.1)
        counted = await world.store.throws("marrakech")
        assert sum(one.count for one in counted) >= 3  # two `top` and a `roll`
        await world.room.stop()

    run(story())


def test_a_match_that_has_not_begun_or_was_played_to_its_end_is_not_ended():
    async def story() -> None:
        world = World(opened(bots=(None, "solid")))
        await world.open()
        ann = await world.client("ann")
        await ann.do(Sit, seat=0, name="Аня")
        assert (await end(ann, 0))["code"] == "not-begun"
        await ann.do(Begin)
        assert (await ann.do(End, seat=0, n=1))["code"] == "stale"
        assert (await end(ann, 1))["code"] == "not-yours"
        await ann.do(Lend, seat=0, bot="solid")
        assert (await end(ann, 0))["code"] == "not-yours"
        while ann.position.get("waits"):
            await world.clock.pass_by(1)
        assert (await end(ann, 0))["code"] == "over"
        assert "ended" not in ann.position
        await world.room.stop()

    run(story())


# With others


def test_the_others_have_to_agree():
    async def story() -> None:
        world, ann, bob, cid = await begun(*THREE)
        assert (await end(bob, 1))["t"] == "done"
        assert cid.last("news")["lines"] == [{"e": "asked", "seat": 1, "end": True}]
        assert (cid.position["asked"], cid.position["to_end"]) == (1, True)
        await ann.do(Agree, seat=0, n=ann.n)
        assert "ended" not in ann.position
        await cid.do(Agree, seat=2, n=cid.n)
        assert last_lines(ann) == ["agreed", *ENDED]
        assert ann.position["ended"] == 1
        assert is_fair(world)
        await world.room.stop()

    run(story())


def test_who_wants_the_end_as_well_agrees():
    async def story() -> None:
        world, ann, bob = await begun(*TWO)
        await end(ann, 0)
        assert (await end(bob, 1))["t"] == "done"
        assert last_lines(ann) == ["agreed", *ENDED]
        assert ann.position["ended"] == 0
        await world.room.stop()

    run(story())


def test_a_request_to_end_survives_the_steps_of_others_until_somebody_declines():
    async def story() -> None:
        world, ann, bob, cid = await begun(*THREE, name="tayu", bots=[])
        await end(cid, 2)
        for client in (ann, bob):
            while "legal" in client.position:
                await act(client)
        assert cid.position["asked"] == 2
        await ann.do(Agree, seat=0, n=ann.n)
        await bob.do(Decline, seat=1, n=bob.n)
        assert "asked" not in cid.position
        assert (await bob.do(Agree, seat=1, n=bob.n))["code"] == "nothing-asked"
        await world.room.stop()

    run(story())


def test_who_plays_on_no_longer_asks_for_the_end():
    async def story() -> None:
        world, ann, bob = await begun(*TWO)
        await end(ann, 0)
        await act(ann)
        assert "asked" not in bob.position
        await world.room.stop()

    run(story())


def test_who_gets_up_no_longer_asks_for_the_end():
    async def story() -> None:
        world, ann, bob = await begun(*TWO)
        await end(ann, 0)
        await ann.do(Rise, seat=0)
        assert "asked" not in bob.position
        await world.room.stop()

    run(story())


def test_one_request_at_a_time():
    async def story() -> None:
        world, ann, bob = await begun(*TWO)
        await act(ann)
        await ann.do(Takeback, seat=0, n=ann.n)
        refused = await end(bob, 1)
        assert (refused["code"], refused["parameters"]) == ("asked-already", {"seat": 0})
        await end(ann, 0)  # which replaces one's own
        assert (bob.position["asked"], bob.position["to_end"]) == (0, True)
        n = ann.n
        assert (await end(ann, 0))["n"] == n
        assert ann.n == n
        await world.room.stop()

    run(story())


def test_requests_to_end_have_a_limit_until_the_match_gets_further(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(ending, "MOST_TAKEBACKS", 10)

    async def story() -> None:
        world, ann, bob = await begun(*TWO)
        for _ in range(10):
            assert (await end(ann, 0))["t"] == "done"
            await bob.do(Decline, seat=1, n=bob.n)
        assert (await end(ann, 0))["code"] == "takebacks"
        await act(ann)
        assert (await end(ann, 0))["t"] == "done"
        await world.room.stop()

    run(story())


def test_at_a_full_table_the_match_can_still_be_ended(monkeypatch: pytest.MonkeyPatch):
    async def story() -> None:
        world, ann, bob = await begun(*TWO)
        monkeypatch.setattr(growth, "LONG", ann.n)
        monkeypatch.setattr(growth, "FULL", ann.n)
        assert (await end(ann, 0))["t"] == "done"
        assert (await bob.do(Agree, seat=1, n=bob.n))["t"] == "done"
        assert ann.position["ended"] == 0
        await world.room.stop()

    run(story())


# Others who are away


def test_nobody_waits_for_the_consent_of_those_who_have_been_away_for_long():
    async def story() -> None:
        world, ann, bob, cid = await begun(*THREE)
        await cid.go()
        await end(ann, 0)
        assert ann.position["asked"] == 0
        await bob.do(Agree, seat=1, n=bob.n)
        assert "ended" not in ann.position
        await world.clock.pass_by(GRACE + 0.1)
        assert last_lines(ann) == ENDED
        await world.room.stop()

    run(story())


def test_who_has_just_left_still_has_to_agree():
    async def story() -> None:
        world, ann, bob = await begun(*TWO)
        await bob.go()
        await world.clock.pass_by(GRACE - 1)
        await end(ann, 0)
        bob = await world.client("bob")
        await world.clock.pass_by(2 * GRACE)
        assert bob.position["asked"] == 0
        await bob.do(Decline, seat=1, n=bob.n)
        await bob.go()
        await world.clock.pass_by(GRACE)
        assert (await end(ann, 0))["t"] == "done"
        assert last_lines(ann) == ENDED
        await world.room.stop()

    run(story())


def test_after_a_restart_the_request_is_still_there_and_nobody_counts_as_away_yet():
    async def story() -> None:
        world, ann, _ = await begun(*TWO)
        await end(ann, 0)
        await world.room.stop()
        world.restart()
        ann = await world.client("ann")
        assert (ann.position["asked"], ann.position["to_end"]) == (0, True)
        assert "ended" not in ann.position
        await world.clock.pass_by(GRACE)
        assert (await end(ann, 0))["t"] == "done"
        assert ann.position["ended"] == 0
        await world.room.stop()

    run(story())


def test_who_comes_back_to_a_lent_seat_takes_nothing_back_from_a_match_that_was_ended():
    async def story() -> None:
        world, ann, bob = await begun(*TWO)
        while "legal" in ann.position:
            await act(ann)
        await bob.go()
        await world.clock.pass_by(GRACE)
        await ann.do(Lend, seat=1, bot="solid")
        await world.clock.pass_by(1)
        assert (await end(ann, 0))["t"] == "done"
        bob = await world.client("bob")
        assert (await bob.do(Return, seat=1))["t"] == "done"
        assert last_lines(ann) == ["back"]
        assert bob.position["ended"] == 0
        await world.room.stop()

    run(story())


# Chazz


async def cats(*people: str, **more: Any) -> Any:
    return await begun(*people, name="chazz", bots=["sleepy"] * (4 - len(people)), **more)


async def until_somebody_moves_the_card(world: World, *clients: Client) -> Client:
    """One of these people, between two races."""
    while True:
        for client in clients:
            if "legal" in client.position and client.position["view"]["phase"] == "card":
                return client
        await world.clock.pass_by(0.1)


def test_during_a_race_the_match_is_not_ended():
    async def story() -> None:
        world, ann = await cats("ann")
        assert (await end(ann, 0))["code"] == "racing"
        await until_somebody_moves_the_card(world, ann)
        assert (await end(ann, 0))["t"] == "done"
        assert is_fair(world)
        await world.room.stop()

    run(story())


def test_what_is_agreed_during_a_race_happens_after_it():
    async def story() -> None:
        world, *people = await cats(*TWO)
        leader = await until_somebody_moves_the_card(world, *people)
        other = people[leader is people[0]]
        await end(other, people.index(other))
        await act(leader)
        await world.clock.pass_by(1)
        await leader.do(Agree, seat=people.index(leader), n=leader.n)
        assert "ended" not in leader.position
        while "ended" not in leader.position:
            await world.clock.pass_by(0.1)
        kinds = [line["e"] for news in leader.got if news["t"] == "news" for line in news["lines"]]
        assert [kind for kind in kinds if kind != "raced"][-3:] == ["step", *ENDED]
        assert leader.position["view"]["phase"] == "card"
        assert is_fair(world)
        await world.room.stop()

    run(story())


def test_in_the_calm_mode_the_match_is_ended_though_some_have_picked():
    async def story() -> None:
        world, ann = await cats("ann", calm=True)
        world.bots.hangs = True
        while ann.position.get("places") is None:
            if "legal" in ann.position:
                await act(ann)
            world.bots.answer_at_last()
            await settle()
        await ann.do(Pick, seat=0, n=ann.n, chair=1)
        assert (await end(ann, 0))["t"] == "done"
        assert {"places", "picks", "waits"}.isdisjoint(ann.position)
        assert is_fair(world)
        world.bots.answer_at_last()
        await settle()
        assert last_lines(ann) == ENDED
        await world.room.stop()

    run(story())


# The log


def test_requests_to_take_back_are_written_as_before():
    assert written(Asked(0, 2)) == b'{"e":"asked","seat":0,"to":2}'
    assert read(b'{"e":"asked","seat":0,"to":0}') == Asked(0)
    assert written(Asked(1, end=True)) == b'{"e":"asked","seat":1,"end":true}'
    assert read(b'{"e":"ended","seat":1}') == Ended(1)
