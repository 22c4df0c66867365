"""What the server needs of the world, besides dice (`Rng`) and a store: time, secrets, bots, and wires to clients.

Tests bring their own; the real ones are in system.py, bots/pool.py and doors/outbox.py.
"""

from collections.abc import Awaitable, Container, Sequence
from typing import NamedTuple, Protocol

from igroteka.bots.search.hints import Suggestion
from igroteka.reviews.judgement import Judgement
from igroteka.reviews.sketch import Sketch


class Clock(Protocol):
    def now(self) -> float:
        """Seconds on a clock that never goes back."""
        ...

    def wall(self) -> int:
        """Milliseconds since 1970, as a store counts them, on a clock that may jump."""
        ...

    def sleep_until(self, moment: float) -> Awaitable[None]: ...


class Secrets(Protocol):
    """Sources of values that nobody can guess."""

    def id(self) -> str:
        """A name for a table or a person, of letters, digits, `-` and `_`."""
        ...

    def key(self) -> bytes:
        """A key for signing."""
        ...


class Wire(Protocol):
    """One connection to a client."""

    def send(self, data: bytes) -> None:
        """Queues a message. A client that cannot keep up is closed, and delays nobody."""
        ...

    def close(self, code: int) -> None: ...


class BotFailed(Exception):
    """It crashed, or took too long."""


class Asker(NamedTuple):
    """Who waits for a bot: a table, and the person there for whom the bot thinks. Where only a clock waits, nobody."""

    table: str
    address: str = ""
    person: str = ""


class Bots(Protocol):
    """Bots think elsewhere, so that none can hold up a table. Each call may raise BotFailed. A call that is cancelled
    is not answered any more: what waits is dropped, and what has begun is ended.
    """

    @property
    def prepared(self) -> Container[str]:
        """The games whose bots play as well as they can. In others they play simply, until their search is compiled."""
        ...

    def step(self, asker: Asker, game: str, key: bytes, bot: str) -> Awaitable[str]:
        """The text of the step that the bot takes for the seat to act, in the state that has this key."""
        ...

    def hints(self, asker: Asker, game: str, key: bytes) -> Awaitable[list[Suggestion]]:
        """The best choices of the seat to act, for its player, the best first."""
        ...

    def pick(self, asker: Asker, game: str, key: bytes, bot: str, seat: int, places: Sequence[int]) -> Awaitable[int]:
        """The secret pick of a bot for this seat, with everybody standing in these places."""
        ...

    def advice(self, asker: Asker, game: str, key: bytes, bot: str) -> Awaitable[dict[str, int]]:
        """What each step is worth to the seat to act, as the bot sees it: before live play decides."""
        ...


class Judges(Protocol):
    """Who reviews matches, elsewhere, like bots. Each call may raise BotFailed, and can be cancelled."""

    def sketch(self, asker: Asker, game: str, record: str) -> Awaitable[Sketch]:
        """A first, rough review of the match with this record."""
        ...

    def judgement(self, asker: Asker, game: str, record: str, moment: int) -> Awaitable[Judgement]:
        """The judgement of one moment of the match, in which something else could have followed."""
        ...
