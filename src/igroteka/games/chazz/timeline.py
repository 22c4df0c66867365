"""A race of Chazz in which a wish counts from the moment when it was made, not when it came.

The race is run twice. `now` is what everybody sees. `settled` is behind it by as much as can be credited, and decides:
when it comes to a tick, no wish can change that tick any more. A credited wish enters a tick that is still open, and
`now` is computed again from there.
"""

from collections import deque
from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from igroteka.games.chazz.measures import TICKS
from igroteka.games.chazz.race import RacePhase
from igroteka.games.chazz.race_api import PHASES, Race
from igroteka.games.chazz.start import Start
from igroteka.games.chazz.wishes import RaceWish

OPEN = 7
"""CH-27: the ticks in which a wish can still enter, 0.23 seconds."""


class CreditedLag(Protocol):
    """How late a player hears and is heard, in seconds, as far as it is credited."""

    @property
    def usual(self) -> float:
        """By how much they are always late."""
        ...

    def credit(self, reaction: float) -> float:
        """By how much an answer came too late, which came so long after its question."""
        ...


class AskedFor(NamedTuple):
    """A person's wish."""

    wish: int
    came: float
    lag: CreditedLag


class Heard(NamedTuple):
    """The inputs of a tick."""

    wishes: dict[int, int]
    call: bool


class Timeline:
    def __init__(self, start: Start) -> None:
        self.settled, self.now = Race(start), Race(start)
        self.open: deque[Heard] = deque()
        """The ticks that are in `now` and not in `settled`."""
        self.asked: dict[int, AskedFor] = {}
        self.called_at: float | None = None
        self.unheard: set[int] = set()
        """Since the call: the seats whose first wish is awaited, and may be credited."""
        self.moment: float | None = None
        """When the last tick was due."""
        self.since = 0.0
        """Since when ticks follow each other without a break."""

    def ask(self, seat: int, wish: int, came: float, lag: CreditedLag) -> None:
        self.asked[seat] = AskedFor(wish, came, lag)

    def tick(self, moment: float, pressed: Mapping[int, int], *, call: bool = False, caller: int | None = None) -> None:
        """Goes on by the tick that is due at this moment. `pressed`: what bots wish for. `caller`: the person who
        calls, if one does. They know the moment, so that lag costs them nothing.
        """
        if self.moment is None or moment - self.moment > 1.5 / TICKS:
            self.since = moment
        self.moment = moment
        heard = Heard(dict(pressed), call)
        self.open.append(heard)
        entered = [self.enter(seat, asked, moment) for seat, asked in self.asked.items()]
        self.asked.clear()
        was_called = self.now.called
        if any(entered):
            self.foresee()
        else:
            self.now.tick(heard.wishes, call=call)
        if self.now.called and not was_called:
            self.called_at = moment
            self.unheard = set(range(self.now.players)) - {caller}
        if len(self.open) > OPEN:
            wishes, call = self.open.popleft()
            self.settled.tick(wishes, call=call)

    def enter(self, seat: int, asked: AskedFor, moment: float) -> bool:
        """Puts a wish into the tick to which it belongs. Whether that is an earlier one."""
        ticks = int((moment - asked.came + self.credit(seat, asked)) * TICKS)
        back = max(0, min(ticks, len(self.open) - 1, round((moment - self.since) * TICKS)))
        self.open[-1 - back].wishes[seat] = asked.wish
        return back > 0

    def credit(self, seat: int, asked: AskedFor) -> float:
        """Steering is credited, and the first wish after the call, which answers it. To later ones lag does nothing,
        and a false start stays one.
        """
        if asked.wish < RaceWish.NEAREST:
            return asked.lag.usual
        if self.called_at is None or seat not in self.unheard:
            return 0.0
        self.unheard.discard(seat)
        return asked.lag.credit(asked.came - self.called_at)

    def foresee(self) -> None:
        self.now = self.settled.fork()
        for wishes, call in self.open:
            self.now.tick(wishes, call=call)

    @property
    def over(self) -> bool:
        return self.settled.over

    def snapshot(self) -> dict[str, Any]:
        """What everybody may see. Who sits is told when it is settled."""
        seen = self.now.snapshot()
        settled = self.settled.snapshot()
        seen["chairs"] = settled["chairs"]
        if self.now.over and not self.settled.over:
            seen["phase"] = PHASES[RacePhase.RUN]
        return seen
