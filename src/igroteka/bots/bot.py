"""The protocol of a bot: a program that plays one seat of one game."""

from collections.abc import Callable
from typing import Protocol

from igroteka.core.state import State


class Bot(Protocol):
    """What the terminal, the server, the arena and the environments ask of a bot."""

    def choose(self, state: State, /) -> int:
        """Returns one of `state.legal()`; called when its seat acts. The state is a copy that the bot may change."""
        ...

    def follow(self, step: int, /) -> None:
        """Called with every step in order, including chance's and its own, before it chooses again."""
        ...


Factory = Callable[[int], Bot]
"""Makes a bot for one seat of one game from a seed. The same seed makes the same bot."""

Clock = Callable[[], float]
"""Returns elapsed seconds. Bots have no clock of their own."""


class Forgetful:
    """A bot that looks only at the current position."""

    def __init__(self, answer: Callable[[State], int]) -> None:
        self.choose = answer

    def follow(self, step: int) -> None:
        pass
