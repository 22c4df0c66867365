"""A program that plays one seat of one game."""

from collections.abc import Callable
from typing import Protocol

from igroteka.core.state import State


class Bot(Protocol):
    def choose(self, state: State, /) -> int:
        """Asked when its seat acts: one of `state.legal()`. The state is a copy, to do with as it likes."""
        ...

    def follow(self, step: int, /) -> None:
        """Told of every step that is taken, chance's and its own too, in their order, before it chooses again."""
        ...


Factory = Callable[[int], Bot]
"""Makes a fresh bot for one seat of one game from a seed: the same seed, the same bot."""

Clock = Callable[[], float]
"""Seconds that have gone by. Bots have no clock of their own."""


class Forgetful:
    """A bot that needs no more than the position before it."""

    def __init__(self, answer: Callable[[State], int]) -> None:
        self.choose = answer

    def follow(self, step: int) -> None:
        pass
