"""Before a match its dice are sealed: committed to, added to by those who are there, and closed in time."""

import asyncio
import hashlib
from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest

from igroteka.core.actors import CHANCE
from igroteka.core.dice import Dice
from igroteka.match.fairness import examined
from igroteka.match.record import Record
from igroteka.server.protocol.commands import Act, Begin, Entropy, Hello, Rise, Sit, Takeback
from igroteka.server.room.handlers import handle
from igroteka.server.table import sealing
from igroteka.server.table.entries import Begun, Committed, Contributed, Sealed, Stepped, read
from tests.server.world import Client, Disk, World, opened, settle

ONES, TWOS = "1" * 64, "2" * 64


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def gathered(*people: str, adds: bool = True, disk: Any = None, **more: Any) -> tuple[World, list[Client]]:
    """A table where each of these people has sat down, with a client that adds to the dice."""
    bots = more.pop("bots", (None,) * len(people))
    world = World(opened(bots=bots, **more), disk=disk)
    await world.open()
    clients = [Client(world, person) for person in people]
    for seat, client in enumerate(clients):
        await handle(world.room, client.watcher, Hello(v=1, entropy=adds))
        await client.do(Sit, seat=seat, name=client.person)
    return world, clients


async def log_of(world: World) -> list[Any]:
    return [read(entry.payload) for entry in (await world.store.read("t1")).entries]


async def kinds(world: World) -> list[type]:
    return [type(entry) for entry in await log_of(world)]


def lines(client: Client) -> list[dict[str, Any]]:
    return [line for one in client.got if one["t"] in ("welcome", "news") for line in one["lines"]]


async def played_out(world: World, clients: list[Client], dice: Dice) -> None:
    """Everybody plays at random to the end."""
    while True:
        position = clients[0].position
        if position["view"]["phase"] == "over":
            return
        for client in clients:
            for seat, steps in client.position.get("legal", {}).items():
                await client.do(Act, seat=int(seat), n=client.n, a=steps[dice.randrange(len(steps))])
        await world.clock.pass_by(0.1)


def test_the_hash_is_durable_and_told_before_anybody_adds():
    async def story() -> None:
        world, (ann, bob) = await gathered("ann", "bob")
        assert (await ann.do(Begin))["t"] == "done"
        assert [line["e"] for line in lines(bob)][-1] == "committed"
        assert (await kinds(world))[-1] is Committed
        assert not ann.got[-1].get("position")
        await world.room.stop()

    run(story())


def test_the_match_begins_when_everybody_who_is_there_has_added():
    async def story() -> None:
        world, (ann, bob) = await gathered("ann", "bob")
        await ann.do(Begin)
        assert (await bob.do(Entropy, entropy=TWOS))["t"] == "done"
        assert Begun not in await kinds(world)
        assert (await ann.do(Entropy, entropy=ONES))["t"] == "done"
        log = await log_of(world)
        seal = [entry for entry in log if isinstance(entry, Contributed | Sealed)]
        assert seal == [Contributed(1, TWOS), Contributed(0, ONES), Sealed()]
        assert [type(entry) for entry in log[-4:]] == [Sealed, Begun, Stepped, Stepped]
        told = [line for line in lines(ann) if line["e"] == "entropy"]
        assert told == [{"e": "entropy", "seat": 1, "entropy": TWOS}, {"e": "entropy", "seat": 0, "entropy": ONES}]
        await world.room.stop()

    run(story())


def test_who_adds_nothing_is_recorded_as_missing_in_less_than_two_seconds():
    async def story() -> None:
        world, (ann, bob) = await gathered("ann", "bob")
        await ann.do(Begin)
        await ann.do(Entropy, entropy=ONES)
        await world.clock.pass_by(sealing.SECONDS - 0.1)
        assert Begun not in await kinds(world)
        await world.clock.pass_by(0.2)
        assert sealing.SECONDS < 2
        assert Sealed([1]) in await log_of(world)
        assert Begun in await kinds(world)
        assert (await bob.do(Entropy, entropy=TWOS))["code"] == "sealed"
        await world.room.stop()

    run(story())


