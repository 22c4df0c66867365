"""Makes the games playable: loads their rules, after they and the bots were compiled if the cache has them not."""

import asyncio
import gc
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Protocol

import structlog

from igroteka.server.bots.agenda import Agenda
from igroteka.server.bots.parts import GamePart, load
from igroteka.server.protocol.refusal import Refusal

NEW_OBJECTS = 50_000
"""Allocations between two runs of the garbage collector."""

PATIENCE = 2.0
"""Seconds that a request waits for the rules of its game."""

log = structlog.get_logger()


class Compiling(Protocol):
    async def compile(self, agenda: Agenda, settled: Callable[[GamePart], None]) -> None:
        """Compiles everything on the agenda elsewhere. Tells of each part that is compiled, or given up."""
        ...


class Loading:
    """A game can be played as soon as its own rules are loaded. They are compiled in other processes, and loaded in a
    thread, so that the server answers meanwhile.
    """

    def __init__(
        self,
        games: Sequence[str],
        compiling: Compiling,
        prepared: Callable[[str], None],
        done: Collection[GamePart] = (),
    ) -> None:
        self.games, self.compiling, self.prepared = games, compiling, prepared
        self.agenda = Agenda(games, done)
        """What was not in the cache at the start."""
        self.loaded: list[str] = []
        """Games that can be played."""
        self.came = {game: asyncio.Event() for game in games}
        self.strong: list[str] = []
        """Those whose bots play as well as they can."""
        self.is_over = False
        """Nothing is left to compile or to load."""
        self.settled: asyncio.Queue[GamePart] = asyncio.Queue()

    @property
    def is_done(self) -> bool:
        return len(self.loaded) == len(self.games)

    @property
    def told(self) -> dict[str, list[str]]:
        return {"loaded": self.loaded, "strong": self.strong}

    def check(self, game: str) -> None:
        """Somebody wants to play this game, so it comes first; refused until its rules are loaded. A game that is not
        there at all is for others to refuse.
        """
        if game in self.games:
            self.agenda.want(game)
            if game not in self.loaded:
                raise Refusal("not-ready", **self.told)

    async def admit(self, game: str) -> None:
        """The same, but waits a moment first: after a later start all rules are loaded within a second, and everybody
        comes back at the same time.
        """
        if game in self.games and game not in self.loaded:
            self.agenda.want(game)
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self.came[game].wait()
        self.check(game)

    def check_all(self) -> None:
        if not self.is_done:
            raise Refusal("not-ready", **self.told)

    async def run(self) -> None:
        """Ends when all games can be played and all bots play as well as they can."""
        for part in self.agenda.parts:
            if part in self.agenda.done:
                self.settled.put_nowait(part)
        async with asyncio.TaskGroup() as group:
            loading = group.create_task(self.keep_loading())
            await self.compiling.compile(self.agenda, self.settled.put_nowait)
            await self.settled.join()
            loading.cancel()
        self.is_over = True

    async def keep_loading(self) -> None:
        """Takes in one part after the other, as they are compiled."""
        while True:
            part = await self.settled.get()
            if part.name == "rules":
                await asyncio.to_thread(load, part)
                self.loaded.append(part.game)
                self.came[part.game].set()
                log.info("a game can be played", game=part.game)
                if self.is_done:
                    spare_collecting()
            elif part in self.agenda.done:
                self.strong.append(part.game)
                self.prepared(part.game)
            self.settled.task_done()


def spare_collecting() -> None:
    """Keeps the garbage collector away from what has been loaded: a pass over that stopped everything for 40 ms or
    more. It also runs less often: the view of a full board has more parts than its usual threshold.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS)
