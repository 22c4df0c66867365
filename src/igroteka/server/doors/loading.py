"""Loads the rules of all games before anybody plays: from the cache, or by compiling them, which takes a while once."""

import asyncio
import gc
from contextlib import AbstractContextManager
from typing import Any

from numba.core import event

from igroteka.core.actors import CHANCE, OVER, RACE
from igroteka.core.dice import Dice
from igroteka.games import NAMES
from igroteka.match.match import Match
from igroteka.server.table.interlude import interlude_module

NEW_OBJECTS = 50_000
"""Allocations between two runs of the garbage collector."""


class Loading(event.Listener):
    """Runs in a thread, so that the server answers meanwhile."""

    def __init__(self) -> None:
        self.loaded: list[str] = []
        """Games that can be played."""
        self.compiled = 0
        """How many functions have been compiled."""

    @property
    def is_done(self) -> bool:
        return len(self.loaded) == len(NAMES)

    async def run(self) -> None:
        await asyncio.to_thread(self.load)
        spare_collecting()

    def load(self) -> None:
        listening: AbstractContextManager[Any] = event.install_listener("numba:compile", self)
        with listening:
            for name in NAMES:
                rehearse(name)
                self.loaded.append(name)

    def on_start(self, event: Any) -> None:
        self.compiled += 1

    def on_end(self, event: Any) -> None:
        pass


def spare_collecting() -> None:
    """Keeps the garbage collector away from what has been loaded: a pass over that stopped everything for 40 ms or
    more. It also runs less often: the view of a full board has more parts than its usual threshold.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS)


def rehearse(name: str) -> None:
    """Plays a match, and asks everything that a table asks, so that all of it is compiled now."""
    match, dice = Match(name), Dice(1)
    while match.state.actor != OVER:
        state = match.state
        if state.actor in (CHANCE, RACE):
            match.throw(dice)
        else:
            steps = state.legal()
            match.play(state.actor, state.text(steps[dice.randrange(len(steps))]))
    match.state.view(0)
    interlude = interlude_module(name)
    if interlude is not None:
        interlude.rehearse()
