"""The moments of a match: the positions of the line that was played in the end, and what followed each of them."""

from collections.abc import Sequence
from typing import NamedTuple

from igroteka.core.actors import OVER
from igroteka.core.state import State
from igroteka.match.match import Match
from igroteka.match.record import Record
from igroteka.match.throws import at_the_start, played_line


class Moment(NamedTuple):
    """A position in which somebody, chance or a race decided."""

    number: int
    """How many steps were played before."""
    entry: int
    """The place of the step among the entries of the record, from 0. What was undone has entries, too."""
    state: State
    step: int

    @property
    def is_forced(self) -> bool:
        """Whether nothing else could follow."""
        return len(self.state.legal() or self.state.outcomes()) == 1


class PlayedLine(NamedTuple):
    moments: Sequence[Moment]
    last: State
    """Where the line ends: the end of the match, if it was played to its end."""

    @property
    def is_over(self) -> bool:
        return self.last.actor == OVER


def line_of(record: Record) -> PlayedLine:
    """What was played, without what was undone. BadRecord, if the rules refuse an entry."""
    match, state, moments = Match.replay(record), at_the_start(record).state, list[Moment]()
    entries, _ = played_line(record, [])
    for number, (entry, step) in enumerate(zip(entries, match.steps, strict=True)):
        moments.append(Moment(number, entry, state.copy(), step))
        state.apply(step)
    return PlayedLine(moments, state)
