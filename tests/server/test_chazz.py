"""Chazz at a table: live races on the server's clock, and the calm mode."""

import asyncio
import itertools
from collections.abc import Coroutine
from typing import Any, NamedTuple

import pytest

from igroteka.games.chazz import tape
from igroteka.games.chazz.measures import TICKS
from igroteka.games.chazz.race_api import InputKind
from igroteka.games.chazz.timeline import OPEN
from igroteka.games.chazz.wishes import RaceWish
from igroteka.match.fairness import examined
from igroteka.server.interludes.chazz_race import LiveRace
from igroteka.server.protocol.commands import Act, Admit, Begin, Knock, Lend, Pick, Sit, Takeback, Wish
from igroteka.server.room.live import MOST_LATE, WAITS
from igroteka.server.table.entries import Raced, Stepped, read
from igroteka.server.table.lag import SEVERAL
from igroteka.store.store import Log
from tests.server.world import Client, SlowDisk, World, opened, settle


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def table_of_four(
    bots: tuple[str | None, ...] = (None, "sharp", "steady", "sleepy"), disk: Any = None, seed: int = 1, **more: Any
) -> tuple[World, Client]:
    """Ann at a table of Chazz with three characters; the match has begun."""
    world = World(opened("chazz", bots, **more), seed, disk)
    await world.open()
    ann = await world.client("ann")
    await ann.do(Sit, seat=0, name="Аня")
    await ann.do(Begin)
    return world, ann


def sits(client: Client) -> list[str]:
    lines = [line for news in client.got if news["t"] == "news" for line in news["lines"]]
    return [line["a"] for line in lines if line.get("a", "").startswith("sit")]


def tapes_of(log: Log) -> list[tape.Tape]:
    entries = [read(entry.payload) for entry in log.entries]
    return [tape.Tape.read(entry.tape) for entry in entries if isinstance(entry, Raced)]


def test_a_race_is_run_by_the_servers_clock_and_ends_with_all_chairs_taken():
    async def story() -> None:
        world, ann = await table_of_four()
        assert ann.position["view"]["phase"] == "call"
        await world.clock.pass_by(60)
        assert len(sits(ann)) >= 3
        ticks = [one["race"]["tick"] for one in ann.got if one["t"] == "snapshot"]
        assert ticks[:4] == [2, 4, 6, 8]

    run(story())


class Camera(Client):
    """Somebody who looks on, and compares every snapshot with the clock and with what is durable at that moment."""

    def __init__(self, world: World, person: str) -> None:
        super().__init__(world, person)
        self.moments: list[tuple[float, dict[str, Any]]] = []
        self.shown_too_soon: list[str] = []

    def send(self, data: bytes) -> None:
        super().send(data)
        if self.got[-1]["t"] == "snapshot":
            self.look_at(self.got[-1]["race"])

    def look_at(self, race: dict[str, Any]) -> None:
        self.moments.append((self.world.clock.now(), race))
        texts = [
            entry.a for one in self.world.store.tables["t1"].entries if isinstance(entry := read(one.payload), Stepped)
        ]
        calls = [number for number, text in enumerate(texts) if text.startswith("call")]
        durable = texts[calls[-1] :] if calls else []
        for seat, chair in enumerate(race["chairs"]):
            if chair is not None and f"sit {seat + 1} {chair + 1}" not in durable:
                self.shown_too_soon.append(f"sit {seat + 1} {chair + 1}")


async def filmed(disk: Any = None) -> Camera:
    """A minute of races."""
    world, _ = await table_of_four(seconds=5, stand_in="steady", disk=disk)
    camera = Camera(world, "eve")
    await camera.hello()
    await world.clock.pass_by(60)
    await world.room.stop()
    assert any(chair is not None for _, race in camera.moments for chair in race["chairs"])
    return camera


def test_a_cat_is_shown_seated_only_after_its_sitting_is_durable():
    async def story() -> None:
        async def slow(change: Any) -> None:
            for _ in range(5):
                await asyncio.sleep(0)
            change()

        assert (await filmed(slow)).shown_too_soon == []

    run(story())


