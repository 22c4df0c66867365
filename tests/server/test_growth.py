"""A log does not grow without end: what changes nothing leaves no entry, and there are limits that no match reaches."""

import asyncio
from collections.abc import Coroutine
from typing import Any, get_args

import pytest

from igroteka.core.game import Game
from igroteka.server.protocol.commands import (
    Act,
    Admit,
    Agree,
    AnyCommand,
    Begin,
    Decline,
    Dismiss,
    End,
    Entropy,
    Free,
    Knock,
    Lend,
    Look,
    Manage,
    Pick,
    Rematch,
    Remove,
    Return,
    Rise,
    Sit,
    Takeback,
    Waive,
)
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table import growth, takeback
from igroteka.server.table.growth import FULL, LONG
from igroteka.server.table.seating import handed
from tests.every_game import LONGEST, every_game
from tests.server.world import Client, World, opened

NOTHING_TO_DO: dict[type, dict[str, Any]] = {
    Look: {"seat": 0, "look": 3},
    Lend: {"seat": 1, "bot": "solid"},
    Return: {"seat": 0},
    Takeback: {"seat": 0},
    End: {"seat": 0},
    Agree: {"seat": 1},
    Rematch: {},
    Manage: {"locked": True, "several": True},
}
"""What may be commanded a second time, and then changes nothing."""
REFUSED = (Sit, Rise, Begin, Entropy, Act, Pick, Decline, Free, Remove, Admit, Dismiss)
"""What is refused a second time."""
NOT_KEPT = (Knock, Waive)
"""What leaves no entry (test_guests.py, test_grace.py)."""


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


def test_every_command_is_known_here():
    assert {*NOTHING_TO_DO, *REFUSED, *NOT_KEPT} == {*get_args(AnyCommand)}


async def three_at_a_table(**more: Any) -> tuple[World, list[Client]]:
    world = World(opened(bots=(None, None, None), **more))
    await world.open()
    people = [await world.client(name) for name in ("ann", "bob", "cid")]
    for seat, client in enumerate(people):
        await client.do(Sit, seat=seat, name=client.person)
    return world, people


async def before(world: World, kind: type, people: list[Client]) -> Client:
    """Gets so far that the command changes something. Returns who may command it."""
    ann, bob, _ = people
    if kind in (Look, Manage):
        return ann
    await ann.do(Begin)
    if kind in (Takeback, Agree):
        await ann.do(Act, seat=0, n=ann.n, a="ahead")
    if kind is Agree:
        await ann.do(Takeback, seat=0, n=ann.n)
    if kind is Return:
        world.bots.hangs = True
        await ann.do(Lend, seat=0, bot="solid")
    if kind is Rematch:
        while ann.position.get("waits"):
            (seat,) = ann.position["waits"]
            await people[seat].do(Act, seat=seat, n=ann.n, a=people[seat].position["legal"][str(seat)][0])
    return bob if kind in (Lend, Agree) else ann


@pytest.mark.parametrize("kind", NOTHING_TO_DO)
def test_what_changes_nothing_is_done_without_an_entry_and_told_to_nobody(kind: type):
    async def story() -> None:
        world, people = await three_at_a_table()
        person = await before(world, kind, people)

        async def command() -> dict[str, Any]:
            numbered = {"n": people[0].n} if kind in (Takeback, End, Agree) else {}
            return await person.do(kind, **NOTHING_TO_DO[kind], **numbered)

        first = await command()
        n, heard = people[0].n, [len(client.got) for client in people]
        assert (first["t"], first["n"]) == ("done", n - 1)
        for _ in range(5):
            again = await command()
            assert (again["t"], again["n"]) == ("done", n)
        assert len((await world.store.read("t1")).entries) == n
        assert [len(client.got) - 5 * (client is person) for client in people] == heard
        await world.room.stop()

    run(story())


def test_the_holder_of_a_seat_takes_over_the_bot_that_others_called():
    async def story() -> None:
        world, (ann, bob, _) = await three_at_a_table()
        world.bots.hangs = True
        await ann.do(Begin)
        await bob.go()
        await ann.do(Lend, seat=1, bot="solid")
        bob = await world.client("bob")
        assert (await bob.do(Lend, seat=1, bot="solid"))["n"] == bob.n - 1
        await world.room.stop()

    run(story())


# Taking back


async def alone() -> tuple[World, Client]:
    """Ann plays all seats of Ta Yü, and has a tile to lay."""
    world = World(opened("tayu"), seed=3)
    await world.open()
    ann = await world.client("ann")
    for seat in range(2):
        await ann.do(Sit, seat=seat, name="Аня")
    await ann.do(Begin)
    return world, ann


async def lay(ann: Client, choice: int = 0) -> dict[str, Any]:
    ((seat, steps),) = ann.position["legal"].items()
    return await ann.do(Act, seat=int(seat), n=ann.n, a=steps[choice])


