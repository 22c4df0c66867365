"""The rules of all games, loaded before anybody plays: from the cache, or compiled, which takes a while once."""

import asyncio
import gc
from contextlib import AbstractContextManager
from typing import Any

from numba.core import event

from igroteka.core.actors import CHANCE, OVER, RACE
from igroteka.core.dice import Dice
from igroteka.games import NAMES
from igroteka.games.chazz.race_api import Race
from igroteka.games.chazz.start import Start
from igroteka.games.chazz.track import even_places
from igroteka.match.match import Match

NEW_OBJECTS = 50_000
"""Until the garbage collector looks for some that nobody reaches any more."""


class Loading(event.Listener):
    """Goes on in a thread, so that the server answers meanwhile."""

    def __init__(self) -> None:
        self.loaded: list[str] = []
        """Games that can be played."""
        self.compiled = 0
        """Functions, so far."""

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
    """The garbage collector leaves alone what has been loaded: to look through it stopped everything for 40 ms or more.
    And it comes more seldom: the view of a full board has more parts than it usually waits for.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS)


def rehearse(name: str) -> None:
    """Plays a match, and asks all that a table asks: whatever is compiled is compiled now."""
    match, dice = Match(name), Dice(1)
    while match.state.actor != OVER:
        state = match.state
        if state.actor in (CHANCE, RACE):
            match.throw(dice)
        else:
            steps = state.legal()
            match.play(state.actor, state.text(steps[dice.randrange(len(steps))]))
    match.state.view(0)
    if match.game.has_race:
        race = Race(Start(0, even_places(range(4))))
        race.tick({0: 1}, {0: 1})
        race.snapshot()