def test_a_race_goes_on_while_the_disk_is_slow_and_shows_nothing_that_is_not_durable():
    async def story() -> None:
        disk = SlowDisk()
        world, ann = await table_of_four(disk=disk)
        live = world.room.world.live
        assert isinstance(live, LiveRace)
        race = live.race.settled
        while not race.seatings:
            await world.clock.pass_by(0.1)
        disk.goes_on.clear()
        at, shown, sat = race.ticks, len(ann.got), len(race.seatings)
        while len(race.seatings) == sat:
            await world.clock.pass_by(0.1)
        assert race.ticks > at
        assert all(sum(chair is not None for chair in one["race"]["chairs"]) <= sat for one in ann.got[shown:])
        disk.goes_on.set()
        await settle()
        assert sum(chair is not None for chair in ann.last("snapshot")["race"]["chairs"]) > sat
        await world.room.stop()

    run(story())


def test_while_a_race_is_run_there_are_ten_snapshots_a_second_or_more():
    async def story() -> None:
        moments = (await filmed()).moments
        for (before, earlier), (after, later) in itertools.pairwise(moments):
            assert later["tick"] < earlier["tick"] or after - before < 0.1001

    run(story())


async def far_away(world: World, client: Client, seconds: float) -> None:
    """Its pongs need so long."""
    for _ in range(SEVERAL):
        client.watcher.ping(world.clock.now())
        await world.clock.pass_by(seconds)
        client.watcher.pong(client.last("ping")["mark"], world.clock.now())


async def heard_late(**lags: float) -> tuple[dict[int, int], int]:
    """Ann, Bob and Cid ask for a chair at the same time. The ticks in which their wishes enter, and the tick of then.

    The fast Bob has a second, silent tab, which is far away.
    """
    world, ann = await table_of_four((None, None, None, "sleepy"))
    clients = {"ann": ann} | {person: await world.client(person) for person in ("bob", "cid")}
    for seat, (person, client) in enumerate(clients.items()):
        await far_away(world, client, lags[person])
        if seat:
            await client.do(Sit, seat=seat, name=person)
    await far_away(world, await world.client("bob"), lags["bobs_other_tab"])
    await ann.do(Begin)
    while not any(one.get("word") for one in ann.got):
        await world.clock.pass_by(0.1)
    await world.clock.pass_by(0.45)
    live = world.room.world.live
    assert isinstance(live, LiveRace)
    tick = live.race.now.ticks
    for seat, client in enumerate(clients.values()):
        world.room.wish(client.watcher, Wish(seat=seat, wish="nearest"))
    await first_race_over(world)
    await world.room.stop()
    return {seat: (await wishes_of(world, seat))[0] for seat in range(3)}, tick


def test_a_wish_counts_from_when_it_was_made_by_the_lag_of_the_socket_that_sent_it():
    entered, tick = asyncio.run(heard_late(ann=0.07, bob=0.0, cid=5.0, bobs_other_tab=0.2))
    assert entered == {0: tick - 2, 1: tick, 2: tick - OPEN}


# After a stall of the server


class Race(NamedTuple):
    """What Ann is shown of a race."""

    ann: Client

    @property
    def facts(self) -> dict[str, Any]:
        return self.ann.last("snapshot")["race"]

    @property
    def ticks(self) -> int:
        return self.facts["tick"]

    @property
    def is_held(self) -> int:
        return self.facts.get("held", 0)


def stall(world: World, seconds: float) -> None:
    """Nothing runs for so long, and then everything is late."""
    world.clock.moment += seconds


