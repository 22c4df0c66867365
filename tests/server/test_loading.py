"""Games become playable one by one, and whoever is early waits a moment."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from igroteka.server.bots.agenda import Agenda
from igroteka.server.bots.parts import GamePart
from igroteka.server.doors import loading as room
from igroteka.server.doors.loading import Loading
from igroteka.server.protocol.refusal import Refusal
from tests.server.world import settle

GAMES = ("a", "b")


class ByHand:
    """Compiles a part when the test says so."""

    def __init__(self) -> None:
        self.asked: asyncio.Queue[str] = asyncio.Queue()
        self.given: list[GamePart] = []

    async def compile(self, agenda: Agenda, settled: Callable[[GamePart], None]) -> None:
        while (part := agenda.next()) is not None:
            self.given.append(part)
            if await self.asked.get() == "fail":
                while agenda.give_back(part):
                    pass
            else:
                agenda.finish(part)
            settled(part)


@pytest.fixture(autouse=True)
def loads(monkeypatch: pytest.MonkeyPatch) -> list[GamePart]:
    """What is loaded here, at once instead of in a thread."""
    parts: list[GamePart] = []

    async def at_once(call: Callable[..., Any], part: GamePart) -> None:
        parts.append(part)

    monkeypatch.setattr(room.asyncio, "to_thread", at_once)
    monkeypatch.setattr(room, "spare_collecting", lambda: None)
    return parts


def test_what_is_in_the_cache_is_loaded_and_nothing_is_compiled(loads: list[GamePart]):
    async def story() -> None:
        done = {GamePart(game, name) for game in GAMES for name in ("rules", "bots")}
        compiling, strong = ByHand(), []
        loading = Loading(GAMES, compiling, strong.append, done)
        await loading.run()
        assert not compiling.given
        assert loads == [GamePart("a", "rules"), GamePart("b", "rules")]
        assert (loading.loaded, loading.strong, strong) == (["a", "b"], ["a", "b"], ["a", "b"])
        assert loading.is_over

    asyncio.run(story())


def test_a_game_can_be_played_before_the_others_and_comes_first_if_somebody_wants_it():
    async def story() -> None:
        compiling, strong = ByHand(), []
        loading = Loading(GAMES, compiling, strong.append)
        running = asyncio.create_task(loading.run())
        await settle()
        waiting = asyncio.create_task(loading.admit("b"))
        await settle()
        for _ in range(2):
            compiling.asked.put_nowait("compile")
            await settle()
        assert waiting.done()
        await waiting
        assert compiling.given == [GamePart("a", "rules"), GamePart("b", "rules"), GamePart("b", "bots")]
        assert not strong
        for _ in range(2):
            compiling.asked.put_nowait("compile")
        await running
        assert strong == ["b", "a"]

    asyncio.run(story())


def test_who_waited_in_vain_is_refused_with_what_can_be_played(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(room, "PATIENCE", 0)

    async def story() -> None:
        loading = Loading(GAMES, ByHand(), print)
        loading.loaded.append("b")
        await loading.admit("b")
        await loading.admit("there is no such game")
        with pytest.raises(Refusal) as refused:
            await loading.admit("a")
        assert (refused.value.code, refused.value.parameters) == ("not-ready", {"loaded": ["b"], "strong": []})

    asyncio.run(story())


def test_rules_that_nobody_could_compile_are_compiled_here_and_bots_without_a_search_stay_simple(loads: list[GamePart]):
    async def story() -> None:
        compiling, strong = ByHand(), []
        loading = Loading(["a"], compiling, strong.append)
        compiling.asked.put_nowait("fail")
        await loading.run()
        assert loads == [GamePart("a", "rules")]
        assert (loading.loaded, strong) == (["a"], [])

    asyncio.run(story())
