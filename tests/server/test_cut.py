"""Lines that break: a client is cut off after every message of a match, comes back, and has missed nothing."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from igroteka.core.dice import Dice
from igroteka.server.protocol.commands import Act, AnyCommand, Begin, Pick, Sit, Wish
from igroteka.server.room.handlers import handle
from tests.server.judge import judged
from tests.server.world import Client, World, opened, settle

MATCHES: list[tuple[str, dict[str, Any]]] = [
    ("marrakech", {"bots": (None, None, "solid"), "seconds": 60, "stand_in": "solid"}),
    ("tayu", {"bots": (None, None)}),
    ("mazaitsy", {"bots": (None, None)}),
    ("chazz", {"bots": (None, None, "sharp", "steady"), "calm": True, "rounds": 6}),
]


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


class Frail(Client):
    """A client whose line breaks after so many messages: what comes then is lost."""

    def __init__(self, world: World, person: str, lasts: int) -> None:
        super().__init__(world, person)
        self.lasts = lasts

    def send(self, data: bytes) -> None:
        if self.is_cut:
            return
        super().send(data)
        if self.is_cut:
            self.goes()

    @property
    def is_cut(self) -> bool:
        return len(self.got) >= self.lasts


class Stubborn:
    """Somebody whose every line breaks after so many messages, who always comes back, and sends again."""

    def __init__(self, world: World, person: str, lasts: int) -> None:
        self.world, self.person, self.lasts = world, person, lasts
        self.lines: list[dict[str, Any]] = []
        self.position: dict[str, Any] | None = None
        self.cuts = self.sent = 0
        self.line = Frail(world, person, 0)

    async def come_back(self) -> Frail:
        """A line that works."""
        while self.line.is_cut:
            self.take_in()
            self.cuts += 1
            self.line = Frail(self.world, self.person, self.lasts)
            await self.world.room.greet(self.line.watcher, len(self.lines))
            await settle()
            assert self.line.got[0]["since"] == len(self.lines)
            self.take_in()
            if self.lasts == 1:
                break
        return self.line

    def take_in(self) -> None:
        """What has come in on the line."""
        for one in self.line.got:
            if one["t"] in ("welcome", "news"):
                assert one["n"] - len(one["lines"]) <= len(self.lines), "a gap"
                self.lines[one["n"] - len(one["lines"]) :] = one["lines"]
                self.position = one.get("position", self.position)

    async def do(self, kind: type, **fields: Any) -> dict[str, Any]:
        self.sent += 1
        command: AnyCommand = kind(id=str(self.sent), **fields)
        while True:
            line = await self.come_back()
            await handle(self.world.room, line.watcher, command)
            await settle()
            answers = [one for one in line.got if one["t"] in ("done", "refused")]
            self.take_in()
            if answers:
                return answers[-1]
            if self.lasts < 3:  # such a line never lasts until the answer
                return {"t": "unheard"}


async def begun(world: World, stubborn: Stubborn, people: int) -> Client:
    """The stubborn one sits on all seats that are for people, and somebody watches who is never cut off."""
    await world.open()
    watching = await world.client("eve")
    for seat in range(people):
        await stubborn.do(Sit, seat=seat, name="Аня")
    await stubborn.do(Begin)
    return watching


async def decide(stubborn: Stubborn, choose: Dice) -> None:
    """Whatever is asked, once."""
    await stubborn.come_back()
    assert stubborn.position is not None
    position, n = stubborn.position, len(stubborn.lines)
    if legal := position.get("legal"):
        ((seat, steps),) = legal.items()
        told = await stubborn.do(Act, seat=int(seat), n=n, a=steps[choose.randrange(len(steps))])
    else:
        seats = [seat for seat in position.get("waits", ()) if seat < 2]
        if not seats:
            return
        chairs = {has.get("chair") for has in position["view"]["seats"]}
        free = sorted(set(range(len(position["view"]["seats"]) - 1)) - chairs)
        told = await stubborn.do(Pick, seat=seats[0], n=n, chair=free[choose.randrange(len(free))])
    assert told["t"] in ("done", "unheard")


def lines_of(client: Client) -> list[dict[str, Any]]:
    return [line for one in client.got if one["t"] in ("welcome", "news") for line in one["lines"]]


async def check(world: World, stubborn: Stubborn, watching: Client) -> None:
    """Who was cut off all the time has what one who never was has, and what the log says."""
    line = Client(world, stubborn.person)
    await world.room.greet(line.watcher, len(stubborn.lines))
    stubborn.lines += line.last("welcome")["lines"]
    assert stubborn.lines == lines_of(watching)
    view = {key: value for key, value in line.position["view"].items() if key not in ("seat", "seats")}
    assert view == {key: value for key, value in watching.position["view"].items() if key not in ("seat", "seats")}
    log = (await world.store.read("t1")).entries
    commands = [entry.command for entry in log if entry.command]
    assert commands == [f"{stubborn.person} {number}" for number in range(1, stubborn.sent + 1)]
    judged(log)


@pytest.mark.parametrize("lasts", [1, 2, 3, 4])
@pytest.mark.parametrize(("game", "more"), MATCHES)
def test_who_is_cut_off_after_every_message_ends_where_everybody_does(game: str, more: dict[str, Any], lasts: int):
    async def story() -> None:
        world, dice = World(opened(game, **more), seed=5), Dice(6)
        stubborn = Stubborn(world, "ann", lasts)
        watching = await begun(world, stubborn, people=2)
        for _ in range(400):
            if watching.position["view"]["phase"] == "over":
                break
            await decide(stubborn, dice)
            await world.clock.pass_by(0)
        assert watching.position["view"]["phase"] == "over"
        assert stubborn.cuts > 8
        await check(world, stubborn, watching)

    run(story())


@pytest.mark.parametrize("lasts", [1, 2, 5, 50])
def test_who_is_cut_off_again_and_again_in_a_race_has_all_of_it(lasts: int):
    async def story() -> None:
        world = World(opened("chazz", (None, "sharp", "steady", "sleepy"), seconds=5, stand_in="steady"), seed=3)
        stubborn = Stubborn(world, "ann", lasts)
        watching = await begun(world, stubborn, people=1)
        races = 0
        while races < 2:
            await world.clock.pass_by(0.1)
            line = await stubborn.come_back()
            world.room.wish(line.watcher, Wish(seat=0, wish="nearest"))
            races = [line["e"] for line in lines_of(watching)].count("raced")
        await check(world, stubborn, watching)
        await world.room.stop()

    run(story())


@pytest.mark.parametrize("lost", [0, 1])
def test_a_word_whose_answer_was_lost_is_called_once(lost: int):
    """Cut off before the news of the call, or between them and the answer."""

    async def story() -> None:
        world = World(opened("chazz", (None, "sharp", "steady", "sleepy"), seconds=5, stand_in="steady"), seed=3)
        stubborn = Stubborn(world, "ann", lasts=10**9)
        watching = await begun(world, stubborn, people=1)
        while watching.position["view"]["leader"] != 0 or watching.position["view"]["phase"] != "call":
            await world.clock.pass_by(0.1)
        await world.clock.pass_by(6.5)
        stubborn.take_in()
        stubborn.line.lasts = len(stubborn.line.got) + lost
        call = Act(id="call", seat=0, n=watching.n, a="call rub")
        await handle(world.room, stubborn.line.watcher, call)
        assert not [one for one in stubborn.line.got if one.get("id") == "call"]
        again = await stubborn.come_back()
        await world.clock.pass_by(1)
        for _ in range(2):
            await handle(world.room, again.watcher, call)
            assert again.last("done") == {"t": "done", "id": "call", "n": call.n}
        assert [line.get("a") for line in lines_of(watching)[call.n :]].count("call rub") == 1
        await world.room.stop()

    run(story())