def test_after_a_stall_the_race_waits_says_so_and_goes_on_at_its_usual_pace():
    async def story() -> None:
        world, ann = await table_of_four()
        race = Race(ann)
        await world.clock.pass_by(2)
        before = race.ticks
        stall(world, 10)
        told = []
        for _ in range(WAITS):
            await world.clock.pass_by(0.5)
            told.append(race.is_held)
            await world.clock.pass_by(0.5)
        assert told == [3, 2, 1]
        assert race.ticks <= before + 2
        await world.clock.pass_by(1)
        assert not race.is_held
        assert before + TICKS - 2 <= race.ticks <= before + TICKS + 4
        await first_race_over(world)
        await world.room.stop()

    run(story())


@pytest.mark.parametrize(("late", "waits"), [(MOST_LATE - 1, False), (MOST_LATE + 2, True)])
def test_a_race_that_is_a_little_late_makes_up_for_it(late: int, waits: bool):
    async def story() -> None:
        world, ann = await table_of_four()
        race = Race(ann)
        await world.clock.pass_by(2)
        began = world.clock.now() - race.ticks / TICKS
        stall(world, late / TICKS)
        await world.clock.pass_by(0.2)
        assert bool(race.is_held) == waits
        assert (race.ticks > (world.clock.now() - began) * TICKS - 3) != waits
        await world.room.stop()

    run(story())


def test_nobody_calls_while_the_race_waits():
    async def story() -> None:
        world, ann, call = await called_by_ann()
        stall(world, 10)
        await world.clock.pass_by(0.5)
        assert Race(ann).is_held
        assert (await ann.send_command(call))["code"] == "no-call"
        await world.clock.pass_by(3)
        assert (await ann.do(Act, seat=0, n=ann.n, a="call rub"))["t"] == "done"
        await world.room.stop()

    run(story())


def test_after_a_stall_in_a_run_everybody_may_choose_before_it_goes_on():
    async def story() -> None:
        world, ann = await table_of_four((None, None, "steady", "steady"))
        bob = await world.client("bob")
        await bob.do(Sit, seat=1, name="bob")
        for client in (ann, bob):
            await far_away(world, client, 0.2 if client is bob else 0.0)
        await ann.do(Begin)
        while not any(one.get("word") for one in ann.got):
            await world.clock.pass_by(1 / TICKS)
        stall(world, 10)
        for seat, client in enumerate((ann, bob)):
            await world.clock.pass_by(1)
            world.room.wish(client.watcher, Wish(seat=seat, wish="nearest"))
        at = Race(ann).ticks
        await first_race_over(world)
        assert await wishes_of(world, 0) == await wishes_of(world, 1)
        assert at <= (await wishes_of(world, 0))[0] <= at + 2
        await world.room.stop()

    run(story())


def test_a_person_runs_for_the_chair_that_it_wishes():
    async def story() -> None:
        world, ann = await table_of_four()
        while not any(one.get("word") for one in ann.got):
            await world.clock.pass_by(0.1)
        world.room.wish(ann.watcher, Wish(seat=0, wish="nearest"))
        await world.clock.pass_by(10)
        wished = [
            row
            for row in tapes_of(await world.store.read("t1"))[0].rows
            if row.kind == InputKind.WISH and row.seat == 0
        ]
        assert [row.value for row in wished] == [RaceWish.NEAREST]

    run(story())


def test_the_tape_of_each_race_is_kept_and_replays():
    async def story() -> None:
        world, _ = await table_of_four()
        await world.clock.pass_by(60)
        tapes = tapes_of(await world.store.read("t1"))
        assert tapes
        for one in tapes:
            tape.replay(one)

    run(story())


def test_a_sitting_that_the_server_did_not_survive_is_ended_with_the_nearest_chairs():
    async def story() -> None:
        world, ann = await table_of_four()
        while len(sits(ann)) < 1:
            await world.clock.pass_by(0.1)
        await world.room.stop()
        world.restart()
        again = await world.client("ann")
        await settle()
        assert again.position["view"]["phase"] != "sit"
        assert len(sits(ann)) < 3
        assert world.room.table is not None
        found = examined(world.room.table.record)
        assert [(defect.code, defect.number) for defect in found.defects] == [("never-revealed", None), ("unproved", 1)]
        assert not found.is_wrong

    run(story())


