"""The fields of a state of Marrakech, and the numbers of its steps.

Rugs are kept as they look from above: `shown` is, for each colour, the cells where it is on top; `whole` has the first
cell of every rug whose halves are both visible. Play depends on nothing else: positions that look the same are equal.
"""

from typing import Annotated, NamedTuple

from igroteka.core.fields import layout
from igroteka.games.marrakech.language import LANGUAGE

LEFT, AHEAD, RIGHT, ROLL, TOP, LAY = map(LANGUAGE.first, ("left", "ahead", "right", "roll", "top", "lay"))

NONE = -1


class Fields(NamedTuple):
    """The state of a game of Marrakech."""

    actor: int
    phase: int
    players: int
    stay: int  # option bankruptcy: stay
    own_allowed: int  # option own_rug: allowed
    turn_after: int  # option turn: after
    seat: int  # whose turn it is
    assam: int
    facing: int
    dirhams: Annotated[list[int], 4]
    pile: Annotated[list[int], 4]  # rugs of each colour that are not laid nor, with two seats, turned up
    top: Annotated[list[int], 2]  # with two seats, the colour turned up on each pile, or NONE
    gone: Annotated[list[int], 4]  # 1 for the first seat that went out, 2 for the next; 0 while in
    shown: Annotated[list[int], 4]  # each colour's visible cells, as a set
    whole: Annotated[list[int], 2]  # first cells of the wholly visible rugs that lie ALONG and DOWN, as sets


STATE = layout(Fields)
