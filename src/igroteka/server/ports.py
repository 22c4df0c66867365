"""What the server needs of the world, besides dice (`Rng`) and a store: time, bots, and ways to clients.

Tests bring their own; what is real stands in the files that are named after it.
"""

from collections.abc import Awaitable, Sequence
from typing import NamedTuple, Protocol


class Clock(Protocol):
    def now(self) -> float:
        """Seconds, never falling."""
        ...

    def sleep_until(self, moment: float) -> Awaitable[None]: ...


class Secrets(Protocol):
    """What nobody can guess."""

    def id(self) -> str:
        """A name for a table or a person, of letters, digits, `-` and `_`."""
        ...

    def key(self) -> bytes:
        """A key that signs."""
        ...


class Wire(Protocol):
    """One connection to a client."""

    def send(self, data: bytes) -> None:
        """Takes a message to be sent soon. A client that cannot keep up is closed, and delays nobody."""
        ...

    def close(self, code: int) -> None: ...


class BotFailed(Exception):
    """It crashed, or took too long."""


class Progress(NamedTuple):
    """For how many games of all the bots are ready."""

    done: int
    of: int


class Thinker(Protocol):
    """Where bots think: elsewhere, so that none can stop a table. Each may raise BotFailed."""

    @property
    def preparing(self) -> Progress | None:
        """How far they are, if they cannot think yet."""
        ...

    def step(self, game: str, key: bytes, bot: str) -> Awaitable[str]:
        """The text of the step that the bot takes for the seat to act, in the state that has this key."""
        ...

    def pick(self, game: str, key: bytes, bot: str, seat: int, places: Sequence[int]) -> Awaitable[int]:
        """Chazz, calm mode: the chair that the character picks, with the cats standing in these places."""
        ...

    def advice(self, game: str, key: bytes, bot: str) -> Awaitable[dict[str, int]]:
        """Chazz: how much more each word is worth to the leader than the mean of them, as the character sees it."""
        ...