def test_in_the_calm_mode_everybody_picks_in_secret():
    async def story() -> None:
        world, ann = await table_of_four((None, None, "sharp", "steady"), calm=True)
        bob = await world.client("bob")
        await bob.do(Sit, seat=1, name="Боря")
        await ann.do(Begin)
        await world.clock.pass_by()
        leader = ann.position["view"]["leader"]
        if leader < 2:
            caller = (ann, bob)[leader]
            await caller.do(Act, seat=leader, n=caller.n, a="call rub")
            await world.clock.pass_by()
        assert sorted(ann.position["waits"]) == [0, 1]
        assert (await ann.do(Pick, seat=0, n=ann.n, chair=6))["code"] == "no-pick"
        assert (await ann.do(Pick, seat=0, n=ann.n, chair=2))["t"] == "done"
        assert bob.position["picks"] == [0, 2, 3]
        assert "chair" not in str(bob.last("news")["lines"])
        assert (await ann.do(Pick, seat=0, n=ann.n, chair=1))["code"] == "no-pick"
        assert (await bob.do(Pick, seat=1, n=bob.n, chair=2))["t"] == "done"
        assert len(sits(bob)) == 3

    run(story())


def test_in_the_calm_mode_a_word_is_not_taken_back_freely_once_the_cats_stand():
    async def story() -> None:
        world = World(opened("chazz", (None, None, None, None), calm=True))
        await world.open()
        people = [await world.client(name) for name in ("ann", "bob", "cid", "dan")]
        for seat, client in enumerate(people):
            await client.do(Sit, seat=seat, name=client.person)
        await people[0].do(Begin)
        leader = people[people[0].position["view"]["leader"]]
        seat = people.index(leader)
        await leader.do(Act, seat=seat, n=leader.n, a="call rub")
        assert (await leader.do(Takeback, seat=seat, n=leader.n))["t"] == "done"
        assert [line["e"] for line in leader.last("news")["lines"]] == ["asked"]

    run(story())


async def led_by_ann() -> tuple[World, Client]:
    """Ann leads, and may call soon. There are matches in which she never does."""
    for seed in itertools.count(1):
        world, ann = await table_of_four(seconds=5, stand_in="steady", seed=seed)
        while (view := ann.position["view"])["phase"] != "over":
            if (view["leader"], view["phase"]) == (0, "call"):
                return world, ann
            await world.clock.pass_by(0.1)
        await world.room.stop()
    raise AssertionError


async def called_by_ann() -> tuple[World, Client, Act]:
    """Ann leads, the cats walk, and she may call now."""
    world, ann = await led_by_ann()
    while ann.last("snapshot")["race"]["phase"] != "walk":
        await world.clock.pass_by(0.1)
    await world.clock.pass_by(3.1)
    return world, ann, Act(id="call", seat=0, n=ann.n, a="call claw")


def test_a_word_that_is_called_again_with_the_same_id_is_answered_and_not_called_again():
    async def story() -> None:
        world, ann, call = await called_by_ann()
        first = await ann.send_command(call)
        assert first["t"] == "done"
        assert await ann.send_command(call) == first
        await world.clock.pass_by(30)
        assert await ann.send_command(call) == first
        await world.room.stop()
        world.restart()
        assert await (await world.client("ann")).send_command(call) == first
        assert words_of(ann, first["n"]) == ["call claw"]

    run(story())


def words_of(client: Client, n: int) -> list[str]:
    """The texts of the lines that a client was told, from number n up to the first race's end."""
    lines = [line for news in client.got if news["t"] in ("welcome", "news") for line in news["lines"]]
    texts = [line.get("a", line["e"]) for line in lines[n:]]
    return [text for text in texts[: texts.index("raced")] if text.startswith("call")]