def test_nobody_is_waited_for_whose_client_does_not_add_or_who_has_gone():
    async def story() -> None:
        world, (ann, _) = await gathered("ann", "bob", adds=False)
        await ann.do(Begin)
        assert Sealed([0, 1]) in await log_of(world)
        assert Begun in await kinds(world)
        await world.room.stop()
        world, (ann, bob) = await gathered("ann", "bob")
        await bob.go()
        await ann.do(Begin)
        await ann.do(Entropy, entropy=ONES)
        assert Sealed([1]) in await log_of(world)
        await world.room.stop()

    run(story())


def test_a_person_adds_once_and_only_with_a_seat_and_only_between_commitment_and_seal():
    async def story() -> None:
        world, (ann, bob) = await gathered("ann", "bob")
        eve = await world.client("eve")
        assert (await ann.do(Entropy, entropy=ONES))["code"] == "not-begun"
        await ann.do(Begin)
        assert (await eve.do(Entropy, entropy=ONES))["code"] == "not-yours"
        n = ann.n
        assert (await ann.do(Entropy, entropy=ONES))["t"] == "done"
        assert (await ann.do(Entropy, entropy=TWOS))["t"] == "done"
        assert ann.n == n + 1
        assert (await ann.do(Begin))["code"] == "begun"
        await bob.do(Entropy, entropy=TWOS)
        assert (await ann.do(Entropy, entropy=TWOS))["code"] == "sealed"
        await world.room.stop()

    run(story())


def test_after_a_restart_the_dice_are_sealed_as_they_are():
    """Whether the two seconds are over cannot be told any more."""

    async def story() -> None:
        world, (ann, _) = await gathered("ann", "bob")
        await ann.do(Begin)
        await ann.do(Entropy, entropy=ONES)
        await world.room.stop()
        world.restart()
        again = Client(world, "bob")
        await handle(world.room, again.watcher, Hello(v=1, entropy=True))
        assert Sealed([1]) in await log_of(world)
        assert again.last("welcome")["position"]["legal" if again.last("welcome")["position"].get("legal") else "view"]
        await world.room.stop()

    run(story())


def test_who_gets_up_meanwhile_does_not_stop_the_beginning():
    async def story() -> None:
        world, (ann, bob) = await gathered("ann", "bob")
        await ann.do(Begin)
        await ann.do(Entropy, entropy=ONES)
        assert (await bob.do(Rise, seat=1))["t"] == "done"
        assert Sealed() in await log_of(world)
        await world.room.stop()

    run(story())


@pytest.mark.parametrize("game", ["marrakech", "tayu", "mazaitsy"])
def test_every_throw_of_a_match_is_that_of_its_number_and_the_secret_is_revealed_at_its_end(game: str):
    async def story() -> None:
        world, clients = await gathered("ann", "bob", name=game)
        await clients[0].do(Begin)
        await clients[0].do(Entropy, entropy=ONES)
        await clients[1].do(Entropy, entropy=TWOS)
        secret = (await world.store.read("t1")).secret
        assert secret is not None
        await played_out(world, clients, Dice(3))
        assert lines(clients[0])[-1] == {"e": "revealed", "secret": secret.hex()}
        assert world.room.table is not None
        record = Record.read(world.room.table.record.text())
        found = examined(record)
        assert found.defects == []
        assert len(found.throws) > 20
        assert record.seal is not None
        assert record.seal.lines[0] == f"commit {hashlib.sha256(secret).hexdigest()}"
        await world.room.stop()

    run(story())