def test_takebacks_in_a_row_have_a_limit_until_the_match_gets_further(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(takeback, "MOST_TAKEBACKS", 10)

    async def story() -> None:
        _, ann = await alone()
        for choice in range(10):
            await lay(ann, choice % 3)
            assert (await ann.do(Takeback, seat=0, n=ann.n))["t"] == "done"
        await lay(ann)
        n = ann.n
        refused = await ann.do(Takeback, seat=0, n=n)
        assert (refused["code"], refused["parameters"]) == ("takebacks", {"most": 10})
        assert ann.n == n
        await lay(ann)
        assert (await ann.do(Takeback, seat=1, n=ann.n))["t"] == "done"

    run(story())


def test_requests_to_take_back_count_as_well(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(takeback, "MOST_TAKEBACKS", 10)

    async def story() -> None:
        _, (ann, bob, _) = await three_at_a_table()
        await ann.do(Begin)
        await ann.do(Act, seat=0, n=ann.n, a="ahead")
        for _ in range(10):
            assert (await ann.do(Takeback, seat=0, n=ann.n))["t"] == "done"
            await bob.do(Decline, seat=1, n=bob.n)
        assert (await ann.do(Takeback, seat=0, n=ann.n))["code"] == "takebacks"

    run(story())


def test_the_count_of_takebacks_follows_from_the_log(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(takeback, "MOST_TAKEBACKS", 3)

    async def story() -> None:
        world, ann = await alone()
        for _ in range(3):
            await lay(ann)
            await ann.do(Takeback, seat=0, n=ann.n)
        await lay(ann)
        world.restart()
        ann = await world.client("ann")
        assert (await ann.do(Takeback, seat=0, n=ann.n))["code"] == "takebacks"

    run(story())


# Long logs


@every_game()
def test_no_match_reaches_the_limits(game: Game, options: dict[str, Any]):
    length = game.longest(game.options(**options))
    steps = LONGEST if length is None else length.decisions + length.chances
    assert LONG + 2 * steps < FULL  # the other half for secret picks, tapes and the like
    assert 2 * (min(steps, LONGEST) if game.has_race else steps) < LONG


def test_at_a_table_with_a_long_log_only_the_match_goes_on_and_it_can_be_finished(monkeypatch: pytest.MonkeyPatch):
    async def story() -> None:
        world, (ann, bob, cid) = await three_at_a_table()
        await ann.do(Begin)
        monkeypatch.setattr(growth, "LONG", ann.n)
        refused: list[tuple[type, dict[str, Any]]] = [(Sit, {"seat": 1, "name": "Боря"}), (Return, {"seat": 0})]
        for kind, about in refused:
            answer = await ann.do(kind, **about)
            assert (answer["code"], answer["parameters"]) == ("log-long", {"most": growth.LONG})
        await ann.do(Act, seat=0, n=ann.n, a="ahead")
        assert (await ann.do(Takeback, seat=0, n=ann.n))["code"] == "log-long"
        assert (await bob.do(Rise, seat=1))["t"] == "done"
        assert (await ann.do(Lend, seat=1, bot="solid"))["t"] == "done"
        assert (await ann.do(Lend, seat=1, bot="novice"))["code"] == "log-long"
        assert (await cid.do(Lend, seat=2, bot="solid"))["t"] == "done"
        while ann.position.get("waits"):
            if "legal" in ann.position:
                await lay(ann)
            await world.clock.pass_by(1)
        assert (await ann.do(Rematch))["t"] == "done"
        await world.room.stop()

    run(story())


def test_a_match_can_begin_however_long_people_chose_their_looks(monkeypatch: pytest.MonkeyPatch):
    async def story() -> None:
        _, (ann, _, cid) = await three_at_a_table()
        await cid.do(Rise, seat=2)
        monkeypatch.setattr(growth, "LONG", ann.n)
        assert (await ann.do(Look, seat=0, look=2))["code"] == "log-long"
        assert (await ann.do(Begin, bots="solid"))["t"] == "done"

    run(story())


def test_a_full_table_can_be_left(monkeypatch: pytest.MonkeyPatch):
    async def story() -> None:
        _, (ann, bob, _) = await three_at_a_table()
        await ann.do(Begin)
        monkeypatch.setattr(growth, "LONG", ann.n)
        monkeypatch.setattr(growth, "FULL", ann.n)
        refused = await ann.do(Act, seat=0, n=ann.n, a="ahead")
        assert (refused["code"], refused["parameters"]) == ("log-full", {"most": growth.FULL})
        assert (await bob.do(Rise, seat=1))["t"] == "done"

    run(story())


def test_a_seat_is_not_handed_to_and_fro_for_ever(monkeypatch: pytest.MonkeyPatch):
    async def story() -> None:
        world, (ann, *_) = await three_at_a_table()
        monkeypatch.setattr(growth, "LONG", ann.n)
        with pytest.raises(Refusal, match="log-long"):
            await world.room.commit(lambda table: handed(table, 0, "ann", "dan"))

    run(story())