def test_a_call_is_answered_when_it_is_durable_and_not_before():
    async def story() -> None:
        world, ann, call = await called_by_ann()
        world.disk.is_full = True
        assert (await ann.send_command(call))["code"] == "paused"
        world.disk.is_full = False
        done = await ann.send_command(call)
        assert done["t"] == "done"
        log = await world.store.read("t1")
        assert read(log.entries[done["n"]].payload) == Stepped("call claw")
        await world.clock.pass_by(20)
        assert words_of(ann, done["n"]) == ["call claw"]
        assert ann.last("snapshot")

    run(story())


def test_only_the_leader_calls_and_only_a_word_at_its_time():
    async def story() -> None:
        world, ann, call = await called_by_ann()
        bob = await world.client("bob")
        for client, command, code in (
            (bob, call, "not-yours"),
            (ann, Act(id="wrong 1", seat=0, n=call.n, a="claw"), "unknown-step"),
            (ann, Act(id="wrong 2", seat=0, n=call.n + 9, a="call claw"), "stale"),
            (ann, Act(id="wrong 3", seat=1, n=call.n, a="call claw"), "not-yours"),
        ):
            assert (await client.send_command(command))["code"] == code
        assert (await ann.send_command(call))["t"] == "done"
        assert (await ann.do(Act, seat=0, n=ann.n, a="call rub"))["code"] == "not-your-turn"

    run(story())


def test_a_word_before_its_time_is_refused():
    async def story() -> None:
        _, ann = await led_by_ann()
        assert (await ann.do(Act, seat=0, n=ann.n, a="call claw"))["code"] == "no-call"

    run(story())


def test_nothing_is_taken_back_while_a_race_is_run():
    async def story() -> None:
        world, ann = await table_of_four()
        await world.clock.pass_by(1)
        assert (await ann.do(Takeback, seat=0, n=ann.n))["code"] == "racing"

    run(story())


async def wishes_of(world: World, seat: int) -> list[int]:
    """Since when a cat has asked for something in the first race: the ticks."""
    rows = tapes_of(await world.store.read("t1"))[0].rows
    return [row.tick for row in rows if row.kind == InputKind.WISH and row.seat == seat]


async def first_race_over(world: World) -> None:
    while not tapes_of(await world.store.read("t1")):
        await world.clock.pass_by(0.5)


def test_who_takes_a_bots_seat_in_the_midst_of_a_race_runs_himself():
    async def story() -> None:
        world, ann = await table_of_four((None, "steady", "steady", "steady"))
        await world.clock.pass_by(2.5)
        bob = await world.client("bob")
        await bob.do(Knock, seat=2, name="Боря")
        assert (await ann.do(Admit, knock=1))["t"] == "done"
        tick = ann.last("snapshot")["race"]["tick"]
        await first_race_over(world)
        assert min(await wishes_of(world, 2)) <= tick
        assert max(await wishes_of(world, 2)) <= tick + 1
        assert max(await wishes_of(world, 3)) > tick + 1

    run(story())


def test_a_seat_that_is_lent_in_the_midst_of_a_race_is_run_for():
    async def story() -> None:
        world, ann = await table_of_four()
        await world.clock.pass_by(2.5)
        assert (await ann.do(Lend, seat=0, bot="sharp"))["t"] == "done"
        await first_race_over(world)
        assert await wishes_of(world, 0)

    run(story())


@pytest.mark.parametrize("fails", [False, True])
def test_a_leader_calls_with_advice_and_without(fails: bool):
    async def story() -> None:
        world = World(opened("chazz", ("sharp", "steady", "sleepy", None), shuffle=False), seed=2)
        world.bots.fails = fails
        await world.open()
        ann = await world.client("ann")
        await ann.do(Sit, seat=3, name="Аня")
        await ann.do(Begin)
        assert ann.position["view"]["leader"] != 3
        await first_race_over(world)
        assert world.bots.asked >= 1
        lines = [line for news in ann.got if news["t"] == "news" for line in news["lines"]]
        assert next(line["by"] for line in lines if line.get("a", "").startswith("call")) == "bot"

    run(story())
