"""The port for what a game does between steps that is not a step: play on the clock, and secret picks.

Most games have none. One that has puts a module with its name into `server/interludes`, and the server knows nothing
of it but what stands here. All of it is plain code: dice and ticks come from outside, and everything ends in entries
of the table's log.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from igroteka.core.extras import extra

if TYPE_CHECKING:
    from igroteka.core.dice import Rng
    from igroteka.core.state import State
    from igroteka.server.protocol.messages import AnyOut
    from igroteka.server.table.dice_seal import Draws
    from igroteka.server.table.lag import Lag
    from igroteka.server.table.table import Added, Table

Decision = Callable[["Table"], "list[Added]"]
"""Adds entries to a table, or refuses and changes nothing."""


class Live(Protocol):
    """Play on the clock at one table, from its start to its end."""

    ticks_per_second: int
    shown_every: int
    """In ticks."""
    advisor: str | None
    """The bot whose advice is wanted before anybody has to decide."""

    @property
    def is_over(self) -> bool: ...

    @property
    def may_act(self) -> bool:
        """Whether a seat may take its step now."""
        ...

    def wish(self, seat: int, text: str, came: float, lag: Lag) -> None:
        """What a seat asks for, when that came, and how late its client is. Refusal, if there is no such wish."""
        ...

    def advise(self, advice: Mapping[str, int]) -> None:
        """What each step is worth to the seat that has to act, as the advisor sees it."""
        ...

    def heard(self, step: str) -> None:
        """A step of the table, as soon as it is durable."""
        ...

    def tick(self, table: Table | None, moment: float) -> list[Decision]:
        """Goes on by the tick that is due at this moment, and returns what that decides, in order.

        It waits for nobody: the table may be behind, and is None while it cannot be read.
        """
        ...

    def hold(self, seconds: int) -> None:
        """No tick comes for so many seconds more, because the server was held up. With 0, it goes on."""
        ...

    def snapshot(self) -> AnyOut | None:
        """What everybody may see now, if there is anything."""
        ...


class Interlude(Protocol):
    """One way in which a game is played between steps."""

    def is_live(self, table: Table) -> bool:
        """Whether play on the clock has to decide now."""
        ...

    def live(self, table: Table, rng: Rng) -> Live:
        """The dice of the match are those of the table; bots use others."""
        ...

    def follow(self, table: Table, draws: Draws) -> list[Added]:
        """Adds what happens by itself before anybody picks."""
        ...

    def waits_for(self, table: Table) -> list[int]:
        """The seats whose pick is awaited."""
        ...

    def choices(self, table: Table) -> list[int]:
        """What may be picked now."""
        ...

    def pick(self, table: Table, seat: int, choice: int) -> list[Added]:
        """Adds a pick that was awaited, and what follows when it was the last."""
        ...


class InterludeModule(Protocol):
    """What the module of a game in `server/interludes` holds."""

    LIVE: Interlude
    CALM: Interlude

    def pick_of(self, bot: str, state: State, seat: int, places: Sequence[int], rng: Rng) -> int:
        """The pick of a bot."""
        ...

    def advice_of(self, bot: str, state: State, rng: Rng) -> dict[str, int]:
        """What each step is worth to the seat to act, as a bot sees it."""
        ...

    def rehearse(self) -> None:
        """Uses everything that has to be compiled."""
        ...


def interlude_module(game: str) -> InterludeModule | None:
    return extra("server.interludes", game)


def interlude_of(game: str, calm: bool) -> Interlude | None:
    module = interlude_module(game)
    return None if module is None else module.CALM if calm else module.LIVE