def test_the_secret_is_in_nothing_that_anybody_gets_before_the_end(caplog: pytest.LogCaptureFixture):
    async def story() -> None:
        world, clients = await gathered("ann", "bob")
        eve = await world.client("eve")
        await clients[0].do(Begin)
        await clients[0].do(Entropy, entropy=ONES)
        await clients[1].do(Entropy, entropy=TWOS)
        secret = (await world.store.read("t1")).secret
        assert secret is not None
        told = b"".join(data for client in (*clients, eve) for data in client.heard)
        assert world.room.table is not None
        told += world.room.table.record.text().encode()
        told += b"".join(entry.payload for entry in (await world.store.read("t1")).entries)
        assert secret.hex().encode() not in told
        assert secret not in told
        await world.room.stop()

    run(story())
    assert "secret" not in caplog.text


def test_a_takeback_meets_the_same_number():
    async def story() -> None:
        world, (ann,) = await gathered("ann", bots=(None, "solid"))
        await ann.do(Begin)
        await ann.do(Entropy, entropy=ONES)
        await settle()
        rolls: list[str] = []
        for turn in ("left", "ahead", "right", "left"):
            while not ann.position.get("legal"):
                await world.clock.pass_by(0.1)
            ((seat, _),) = ann.position["legal"].items()
            await ann.do(Act, seat=int(seat), n=ann.n, a=turn)
            rolls += [line["a"] for line in lines(ann) if line.get("a", "").startswith("roll")][-1:]
            assert (await ann.do(Takeback, seat=int(seat), n=ann.n))["t"] == "done"
        assert len({*rolls}) == 1
        assert (await world.store.table("t1")).summary.turned_back == len(rolls)
        assert (await world.store.read("t1")).table.summary.turned_back == len(rolls)
        await world.room.stop()

    run(story())


def test_a_match_that_began_before_dice_were_sealed_goes_on_without():
    async def story() -> None:
        world = World(opened(bots=(None, "solid")))
        await world.open()
        ann = await world.client("ann")
        await ann.do(Sit, seat=0, name="Аня")
        await ann.do(Begin)
        log = [entry for entry in await log_of(world) if not isinstance(entry, Committed | Sealed)]
        old = World(opened(bots=(None, "solid")))
        await old.store.create(old.stored, [msgspec.json.encode(entry) for entry in log])
        old.restart()
        ann = await old.client("ann")
        while not ann.position.get("legal"):
            await old.clock.pass_by(0.1)
        ((seat, _),) = ann.position["legal"].items()
        await ann.do(Act, seat=int(seat), n=ann.n, a="ahead")
        assert old.room.table is not None
        assert old.room.table.match is not None
        assert old.room.table.match.actors[-1] == CHANCE
        assert old.room.table.record.seal is None
        await old.room.stop()
        await world.room.stop()

    run(story())


def test_a_match_whose_secret_stayed_on_another_server_goes_on_and_reveals_nothing():
    async def story() -> None:
        world, (ann,) = await gathered("ann", bots=(None, "solid"))
        await ann.do(Begin)
        await ann.do(Entropy, entropy=ONES)
        log = (await world.store.read("t1")).entries
        other = World(opened(bots=(None, "solid")))
        await other.store.restore(other.stored, log)
        other.restart()
        again = await other.client("ann")
        await played_out(other, [again], Dice(1))
        assert other.room.table is not None
        codes = [defect.code for defect in examined(other.room.table.record).defects]
        assert codes == ["never-revealed"]
        await other.room.stop()
        await world.room.stop()

    run(story())


def test_a_commitment_that_could_not_be_kept_is_told_to_nobody():
    async def story() -> None:
        disk = Disk()
        world, (ann, bob) = await gathered("ann", "bob", disk=disk)
        disk.is_full = True
        assert (await ann.do(Begin))["code"] == "paused"
        assert "committed" not in [line["e"] for line in lines(bob)]
        disk.is_full = False
        assert (await ann.do(Begin))["t"] == "done"
        assert [line["e"] for line in lines(bob)].count("committed") == 1
        await world.room.stop()

    run(story())
